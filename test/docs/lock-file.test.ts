import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../support/project.js';

interface Entry {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly deprecated?: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
const lock = read('package-lock.json') as { packages: Readonly<Record<string, Entry>> };
const { allowScripts } = read('package.json') as { allowScripts: Readonly<Record<string, boolean>> };

/** All but the project itself. */
const installed = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

describe('package-lock.json', () => {
  it('has the integrity hash of every package', () => {
    expect(installed.length).toBeGreaterThan(500);
    expect(installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('names no registry, so that it works behind any mirror', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  it('holds no package that its makers have given up', () => {
    expect(installed.filter(([, { deprecated }]) => deprecated !== undefined).map(([path]) => path)).toEqual([]);
  });
});

describe('install scripts of packages', () => {
  it('are allowed or refused by name, each of them, and no others', () => {
    const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript === true);
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScript.map(([path]) => nameOf(path)))].sort());
  });
});
