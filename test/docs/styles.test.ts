import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
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

/** The files of what every page has, from the bottom: `style.css` imports them. */
const ofEveryPage = [...readFileSync(join(folder, 'styles/style.css'), 'utf8').matchAll(/@import '\.\/([^']*)'/g)].map(
  ([, file]) => `styles/${file!}`,
);

/** What pages are made of: the styles of every page, then those beside the components of `ui` and `game`; pages and features come last. */
function rankOf(file: string): number {
  const place = ofEveryPage.indexOf(file);
  if (place >= 0) return place;
  return ofEveryPage.length + (file.startsWith('ui/') ? 0 : file.startsWith('game/') ? 1 : 2);
}

function isPart(file: string): boolean {
  return rankOf(file) < ofEveryPage.length + 2;
}

/** The files that name a class, and those of them that say how it looks wherever it stands: no other class is named. */
const named = new Map<string, Set<string>>();
const alone = new Map<string, Set<string>>();
for (const { file, classes, styled } of rules) {
  for (const name of classes) named.set(name, (named.get(name) ?? new Set()).add(file));
  const [only, ...more] = classes;
  if (only !== undefined && more.length === 0 && styled.length === 1) {
    alone.set(only, (alone.get(only) ?? new Set()).add(file));
  }
}

/** Where it is said how a class looks: alone, or else the lowest that names it. */
const homes = new Map(
  [...named].map(([name, files]) => [
    name,
    [...(alone.get(name) ?? files)].toSorted((one, other) => rankOf(one) - rankOf(other))[0]!,
  ]),
);

/** The files that each look joins, in their order. */
const looks = readdirSync(join(folder, 'styles/looks')).map((look) => ({
  look,
  parts: [...readFileSync(join(folder, 'styles/looks', look), 'utf8').matchAll(/@import '([^']+)'/g)].map(([, part]) =>
    posix.join('styles/looks', part!),
  ),
}));

describe('how a class looks', () => {
  it('is read from the styles of the pages', () => {
    expect(alone.size).toBeGreaterThan(150);
    expect(ofEveryPage.length).toBeGreaterThan(5);
  });

  it('stands in one file', () => {
    const several = [...alone].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files]);
    expect(several).toEqual([]);
  });

  it('is for no other file to name, unless it is a part of which pages are made', () => {
    const strange = [...named].flatMap(([name, files]) =>
      isPart(homes.get(name)!) ? [] : [...files].filter((file) => file !== homes.get(name)).map((file) => [name, file]),
    );
    expect(strange).toEqual([]);
  });

  it('of a part is changed in a place alone that the selector names by a class of its own file', () => {
    const strange = rules.flatMap(({ file, selector, classes, styled }) =>
      styled
        .filter((name) => homes.get(name) !== file)
        .filter((name) => !classes.some((other) => other !== name && homes.get(other) === file))
        .map((name) => `${file}: ${selector} styles .${name} of ${homes.get(name)!}`),
    );
    expect(strange).toEqual([]);
  });

  it('stands before what changes it in the look of every page', () => {
    const early = looks.flatMap(({ look, parts }) =>
      rules
        .filter(({ file }) => parts.includes(file))
        .flatMap(({ file, styled }) =>
          styled
            .filter((name) => alone.has(name))
            .map((name) => homes.get(name)!)
            .filter((home) => parts.indexOf(home) > parts.indexOf(file))
            .map((home) => `${look}: ${file} before ${home}`),
        ),
    );
    expect(looks.flatMap(({ parts }) => parts).length).toBeGreaterThan(50);
    expect([...new Set(early)]).toEqual([]);
  });
});

describe('the looks of pages', () => {
  it('join parts alone that are there, each once', () => {
    for (const { look, parts } of looks) {
      expect([look, parts.length > 0]).toEqual([look, true]);
      expect([look, parts.filter((part) => readFileSync(join(folder, part), 'utf8').trim() === '')]).toEqual([
        look,
        [],
      ]);
      expect([look, parts.length]).toEqual([look, new Set(parts).size]);
    }
  });

  it('join them in one order: what two parts say of one element is decided alike on every page', () => {
    const behind = new Map<string, Set<string>>();
    for (const { parts } of looks) {
      for (const [place, part] of parts.entries()) {
        behind.set(part, new Set([...(behind.get(part) ?? []), ...parts.slice(place + 1)]));
      }
    }
    const both = [...behind].flatMap(([part, later]) =>
      [...later].filter((other) => behind.get(other)?.has(part) === true).map((other) => [part, other].toSorted()),
    );
    expect(both).toEqual([]);
  });
});
