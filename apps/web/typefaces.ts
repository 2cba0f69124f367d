import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** From the thinnest to the boldest that a page shows (`tokens.css`): a face with all that it could be is twice as large. */
const weights = { wght: { min: 400, max: 700 } };
/**
 * Of what the faces can do with their letters: distances between two of them, accents, and the figures of tables. Small capitals
 * and other forms of letters no page shows.
 */
export const features: readonly string[] = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];
/** The letters of Hungarian that are not in Latin-1: the packages have them among nine hundred others. */
const hungarian = 'ŐőŰű';

const folder = fileURLToPath(new URL('../../dist/typefaces', import.meta.url));

/** Makes the typefaces that every page loads, under `@typefaces`, from those of the packages. */
export function typefaces(): Plugin {
  return {
    name: 'typefaces',
    async config() {
      await mkdir(folder, { recursive: true });
      await Promise.all(madeFaces().map(make));
      return { resolve: { alias: { '@typefaces': folder } } };
    },
  };
}

interface Face {
  /** Of its file, without the ending. */
  readonly name: string;
  /** The file that it is cut from. */
  readonly from: string;
  readonly characters: string;
}

/** What is made: `fonts.css` says for which characters a browser fetches each. */
export function madeFaces(): readonly Face[] {
  return ['sofia-sans', 'brygada-1918'].flatMap((face) => [
    { name: `${face}-latin`, from: fileOf(face, 'latin'), characters: charactersOf(face, 'latin') },
    { name: `${face}-hungarian`, from: fileOf(face, 'latin-ext'), characters: hungarian },
  ]);
}

async function make({ name, from, characters }: Face): Promise<void> {
  const face = await subset(await readFile(from), characters, {
    targetFormat: 'woff2',
    variationAxes: weights,
    keepFeatures: features,
  });
  await writeFile(join(folder, `${name}.woff2`), face);
}

function fileOf(face: string, script: string): string {
  return require.resolve(`@fontsource-variable/${face}/files/${face}-${script}-wght-normal.woff2`);
}

/** All of a file, as its package says it: `U+0000-00FF,U+0131,…` */
function charactersOf(face: string, script: string): string {
  const ranges = (require(`@fontsource-variable/${face}/unicode.json`) as Record<string, string>)[script]!;
  return ranges
    .split(',')
    .map((range) => {
      const [first, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last! - first! + 1 }, (_, place) => first! + place));
    })
    .join('');
}
