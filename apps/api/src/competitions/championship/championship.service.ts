import { Injectable } from '@nestjs/common';
import {
  courseTable,
  tableChanges,
  yearOf,
  type CourseRow,
  type CourseTable,
  type ChampionshipMatch,
  type RowChange,
} from '@tarokk/competition';
import type { Database, ReadSource } from '../../platform/database/replica/read-source.js';
import { Derivations } from '../../platform/memory/derivations.service.js';
import { Clock } from '../../platform/office/clock.js';
import { ReadSources } from '../../platform/memory/read-sources.service.js';
import { readChampionship } from './championship-season.js';

/** Roughly, in memory. */
const BYTES_OF_A_ROW = 1300;

@Injectable()
export class ChampionshipService {
  constructor(
    private readonly derivations: Derivations,
    private readonly sources: ReadSources,
    private readonly clock: Clock,
  ) {}

  /**
   * The table of a season as it stands now, or as it was on the evening of a day. Matches count for it as they do today,
   * whenever they were approved (D9, D13).
   *
   * @param since from whose evening on changes of rank count; null: the last day of the month before that of the table
   */
  async table(
    source: ReadSource,
    year: number,
    { asOf, since }: { readonly asOf: string | null; readonly since: string | null } = { asOf: null, since: null },
  ): Promise<CourseTable> {
    const today = await this.clock.today();
    const read = async (database: Database): Promise<CourseTable> => {
      const { teams, matches } = await readChampionship(database, year);
      return courseTable(year, teams, matches, { asOf, since, today });
    };
    if (asOf !== null || since !== null) return source.read(read);
    return this.derivations.of(
      // The day is part of it: no commit announces a new month.
      `championship ${year} on ${today}`,
      async (database) => {
        const table = await read(database);
        return { value: table, bytes: table.rows.length * BYTES_OF_A_ROW };
      },
      source,
    );
  }

  /** What changes in the tables when these matches count otherwise. */
  async changes(
    matchIds: readonly string[],
    before: readonly ChampionshipMatch[],
    after: readonly ChampionshipMatch[],
  ): Promise<RowChange<CourseRow>[]> {
    const years = new Set([...before, ...after].map(({ date }) => yearOf(date)));
    const today = await this.clock.today();
    const changes = await Promise.all(
      [...years].map(async (year) => {
        const { teams, matches } = await this.sources.database.read((database) => readChampionship(database, year));
        const others = matches.filter(({ id }) => !matchIds.includes(id));
        const then = [...others, ...after.filter(({ date }) => yearOf(date) === year)];
        const rows = (those: readonly ChampionshipMatch[]) =>
          courseTable(year, teams, those, { asOf: null, today }).rows;
        return tableChanges(rows(matches), rows(then));
      }),
    );
    return changes.flat();
  }
}
