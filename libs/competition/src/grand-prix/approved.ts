import { compare } from '../wording/alphabetical.js';
import type { GrandPrixMatch } from './match.js';
import type { GrandPrixRow } from './table.js';
import type { KeptEvent } from './kept.js';
import { type EventSheet, eventStandingOf, sheetsByPairing } from './event-standing.js';

/** An approved or reopened match of an event, and what it counts there; null for nothing (D13). */
export interface ApprovedEventMatch extends EventSheet {
  readonly date: string;
  readonly order: number;
  readonly counts: (countsOnlyFor: string | null) => GrandPrixMatch | null;
}

/** By date and number within each event. */
export function approvedByEvent(
  matches: readonly (readonly [event: string, match: ApprovedEventMatch])[],
): ReadonlyMap<string, readonly ApprovedEventMatch[]> {
  const found = new Map<string, ApprovedEventMatch[]>();
  const inOrder = matches.toSorted(
    ([, a], [, b]) => compare(a.date, b.date) || a.order - b.order || compare(a.id, b.id),
  );
  for (const [event, match] of inOrder) found.set(event, [...(found.get(event) ?? []), match]);
  return found;
}

/** The places of an event, from what was approved: what else was handed in counts while it is played (D42), and is not kept. */
export function eventPlaces(event: KeptEvent, matches: readonly ApprovedEventMatch[]): readonly GrandPrixRow[] {
  const placed = sheetsByPairing(event.pairings, matches);
  const pairings = event.pairings.map((pairing) => {
    const match = placed.get(pairing.id);
    return { ...pairing, matchId: match?.id ?? null, played: match?.counts(pairing.countsOnlyFor) ?? null };
  });
  return eventStandingOf(event, pairings).table.rows;
}
