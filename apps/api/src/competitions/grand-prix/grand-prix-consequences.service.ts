import { Injectable } from '@nestjs/common';
import { grandPrixChanges, grandPrixMatch, yearOf, type GrandPrixMatch, type OfficialMatch } from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import { type EventStanding, standingOf } from './event-standing.js';
import { EventsRepository } from './events.repository.js';
import { GrandPrixStandings } from './standings.service.js';

/** What changes in the table of a Grand Prix when one of its matches counts otherwise. */
@Injectable()
export class GrandPrixConsequencesService {
  constructor(
    private readonly repository: EventsRepository,
    private readonly standings: GrandPrixStandings,
  ) {}

  /** Nothing for a match of another competition. */
  async of(before: OfficialMatch | null, after: OfficialMatch | null): Promise<readonly Sentence[]> {
    const match = after ?? before;
    if (match === null || !match.sheet.competitions.includes('grand-prix')) return [];
    const { sides, date } = match.sheet;
    const [found] = await this.repository.ofSheets([{ matchId: match.id, season: yearOf(date), sides, date }]);
    if (found == null) return [];
    const [standing] = await this.standings.of([found.event]);
    const [was, is] = [before, after].map((each) => withMatch(standing!, match.id, each));
    return grandPrixChanges(was!.table, is!.table).flatMap(({ sentences }) => sentences);
  }
}

/** The event as if this were what counts of the match. */
function withMatch({ event, pairings }: EventStanding, matchId: string, match: OfficialMatch | null): EventStanding {
  const played = (countsOnlyFor: string | null): GrandPrixMatch | null => match && grandPrixMatch(match, countsOnlyFor);
  return standingOf(
    event,
    pairings.map((pairing) =>
      pairing.matchId === matchId ? { ...pairing, played: played(pairing.countsOnlyFor) } : pairing,
    ),
  );
}
