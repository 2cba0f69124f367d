import type { Configuration } from '../../../platform/configuration/configuration.js';
import { openWithoutServer } from '../../../platform/without-server/open-without-server.js';
import { AccountsModule } from '../accounts.module.js';
import { ServerAdministration } from './server-administration.service.js';

/** Administers accounts at the terminal, without the running server. */
export async function createAdministration(
  configuration: Configuration,
  databaseUrl: string,
): Promise<{ readonly administration: ServerAdministration; readonly close: () => Promise<void> }> {
  const office = await openWithoutServer(configuration, databaseUrl, [AccountsModule]);
  return { administration: office.get(ServerAdministration, { strict: false }), close: () => office.close() };
}
