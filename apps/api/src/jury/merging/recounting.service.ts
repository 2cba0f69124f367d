import { Injectable } from '@nestjs/common';
import type { TrophyEntry } from '@tarokk/competition';
import { TrophyEntriesRepository } from '../../competitions/counting/trophy-entries.repository.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { MatchFile } from '../../matches/lifecycle/match-file.js';
import { MatchFilesRepository } from '../../matches/lifecycle/match-files.repository.js';
import { MatchFiles } from '../../matches/lifecycle/match-files.service.js';
import type { MatchRow } from '../../matches/rows/match.row.js';
import { FreeGamesOfPersons } from './free-games-of-persons.service.js';
import { MergingRepository } from './merging.repository.js';
import type { OldNames } from './merged-rows.repository.js';
import { OldTrophiesRepository } from './old-trophies.repository.js';

/** So many files are read together. */
const FILES_AT_ONCE = 50;

/** Replaces what follows from matches, free games and old lists when a merge changes who somebody is. */
@Injectable()
export class Recounting {
  constructor(
    private readonly merging: MergingRepository,
    private readonly files: MatchFiles,
    private readonly matches: MatchFilesRepository,
    private readonly oldTrophies: OldTrophiesRepository,
    private readonly entries: TrophyEntriesRepository,
    private readonly games: FreeGamesOfPersons,
  ) {}

  /**
   * Counts the matches and free games of these persons as they count after the change. Nobody moves them meanwhile: whoever waits for one
   * of them judges it anew, with the persons as they are then.
   */
  async around(transaction: Transaction, persons: readonly string[], change: () => Promise<void>): Promise<void> {
    const rows = await this.matches.lock(transaction, await this.merging.matchesOf(transaction, persons));
    const before = await this.read(transaction, rows);
    await this.games.around(transaction, persons, change);
    const after = await this.read(transaction, rows);
    for (const [index, file] of after.entries()) await this.files.recount(transaction, before[index]!, file);
  }

  /** Who is named by entries of old lists that name one of these persons. */
  async oldNamesOf(transaction: Transaction, persons: readonly string[]): Promise<OldNames[]> {
    const entries = await this.oldTrophies.of(transaction, persons);
    return entries.map(({ id, announcer, partner, opponents }) => ({ id, announcer, partner, opponents }));
  }

  /** Enters these old entries with other persons; the log says that they were removed and entered. */
  async renameOld(transaction: Transaction, names: readonly OldNames[]): Promise<void> {
    const byId = new Map(names.map((each) => [each.id, each]));
    const before = await this.oldTrophies.byIds(transaction, [...byId.keys()]);
    const after = before.map((entry): TrophyEntry => ({ ...entry, ...byId.get(entry.id) }));
    await this.entries.replace(transaction, before, []);
    await this.entries.replace(transaction, [], after);
  }

  private async read(transaction: Transaction, rows: readonly MatchRow[]): Promise<MatchFile[]> {
    const files: MatchFile[] = [];
    for (let first = 0; first < rows.length; first += FILES_AT_ONCE) {
      files.push(...(await this.files.read(transaction, rows.slice(first, first + FILES_AT_ONCE))));
    }
    return files;
  }
}
