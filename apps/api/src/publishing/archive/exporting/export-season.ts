import { type Readable } from 'node:stream';
import pg from 'pg';
import { readConfiguration } from '../../../platform/configuration/configuration.js';
import { kyselyOn } from '../../../platform/database/kysely.js';
import { openDatabase, unusable } from '../../../platform/database/database.js';
import type { ArchiveKind } from '@tarokk/archive';
import { ZipWriter } from './zip-writer.js';
import { type NotExported, openSeason } from './open-season.js';
import { SeasonExport } from './season-export.js';

export interface SeasonExportOptions {
  readonly year: number;
  readonly kind: ArchiveKind;
}

/**
 * Writes the archive of a season of the database that the settings name; whoever runs the server may have it of an open season
 * too.
 * @returns the SHA-256 of its manifest in hexadecimal digits, or why it is not written
 * @param take takes the bytes, to the end
 * @throws StartProblem when settings or database are not as they should be
 */
export async function exportSeason(
  environment: NodeJS.ProcessEnv,
  workingDirectory: string,
  { year, kind }: SeasonExportOptions,
  take: (bytes: Readable) => Promise<void>,
): Promise<NotExported | { readonly digest: string }> {
  const configuration = readConfiguration(environment, workingDirectory);
  const database = await openDatabase(configuration);
  try {
    const season = await openSeason(database.url, year, false);
    if (typeof season === 'string') return season;
    try {
      if (kind === 'full') await noteAtServer(database.url, year);
      return { digest: await writeSeason(new SeasonExport(season.snapshot, year, kind), take) };
    } finally {
      await season.close();
    }
  } catch (error) {
    throw configuration.databaseUrl === null ? error : unusable(database, error);
  } finally {
    await database.close();
  }
}

/** Writes an archive as fast as it is taken. @returns the SHA-256 of its manifest @throws Error when either side fails */
export async function writeSeason(season: SeasonExport, take: (bytes: Readable) => Promise<void>): Promise<string> {
  const archive = new ZipWriter();
  const taken = take(archive.output);
  const written = season.writeTo(archive).catch((error: unknown) => {
    archive.output.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  const [first, second] = await Promise.allSettled([taken, written]);
  if (second.status === 'rejected') throw second.reason;
  if (first.status === 'rejected') throw first.reason;
  return second.value;
}

/** The log says that what the public does not see was handed out at the server. */
async function noteAtServer(url: string, year: number): Promise<void> {
  const options = '-c office.request=server -c office.action=exportSeason';
  const client = new pg.Client({ connectionString: url, options });
  const $kysely = kyselyOn({
    $queryRawUnsafe: async <T>(text: string, ...values: unknown[]) => (await client.query({ text, values })).rows as T,
    $executeRawUnsafe: async (text, ...values) => (await client.query({ text, values })).rowCount ?? 0,
  });
  await client.connect();
  try {
    await $kysely.insertInto('seasonExport').values({ year }).execute();
  } finally {
    await client.end();
  }
}
