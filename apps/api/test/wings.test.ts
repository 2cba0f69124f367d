import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const sources = new URL('../src/', import.meta.url);
const wings = ['platform', 'identity', 'registry', 'competitions', 'matches', 'jury', 'publishing'];

describe('the wings of the api', () => {
  const entries = readdirSync(sources, { withFileTypes: true });

  it('are seven, with at most six files beside them that start the program', () => {
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(folders.toSorted()).toEqual(wings.toSorted());
    expect(entries.length - folders.length).toBeLessThanOrEqual(6);
  });

  it.each(wings)('%s says what lives in it', (wing) => {
    expect(existsSync(new URL(`${wing}/README.md`, sources))).toBe(true);
  });

  /** Each with the reason for which it is none of a wing. */
  const otherModules: Readonly<Record<string, string>> = {
    'application.module.ts': 'puts the wings together',
    'platform/without-server/open-without-server.ts': 'opens a part of them for the command',
  };

  it('are a module each, at their top; another one has a reason', () => {
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
    const modules = files.filter((path) => /^@Module\(/m.test(readFileSync(new URL(path, sources), 'utf8')));
    const ofWings = wings.map((wing) => `${wing}/${wing}.module.ts`);
    expect(modules.toSorted()).toEqual([...ofWings, ...Object.keys(otherModules)].toSorted());
  });
});
