import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readConfiguration } from './configuration.js';
import { projectRoot } from './project-root.js';
import { settings } from '../../../../../test/support/settings.js';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

/** What docker-compose.yml gives to the office, by name. */
function composed(): ReadonlyMap<string, string> {
  const api = read('docker-compose.yml').split(/^ {2}\w+:$/m)[1]!;
  const environment = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(api)![1]!;
  return new Map(
    [...environment.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name, value]) => [
      name!,
      value!.replace(/^'|'$/g, ''),
    ]),
  );
}

const exampled = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name!);
/** Of docker compose itself. */
const ofCompose = ['POSTGRES_PASSWORD', 'PUBLISH'];
/** What the container has, whatever stands in .env. */
const fixed = {
  HOST: '0.0.0.0',
  PORT: '4000',
  DATA_DIR: '/office/data',
  WEB_DIR: '/office/dist/web',
} as const;

describe('docker-compose.yml', () => {
  it('gives the office every setting that it reads and .env.example names, and no other', () => {
    expect([...composed().keys()].sort()).toEqual(settings());
    expect(exampled.filter((name) => !ofCompose.includes(name)).sort()).toEqual(settings());
  });

  it('uses what .env.example names for it', () => {
    const used = new Set([...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!));
    const own = [...Object.keys(fixed), 'DATABASE_URL'];
    expect([...used].sort()).toEqual(exampled.filter((name) => !own.includes(name)).sort());
  });

  it('hands settings on as they are, and has its own where the container decides', () => {
    for (const [name, value] of composed()) {
      if (name in fixed) expect(value).toBe(fixed[name as keyof typeof fixed]);
      else if (name === 'DATABASE_URL') expect(value).toMatch(/@database:5432\/office$/);
      else expect(value).toBe(`\${${name}:-}`);
    }
  });

  it('says nothing with a setting that is empty', () => {
    const empty = Object.fromEntries(settings().map((name) => [name, '']));
    expect(readConfiguration(empty, projectRoot)).toEqual(readConfiguration({}, projectRoot));
  });
});
