import { existsSync, readdirSync } from 'node:fs';
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
});
