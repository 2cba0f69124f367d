// What both packages have in common.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../sources.mjs';

const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Writes what says what the package is: its own package.json, its README, the licence. */
export function describe(folder, manifest, readme) {
  mkdirSync(folder, { recursive: true });
  const { name, ...rest } = manifest;
  const whole = { name, version, license, type: 'module', engines, ...rest };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`);
  copyFileSync(join(root, readme), join(folder, 'README.md'));
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
