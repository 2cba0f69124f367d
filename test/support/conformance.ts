import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.js';

/** A record with what an independent implementation of the rules, written from the documents alone, says of it. */
export interface ConformanceCase {
  /** The file of its kind, without `.ndjson`: `bad`, `hungarian-and-kings` … */
  readonly group: string;
  /** Unique in its group. */
  readonly name: string;
  /** As it is given to a parser: not all are UTF-8, or JSON. */
  readonly bytes: Buffer;
  readonly text: string;
  readonly expected: { readonly verdict: string };
}

/** A line of `test/conformance/GAME/GROUP.ndjson`: a text where the record is UTF-8, else its bytes. */
type Line = { readonly name: string; readonly expected: ConformanceCase['expected'] } & (
  { readonly text: string } | { readonly base64: string }
);

export type ConformanceGame = 'royal-tarokk' | 'sessions';

export const conformanceFolder = 'test/conformance';

/** The names of a game's files, in their order. */
export function conformanceGroups(game: ConformanceGame): readonly string[] {
  return readdirSync(join(projectRoot, conformanceFolder, game))
    .filter((name) => name.endsWith('.ndjson'))
    .map((name) => name.replace('.ndjson', ''));
}

export function conformanceCases(game: ConformanceGame, group: string): readonly ConformanceCase[] {
  const lines = readFileSync(join(projectRoot, conformanceFolder, game, `${group}.ndjson`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const { name, expected, ...record } = JSON.parse(line) as Line;
    const bytes = 'text' in record ? Buffer.from(record.text) : Buffer.from(record.base64, 'base64');
    return { group, name, expected, bytes, text: bytes.toString('utf8') };
  });
}

/** All of a game, group by group. */
export function allConformanceCases(game: ConformanceGame): readonly ConformanceCase[] {
  return conformanceGroups(game).flatMap((group) => conformanceCases(game, group));
}

/** @param path `GROUP/NAME`, as `bad/play-revoke-001` */
export function conformanceCase(game: ConformanceGame, path: string): ConformanceCase {
  const [group, name] = path.split('/') as [string, string];
  const found = conformanceCases(game, group).find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no conformance record ${path}.`);
  return found;
}
