import { Injectable } from '@nestjs/common';
import { freeChanges, freeTableFrom, type FreeRow, type PlaceChange } from '@tarokk/competition';
import type { Counted } from '../counting/counted.js';
import { type FreeContender, FreeTableRepository } from './free-table.repository.js';

type Credits = Counted['credits'];

@Injectable()
export class FreeTableService {
  constructor(private readonly repository: FreeTableRepository) {}

  /**
   * The table of a year from the sums that every admission keeps up to date; or, added up from the credits, as it was on the
   * evening of a day. Games count for it as they do today, whenever they were admitted (D9, D13).
   */
  async table(year: number, asOf: string | null): Promise<readonly FreeRow[]> {
    const standings =
      asOf === null ? await this.repository.standings(year) : await this.repository.standingsOn(year, asOf);
    return freeTableFrom(standings);
  }

  /**
   * What changes in the tables when a match or game counts otherwise.
   * @param nameOf of players who are not in the table yet
   */
  async changes(
    before: Credits,
    after: Credits,
    nameOf: (players: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  ): Promise<readonly PlaceChange[]> {
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const names = await nameOf([...before, ...after].map(({ person }) => person));
    const years = [...new Set([...before, ...after].map(({ season }) => season))];
    const changes = await Promise.all(
      years.map(async (year) => {
        const standings = await this.repository.standings(year);
        const ofYear = (credits: Credits): Credits => credits.filter(({ season }) => season === year);
        const then = standingsAfter(standings, ofYear(before), ofYear(after), names);
        return freeChanges(freeTableFrom(standings), freeTableFrom(then));
      }),
    );
    return changes.flat();
  }
}

function standingsAfter(
  standings: readonly FreeContender[],
  before: Credits,
  after: Credits,
  names: ReadonlyMap<string, string>,
): readonly FreeContender[] {
  const changed = new Map(standings.map((standing) => [standing.id, standing]));
  const add = (id: string, points: number, games: number): void => {
    const was = changed.get(id) ?? { id, name: names.get(id) ?? id, points: 0, games: 0 };
    changed.set(id, { ...was, points: was.points + points, games: was.games + games });
  };
  for (const { person, points } of before) add(person, -points, -1);
  for (const { person, points } of after) add(person, points, 1);
  return [...changed.values()].filter(({ games }) => games > 0);
}
