import { type Card } from '../../cards/card.js';
import { catalogue } from './catalogue.js';
import { type Claim } from './claim.js';
import { type Arguments, type Binding, type Definition } from './definition.js';
import { type AnnouncementId } from './ids.js';

/** One announcement with its parameters. The same id and parameters give the same object, but for absurd counts. */
export interface Announcement extends Arguments {
  readonly id: AnnouncementId;
  readonly definition: Definition;
  /** The place of its definition in the catalogue. */
  readonly index: number;
  readonly bindings: readonly Binding[];
  readonly claims: readonly Claim[];
}

/** Records may name any number; only those that a hand may have are worth keeping. */
const MOST_KEPT_COUNT = 15;

const nothing: readonly never[] = Object.freeze([]);
const indexOf = new Map<string, number>(catalogue.map(({ id }, index) => [id, index]));
const made: Announcement[][] = catalogue.map(() => []);

/** The place of an id in the catalogue; `undefined` for anything else. */
export function catalogueIndex(id: unknown): number | undefined {
  return indexOf.get(id as string);
}

/**
 * @param index place in the catalogue
 * @param cards as many as the definition's parameter asks for
 * @param suits likewise, as numbers
 * @param count of a count message, else 0
 */
export function announcementAt(
  index: number,
  cards: readonly Card[] = nothing,
  suits: readonly number[] = nothing,
  count = 0,
): Announcement {
  if (count < 0 || count > MOST_KEPT_COUNT) return make(index, cards, suits, count);
  let key = 0;
  for (let place = 0; place < cards.length; place++) key = key * 64 + cards[place]!;
  for (let place = 0; place < suits.length; place++) key = key * 4 + suits[place]!;
  // What takes a count takes no cards.
  if (cards.length === 0) key = key * (MOST_KEPT_COUNT + 1) + count;
  const known = made[index]!;
  return (known[key] ??= make(index, cards, suits, count));
}

/** @param given as many cards and suits as the definition's parameter asks for, suits as numbers; nothing of it is checked */
export function announcement(id: AnnouncementId, given: Partial<Arguments> = {}): Announcement {
  return announcementAt(indexOf.get(id)!, given.cards, given.suits, given.count);
}

function make(index: number, cards: readonly Card[], suits: readonly number[], count: number): Announcement {
  const definition = catalogue[index]!;
  const given: Arguments = { cards, suits, count };
  return Object.freeze({
    id: definition.id as AnnouncementId,
    definition,
    index,
    cards,
    suits,
    count,
    bindings: definition.binds(given),
    claims: definition.claims(given),
  });
}

/** The same id and parameters (2.2). */
export function isSame(a: Announcement, b: Announcement): boolean {
  return a === b || (a.index === b.index && a.count === b.count && a.count !== 0 && a.suits[0] === b.suits[0]);
}
