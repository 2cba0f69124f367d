import { Injectable } from '@nestjs/common';
import type { ChampionshipMatch, Team } from '@tarokk/competition';
import { toDay } from '../../platform/database/days.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Database } from '../../platform/database/replica/read-source.js';

/** All that the table of a season follows from. */
export interface ChampionshipSeason {
  /** The confirmed ones. */
  readonly teams: readonly Team[];
  readonly matches: readonly ChampionshipMatch[];
}

@Injectable()
export class ChampionshipRepository {
  constructor(private readonly prisma: PrismaService) {}

  async season(database: Database | null, year: number): Promise<ChampionshipSeason> {
    const [teams, matches] = await Promise.all([this.teams(database, year), this.matches(database, year)]);
    return { teams, matches };
  }

  private teams(database: Database | null, year: number): Promise<Team[]> {
    return (database ?? this.prisma).$kysely
      .selectFrom('team as t')
      .innerJoin('side as s', 's.id', 't.id')
      .select(['s.id', 's.name'])
      .where('t.season', '=', year)
      .where('t.confirmedAt', 'is not', null)
      .execute();
  }

  private async matches(database: Database | null, year: number): Promise<ChampionshipMatch[]> {
    const rows = await (database ?? this.prisma).$kysely
      .selectFrom('matchResult')
      .selectAll()
      .where('competition', '=', 'championship')
      .where('season', '=', year)
      .execute();
    return rows.map(({ matchId, date, sideA, sideB, rawA, rawB, state }) => ({
      id: matchId,
      date: toDay(date),
      sides: [sideA, sideB],
      raw: [rawA, rawB],
      state,
    }));
  }
}
