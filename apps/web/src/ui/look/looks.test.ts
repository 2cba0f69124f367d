import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { lookNames, lookOf } from './looks.js';

const folder = join(import.meta.dirname, '../../styles/looks');
const files = readdirSync(folder).filter((file) => file.endsWith('.css'));

/** The parts that each look joins, in their order. */
const joined = new Map(
  files.map((file) => [
    file,
    [...readFileSync(join(folder, file), 'utf8').matchAll(/@import '([^']+)'/g)].map(([, part]) => part!),
  ]),
);

describe('the looks of pages', () => {
  it('are a file each, and no file is without a page', () => {
    expect(
      lookNames()
        .map((name) => `${name}.css`)
        .toSorted(),
    ).toEqual(files.toSorted());
  });

  it('go by the first address that fits', () => {
    expect(lookOf('/grand-prix/2026/1/room')).toBe('room');
    expect(lookOf('/grand-prix/2026/1')).toBe('grand-prix');
    expect(lookOf('/grand-prix/2026')).toBe('competitions');
    expect(lookOf('/imprint')).toBeNull();
  });

  it('join parts alone that are there, each once', () => {
    expect([...joined.values()].every((parts) => parts.length > 0)).toBe(true);
    for (const [file, parts] of joined) {
      expect([file, parts.filter((part) => readFileSync(join(folder, part), 'utf8').trim() === '')]).toEqual([
        file,
        [],
      ]);
      expect([file, parts.length]).toEqual([file, new Set(parts).size]);
    }
  });

  it('join them in one order: what two parts say of one element is decided alike on every page', () => {
    const behind = new Map<string, Set<string>>();
    for (const parts of joined.values()) {
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
