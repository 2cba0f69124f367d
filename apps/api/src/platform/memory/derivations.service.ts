import { Injectable } from '@nestjs/common';
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
   * @param derive reads the rows and makes of them what follows
   */
  async of<T>(name: string, derive: () => Promise<Sized<T>>): Promise<T> {
    // Asked before the rows are read: they can only be newer than their version says, never older.
    const version = await this.sources.version();
    return version === null ? (await derive()).value : this.memory.of(version, `derived ${name}`, derive);
  }
}
