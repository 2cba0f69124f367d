import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { PlaceWordsRepository } from '../sheets/place-words.repository.js';
import type { MoveRow, RevisionRow, RulingRow } from '../rows/match.row.js';

@Injectable()
export class MatchHistoryRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly places: PlaceWordsRepository,
  ) {}

  /** All of these matches, by number. */
  async revisionsOf(matchIds: readonly string[]): Promise<RevisionRow[]> {
    const rows = await this.prisma.matchRevision.findMany({
      where: { matchId: { in: [...matchIds] } },
      orderBy: { number: 'asc' },
    });
    const placeOf = await this.places.of('revision', matchIds);
    return rows.map((row) => ({ ...row, place: placeOf(row) })) as unknown as RevisionRow[];
  }

  async movesOf(matchIds: readonly string[]): Promise<MoveRow[]> {
    const rows = await this.prisma.matchMove.findMany({
      where: { matchId: { in: [...matchIds] } },
      orderBy: { number: 'asc' },
    });
    const placeOf = await this.places.of('move', matchIds);
    return rows.map((row) => ({ ...row, place: placeOf(row) })) as unknown as MoveRow[];
  }

  async rulingsOf(matchIds: readonly string[]): Promise<RulingRow[]> {
    const rows = await this.prisma.matchRuling.findMany({
      where: { matchId: { in: [...matchIds] } },
      orderBy: { number: 'asc' },
    });
    return rows as unknown as RulingRow[];
  }
}
