import { Injectable } from '@nestjs/common';
import type { Appearance } from '@tarokk/competition';
import { toDate } from '../../platform/database/days.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { anyOf } from '../../platform/database/rows.js';
import type { MemberOfDay } from './prefilled-sheet.js';

/** How many of the latest matches of a player show where they usually sit. */
const ENOUGH = 20;

@Injectable()
export class PlayersRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The members or players of the sides on a day, in a fixed order. */
  async of(sideIds: readonly string[], day: string): Promise<MemberOfDay[]> {
    const date = toDate(day);
    const members = await this.prisma.$kysely
      .selectFrom('sideMember')
      .select(['sideId', 'personId'])
      .where('sideId', '=', anyOf(sideIds))
      .where('firstDay', '<=', date)
      .where((eb) => eb.or([eb('lastDay', 'is', null), eb('lastDay', '>=', date)]))
      .orderBy('sideId')
      .orderBy('firstDay')
      .orderBy('personId')
      .execute();
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
