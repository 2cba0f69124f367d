import { Injectable } from '@nestjs/common';
import { runningGrandPrixMatch, type GrandPrixMatch } from '@tarokk/competition';
import { MatchFiles } from '../../matches/match-files.service.js';
import type { MatchFile } from '../../matches/match-file.js';
import { type EventMatch, EventMatchesRepository } from '../../matches/of-competitions/event-matches.repository.js';
import { type EventRow, type PairingRow } from './event-row.js';
import { assigned, type EventStanding, type HandedIn, type PlayedPairing, standingOf } from './event-standing.js';
import { finishedGames } from './finished-games.js';

const GAMES_A_MATCH = 8;

/** Where Grand Prix stand: worked out from the sheets whenever somebody asks, for an event is small. */
@Injectable()
export class GrandPrixStandings {
  constructor(
    private readonly matches: EventMatchesRepository,
    private readonly files: MatchFiles,
  ) {}

  /** In the order of the events. */
  async of(events: readonly EventRow[]): Promise<EventStanding[]> {
    const begun = events.filter(({ pairings }) => pairings.length > 0);
    const handedIn = begun.length === 0 ? [] : await this.matches.handedIn(begun.map(({ id }) => id));
    const files = await this.running(handedIn);
    const placed = new Map(begun.map((event) => [event.id, placedIn(event, handedIn)]));
    const drafted = await this.drafted(begun, placed);
    return events.map((event) => {
      const found = placed.get(event.id);
      return standingOf(
        event,
        event.pairings.map((pairing): PlayedPairing => {
          const match = found?.get(pairing.id);
          if (match === undefined) {
            return { ...pairing, matchId: null, played: drafted.get(pairing.plannedMatchId) ?? null };
          }
          return { ...pairing, matchId: match.id, played: playedOf(match.match, pairing, files) };
        }),
      );
    });
  }

  /** Files of those that are not approved: their games are shown all the same (D42). */
  private async running(matches: readonly EventMatch[]): Promise<ReadonlyMap<string, MatchFile>> {
    const rows = matches.map(({ row }) => row).filter(({ state }) => state !== 'approved' && state !== 'reopened');
    const files = rows.length === 0 ? [] : await this.files.read(rows);
    return new Map(files.map((file) => [file.row.id, file]));
  }

  /** Finished games of matches of which no sheet was handed in; of several drafts of a match those of the fullest. */
  private async drafted(
    events: readonly EventRow[],
    placed: ReadonlyMap<string, ReadonlyMap<string, Placed>>,
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

interface Placed extends HandedIn {
  readonly match: EventMatch;
}

function placedIn(event: EventRow, matches: readonly EventMatch[]): ReadonlyMap<string, Placed> {
  const own = matches
    .filter(({ eventId }) => eventId === event.id)
    .map((match) => {
      const { id, sides, plannedMatchId } = match.row;
      return { id, sides, plannedMatchId, match };
    });
  return assigned(event.pairings, own);
}

function playedOf(
  { row, trophies }: EventMatch,
  { countsOnlyFor }: PairingRow,
  files: ReadonlyMap<string, MatchFile>,
): GrandPrixMatch | null {
  const { id, sides, raw, kind, state } = row;
  if (state === 'reopened') return null;
  if (state !== 'approved') {
    const { sheet, result } = files.get(id)!;
    return runningGrandPrixMatch({ id, sheet, result }, countsOnlyFor);
  }
  // An open match that was closed counts nowhere (D24).
  if (kind !== 'match') return null;
  return { id, sides, raw, games: GAMES_A_MATCH, trophies, countsOnlyFor, provisional: false };
}
