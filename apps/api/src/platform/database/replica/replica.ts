import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import type { ReplicaConfiguration } from '../../configuration/configuration.js';
import { PrismaService } from '../prisma.service.js';
import { ReplicaAge } from './replica-age.js';

/** Milliseconds between two looks at how far the replica is. */
const PACE = 500;

/** A copy of the database that follows it, for reads which may be a little old. */
export class Replica implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly client: PrismaService;
  private readonly logger = new Logger(Replica.name);
  private readonly age: ReplicaAge;
  private readonly mostAge: number;
  private timer: NodeJS.Timeout | null = null;
  private looking = false;
  private wasUsable: boolean | null = null;

  constructor(
    { url, mostAge }: ReplicaConfiguration,
    private readonly primary: pg.Pool,
    poolSize: number,
    prepared: boolean,
  ) {
    this.client = new PrismaService(url, poolSize, prepared);
    this.mostAge = mostAge * 1000;
    this.age = new ReplicaAge(this.mostAge + 10 * PACE);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), PACE);
    void this.look();
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.client.onApplicationShutdown();
  }

  /** How old it is at most, in seconds; null when it is not to be read: away, too old, or not known yet. */
  ageNow(): number | null {
    const age = this.age.at(Date.now());
    return age === null || age > this.mostAge ? null : age / 1000;
  }

  /** Its version: how far it has repeated the log since it was started. Read before the data, which can only be newer then. */
  async version(): Promise<string> {
    const { rows } = await this.client.pool.query<{ version: string }>(
      `SELECT concat_ws(' ', 'replica', pg_last_wal_replay_lsn(), extract(epoch FROM pg_postmaster_start_time())) AS "version"`,
    );
    return rows[0]!.version;
  }

  private async position(): Promise<string> {
    const { rows } = await this.client.pool.query<{ position: string | null }>(
      'SELECT pg_last_wal_replay_lsn()::text AS "position"',
    );
    const position = rows[0]?.position ?? null;
    if (position === null) throw new Error('It follows nobody.');
    return position;
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      const asked = Date.now();
      const { rows } = await this.primary.query<{ position: string }>(
        'SELECT pg_current_wal_lsn()::text AS "position"',
      );
      this.age.mark(asked, rows[0]!.position);
      this.age.cameTo(await this.position());
    } catch (error) {
      this.logger.debug(`The replica cannot be looked at: ${(error as Error).message}`);
    } finally {
      this.looking = false;
      this.tell(this.ageNow() !== null);
    }
  }

  private tell(isUsable: boolean): void {
    if (isUsable === this.wasUsable) return;
    if (!isUsable && this.wasUsable !== null) {
      this.logger.warn('The replica is away or too old; everything is read from the database itself.');
    }
    this.wasUsable = isUsable;
  }
}
