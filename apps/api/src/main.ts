// The server's program. Source maps are switched on before anything is loaded, so that traces of errors name the lines of its
// sources.
import type { OpenOffice } from './server.js';

process.setSourceMapsEnabled(true);
// graphql-js checks each type again and again unless told; it looks once, when it is loaded.
process.env['NODE_ENV'] ??= 'production';

const { readConfiguration, StartProblem } = await import('./platform/configuration/configuration.js');
const { fullDiskProblem } = await import('./platform/database/embedded/failed-start.js');
const { openOffice } = await import('./server.js');

let office: OpenOffice | null = null;
/** When the first signal came, in milliseconds; null before. */
let stoppingSince: number | null = null;

/** Resolves when the office is open; fails when it cannot be opened, which has then been said. */
const started = start();
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
started.catch((error: unknown) => {
  const problem = fullDiskProblem(error) ?? error;
  console.error(problem instanceof StartProblem ? problem.message : problem);
  process.exit(1);
});

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env, process.cwd());
  office = await openOffice(configuration, { onLost: databaseLost, isStopping: () => stoppingSince !== null });
  if (office !== null) console.log(office.announcement);
}

/**
 * A second signal does not wait: the embedded PostgreSQL survives a hard end. npm may hand on a Ctrl+C that has reached us
 * already, so only one that comes later is meant as a second.
 */
async function stop(): Promise<void> {
  if (stoppingSince !== null) {
    if (Date.now() - stoppingSince > 1000) process.exit(1);
    return;
  }
  stoppingSince = Date.now();
  await started.catch(() => undefined);
  await office?.leave();
  await office?.close();
  process.exit(0);
}

function databaseLost(why: string): void {
  if (stoppingSince !== null) return;
  console.error(
    `The embedded PostgreSQL has stopped under the office too often${why}. Start the office again, which says what was wrong if it still is; nothing that was confirmed is lost.`,
  );
  process.exit(1);
}
