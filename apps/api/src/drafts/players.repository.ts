import { Injectable } from '@nestjs/common';
import type { Appearance } from '@tarokk/competition';
import { toDate } from '../database/days.js';
import { PrismaService } from '../database/prisma.service.js';
import type { Player } from './prefilled-sheet.js';

/** Matches of a player that say enough of where he usually sits. */
const ENOUGH = 20;

@Injectable()
export class PlayersRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The members of the sides on a day, in a fixed order. */
  async of(sideIds: readonly string[], day: string): Promise<Player[]> {
    const date = toDate(day);
    const members = await this.prisma.membership.findMany({
      where: {
        teamId: { in: [...sideIds] },
        firstDay: { lte: date },
        OR: [{ lastDay: null }, { lastDay: { gte: date } }],
      },
      orderBy: [{ teamId: 'asc' }, { firstDay: 'asc' }, { personId: 'asc' }],
    });
    return Promise.all(
      members.map(async ({ teamId, personId }) => {
        const rows = await this.prisma.appearance.findMany({
          where: { personId },
          orderBy: { date: 'desc' },
          take: ENOUGH,
          select: { figures: true },
        });
        const appearances = rows.map(({ figures }) => figures as unknown as Pick<Appearance, 'games'>);
        return { sideId: teamId, personId, appearances };
      }),
    );
  }
}
