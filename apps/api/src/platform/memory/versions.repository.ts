import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PrismaService } from '../database/prisma.service.js';

@Injectable()
export class VersionsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * The version of everything in the database: its snapshot, which names the transactions that can be seen. While the text is
   * the same, no transaction that has changed anything was committed in between, in whatever order they end; nobody has to
   * count, and no table can be forgotten. The server's start belongs to it, for a restored one counts from an earlier number,
   * and so does its last checkpoint: after a crash, numbers that had left no trace on disk are given again.
   */
  async now(): Promise<string> {
    const { version } = await this.prisma.$kysely
      .selectFrom(sql<{ readonly checkpointLsn: string }>`pg_control_checkpoint()`.as('c'))
      .select(
        sql<string>`concat_ws(' ', pg_current_snapshot()::text, extract(epoch FROM pg_postmaster_start_time()), c.checkpoint_lsn)`.as(
          'version',
        ),
      )
      .executeTakeFirstOrThrow();
    return version;
  }
}
