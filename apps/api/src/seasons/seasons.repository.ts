import { Injectable } from '@nestjs/common';
import { toDay } from '../database/days.js';
import { PrismaService } from '../database/prisma.service.js';

export interface SeasonRow {
  readonly year: number;
  readonly annualMeeting: string | null;
  readonly matchLimit: number;
  readonly closed: boolean;
}

@Injectable()
export class SeasonsRepository {
  constructor(private readonly prisma: PrismaService) {}

  async findByYears(years: readonly number[]): Promise<SeasonRow[]> {
    const rows = await this.prisma.season.findMany({ where: { year: { in: [...years] } } });
    return rows.map(({ year, annualMeeting, matchLimit, closedAt }) => ({
      year,
      annualMeeting: annualMeeting === null ? null : toDay(annualMeeting),
      matchLimit,
      closed: closedAt !== null,
    }));
  }
}
