import { Injectable } from '@nestjs/common';
import { type Readable } from 'node:stream';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { DownloadProblem } from '../downloads/problems.js';
import { isRefused } from '../../platform/graphql/problems/is-refused.js';
import { Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import { writeSeason } from './exporting/export-season.js';
import { type NotExported, openSeason } from './exporting/open-season.js';
import { SeasonExport } from './exporting/season-export.js';
import type { ArchiveKind } from './format/manifest.js';
import { SeasonExportsRepository } from './season-exports.repository.js';

const codes = {
  unknown: 'season-unknown',
  open: 'season-open',
  unsealed: 'unsealed',
} as const satisfies Record<NotExported, string>;

@Injectable()
export class ArchivesService {
  constructor(
    private readonly repository: SeasonExportsRepository,
    private readonly writes: Writes,
  ) {}

  /** Closing publishes the archive (D25). @throws DownloadProblem when there is none */
  publicArchive(year: number, take: (bytes: Readable) => Promise<void>): Promise<void> {
    return this.write(year, 'public', take);
  }

  /** Of an open season too. The log keeps who was given it. @throws DownloadProblem when there is none */
  async fullArchive(caller: AccountCaller, year: number, take: (bytes: Readable) => Promise<void>): Promise<void> {
    const noted = await this.writes.run(
      caller,
      { action: 'exportSeason', key: null, input: { year } },
      async (transaction) => {
        if (!(await this.repository.hasYear(transaction, year))) {
          throw new DownloadProblem('season-unknown', { season: year });
        }
        await this.repository.note(transaction, year, caller.account.id);
        await record(transaction, { type: 'season-exported', season: year });
        return { __typename: 'SeasonExported' as const };
      },
    );
    if (isRefused(noted)) throw new Error('An export is refused by nothing.');
    await this.write(year, 'full', take);
  }

  private async write(year: number, kind: ArchiveKind, take: (bytes: Readable) => Promise<void>): Promise<void> {
    const season = await openSeason(this.repository.url, year, kind === 'public');
    if (typeof season === 'string') throw new DownloadProblem(codes[season], { season: year });
    try {
      await writeSeason(new SeasonExport(season.snapshot, year, kind), take);
    } finally {
      await season.close();
    }
  }
}
