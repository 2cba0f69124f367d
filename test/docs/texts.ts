import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tarokk/rules';
import { projectRoot } from '../support/project.js';

/** Words that people read, and where they stand. */
export interface Words {
  readonly place: string;
  readonly words: string;
}

const sourcesIn = (folder: string, name: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !/generated|\.test\.ts$/.test(file))
    .map((file) => `${folder}/${file}`);

/** A text as it stands in a source, in any of its quotation marks. */
const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/;

/** Of the groups of `QUOTED` the one that has matched. */
const oneOf = (groups: readonly (string | undefined)[]): string => groups.find((each) => each !== undefined) ?? '';

/** The words of the pages in a language, and what announcements are in plain words: files of words have one text a line. */
export function wordsOfPages(language: Language): readonly Words[] {
  return [
    ...sourcesIn('apps/web/src', new RegExp(`^messages/${language}/.*\\.ts$`)),
    `libs/rules/src/royal/explain/plain-words/${language}.ts`,
  ].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(new RegExp(QUOTED, 'g'))].map(([, ...each]) => ({
          place: `${file}:${index + 1}`,
          words: oneOf(each),
        })),
      )
      .filter(({ words }) => words.includes(' ') || /^\p{L}+$/u.test(words)),
  );
}

/** What the people of the demo say, and what its terminal tells: sentences alone, no queries. */
export function wordsOfDemo(): readonly Words[] {
  return sourcesIn('apps/demo/src', /\.ts$/).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(new RegExp(QUOTED, 'g'))].map(([, ...each]) => ({
          place: `${file}:${index + 1}`,
          words: oneOf(each),
        })),
      )
      .filter(({ words }) => /^\p{L}[^{]* .*[.?!:]$/u.test(words)),
  );
}

type Flat = readonly (readonly [path: string, words: string])[];

const flat = (value: unknown, path: string): Flat =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, each]) => flat(each, `${path}.${key}`));

const wordsIn = async (file: string): Promise<Flat> =>
  flat(((await import(join(projectRoot, file))) as { readonly words: unknown }).words, '');

/** Texts that say the same in English and in Hungarian: those of the pages, by their key, and those of the office. */
export async function englishAndHungarian(): Promise<readonly (Words & { readonly english: string })[]> {
  const ofPages = await Promise.all(
    sourcesIn('apps/web/src', /^messages\/en\/[^/]+\.ts$/).map(async (file) => {
      const other = file.replace('/en/', '/hu/');
      const hungarian = new Map(await wordsIn(other));
      return (await wordsIn(file)).map(([path, english]) => ({
        place: `${other}${path}`,
        words: hungarian.get(path) ?? '',
        english,
      }));
    }),
  );
  const english = textsOfOffice('en');
  const ofOffice = textsOfOffice('hu').map((each, index) => ({ ...each, english: english[index]!.words }));
  return [...ofPages.flat(), ...ofOffice];
}

/** What stands between the texts of `text(…)` in its order. */
const GAP = String.raw`\s*,\s*(?://[^\n]*\n\s*)*`;
const THREE = new RegExp(
  String.raw`\btext\(\s*(?://[^\n]*\n\s*)*(?:${QUOTED.source})${GAP}(?:${QUOTED.source})${GAP}(?:${QUOTED.source})`,
  'g',
);

/** The texts of the office itself: what `text(en, de, hu)` is given in the api, the command and the libraries. */
export function textsOfOffice(language: Language): readonly Words[] {
  const at = { en: 0, de: 1, hu: 2 }[language];
  return [
    'apps/api/src',
    'apps/cli/src',
    'libs/rules/src',
    'libs/competition/src',
    'libs/archive/src',
    'libs/paper/src',
  ]
    .flatMap((folder) => sourcesIn(folder, /\.ts$/))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return [...source.matchAll(THREE)].map((match) => ({
        place: `${file}:${source.slice(0, match.index).split('\n').length}`,
        words: oneOf(match.slice(1 + 3 * at, 4 + 3 * at)),
      }));
    });
}
