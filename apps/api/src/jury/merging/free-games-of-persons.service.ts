import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transactions.js';
import { FreeGameFilesRepository } from '../../matches/free-games/lifecycle/free-game-files.repository.js';
import { FreeGameFiles } from '../../matches/free-games/lifecycle/free-game-files.service.js';
import type { FreeGameRow } from '../../matches/free-games/free-game.row.js';

/** Replaces the credits and trophies of free games when a merge changes who somebody is. */
@Injectable()
export class FreeGamesOfPersons {
  constructor(
    private readonly repository: FreeGameFilesRepository,
    private readonly files: FreeGameFiles,
  ) {}

  /** Counts the games of these persons as they count after the change; nobody moves them meanwhile. */
  async around(transaction: Transaction, persons: readonly string[], change: () => Promise<void>): Promise<void> {
    const rows: FreeGameRow[] = [];
    for (const id of await this.repository.gamesOf(transaction, persons)) {
      const row = await this.repository.lock(transaction, id);
      if (row !== null) rows.push(row);
    }
    const before = await this.files.read(transaction, rows);
    await change();
    const after = await this.files.read(transaction, rows);
    for (const [index, file] of after.entries()) await this.files.recount(transaction, before[index]!, file);
  }
}
