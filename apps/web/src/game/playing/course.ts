import type { PartyName, SeatName } from '@tarokk/rules';
import type { CallState } from './call.js';

/**
 * A game as it is entered or played card by card, as plain data under the keys of records: it is kept on the phone as it is.
 * What follows of it (whose turn, what is bound, what it comes to) is in `standing.ts`.
 */
export interface GameCourse {
  readonly attackers: PartyName;
  /** The hands as far as they are entered, ten cards each in the end; null where the tricks will tell them. */
  readonly deal: DealtHands | null;
  /** Turns of the auction that are over. */
  readonly turns: readonly TurnState[];
  /** What has been called on the turn that is not. */
  readonly speaking: readonly CallMade[];
  /** Who speaks without being in turn, until their turn is over. */
  readonly speaker?: SeatName;
  /** In the order played. */
  readonly cards: readonly string[];
}

export type DealtHands = Readonly<Record<SeatName, readonly string[]>>;

export interface CallMade extends CallState {
  /** `announce` names what is contra'd. */
  readonly contra: boolean;
}

export interface TurnState {
  readonly seat: SeatName;
  /** None is a pass. */
  readonly calls: readonly CallMade[];
}

export const seatsInPlay = ['A.interceptor', 'A.collector', 'B.interceptor', 'B.collector'] as const;
export const HAND = 10;
const DECK = 40;

/** One thing that is entered. */
export type CourseStep =
  /** The hands are entered before the auction, or taken from the tricks. */
  | { readonly step: 'deal-known'; readonly known: boolean }
  /** A card goes to a hand, or out of it. */
  | { readonly step: 'deal'; readonly seat: SeatName; readonly card: string }
  /** Somebody speaks who is not in turn. */
  | { readonly step: 'speaker'; readonly seat: SeatName }
  | { readonly step: 'call'; readonly call: CallMade }
  /** The turn of a seat is over; without calls it has passed. */
  | { readonly step: 'turn-over'; readonly seat: SeatName }
  | { readonly step: 'card'; readonly card: string }
  /** One step back. */
  | { readonly step: 'back' }
  /** So many turns and cards stay. */
  | { readonly step: 'back-to'; readonly turns: number; readonly cards: number }
  /** Only the hands stay. */
  | { readonly step: 'again' };

const noHands: DealtHands = { 'A.interceptor': [], 'A.collector': [], 'B.interceptor': [], 'B.collector': [] };

/** Before anything is entered. @param deal null where the tricks will tell it */
export function newCourse(attackers: PartyName, deal: DealtHands | null = null): GameCourse {
  return { attackers, deal, turns: [], speaking: [], cards: [] };
}

/** Empty hands, but for XIX and XX, which belong to the attackers (1.4). */
export function handsBeforeDeal(attackers: PartyName): DealtHands {
  return { ...noHands, [`${attackers}.interceptor`]: ['T19'], [`${attackers}.collector`]: ['T20'] };
}

/** The course after a step; what makes no sense leaves it as it is. */
export function advance(course: GameCourse, step: CourseStep): GameCourse {
  const { turns, speaking, cards, attackers, deal } = course;
  switch (step.step) {
    case 'deal-known':
      return newCourse(attackers, step.known ? handsBeforeDeal(attackers) : null);
    case 'deal':
      return deal === null ? course : { ...course, deal: dealt(deal, step.seat, step.card) };
    case 'speaker':
      return speaking.length > 0 ? course : { ...course, speaker: step.seat };
    case 'call':
      return { ...course, speaking: [...speaking, step.call] };
    case 'turn-over':
      return { ...inTurn(course), turns: [...turns, { seat: step.seat, calls: speaking }], speaking: [] };
    case 'card':
      return cards.length === DECK || cards.includes(step.card) ? course : { ...course, cards: [...cards, step.card] };
    case 'back':
      return back(course);
    case 'back-to':
      return { ...inTurn(course), turns: turns.slice(0, step.turns), speaking: [], cards: cards.slice(0, step.cards) };
    case 'again':
      return newCourse(attackers, deal);
  }
}

/** A hand has ten cards; when three are full the fourth has what is left. */
function dealt(deal: DealtHands, seat: SeatName, card: string): DealtHands {
  const holder = seatsInPlay.find((each) => deal[each].includes(card));
  const without = holder === undefined ? deal : { ...deal, [holder]: deal[holder].filter((each) => each !== card) };
  if (holder === seat || without[seat].length === HAND) return without;
  const next = { ...without, [seat]: [...without[seat], card] };
  const [open, ...others] = seatsInPlay.filter((each) => next[each].length < HAND);
  const isLast = open !== undefined && others.length === 0;
  return isLast ? { ...next, [open]: [...next[open], ...leftOf(next)] } : next;
}

/** The cards that no hand has. */
export function leftOf(deal: DealtHands): readonly string[] {
  const gone = new Set(Object.values(deal).flat());
  return deckCodes.filter((card) => !gone.has(card));
}

function back(course: GameCourse): GameCourse {
  const { turns, speaking, speaker, cards } = course;
  if (cards.length > 0) return { ...course, cards: cards.slice(0, -1) };
  if (speaking.length > 1) return { ...course, speaking: speaking.slice(0, -1) };
  // Whoever has said nothing yet is not known to speak.
  if (speaking.length === 1 || speaker !== undefined) return { ...inTurn(course), speaking: [] };
  const last = turns.at(-1);
  if (last === undefined) return course;
  // A finished turn is open again.
  const before = { ...course, turns: turns.slice(0, -1), speaking: last.calls };
  return last.calls.length === 0 ? before : { ...before, speaker: last.seat };
}

export function canGoBack({ turns, speaking, speaker, cards }: GameCourse): boolean {
  return turns.length + speaking.length + cards.length > 0 || speaker !== undefined;
}

/** Nobody speaks who is not in turn. */
function inTurn({ speaker: _, ...course }: GameCourse): GameCourse {
  return course;
}

/** Whether the hands are still to be entered. */
export function isDealing({ deal }: GameCourse): boolean {
  return deal !== null && seatsInPlay.some((seat) => deal[seat].length < HAND);
}

const suitCodes = 'SK SQ SC SJ S10 CK CQ CC CJ C10 HK HQ HC HJ DK DQ DC DJ'.split(' ');

/** The forty cards (1.3): the highest tarock first, then the suits. */
export const deckCodes: readonly string[] = [
  ...Array.from({ length: 22 }, (_, index) => `T${22 - index}`),
  ...suitCodes,
];

/** A hand as players hold it. */
export function sorted(cards: readonly string[]): readonly string[] {
  return cards.toSorted((one, other) => deckCodes.indexOf(one) - deckCodes.indexOf(other));
}
