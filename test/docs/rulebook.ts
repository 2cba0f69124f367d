import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/project.js';

export function readText(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}

/** The rule numbers of sections 1–8 with their decisions: those of docs/rules/royal-tarokk.md, and what was decided of play later. */
export function rulesOfPlay(): readonly string[] {
  const text = readText('docs/rules/royal-tarokk.md');
  const play = text.slice(0, text.indexOf('## 9. '));
  const numbers = [...play.matchAll(/^(?:### )?(\d\.\d) /gm)].map(([, number]) => number!);
  const whole = [...play.matchAll(/^## (\d)\. /gm)]
    .map(([, section]) => section!)
    .filter((section) => !numbers.some((number) => number.startsWith(`${section}.`)));
  // D7 stands in section 12, which is not about play.
  const decisions = [...play.matchAll(/\*\*(D\d)\*\*/g)].map(([, decision]) => decision!);
  // A later decision names its section behind its number: **D53** (5).
  const later = [...readText('docs/rules/competition-decisions.md').matchAll(/^- \*\*(D\d+)\*\* \([1-8]\)/gm)];
  return [...numbers, ...whole, ...new Set(decisions), ...later.map(([, decision]) => decision!)].sort();
}

/** The rows of the tables in a text, by cells, without heads and rules. */
export function tableRows(text: string): readonly (readonly string[])[] {
  const lines = text.split('\n');
  return lines
    .filter((line, at) => line.startsWith('| ') && !isRule(line) && !isRule(lines[at + 1] ?? ''))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const isRule = (line: string): boolean => /^\|(?: ?:?-+:? ?\|)+$/.test(line);

/** The files of the project to which a text links, from its root. */
export const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path]) => path!);

/** Each name that is said right behind a link to a file of sources, with that file. */
export function namesBesideLinks(text: string): readonly { readonly path: string; readonly name: string }[] {
  const named = [...text.matchAll(/\]\(\.\.\/([^)]+\.tsx?)\)((?: `[^`]+`)+)/g)];
  return named.flatMap(([, path, names]) =>
    [...names!.matchAll(/`([^`]+)`/g)].map(([, name]) => ({ path: path!, name: name! })),
  );
}

/** Those of them that do not stand in their file, as whole words. */
export function namesAstray(text: string): readonly string[] {
  return namesBesideLinks(text)
    .filter(({ path, name }) => !isWordIn(readText(path), name))
    .map(({ path, name }) => `${name} in ${path}`);
}

function isWordIn(text: string, name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w$])${escaped}(?![\\w$])`).test(text);
}

/** The documents that people read, with their paths from the project's root. */
export function documents(): readonly string[] {
  const inFolder = (folder: string): string[] =>
    readdirSync(join(projectRoot, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`);
  return ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...inFolder('docs'), ...inFolder('docs/rules')];
}
