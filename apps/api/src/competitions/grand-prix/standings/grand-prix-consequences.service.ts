import { Injectable } from '@nestjs/common';
import {
  type EventStanding,
  eventStandingOf,
  grandPrixChanges,
  grandPrixMatch,
  type GrandPrixMatch,
  type OfficialMatch,
  yearOf,
} from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import type { CountingChange } from '../../counting/counting.service.js';
import { EventsRepository } from '../storage/events.repository.js';
import { GrandPrixStandings } from './standings.service.js';

/** What changes in the tables of Grand Prix when some of their matches count otherwise. */
@Injectable()
export class GrandPrixConsequencesService {
  constructor(
    private readonly repository: EventsRepository,
    private readonly standings: GrandPrixStandings,
  ) {}

  /** In words; nothing of matches of other competitions. */
  async of(changes: readonly CountingChange[]): Promise<readonly Sentence[]> {
    const matches = changes
      .flatMap(({ before, after }) => after ?? before ?? [])
      .filter(({ sheet }) => sheet.competitions.includes('grand-prix'));
    if (matches.length === 0) return [];
    const found = await this.repository.ofSheets(
      null,
      matches.map(({ id, sheet: { sides, date } }) => ({ matchId: id, season: yearOf(date), sides, date })),
    );
    const events = new Map(found.flatMap((each) => (each === null ? [] : [[each.event.id, each.event] as const])));
    const standings = await this.standings.of([...events.values()]);
    const was = new Map(changes.flatMap(({ before, after }) => withId(before ?? after, before)));
    const is = new Map(changes.flatMap(({ before, after }) => withId(after ?? before, after)));
    return standings.flatMap((standing) =>
      grandPrixChanges(withMatches(standing, was).table, withMatches(standing, is).table).flatMap(
        ({ sentences }) => sentences,
      ),
    );
  }
}

function withId(match: OfficialMatch | null, counting: OfficialMatch | null): [string, OfficialMatch | null][] {
  return match === null ? [] : [[match.id, counting]];
}

/** The event as if this were what counts of these matches. */
function withMatches(
  { event, pairings }: EventStanding,
  matches: ReadonlyMap<string, OfficialMatch | null>,
): EventStanding {
  return eventStandingOf(
    event,
    pairings.map((pairing) => {
      const match = pairing.matchId === null ? undefined : matches.get(pairing.matchId);
      if (match === undefined) return pairing;
      const played: GrandPrixMatch | null = match && grandPrixMatch(match, pairing.countsOnlyFor);
      return { ...pairing, played };
    }),
  );
}
