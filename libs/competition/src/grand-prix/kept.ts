import type { CountsElsewhere } from './agreement.js';
import type { GrandPrixEvent } from './event.js';
import type { Pairing } from './schedule.js';

/** A Grand Prix as the office keeps it. */
export interface KeptEvent {
  readonly id: string;
  readonly year: number;
  readonly name: string;
  readonly date: string;
  readonly venue: { readonly name: string; readonly public: boolean };
  /** From which the order of the pairs was drawn; null before the draw. */
  readonly seed: string | null;
  readonly version: number;
  readonly closedAt: string | null;
  readonly cancelledAt: string | null;
  /** The account of who decides in it and closes it when the whole jury plays in it (D58). */
  readonly appointedJuror: string | null;
  /** In the order of the published list, which is that of the entries. */
  readonly entries: readonly KeptEntry[];
  /** In the order of the schedule. */
  readonly pairings: readonly KeptPairing[];
}

export interface KeptEntry {
  readonly id: string;
  readonly name: string;
  /** A person who was merged into another is shown as that other. */
  readonly players: readonly [string, string];
  /** In the order drawn, from 1; null before the draw. */
  readonly drawn: number | null;
}

export interface KeptPairing extends Pairing {
  readonly id: string;
  readonly plannedMatchId: string;
  readonly proposals: readonly CountingProposal[];
}

/** A pair proposes for which other competition a match is to count as well (11.2, D38). */
export interface CountingProposal {
  readonly pair: string;
  readonly for: CountsElsewhere;
  /** In the championship: the team for which the pair then plays. */
  readonly team: string | null;
}

/** As the competition library takes it: pairs in the order drawn, before the draw in that of the list. */
export function grandPrixEventOf({ id, name, date, venue, entries, pairings, closedAt }: KeptEvent): GrandPrixEvent {
  return {
    id,
    name,
    date,
    place: venue.name,
    pairs: entries
      .toSorted((a, b) => (a.drawn ?? 0) - (b.drawn ?? 0))
      .map((entry) => ({ id: entry.id, name: entry.name, players: entry.players })),
    schedule: pairings.map(({ slot, sides, countsOnlyFor }) => ({ slot, sides, countsOnlyFor })),
    closed: closedAt !== null,
  };
}

/** The same for A against B as for B against A. */
export function meetingKey([a, b]: readonly [string, string]): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}
