import { type Word } from './phrase.js';
import { type Seat } from './seats.js';

/** The phases of a played deal in their order; `deal` and `scored` name the places of what belongs to no phase. */
export const phases = ['start', 'auction', 'calling', 'exchange', 'announcements', 'tricks', 'after'] as const;
export type Phase = (typeof phases)[number];
export type SessionPlace = Phase | 'deal' | 'scored';

/** A violation or a warning (session-record, Result): the code says what, the rest where. */
export interface Violation {
  readonly code: string;
  readonly phase: SessionPlace;
  readonly index: number | null;
  readonly item: number | null;
  readonly seat: Seat | null;
  /** What was omitted at a turn comes after everything that was done in it. */
  readonly omission: boolean;
  readonly values: Readonly<Record<string, Word>>;
}

const none: Violation['values'] = Object.freeze({});

export function violation(
  code: string,
  phase: SessionPlace,
  index: number | null,
  item: number | null,
  seat: Seat | null,
  values: Violation['values'] = none,
): Violation {
  return { code, phase, index, item, seat, omission: false, values };
}

/** Something that was due at a turn and did not come. */
export function omission(code: string, phase: SessionPlace, index: number | null, seat: Seat | null): Violation {
  return { code, phase, index, item: null, seat, omission: true, values: none };
}

const placeRank: Readonly<Record<SessionPlace, number>> = {
  start: 0,
  auction: 1,
  calling: 2,
  exchange: 3,
  announcements: 4,
  tricks: 5,
  after: 6,
  deal: 7,
  scored: 8,
};

/** The documented order: phases, `session/dealer`, then the codes `deal/…`, `scored/…` and `claim/…`. */
function codeRank(code: string): number {
  if (code === 'session/dealer') return 1;
  if (code.startsWith('deal/')) return 2;
  if (code.startsWith('scored/')) return 3;
  return code.startsWith('claim/') ? 4 : 0;
}

const END = Number.MAX_SAFE_INTEGER;

function byPlace(a: Violation, b: Violation): number {
  return (
    codeRank(a.code) - codeRank(b.code) ||
    placeRank[a.phase] - placeRank[b.phase] ||
    (a.index ?? END) - (b.index ?? END) ||
    itemRank(a) - itemRank(b)
  );
}

function itemRank({ item, omission: omitted }: Violation): number {
  return omitted ? END : (item ?? -1);
}

/** Stable: what has the same place keeps the order in which it was found. */
export function inOrder(found: readonly Violation[]): readonly Violation[] {
  return found.length < 2 ? found : found.toSorted(byPlace);
}
