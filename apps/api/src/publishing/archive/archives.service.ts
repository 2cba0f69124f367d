import { Injectable } from '@nestjs/common';
import { type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { Derivations } from '../../platform/memory/derivations.service.js';
import { DownloadProblem } from '../downloads/problems.js';
import { isRefused } from '../../platform/problems/is-refused.js';
import { Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import { writeSeason } from './exporting/export-season.js';
import { type NotExported, openSeason } from './exporting/open-season.js';
import { SeasonExport } from './exporting/season-export.js';
import type { ArchiveKind } from '@tarokk/archive';
import { SeasonExportsRepository } from './season-exports.repository.js';

const codes = {
  unknown: 'season-unknown',
  open: 'season-open',
  unsealed: 'unsealed',
} as const satisfies Record<NotExported, string>;

/** What is remembered of an archive, in bytes. */
const BYTES_OF_A_DIGEST = 200;

@Injectable()
export class ArchivesService {
  constructor(
    private readonly repository: SeasonExportsRepository,
    private readonly writes: Writes,
    private readonly derivations: Derivations,
  ) {}

  /** SHA-256 of the manifest of the public archive, in hexadecimal digits; null where there is none. */
  async manifestDigest(year: number): Promise<string | null> {
    const { digest } = await this.derivations.of(`manifest of ${year}`, async () => {
      return { value: { digest: await this.digestNow(year) }, bytes: BYTES_OF_A_DIGEST };
    });
    return digest;
  }

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

  /** All of the archive is written to know it, and nothing of it is kept. */
  private async digestNow(year: number): Promise<string | null> {
    const season = await openSeason(this.repository.url, year, true);
    if (typeof season === 'string') return null;
    try {
      return await writeSeason(new SeasonExport(season.snapshot, year, 'public'), (bytes) => finished(bytes.resume()));
    } finally {
      await season.close();
    }
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
