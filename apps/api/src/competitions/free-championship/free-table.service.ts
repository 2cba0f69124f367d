import { Injectable } from '@nestjs/common';
import {
  type Counted,
  freeChanges,
  type FreeRow,
  freeTableOf,
  type PlaceChange,
  standingFrom,
} from '@tarokk/competition';
import type { ReadSource } from '../../platform/database/replica/read-source.js';
import { Derivations } from '../../platform/memory/derivations.service.js';
import { FreeTableRepository, type YearCredit } from './free-table.repository.js';
import type { FreeYearOfPlayer } from './free-table.types.js';

type Credits = Counted['credits'];

/** Roughly, in memory. */
const BYTES_OF_A_ROW = 1000;

@Injectable()
export class FreeTableService {
  constructor(
    private readonly repository: FreeTableRepository,
    private readonly derivations: Derivations,
  ) {}

  /**
   * The table of a year as it stands now, or as it was on the evening of a day. Games count for it as they do today, whenever
   * they were admitted (D9, D13).
   */
  async table(source: ReadSource, year: number, asOf: string | null): Promise<readonly FreeRow[]> {
    if (asOf !== null) {
      const credits = await source.read((database) => this.repository.creditsOf(database, year));
      return tableOf(credits.filter(({ date }) => date <= asOf));
    }
    return this.derivations.of(
      `free championship ${year}`,
      async (database) => {
        const table = tableOf(await this.repository.creditsOf(database, year));
        return { value: table, bytes: table.length * BYTES_OF_A_ROW };
      },
      source,
    );
  }

  /** What each of these persons has in all years, the latest first. */
  async yearsOf(personIds: readonly string[]): Promise<FreeYearOfPlayer[][]> {
    const credits = await this.repository.creditsOfPersons(personIds);
    return personIds.map((id) => {
      const own = credits.filter(({ personId }) => personId === id);
      const years = [...new Set(own.map(({ year }) => year))];
      return years.map((year) => ({ year, ...standingFrom(own.filter((credit) => credit.year === year)) }));
    });
  }

  /**
   * What changes in the tables when a match or game counts otherwise.
   * @param sourceIds of the matches or games
   * @param nameOf of players who are not in the table yet
   */
  async changes(
    sourceIds: readonly string[],
    before: Credits,
    after: Credits,
    nameOf: (players: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  ): Promise<readonly PlaceChange[]> {
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const names = await nameOf(after.map(({ person }) => person));
    const years = [...new Set([...before, ...after].map(({ season }) => season))];
    const changes = await Promise.all(
      years.map(async (year) => {
        const credits = await this.repository.creditsOf(null, year);
        const others = credits.filter((credit) => !sourceIds.includes(credit.sourceId));
        const fresh = after
          .filter(({ season }) => season === year)
          .map(({ person, points }) => ({ player: person, name: names.get(person) ?? person, points }));
        return freeChanges(tableOf(credits), tableOf([...others, ...fresh]));
      }),
    );
    return changes.flat();
  }
}

function tableOf(credits: readonly Pick<YearCredit, 'player' | 'name' | 'points'>[]): readonly FreeRow[] {
  const names = new Map(credits.map(({ player, name }) => [player, name]));
  return freeTableOf(credits, (player) => names.get(player)!);
}
