import type { Configuration } from '../../../platform/configuration/configuration.js';
import { openWithoutServer } from '../../../platform/without-server/open-without-server.js';
import { IdentityModule } from '../../identity.module.js';
import { ServerAdministration } from './server-administration.service.js';

/** Opens the administration of accounts for the server's terminal; the server need not run. */
export async function createAdministration(
  configuration: Configuration,
  databaseUrl: string,
): Promise<{ readonly administration: ServerAdministration; readonly close: () => Promise<void> }> {
  const office = await openWithoutServer(configuration, databaseUrl, { imports: [IdentityModule] });
  return { administration: office.get(ServerAdministration, { strict: false }), close: () => office.close() };
}
