import type { Acknowledged, Line } from '../history.js';
import type { Servers } from '../servers.js';
import type { World } from '../world.js';
import { miscounted, unlikeTheArchive, unlikeTheRecords } from './counting.js';
import { forgottenAnswers, lostOrDoubled } from './effects.js';
import { brokenLog } from './log.js';
import { illegalPaths } from './paths.js';

/**
 * Everything that must hold when all is quiet again; empty when it does.
 * @param folder for archives
 */
export async function faultsOf(
  servers: Servers,
  world: World,
  lines: readonly Line[],
  folder: string,
): Promise<readonly string[]> {
  const acknowledged = lines.filter((line) => line.event === 'acknowledged');
  return [
    ...unanswered(lines, acknowledged),
    ...(await lostOrDoubled(world, acknowledged)),
    ...(await forgottenAnswers(world, acknowledged)),
    ...(await illegalPaths(world)),
    ...(await miscounted(world)),
    ...(await unlikeTheRecords(servers, world)),
    ...(await brokenLog(servers, world)),
    ...(await unlikeTheArchive(servers, world, folder)),
    ...servers.apis.flatMap(({ collapses }) => collapses.map((words) => `an api process ended by itself: ${words}`)),
  ];
}

function unanswered(lines: readonly Line[], acknowledged: readonly Acknowledged[]): readonly string[] {
  const keys = new Set(acknowledged.map(({ key }) => key));
  return lines.flatMap((line) =>
    line.event === 'sent' && !keys.has(line.key) ? [`${line.key} (${line.operation}) was never answered`] : [],
  );
}
