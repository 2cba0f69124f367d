import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../support/project.js';

interface Rule {
  readonly file: string;
  readonly selector: string;
  /** All classes of the selector. */
  readonly classes: readonly string[];
  /** Those of what it styles: behind the last space or sign. */
  readonly styled: readonly string[];
}

/**
 * Whose rules say how everything looks somewhere else than on a page on a screen: on paper, and with letters of twice the size. They
 * come last and stand in layers of their own, so that who changes a part finds all of it beside it but for these.
 */
const ofOtherMedia = /^(?:print|letters)\.css$/;

const folder = join(projectRoot, 'apps/web/src');
const rules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.startsWith('graphiql'))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !ofOtherMedia.test(file.split('/').at(-1)!))
  .flatMap((file) => rulesIn(file, readFileSync(join(folder, file), 'utf8')));

/** The rules for a screen, each of its selectors by itself. */
function rulesIn(file: string, text: string): readonly Rule[] {
  const within: string[] = [];
  const found: Rule[] = [];
  let head = '';
  for (const sign of text.replaceAll(/\/\*[^]*?\*\//g, '')) {
    if (sign === '{') {
      within.push(head.trim());
      const isElsewhere = within.some((each) => /^@(?:media print$|keyframes|font-face)/.test(each));
      if (!isElsewhere && !head.trim().startsWith('@'))
        found.push(...selectorsIn(head).map((each) => ruleOf(file, each)));
      head = '';
    } else if (sign === '}') {
      within.pop();
      head = '';
    } else head = sign === ';' ? '' : head + sign;
  }
  return found;
}

/** Commas within brackets part nothing. */
function selectorsIn(head: string): readonly string[] {
  return head.split(/,(?![^(]*\))/).map((each) => each.trim());
}

function ruleOf(file: string, selector: string): Rule {
  // What something has or is not is no part of what is styled.
  const plain = selector.replaceAll(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  const [last = ''] =
    plain.replaceAll(/\([^()]*\)/g, (inner) => inner.replaceAll(/[\s>+~]/g, '')).match(/[^\s>+~]*$/) ?? [];
  const classesIn = (text: string) => [...new Set([...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!))];
  return { file, selector, classes: classesIn(plain), styled: classesIn(last) };
}

/** The files that say how a class looks wherever it stands: no other class is named. */
const homes = new Map<string, Set<string>>();
for (const { file, classes, styled } of rules) {
  const [only, ...more] = classes;
  if (only !== undefined && more.length === 0 && styled.length === 1) {
    homes.set(only, (homes.get(only) ?? new Set()).add(file));
  }
}

/** Whether a class is a file's alone: at home there, or named nowhere else. */
function isOwn(name: string, file: string): boolean {
  const home = homes.get(name);
  if (home !== undefined) return home.size === 1 && home.has(file);
  return rules.every((rule) => rule.file === file || !rule.classes.includes(name));
}

describe('how a class looks', () => {
  it('is read from the styles of the pages', () => {
    expect(homes.size).toBeGreaterThan(150);
  });

  it('stands in one file', () => {
    const several = [...homes].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files]);
    expect(several).toEqual([]);
  });

  it('is changed by another file in a place of its own alone, which the selector names by a class of that file', () => {
    const strange = rules.flatMap(({ file, selector, classes, styled }) =>
      styled
        .filter((name) => homes.has(name) && !homes.get(name)!.has(file))
        .filter((name) => !classes.some((other) => other !== name && isOwn(other, file)))
        .map((name) => `${file}: ${selector} styles .${name} of ${[...homes.get(name)!].join()}`),
    );
    expect(strange).toEqual([]);
  });
});
