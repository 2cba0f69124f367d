// Makes the maps of a bundle small: whoever reads one keeps every point of it in memory.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { decode, encode } from '@jridgewell/sourcemap-codec';

/** Leaves a point where a line of our own modules begins, and one where packages do, whose lines are those of the bundle. */
export async function thin(path) {
  const map = JSON.parse(await readFile(path, 'utf8'));
  const isOurs = map.sources.map((source) => !source.includes('node_modules/'));
  if (!isOurs.includes(true)) return removeMap(path);
  let before = ''; // the source and line of the last point
  const lines = decode(map.mappings).map((points) =>
    points.flatMap(([column, source, line]) => {
      const ours = source !== undefined && isOurs[source];
      const place = ours ? `${source}:${line}` : '';
      if (place === before) return [];
      before = place;
      return [ours ? [column, source, line, 0] : [column]];
    }),
  );
  await writeFile(path, JSON.stringify({ ...map, names: [], mappings: encode(lines) }));
}

async function removeMap(path) {
  const code = path.replace(/\.map$/, '');
  await writeFile(code, (await readFile(code, 'utf8')).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
  await rm(path);
}
