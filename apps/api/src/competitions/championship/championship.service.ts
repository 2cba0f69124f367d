import { Injectable } from '@nestjs/common';
import {
  tableAsOf,
  tableChanges,
  tableOf,
  yearOf,
  type ChampionshipMatch,
  type RowChange,
  type Table,
} from '@tarokk/competition';
import type { ReadSource } from '../../platform/database/replica/read-source.js';
import { Derivations } from '../../platform/memory/derivations.service.js';
import { ChampionshipRepository } from './championship.repository.js';

/** Roughly, in memory. */
const BYTES_OF_A_ROW = 1000;

@Injectable()
export class ChampionshipService {
  constructor(
    private readonly repository: ChampionshipRepository,
    private readonly derivations: Derivations,
  ) {}

  /**
   * The table of a season as it stands now, or as it was on the evening of a day. Matches count for it as they do today,
   * whenever they were approved (D9, D13).
   */
  async table(source: ReadSource, year: number, asOf: string | null): Promise<Table> {
    if (asOf !== null) {
      const { teams, matches } = await source.read((database) => this.repository.season(database, year));
      return tableAsOf(year, teams, matches, asOf);
    }
    return this.derivations.of(
      `championship ${year}`,
      async (database) => {
        const { teams, matches } = await this.repository.season(database, year);
        const table = tableOf(year, teams, matches);
        return { value: table, bytes: table.length * BYTES_OF_A_ROW };
      },
      source,
    );
  }

  /** What changes in the tables when these matches count otherwise. */
  async changes(
    matchIds: readonly string[],
    before: readonly ChampionshipMatch[],
    after: readonly ChampionshipMatch[],
  ): Promise<RowChange[]> {
    const years = new Set([...before, ...after].map(({ date }) => yearOf(date)));
    const changes = await Promise.all(
      [...years].map(async (year) => {
        const { teams, matches } = await this.repository.season(null, year);
        const others = matches.filter(({ id }) => !matchIds.includes(id));
        const then = [...others, ...after.filter(({ date }) => yearOf(date) === year)];
        return tableChanges(tableOf(year, teams, matches), tableOf(year, teams, then));
      }),
    );
    return changes.flat();
  }
}
