import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../database/prisma.service.js';

export interface Counted {
  /** This one included. */
  readonly attempts: number;
  /** Milliseconds until the count begins again. */
  readonly left: number;
}

/** Rows deleted by one statement. */
const CLEANED = 5000;

/** Counts in the database, so that all processes of the office count together. */
@Injectable()
export class ThrottleRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Counts one more attempt, up to one more than the most; after some minutes the count begins again. */
  async count(key: string, most: number, minutes: number): Promise<Counted> {
    const [counted] = await this.prisma.$queryRaw<Counted[]>`
      INSERT INTO "throttle" AS t ("key", "attempts", "since") VALUES (${key}, 1, now())
      ON CONFLICT ("key") DO UPDATE SET
        "attempts" = CASE WHEN t."since" > now() - make_interval(mins => ${minutes}::int)
                          THEN LEAST(t."attempts" + 1, ${most}::int + 1) ELSE 1 END,
        "since" = CASE WHEN t."since" > now() - make_interval(mins => ${minutes}::int) THEN t."since" ELSE now() END
      RETURNING "attempts",
        (EXTRACT(EPOCH FROM "since" + make_interval(mins => ${minutes}::int) - now()) * 1000)::float8 AS "left"`;
    return counted!;
  }

  async forget(key: string): Promise<void> {
    await this.prisma.throttle.deleteMany({ where: { key } });
  }

  /** Counts are kept for a day: some of the old ones go. Whether there may be more. */
  async forgetOld(): Promise<boolean> {
    const deleted = await this.prisma.$executeRaw`
      DELETE FROM "throttle" WHERE "key" IN (
        SELECT "key" FROM "throttle" WHERE "since" < now() - interval '1 day' LIMIT ${CLEANED} FOR UPDATE SKIP LOCKED)`;
    return deleted === CLEANED;
  }
}
