import { Injectable } from '@nestjs/common';
import { toDay } from '../../platform/database/days.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { WithdrawnMatch } from './withdrawn-match.types.js';

/** Addresses of approved matches are passed on; where the match is withdrawn later, they say so. */
@Injectable()
export class WithdrawnMatchesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Null for a match that is not withdrawn, or that nobody but its sides and the jury has ever seen. */
  async find(id: string): Promise<WithdrawnMatch | null> {
    const found = await this.prisma.match.findFirst({
      where: { id, state: 'withdrawn', approvedAt: { not: null } },
      select: { id: true, date: true, stateSince: true, a: { select: { name: true } }, b: { select: { name: true } } },
    });
    if (found === null) return null;
    const { date, stateSince, a, b } = found;
    return { id, date: toDay(date), withdrawnOn: toDay(stateSince), sides: [a.name, b.name] };
  }
}
