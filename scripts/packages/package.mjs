// What all packages have in common.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../sources.mjs';

const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * Writes what says what the package is: its own package.json, its README, the licence.
 *
 * @param workspace whose name, words and README it has, such as `libs/rules`
 * @param manifest what is in the package and how it is entered
 */
export function describe(folder, workspace, manifest) {
  mkdirSync(folder, { recursive: true });
  const { name, description, keywords } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  const whole = { name, version, description, keywords, license, type: 'module', engines, ...manifest };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`);
  copyFileSync(join(root, workspace, 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

/** Its tarball, beside the folder. */
export function pack(folder) {
  const destination = join(folder, '..');
  const { stdout, stderr, status } = spawnSync('npm', ['pack', '--json', '--pack-destination', destination], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(stderr);
  const answer = JSON.parse(stdout);
  // npm 12 gives packages by their names, the versions before a list.
  const [{ name, filename, files, size }] = Object.values(answer);
  return { name, tarball: join(destination, filename), files: files.length, size };
}
