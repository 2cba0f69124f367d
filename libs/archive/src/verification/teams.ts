import type { OfficialMatch } from '@tarokk/competition';
import { archiveFiles } from '../format/manifest.js';
import { idIn, isId, wrong } from '../format/rows.js';
import type { ZipReader } from '../format/zip-reader.js';

/** By match: the teams for which the pairs of a Grand Prix played it (11.2). */
export type TeamsOfPairs = ReadonlyMap<string, NonNullable<OfficialMatch['teams']>>;

/** @throws MalformedArchive at a line that names no two teams */
export async function readTeams(archive: ZipReader): Promise<TeamsOfPairs> {
  const teams = new Map<string, NonNullable<OfficialMatch['teams']>>();
  for await (const line of archive.has(archiveFiles.teams) ? archive.lines(archiveFiles.teams) : []) {
    const pair = line.row['teams'];
    if (!Array.isArray(pair) || pair.length !== 2) wrong(line, 'teams');
    const [a, b] = pair as readonly unknown[];
    if (typeof a !== 'string' || typeof b !== 'string' || !isId(a) || !isId(b)) wrong(line, 'teams');
    teams.set(idIn(line, 'match'), [a, b]);
  }
  return teams;
}
