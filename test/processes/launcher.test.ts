import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, utimesSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { linkPackages } from '../support/link-packages.js';
import { projectRoot } from '../support/project.js';
import { temporaryFolder } from '../cli/command-files.js';

/** What the command is built from, in a folder of its own, as after `npm ci --ignore-scripts`: nothing is built. */
function freshCheckout(): string {
  const folder = temporaryFolder();
  for (const part of ['apps/cli', 'libs', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  }
  linkPackages(folder);
  return folder;
}

const launcherIn = (folder: string): string => join(folder, 'apps/cli/bin/tarokk.js');
const bundleIn = (folder: string): string => join(folder, 'dist/apps/cli/main.js');

function version(folder: string): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [launcherIn(folder), '--version'], { encoding: 'utf8', cwd: folder });
}

describe('the launcher of tarokk', () => {
  it('builds the command on first use, though several are started at once', async () => {
    const folder = freshCheckout();
    const statuses = await Promise.all(
      [1, 2, 3, 4].map(
        () =>
          new Promise((resolve) => {
            spawn(process.execPath, [launcherIn(folder), '--version'], { cwd: folder }).on('close', resolve);
          }),
      ),
    );
    expect(statuses).toEqual([0, 0, 0, 0]);
    expect(existsSync(bundleIn(folder))).toBe(true);
  });

  it('builds it again when a source has changed, and only then', () => {
    const folder = freshCheckout();
    version(folder);
    const built = statSync(bundleIn(folder)).mtimeMs;
    version(folder);
    expect(statSync(bundleIn(folder)).mtimeMs).toBe(built);
    const later = new Date(built + 5000);
    utimesSync(join(folder, 'libs/rules/src/index.ts'), later, later);
    expect(version(folder).status).toBe(0);
    expect(statSync(bundleIn(folder)).mtimeMs).not.toBe(built);
  });

  it('goes on after a build that was killed half-way', () => {
    const folder = freshCheckout();
    mkdirSync(join(folder, 'dist/.building-tarokk'), { recursive: true });
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(join(folder, 'dist/.building-tarokk'), longAgo, longAgo);
    expect(version(folder).status).toBe(0);
  });

  it('says what to do where the packages to build it are not installed', () => {
    const folder = freshCheckout();
    rmSync(join(folder, 'node_modules'), { recursive: true });
    const { status, stderr } = version(folder);
    expect(status).toBe(2);
    expect(stderr).toBe(
      'The tarokk command is not built, and esbuild to build it is not installed. Run "npm ci", then again.\n',
    );
  });

  it('keeps what was built where the packages to build it are not installed', () => {
    const folder = freshCheckout();
    version(folder);
    rmSync(join(folder, 'node_modules'), { recursive: true });
    const later = new Date(Date.now() + 5000);
    utimesSync(join(folder, 'libs/rules/src/index.ts'), later, later);
    expect(version(folder)).toMatchObject({ status: 0, stderr: '' });
  });
});
