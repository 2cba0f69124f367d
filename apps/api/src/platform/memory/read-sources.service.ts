import { Inject, Injectable } from '@nestjs/common';
import { REPLICA } from '../database/database.module.js';
import { readsElsewhere } from '../database/replica/reading.js';
import type { Replica } from '../database/replica/replica.js';
import { Clock } from '../office/clock.js';
import { LatestLook } from './latest-look.js';
import { VersionsRepository } from './versions.repository.js';

/** Where anybody's reads are answered from in this moment. */
export interface ReadSource {
  /** Of what is there: while it is the same, the same question has the same answer. */
  readonly version: string;
  /** Null: the database itself. */
  readonly replica: { readonly client: Replica['client']; readonly age: number } | null;
}

@Injectable()
export class ReadSources {
  private readonly ofDatabase: LatestLook<string>;
  private readonly ofReplica: LatestLook<string> | null;

  constructor(
    versions: VersionsRepository,
    @Inject(REPLICA) private readonly replica: Replica | null,
    private readonly clock: Clock,
  ) {
    this.ofDatabase = new LatestLook(() => versions.now());
    this.ofReplica = replica && new LatestLook(() => replica.version());
  }

  /** Null while there is none. */
  async now(): Promise<ReadSource | null> {
    try {
      const [source, today] = await Promise.all([this.source(), this.clock.today()]);
      // Some answers depend on the day too, and no transaction announces midnight.
      return { ...source, version: `${source.version} ${today}` };
    } catch {
      return null;
    }
  }

  /** The version of what the present request reads; null when the replica from which it reads does not tell. */
  async version(): Promise<string | null> {
    if (!readsElsewhere()) return this.ofDatabase.ask();
    return this.ofReplica!.ask().catch(() => null);
  }

  private async source(): Promise<ReadSource> {
    const age = this.replica?.ageNow() ?? null;
    if (this.replica !== null && age !== null) {
      const version = await this.ofReplica!.ask().catch(() => null);
      if (version !== null) return { version, replica: { client: this.replica.client, age } };
    }
    return { version: await this.ofDatabase.ask(), replica: null };
  }
}
