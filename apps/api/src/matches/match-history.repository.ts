import { Injectable } from '@nestjs/common';
import { PrismaService } from '../database/prisma.service.js';
import type { MoveRow, RevisionRow, RulingRow } from './match.row.js';

@Injectable()
export class MatchHistoryRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** All of these matches, by number. */
  async revisionsOf(matchIds: readonly string[]): Promise<RevisionRow[]> {
    const rows = await this.prisma.matchRevision.findMany({
      where: { matchId: { in: [...matchIds] } },
      orderBy: { number: 'asc' },
    });
    return rows as unknown as RevisionRow[];
  }

  async movesOf(matchIds: readonly string[]): Promise<MoveRow[]> {
    const rows = await this.prisma.matchMove.findMany({
      where: { matchId: { in: [...matchIds] } },
      orderBy: { number: 'asc' },
    });
    return rows as unknown as MoveRow[];
  }

  async rulingsOf(matchIds: readonly string[]): Promise<RulingRow[]> {
    const rows = await this.prisma.matchRuling.findMany({
      where: { matchId: { in: [...matchIds] } },
      orderBy: { number: 'asc' },
    });
    return rows as unknown as RulingRow[];
  }
}
