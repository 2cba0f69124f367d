import { CompetitionsModule } from '../../competitions/competitions.module.js';
import { MatchesModule } from '../../matches/matches.module.js';
import type { Configuration } from '../../platform/configuration/configuration.js';
import { openWithoutServer } from '../../platform/without-server/open-without-server.js';
import { FreeRecountRepository } from './free-recount.repository.js';
import { FreeYearRecount } from './free-recount.service.js';
import { RecountRepository } from './recount.repository.js';
import { RecountService } from './recount.service.js';

/** What recounts, at the server and without it. */
export const recounting = [RecountService, RecountRepository, FreeYearRecount, FreeRecountRepository];

/** Recounting without the server. */
export async function createRecounting(
  configuration: Configuration,
  databaseUrl: string,
): Promise<{ readonly recounts: RecountService; readonly close: () => Promise<void> }> {
  const part = { imports: [CompetitionsModule, MatchesModule], providers: recounting };
  const office = await openWithoutServer(configuration, databaseUrl, part);
  return { recounts: office.get(RecountService, { strict: false }), close: () => office.close() };
}
