// Makes the maps of a bundle small: Node reads them at each start, and keeps every point in memory from the first trace on.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { decode, encode } from '@jridgewell/sourcemap-codec';

/** Leaves one point for each line of our own modules; lines of packages keep their place in the bundle. */
export async function thin(path) {
  const map = JSON.parse(await readFile(path, 'utf8'));
  const isOurs = map.sources.map((source) => !source.includes('node_modules/'));
  if (!isOurs.includes(true)) return removeMap(path);
  let within = false; // our own module: its last point counts for the lines after it too
  const lines = decode(map.mappings).map(([first]) => {
    if (first === undefined) return [];
    const [, source, line, column] = first;
    const ours = source !== undefined && isOurs[source];
    const point = ours ? [[0, source, line, column]] : within ? [[0]] : [];
    within = ours;
    return point;
  });
  await writeFile(path, JSON.stringify({ ...map, names: [], mappings: encode(lines) }));
}

async function removeMap(path) {
  const code = path.replace(/\.map$/, '');
  await writeFile(code, (await readFile(code, 'utf8')).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
  await rm(path);
}
