import { Injectable } from '@nestjs/common';
import {
  type EventSheet,
  type EventStanding,
  eventStandingOf,
  type GrandPrixMatch,
  type KeptEvent,
  type KeptPairing,
  type PlayedPairing,
  runningGrandPrixMatch,
  sheetsByPairing,
} from '@tarokk/competition';
import { type EventMatch, EventMatches } from '../storage/event-matches.js';
import { finishedGames } from './finished-games.js';

const GAMES_A_MATCH = 8;

/** Where Grand Prix stand: worked out from the sheets whenever somebody asks, for an event is small. */
@Injectable()
export class GrandPrixStandings {
  constructor(private readonly matches: EventMatches) {}

  /** In the order of the events. */
  async of(events: readonly KeptEvent[]): Promise<EventStanding[]> {
    const begun = events.filter(({ pairings }) => pairings.length > 0);
    const handedIn =
      begun.length === 0
        ? []
        : await this.matches.handedIn(
            null,
            begun.map(({ id }) => id),
          );
    const placed = new Map(begun.map((event) => [event.id, assignedMatches(event, handedIn)]));
    const drafted = await this.drafted(begun, placed);
    return events.map((event) => {
      const found = placed.get(event.id);
      return eventStandingOf(
        event,
        event.pairings.map((pairing): PlayedPairing => {
          const match = found?.get(pairing.id);
          if (match === undefined) {
            return { ...pairing, matchId: null, played: drafted.get(pairing.plannedMatchId) ?? null };
          }
          return { ...pairing, matchId: match.id, played: playedOf(match.match, pairing) };
        }),
      );
    });
  }

  /** Finished games of matches of which no sheet was handed in; of several drafts of a match those of the fullest. */
  private async drafted(
    events: readonly KeptEvent[],
    placed: ReadonlyMap<string, ReadonlyMap<string, AssignedMatch>>,
  ): Promise<ReadonlyMap<string, GrandPrixMatch>> {
    const open = events
      .filter(({ closedAt }) => closedAt === null)
      .flatMap(({ id, pairings }) => pairings.filter((pairing) => !placed.get(id)?.has(pairing.id)));
    const drafts = open.length === 0 ? [] : await this.matches.drafts(open.map(({ plannedMatchId }) => plannedMatchId));
    const found = new Map<string, GrandPrixMatch>();
    for (const { plannedMatchId, draftId, sheet } of drafts) {
      const { sides, countsOnlyFor } = open.find((pairing) => pairing.plannedMatchId === plannedMatchId)!;
      const played = finishedGames({ id: draftId, sheet }, sides, countsOnlyFor);
      if (played !== null && played.games > (found.get(plannedMatchId)?.games ?? 0)) found.set(plannedMatchId, played);
    }
    return found;
  }
}

interface AssignedMatch extends EventSheet {
  readonly match: EventMatch;
}

function assignedMatches(event: KeptEvent, matches: readonly EventMatch[]): ReadonlyMap<string, AssignedMatch> {
  const own = matches
    .filter(({ eventId }) => eventId === event.id)
    .map((match) => {
      const { id, sides, plannedMatchId } = match;
      return { id, sides, plannedMatchId, match };
    });
  return sheetsByPairing(event.pairings, own);
}

function playedOf(match: EventMatch, { countsOnlyFor }: KeptPairing): GrandPrixMatch | null {
  const { id, sides, raw, kind, state, trophies, running } = match;
  if (state === 'reopened') return null;
  if (running !== null) return runningGrandPrixMatch({ id, ...running }, countsOnlyFor);
  // An open match that was closed counts nowhere (D24).
  if (kind !== 'match') return null;
  return { id, sides, raw, games: GAMES_A_MATCH, trophies, countsOnlyFor, provisional: false };
}
