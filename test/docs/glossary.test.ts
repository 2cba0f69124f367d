import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../support/project.js';
import { linksIn, namesAstray, namesBesideLinks, readText, tableRows } from './rulebook.js';

const [tables, sharing] = readText('docs/glossary.md').split('\n## One thing in several parts\n');
const words = tableRows(tables!);
/** The names that several parts have for one thing. */
const shared = new Set([...sharing!.matchAll(/`(\w+)`/g)].map(([, name]) => name!));

const parts = [
  'apps/api',
  'apps/cli',
  'apps/demo',
  'apps/web',
  'libs/archive',
  'libs/competition',
  'libs/paper',
  'libs/rules',
];

/** An app, a library, or one of the games in the library of rules, each of which speaks as its own rules do. */
function partOf(path: string): string {
  const game = /^libs\/rules\/src\/(?:royal|sessions\/[^/]+(?=\/)|sessions)/.exec(path);
  return game?.[0] ?? path.split('/').slice(0, 2).join('/');
}

/** The exported types of the house by name, with the files that declare them. */
function declarations(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const part of parts) {
    const sources = readdirSync(join(projectRoot, part, 'src'), { recursive: true, encoding: 'utf8' });
    for (const source of sources) {
      if (!/\.tsx?$/.test(source) || /\.test\.|generated|routeTree/.test(source)) continue;
      const path = `${part}/src/${source}`;
      const declared = readText(path).matchAll(/^export (?:abstract |declare )?(?:interface|type|class) (\w+)/gm);
      for (const [, name] of declared) found.set(name!, [...(found.get(name!) ?? []), path]);
    }
  }
  return found;
}

describe('issue 56: docs/glossary.md', () => {
  it('has each word once', () => {
    const named = words.map(([word]) => word);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((word, at) => named.indexOf(word) !== at)).toEqual([]);
  });

  it('names for each what stands in the file where it lives', () => {
    for (const [word, , place] of words) {
      expect([word, namesBesideLinks(place!).length]).toEqual([word, linksIn(place!).length]);
      expect([word, linksIn(place!).length > 0, namesAstray(place!)]).toEqual([word, true, []]);
    }
  });

  it('is followed: no exported type has the name of another, but for one thing in several parts', () => {
    const givenTwice = [...declarations()].filter(([, paths]) => paths.length > 1);
    const astray = givenTwice.filter(
      ([name, paths]) => !shared.has(name) || new Set(paths.map((path) => partOf(path))).size < paths.length,
    );
    expect(astray).toEqual([]);
    expect([...shared].filter((name) => !givenTwice.some(([given]) => given === name))).toEqual([]);
  });
});
