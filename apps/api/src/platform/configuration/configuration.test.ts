import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readConfiguration } from './configuration.js';
import { projectRoot } from './project-root.js';
import { settings } from '../../../../../test/support/settings.js';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

/** The rows of the table of settings: the variable, and what it is without it; null for nothing. */
function documented(): ReadonlyMap<string, string | null> {
  const rows = read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` +\| (?:`([^`]+)`|–) +\|/gm);
  return new Map([...rows].map(([, name, value]) => [name!, value ?? null]));
}

describe('the settings', () => {
  it('stand in docs/operations.md and .env.example, all of them and no others', () => {
    expect([...documented().keys()].sort()).toEqual(settings());
    const example = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name!);
    const ofCompose = ['POSTGRES_PASSWORD', 'PUBLISH'];
    expect(example.filter((name) => !ofCompose.includes(name)).sort()).toEqual(settings());
  });

  it('are without the variable what the document says', () => {
    const written = [...documented()].filter((row): row is [string, string] => row[1] !== null);
    expect(readConfiguration(Object.fromEntries(written), projectRoot)).toEqual(readConfiguration({}, projectRoot));
  });
});
