import { type Text } from '../../language.js';
import { type Card } from '../../cards/card.js';
import { type CardSet } from '../../cards/card-set.js';
import { type Claim } from './claim.js';
import { type AnnouncementId, type DefinitionId } from './ids.js';

/** The tables of section 4 in their order; `rule` of a definition names its table. */
export const families = [
  'message',
  'material',
  'silent',
  'free-tricks',
  'bound-tricks',
  'high-card',
  'flight',
  'catch',
  'other',
  'trophy',
] as const;
export type Family = (typeof families)[number];

/** What a call names besides its id (`match-record.md`). */
export type Parameter =
  'none' | 'card' | 'two-cards' | 'three-cards' | 'suit' | 'black-suit' | 'red-and-black' | 'count' | 'suit-and-count';

export const trophyClasses = ['small', 'middle', 'great', 'super', 'multi', 'ultra', 'royal'] as const;
export type TrophyClass = (typeof trophyClasses)[number];

/** A card that has to win one of the tricks for the Schlemm that binds it (2.6); bit n of `tricks` is trick n. */
export interface Binding {
  readonly card: Card;
  readonly tricks: number;
}

/** The named cards, suits and number of one call; empty lists and 0 where its id has no such parameter. */
export interface Arguments {
  readonly cards: readonly Card[];
  readonly suits: readonly number[];
  readonly count: number;
}

/** One of the 70 announcements and bonuses of section 4. All have this shape. */
export interface Definition {
  readonly id: DefinitionId;
  /** The table of section 4 that it stands in: `4.6`. */
  readonly rule: string;
  readonly family: Family;
  readonly name: Text;
  readonly points: number;
  readonly parameter: Parameter;
  /** Rank 1–25 in 4.9 and class; null for all that is no trophy. */
  readonly trophy: { readonly rank: number; readonly class: TrophyClass } | null;
  /** Contains all ten tricks (4.9: V). */
  readonly valat: boolean;
  /** Of one flight and one catch Schlemm a party may have (2.4). */
  readonly group: 'flight' | 'catch' | null;
  /** Announced by a party, these keep its silent bonus from being scored (4.3). */
  readonly silencedBy: readonly AnnouncementId[];
  /** The cards that it binds of its own (2.6). */
  binds(given: Arguments): readonly Binding[];
  /** What it says of its party when won; it is won if and only if all of it is true and inherited cards kept (2.3). */
  claims(given: Arguments): readonly Claim[];
  /** For messages: whether the call is true of the hand, and allowed (4.1). */
  isTrueOf(hand: CardSet, given: Arguments): boolean;
}

/** What no announcement has in common with another. */
type Particular = 'id' | 'rule' | 'family' | 'name' | 'points';

/** A definition from what is special about it; the rest is the ordinary case. */
export function define(special: Pick<Definition, Particular> & Partial<Omit<Definition, Particular>>): Definition {
  return Object.freeze({
    parameter: 'none',
    trophy: null,
    valat: false,
    group: null,
    silencedBy: [],
    binds: () => [],
    claims: () => [],
    isTrueOf: () => true,
    ...special,
  });
}

export function bind(card: Card, trick: number): Binding {
  return { card, tricks: 1 << trick };
}
