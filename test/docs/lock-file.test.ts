import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../support/project.js';

interface Entry {
  readonly integrity?: string;
  readonly resolved?: string;
  /** A workspace of this project, found where `resolved` says. */
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly deprecated?: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
const lock = read('package-lock.json') as { packages: Readonly<Record<string, Entry>> };
const { allowScripts } = read('package.json') as { allowScripts: Readonly<Record<string, boolean>> };

/** All but the project itself and its workspaces. */
const installed = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);
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

describe('package.json of the workspaces', () => {
  interface Manifest {
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly devDependencies?: Readonly<Record<string, string>>;
  }
  const workspaces = [
    '',
    ...Object.entries(lock.packages).flatMap(([, { link, resolved }]) => (link ? [resolved!] : [])),
  ];
  const wanted = workspaces.flatMap((workspace) => {
    const { dependencies, devDependencies } = read(join(workspace, 'package.json')) as Manifest;
    return Object.entries({ ...devDependencies, ...dependencies }).map(([name, range]) => ({ name, range }));
  });

  it('are those of the libraries and apps', () => {
    expect(workspaces).toEqual(expect.arrayContaining(['', 'libs/rules', 'libs/competition', 'apps/api', 'apps/web']));
  });

  it('ask for one and the same version of a package, and it is installed once', () => {
    const differing = wanted.filter(({ name, range }) =>
      wanted.some((other) => other.name === name && other.range !== range),
    );
    expect(differing).toEqual([]);
    expect(Object.keys(lock.packages).filter((path) => /^(apps|libs)\/[^/]+\/node_modules\//.test(path))).toEqual([]);
  });
});

describe('install scripts of packages', () => {
  it('are allowed or refused by name, each of them, and no others', () => {
    const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript === true);
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScript.map(([path]) => nameOf(path)))].sort());
  });
});
