import { Injectable } from '@nestjs/common';
import type { Appearance } from '@tarokk/competition';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Player } from './prefilled-sheet.js';

/** How many of the latest matches of a player show where they usually sit. */
const ENOUGH = 20;

@Injectable()
export class PlayersRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The members or players of the sides on a day, in a fixed order. */
  async of(sideIds: readonly string[], day: string): Promise<Player[]> {
    const members = await this.prisma.$queryRaw<{ sideId: string; personId: string }[]>`
      SELECT "side_id" AS "sideId", "person_id" AS "personId" FROM "side_member"
      WHERE "side_id" = ANY (${[...sideIds]}::uuid[])
        AND "first_day" <= ${day}::date AND ("last_day" IS NULL OR "last_day" >= ${day}::date)
      ORDER BY "side_id", "first_day", "person_id"`;
    return Promise.all(
      members.map(async ({ sideId, personId }) => {
        const rows = await this.prisma.appearance.findMany({
          where: { personId },
          orderBy: { date: 'desc' },
          take: ENOUGH,
          select: { figures: true },
        });
        const appearances = rows.map(({ figures }) => figures as unknown as Pick<Appearance, 'games'>);
        return { sideId, personId, appearances };
      }),
    );
  }
}
