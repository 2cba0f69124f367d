import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ReadSource } from '../database/replica/read-source.js';
import { REPLICA, type Replica } from '../database/replica/replica.js';
import { Clock } from '../office/clock.js';
import { LatestLook } from './latest-look.js';
import { VersionsRepository } from './versions.repository.js';

/** Where anybody's reads are answered from in this moment. */
export interface PublicSource {
  /** Of what is there: while it is the same, the same question has the same answer. */
  readonly version: string;
  readonly source: ReadSource;
  /** Of the replica, in seconds at most; null: the database itself. */
  readonly age: number | null;
}

@Injectable()
export class ReadSources {
  private readonly ofDatabase: LatestLook<string>;
  private readonly ofReplica: LatestLook<string> | null;
  private readonly chosen = new WeakMap<FastifyRequest, ReadSource>();

  constructor(
    versions: VersionsRepository,
    @Inject(REPLICA) private readonly replica: Replica | null,
    readonly database: ReadSource,
    private readonly clock: Clock,
  ) {
    this.ofDatabase = new LatestLook(() => versions.now());
    this.ofReplica = replica && new LatestLook(() => replica.version());
  }

  /** Null while there is none. */
  async now(): Promise<PublicSource | null> {
    try {
      const [source, today] = await Promise.all([this.source(), this.clock.today()]);
      // Some answers depend on the day too, and no transaction announces midnight.
      return { ...source, version: `${source.version} ${today}` };
    } catch {
      return null;
    }
  }

  /** From now on the request reads there. */
  choose(request: FastifyRequest, source: ReadSource): void {
    this.chosen.set(request, source);
  }

  /** The database itself unless something else was chosen for the request. */
  of(request: FastifyRequest): ReadSource {
    return this.chosen.get(request) ?? this.database;
  }

  /** The version of what is read there; null when the replica does not tell. */
  async versionOf(source: ReadSource): Promise<string | null> {
    return source.isReplica ? this.ofReplica!.ask().catch(() => null) : this.ofDatabase.ask();
  }

  private async source(): Promise<PublicSource> {
    const age = this.replica?.ageNow() ?? null;
    if (this.replica !== null && age !== null) {
      const version = await this.ofReplica!.ask().catch(() => null);
      if (version !== null) return { version, source: this.replica.source(), age };
    }
    return { version: await this.ofDatabase.ask(), source: this.database, age: null };
  }
}
