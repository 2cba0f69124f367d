import { Injectable } from '@nestjs/common';
import type { Database, ReadSource } from '../database/replica/read-source.js';
import { Memory, type Sized } from './memory.js';
import { ReadSources } from './read-sources.service.js';

/** What follows from rows of the database, remembered until something is committed. */
@Injectable()
export class Derivations {
  constructor(
    private readonly memory: Memory,
    private readonly sources: ReadSources,
  ) {}

  /**
   * @param name of this and nothing else, as `championship 2026`
   * @param derive reads the rows from the database that it is given, and makes of them what follows
   * @param source where they are read; the database itself if left out
   */
  async of<T>(
    name: string,
    derive: (database: Database) => Promise<Sized<T>>,
    source: ReadSource = this.sources.database,
  ): Promise<T> {
    // Asked before the rows are read: they can only be newer than their version says, never older.
    const version = await this.sources.versionOf(source);
    if (version === null) return (await source.read(derive)).value;
    // Both are asked in turn where there is a replica, and the version of one is none of the other's.
    const key = `derived ${name} of the ${source.isReplica ? 'replica' : 'database'}`;
    return this.memory.of(version, key, () => source.read(derive));
  }
}
