import { cardCode, HEARTS, parseCard, SPADES, type Card } from '../../../cards/card.js';
import { cardsOf, type CardSet } from '../../../cards/card-set.js';
import { winningPlace } from '../../../tricks/trick.js';
import { announcement, isSame, type Announcement } from '../../announcements/announcement.js';
import { catalogue } from '../../announcements/catalogue.js';
import { type Claim } from '../../announcements/claim.js';
import { type Definition } from '../../announcements/definition.js';
import { type AnnouncementId } from '../../announcements/ids.js';
import { raises } from '../../announcements/raising.js';
import { collectorOf, parties, type Seat } from '../../table.js';
import { verifyPlayed } from '../../verification/played.js';
import { excludedPair } from '../combination.js';
import { PAIR_ATTACKERS, pairGame, pairGameOf, type PairGame, type PairLine } from './pair-game.js';
import { type DealtAndPlayed, dealOf } from './read-game.js';
import { askTogether, type LinePart } from './together.js';

/** Steps for one pair: five times those for one sheet, since each is asked but once. A minute or so. */
const PAIR_LIMIT = 50_000_000;

/** Flight Schlemme name their cards in this order, one a trick; all other high cards are the Pagat. */
const FLIGHT_CARDS = ['SK', 'CK', 'HK'].map(parseCard);
const PAGAT_ALONE = [parseCard('T1')];

function withDefaultParameters({ id, parameter, family, group }: Definition): Announcement {
  const isFlight = family === 'flight' || group === 'flight';
  const given = (): { cards?: readonly Card[]; suits?: readonly number[] } => {
    switch (parameter) {
      case 'card':
        return { cards: isFlight ? FLIGHT_CARDS.slice(0, 1) : PAGAT_ALONE };
      case 'two-cards':
        return { cards: FLIGHT_CARDS.slice(0, 2) };
      case 'three-cards':
        return { cards: FLIGHT_CARDS };
      case 'suit':
      case 'black-suit':
        return { suits: [SPADES] };
      case 'red-and-black':
        return { suits: [HEARTS, SPADES] };
      default:
        return {};
    }
  };
  return announcement(id as AnnouncementId, given());
}

/** The 61 Schlemme and trophies in the order of section 4, with the parameters that the table of pairs is made with. */
export const pairAnnouncements: readonly Announcement[] = catalogue
  .filter(({ family }) => family !== 'message')
  .map(withDefaultParameters);

/** Each of them won and lost, of the attackers (A) and then of the defenders (B): 244 lines. */
export const pairLines: readonly PairLine[] = parties.flatMap((party) =>
  pairAnnouncements.flatMap((one) =>
    (['won', 'lost'] as const).map((result): PairLine => ({ party, announcement: one, result })),
  ),
);

/** What comes of asking whether two lines stand beside each other at the end of an auction. */
export type PairAnswer =
  | { readonly state: 'shown'; readonly game: PairGame }
  /** `rule`: the auction never comes to both. `clash`: the two are legal, but no game has both, for these reasons. */
  | { readonly state: 'excluded'; readonly rule: '2.2' | '2.3' | '2.4' }
  | { readonly state: 'impossible'; readonly clash: readonly [readonly string[], readonly string[]] }
  | { readonly state: 'undecided' };

/** @param limit steps */
export function askPair(first: PairLine, second: PairLine, limit = PAIR_LIMIT): PairAnswer {
  const rule = ruleAgainst(first, second);
  if (rule !== null) return { state: 'excluded', rule };
  const together = askTogether([first, second], limit);
  if (together.state !== 'impossible') return together;
  const partsOf = (line: 0 | 1): string[] => together.clash.filter((part) => part.line === line).map(partText);
  return { state: 'impossible', clash: [partsOf(0), partsOf(1)] };
}

/** 2.2: not twice; 2.3: not beside what it raises; 2.4: one trophy, one of a kind, no card bound twice. */
function ruleAgainst(first: PairLine, second: PairLine): '2.2' | '2.3' | '2.4' | null {
  if (first.party !== second.party) return null;
  const [one, other] = [first.announcement, second.announcement];
  if (isSame(one, other)) return '2.2';
  if (raises(one, other) || raises(other, one)) return '2.3';
  return excludedPair(one, other) === null ? null : '2.4';
}

/**
 * The pairs that a deal and its play show: for each of them there is an auction with both and nothing else in which every card was
 * played as 2.6 asks.
 */
export class ShownPairs {
  /** By line, were it the only one: null if it did not come out so, else whether the play is legal. */
  private readonly alone: readonly (boolean | null)[];

  constructor(private readonly game: DealtAndPlayed) {
    this.alone = pairLines.map((line) => {
      const { violations, announcements } = verifyPlayed(pairGame(game, [line]));
      return announcements[0]!.status === line.result ? violations.length === 0 : null;
    });
  }

  /** @param first and `second`: places in `pairLines` */
  has(first: number, second: number): boolean {
    const one = this.alone[first] ?? null;
    const other = this.alone[second] ?? null;
    if (one === null || other === null) return false;
    const [line, otherLine] = [pairLines[first]!, pairLines[second]!];
    if (ruleAgainst(line, otherLine) !== null) return false;
    // Bound cards concern their own party alone, where those of one line may excuse those of the other (2.6).
    const concernEachOther = line.party === otherLine.party && binds(line) && binds(otherLine);
    return concernEachOther ? pairGameOf({ ...this.game, calls: null }, line, otherLine) !== null : one && other;
  }
}

function binds({ announcement: { bindings } }: PairLine): boolean {
  return bindings.length > 0;
}

/** A deal with its play as text: ten tricks, each as its four cards were played. */
export function playText({ tricks }: DealtAndPlayed): string {
  return tricks.map(({ cards }) => cards.map(cardCode).join(' ')).join(', ');
}

/** @throws no error: a text of something else gives a game that does not verify */
export function readPlay(text: string): DealtAndPlayed {
  let leader = collectorOf(PAIR_ATTACKERS);
  const tricks = text.split(', ').map((trick) => {
    const cards = trick.split(' ').map(parseCard) as unknown as DealtAndPlayed['tricks'][number]['cards'];
    const place = winningPlace(cards);
    const read = { leader, cards, winner: ((leader + place) & 3) as Seat, best: cards[place]! };
    leader = read.winner;
    return read;
  });
  const slots = tricks.map(({ leader: first, cards }) => [0, 1, 2, 3].map((seat) => cards[(seat - first + 4) & 3]!));
  return { ...dealOf(slots), tricks };
}

function partText(part: LinePart): string {
  switch (part.part) {
    case 'claim':
      return claimText(part.claim);
    case 'lost':
    case 'bindings':
      return partWords[part.part];
  }
}

/**
 * What a text of the table of pairs says of a line: one of its claims, that not all of them are true, or its bound cards.
 * @throws RangeError for a text that the table does not have of this line
 */
export function partOfLine({ announcement: { claims } }: PairLine, words: string): Claim | 'lost' | 'bindings' {
  const claim = claims.find((each) => claimText(each) === words);
  if (claim !== undefined) return claim;
  const part = (['lost', 'bindings'] as const).find((each) => partWords[each] === words);
  if (part === undefined) throw new RangeError(`No claim of the line is “${words}”.`);
  return part;
}

const partWords = { lost: 'not all of it', bindings: 'bound cards' } as const;

const codes = (cards: CardSet): string => cardsOf(cards).map(cardCode).join(' ');

/** A claim as the table of pairs writes it: of the party of the line, in the words of 3.2. */
function claimText(claim: Claim): string {
  switch (claim.kind) {
    case 'first-tricks':
      return `takes tricks 1–${claim.count}`;
    case 'trick-count':
      return `takes ${claim.least} tricks`;
    case 'trick-with-card':
      return `takes trick ${claim.trick} with ${cardCode(claim.card)}`;
    case 'trick-with-kind':
      return `takes trick ${claim.trick} with ${claim.cards.name.en}`;
    case 'some-trick-with':
      return `takes a trick with ${claim.cards.name.en}`;
    case 'four-in-a-row':
      return `takes four tricks in a row with ${claim.cards.name.en}`;
    case 'home':
      return `brings home ${codes(claim.cards)}`;
    case 'home-one-of':
      return `brings home one of ${codes(claim.cards)}`;
    case 'caught':
      return `brings home ${cardCode(claim.card)} of the opponents`;
    case 'fifth-trick-first':
      return 'takes its fifth trick first';
    case 'last-three-shared':
      return 'both players take one of tricks 8–10';
  }
}
