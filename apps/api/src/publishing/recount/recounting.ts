import type { Configuration } from '../../platform/configuration/configuration.js';
import { openWithoutServer } from '../../platform/without-server/open-without-server.js';
import { RecountModule } from './recount.module.js';
import { RecountService } from './recount.service.js';

/** Recounting without the server. */
export async function createRecounting(
  configuration: Configuration,
  databaseUrl: string,
): Promise<{ readonly recounts: RecountService; readonly close: () => Promise<void> }> {
  const office = await openWithoutServer(configuration, databaseUrl, [RecountModule]);
  return { recounts: office.get(RecountService, { strict: false }), close: () => office.close() };
}
