import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { lookNames, lookOf } from './looks.js';

const folder = join(import.meta.dirname, '../../styles/looks');
const files = readdirSync(folder).filter((file) => file.endsWith('.css'));

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
});
