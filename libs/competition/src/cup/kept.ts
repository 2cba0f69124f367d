import { type CupEntry, type Draw, drawCup } from './draw.js';
import { lastDayOfEntries } from './round.js';
import type { CupAct, CupFacts, CupMatch } from './facts.js';
import type { CupToDraw } from './entering.js';
import { type ByParty, type MatchKind, matchPoints } from '@tarokk/rules';

/** A cup as the office keeps it. */
export interface KeptCup {
  readonly year: number;
  /** The last day of the entries (D28). */
  readonly entriesUntil: string;
  /** Why not 31 August (D52); null where it is, and for a cup that was drawn elsewhere. */
  readonly entriesUntilReason: string | null;
  /** That of the next cup; null before that is announced. */
  readonly nextEntriesUntil: string | null;
  /** The public event that gives the seed, and the day on which it was named; null before (D28). */
  readonly event: string | null;
  readonly eventNamedOn: string | null;
  /** Drawn elsewhere and taken over. */
  readonly recorded: boolean;
  readonly seed: string | null;
  readonly drawnOn: string | null;
  /** The account of who decides in it when the whole jury plays in it (D58). */
  readonly appointedJuror: string | null;
  /** In the order in which they are published. */
  readonly entries: readonly CupEntry[];
  readonly acts: readonly KeptCupAct[];
  /** Approved ones. */
  readonly matches: readonly KeptCupMatch[];
}

export const cupActKinds = [
  'matches-wished',
  'matches-agreed',
  'concession',
  'postponement',
  'decision',
  'player-change',
  'set-aside',
] as const satisfies readonly (CupAct['kind'] | 'matches-wished')[];
export type CupActKind = (typeof cupActKinds)[number];

/** An act as it is stored: columns that do not belong to its kind are null. */
export interface KeptCupAct {
  readonly id: string;
  readonly number: number;
  readonly kind: CupActKind;
  readonly pairId: string | null;
  readonly otherId: string | null;
  readonly goesOn: string | null;
  readonly tie: string | null;
  readonly round: string | null;
  readonly matches: number | null;
  readonly day: string | null;
  /** A person who was merged into another is shown as that other. */
  readonly leavesId: string | null;
  readonly comesId: string | null;
  readonly what: readonly string[] | null;
  readonly reason: string | null;
  readonly byJury: boolean;
  readonly accountId: string;
  readonly madeOn: string;
}

/** A match with its sums, of whatever kind. */
export interface KeptCupMatch {
  readonly id: string;
  readonly kind: MatchKind;
  readonly date: string;
  readonly order: number;
  readonly sides: ByParty<string>;
  readonly raw: ByParty<number>;
}

/** The list as the competition library judges it. */
export function cupToDraw(row: KeptCup): CupToDraw {
  const { year, entries, entriesUntil, eventNamedOn, seed } = row;
  return {
    year,
    entries,
    deadline: entriesUntil,
    eventNamedOn,
    drawn: seed !== null,
    nextEntriesClose: nextCupEntriesClose(row),
  };
}

/** On this day the entries of the next cup close: what is left of this one is played before (D51). */
export function nextCupEntriesClose({ year, nextEntriesUntil }: Pick<KeptCup, 'year' | 'nextEntriesUntil'>): string {
  return nextEntriesUntil ?? lastDayOfEntries(year + 1);
}

/** Null before the draw. */
export function drawOf({ year, entries, seed }: Pick<KeptCup, 'year' | 'entries' | 'seed'>): Draw | null {
  return seed === null ? null : drawCup(year, entries, seed);
}

/** How often something was said or decided in it. */
export function cupVersionOf({ acts }: Pick<KeptCup, 'acts'>): number {
  return acts.at(-1)?.number ?? 0;
}

/** All that a drawn cup follows from; null before the draw. */
export function cupFactsOf(row: KeptCup): CupFacts | null {
  const draw = drawOf(row);
  return (
    draw && {
      draw,
      drawnOn: row.drawnOn!,
      matches: row.matches.flatMap(countingCupMatch),
      acts: row.acts.flatMap(actOf),
    }
  );
}

/** The match for the cup; none for what is no whole match and no extra time. */
export function countingCupMatch({ kind, raw, ...match }: KeptCupMatch): readonly CupMatch[] {
  switch (kind) {
    case 'match':
      return [{ ...match, kind, points: matchPoints(raw) }];
    case 'extra-time':
      return [{ ...match, kind, points: raw }];
    case 'open':
    case 'variant':
      return [];
  }
}

/** The database holds what belongs to each kind. */
function actOf(row: KeptCupAct): readonly CupAct[] {
  const { id, kind } = row;
  const sides: ByParty<string> = [row.pairId!, row.otherId!];
  const reason = row.reason ?? '';
  switch (kind) {
    case 'matches-wished':
      return [];
    case 'matches-agreed':
      return [{ kind, id, sides, matches: row.matches! }];
    case 'concession':
      return [{ kind, id, pair: row.pairId!, round: row.round as Concession['round'], against: row.otherId }];
    case 'postponement':
      return [{ kind, id, tie: row.tie as Postponement['tie'], until: row.day!, on: row.madeOn }];
    case 'decision':
      return [{ kind, id, sides, goesOn: row.goesOn, reason }];
    case 'player-change':
      return [{ kind, id, pair: row.pairId!, leaves: row.leavesId!, comes: row.comesId!, from: row.day! }];
    case 'set-aside':
      return [{ kind, id, what: row.what! }];
  }
}

type Concession = Extract<CupAct, { kind: 'concession' }>;
type Postponement = Extract<CupAct, { kind: 'postponement' }>;
