import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { ReplicaConfiguration } from '../../configuration/configuration.js';
import { PrismaService } from '../prisma.service.js';
import { sql } from 'kysely';
import { ReadSource } from './read-source.js';
import { ReplicaAge } from './replica-age.js';

/** Milliseconds between two looks at how far the replica is. */
const PACE = 500;

/** The token by which a provider asks for the `Replica`; null where there is none. */
export const REPLICA = Symbol('replica');

/** A copy of the database that follows it, for reads which may be a little old. */
export class Replica implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly client: PrismaService;
  private readonly logger = new Logger(Replica.name);
  private readonly age: ReplicaAge;
  private readonly mostAge: number;
  private timer: NodeJS.Timeout | null = null;
  private looking = false;
  private wasUsable: boolean | null = null;

  constructor(
    { url, mostAge }: ReplicaConfiguration,
    private readonly primary: PrismaService,
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

  /** For one request. */
  source(): ReadSource {
    return new ReadSource(this.primary, this.client);
  }

  /** How old it is at most, in seconds; null when it is not to be read: away, too old, or not known yet. */
  ageNow(): number | null {
    const age = this.age.at(Date.now());
    return age === null || age > this.mostAge ? null : age / 1000;
  }

  /** Its version: how far it has repeated the log since it was started. Read before the data, which can only be newer then. */
  async version(): Promise<string> {
    const version = sql<string>`concat_ws(' ', 'replica', pg_last_wal_replay_lsn(), extract(epoch FROM pg_postmaster_start_time()))`;
    return (await this.client.$kysely.selectNoFrom(version.as('version')).executeTakeFirstOrThrow()).version;
  }

  private async position(): Promise<string> {
    const replayed = sql<string | null>`pg_last_wal_replay_lsn()::text`;
    const { position } = await this.client.$kysely.selectNoFrom(replayed.as('position')).executeTakeFirstOrThrow();
    if (position === null) throw new Error('It follows nobody.');
    return position;
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      const asked = Date.now();
      const written = sql<string>`pg_current_wal_lsn()::text`;
      const { position } = await this.primary.$kysely.selectNoFrom(written.as('position')).executeTakeFirstOrThrow();
      this.age.mark(asked, position);
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
