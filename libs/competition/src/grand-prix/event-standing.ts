import { agreedFor, type CountsElsewhere } from './agreement.js';
import { type GrandPrixTable, grandPrixTable } from './table.js';
import type { GrandPrixMatch } from './match.js';
import { type KeptEvent, type KeptPairing, meetingKey } from './kept.js';

/** A match of the schedule with what is known of it. */
export interface PlayedPairing extends KeptPairing {
  /** The sheet that was handed in for it; null before. */
  readonly matchId: string | null;
  /** Its finished games, for the table; null before the first, and while its match is reopened (D13). */
  readonly played: GrandPrixMatch | null;
}

/** Where a Grand Prix stands. */
export interface EventStanding {
  readonly event: KeptEvent;
  readonly pairings: readonly PlayedPairing[];
  readonly table: GrandPrixTable;
}

/** A sheet that was handed in, as far as the event needs it. */
export interface EventSheet {
  readonly id: string;
  readonly sides: readonly [string, string];
  readonly plannedMatchId: string | null;
}

/** @param played the finished games of each pairing, in their order */
export function eventStandingOf(event: KeptEvent, pairings: readonly PlayedPairing[]): EventStanding {
  const matches = pairings.flatMap(({ played }) => played ?? []);
  const pairs = event.entries.map(({ id, name }) => ({ id, name }));
  return { event, pairings, table: grandPrixTable(pairs, matches, event.closedAt !== null) };
}

/**
 * Which sheet is of which match of the schedule: that of its planned match, or else the next of the same two pairs. Sheets
 * beyond the schedule are of none (11.1).
 *
 * @param matches by date and number
 */
export function sheetsByPairing<M extends EventSheet>(
  pairings: readonly KeptPairing[],
  matches: readonly M[],
): ReadonlyMap<string, M> {
  const found = new Map<string, M>();
  const left = matches.filter((match) => {
    const pairing = pairings.find(({ plannedMatchId }) => plannedMatchId === match.plannedMatchId);
    if (pairing === undefined || found.has(pairing.id)) return true;
    found.set(pairing.id, match);
    return false;
  });
  for (const match of left) {
    const key = meetingKey(match.sides);
    const pairing = pairings.find(({ id, sides }) => !found.has(id) && meetingKey(sides) === key);
    if (pairing !== undefined) found.set(pairing.id, match);
  }
  return found;
}

/** What both pairs have agreed about a match (11.2, D38), and for which teams they then play, A first. */
export interface Agreement {
  readonly for: CountsElsewhere;
  readonly teams: readonly [string, string] | null;
}

/** Null while they have not. @param sides in the order in which the teams are wanted */
export function agreementOf(
  { proposals }: Pick<KeptPairing, 'proposals'>,
  sides: readonly [string, string],
): Agreement | null {
  const counts = agreedFor(sides, proposals);
  if (counts === null) return null;
  const [a, b] = sides.map((side) => proposals.find(({ pair }) => pair === side)?.team ?? null);
  return { for: counts, teams: a != null && b != null ? [a, b] : null };
}
