import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/project.js';
import { readText } from './rulebook.js';
import { namesIn, rowsIn } from './test-names.js';

/** One of the five documents of the session games. */
export interface Document {
  /** As tests of another document name it: `H 8.4`. */
  readonly letter: string;
  readonly path: string;
  /** Its own tests begin so; their numbers without a letter are its own. */
  readonly tests: string;
  readonly examples: readonly Examples[];
}

/** A section of worked examples, numbered from 1: first those of its table, then those in the text below. */
export interface Examples {
  readonly section: string;
  readonly count: number;
  /** Their tests are in the files that begin so. */
  readonly tests: string;
}

export const documents: readonly Document[] = [
  { letter: 'S', path: 'docs/rules/session-record.md', tests: 'common-rules', examples: [] },
  {
    letter: 'H',
    path: 'docs/rules/hungarian-tarokk.md',
    tests: 'hungarian-',
    examples: [{ section: '12', count: 22, tests: 'hungarian-settlement' }],
  },
  {
    letter: 'T',
    path: 'docs/rules/taroky.md',
    tests: 'taroky-',
    examples: [
      { section: 'C10', count: 23, tests: 'taroky-settlement' },
      { section: 'P7', count: 14, tests: 'taroky-polish' },
    ],
  },
  {
    letter: 'Z',
    path: 'docs/rules/taroki-z-krolami.md',
    tests: 'taroki-z-krolami-',
    examples: [{ section: '9', count: 21, tests: 'taroki-z-krolami-settlement' }],
  },
  {
    letter: 'K',
    path: 'docs/rules/kings-tarock.md',
    tests: 'kings-tarock-',
    examples: [{ section: '10', count: 30, tests: 'kings-tarock-examples' }],
  },
];

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found!);

/** The rule numbers of a document: its paragraphs, the sections without numbered ones, and its decisions. */
export function rulesOf({ path }: Pick<Document, 'path'>): readonly string[] {
  const text = readText(path);
  const sections = sectionsOf({ path });
  const paragraphs = all(text, /^([CP]?\d+\.\d+) /gm).filter((number) => sections.includes(number.split('.')[0]!));
  const numbers = [...all(text, /^\*\*(S\d+) /gm), ...paragraphs];
  const whole = sections.filter((section) => !numbers.some((number) => number.startsWith(`${section}.`)));
  return [...numbers, ...whole, ...new Set(all(text, /\*\*(D\d+)\*\*/g))];
}

/** The sections of a document, which groups of tests may name. */
export const sectionsOf = ({ path }: Pick<Document, 'path'>): readonly string[] =>
  all(readText(path), /^## ([CP]?\d+)\. /gm);

/** The text of a section, and the numbers of the examples in its table. */
export function examplesIn({ path }: Document, section: string): { readonly text: string; readonly table: string[] } {
  const whole = readText(path);
  const start = whole.indexOf(`## ${section}. `) + 3;
  const length = whole.slice(start).search(/^##? /m);
  const text = length < 0 ? whole.slice(start) : whole.slice(start, start + length);
  return { text, table: all(text, /^\| (\d+) \|/gm) };
}

/** Files of tests of the session games. */
const folder = 'libs/rules/test/sessions';
export const testFiles: readonly string[] = readdirSync(join(projectRoot, folder))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `${folder}/${file}`);

export const testsOf = ({ tests }: Document): readonly string[] =>
  testFiles.filter((path) => path.startsWith(`${folder}/${tests}`));

/** A rule of a document, cited in the name of a test. */
export interface Citation {
  readonly letter: string;
  readonly rule: string;
}

const TOKEN = /^(?:([HZK]) )?([SDCP]?)(\d+)(?:\.(\d+))?(?:–[SDCP]?(?:\d+\.)?(\d+))?(?! : )(?=[ ,:.]|$)/;

/** Numbers that stand one after the other: "S9, H 2.6 four passes", "2.1–2.5". */
function inList(text: string, own: string): Citation[] {
  const found: Citation[] = [];
  let letter = own;
  for (let rest = text; ; rest = rest.replace(/^(, | and | )/, '')) {
    const [token, named, series, first, second, last] = TOKEN.exec(rest) ?? [];
    if (token === undefined) return found;
    rest = rest.slice(token.length);
    letter = named ?? letter;
    const from = Number(second ?? first);
    for (let number = from; number <= Number(last ?? from); number++) {
      const rule = second === undefined ? `${series!}${number}` : `${series!}${first!}.${number}`;
      found.push({ letter: series === 'S' ? 'S' : letter, rule });
    }
  }
}

const inParentheses = (text: string): string[] => all(text, /\(([^)]*)\)/g);

/** The rules that a name cites: in front, after a semicolon, in parentheses. @param own the letter of its file */
export function citedIn(name: string, own: string): readonly Citation[] {
  return [...name.split('; '), ...inParentheses(name)].flatMap((text) => inList(text, own));
}

/** The rules that a row of a table of tests brings into the name: in parentheses, with a letter. */
const citedInRow = (row: string, own: string): readonly Citation[] =>
  inParentheses(row)
    .flatMap((text) => inList(text, own))
    .filter(({ rule }) => /^[SDCP]/.test(rule));

/** All citations in the names of tests, with the file that each stands in. */
export function citations(): readonly (Citation & { readonly path: string; readonly name: string })[] {
  return testFiles.flatMap((path) => {
    const own = documents.find((document) => testsOf(document).includes(path))?.letter ?? 'S';
    const at = (name: string) => (citation: Citation) => ({ ...citation, path, name });
    return [
      ...namesIn(path).flatMap((name) => citedIn(name, own).map(at(name))),
      ...rowsIn(path).flatMap((row) => citedInRow(row, own).map(at(row))),
    ];
  });
}

/** The numbers of the examples that are tests: in front of the rows of tables, and "example 21" in names. */
export function exampleTestsOf({ tests }: Examples): readonly string[] {
  return testFiles
    .filter((path) => path.startsWith(`${folder}/${tests}`))
    .flatMap((path) => [
      ...all(rowsIn(path).join('\n'), /^(\d+)(?= |$)/gm),
      ...all(namesIn(path).join('\n'), /\bexample (\d+)(?=[ :])/g),
    ]);
}
