// Debian's Chromium, for tests and pictures.
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export const installChromium = 'apt-get install -y chromium-headless-shell (or chromium)';

/**
 * The program that CHROMIUM names, else the one on the path: the headless shell first, which has the same engine without a
 * browser's own windows, which nobody sees here and which cost most of the time. Null if there is none.
 */
export function findChromium() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = ['chromium-headless-shell', 'chromium'].flatMap((program) =>
    folders.map((folder) => join(folder, program)),
  );
  return [process.env['CHROMIUM'], ...onPath].find(isProgram) ?? null;
}

function isProgram(path) {
  if (path === undefined) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Its major version, as it tells it: "Chromium 141.0.7390.54 built on Debian" is 141. */
export function chromiumVersion(program) {
  const told = execFileSync(program, ['--version'], { encoding: 'utf8' });
  const [, major] = /(\d+)\.\d+\.\d+/.exec(told) ?? [];
  if (major === undefined) throw new Error(`${program} does not tell its version: ${told}`);
  return Number(major);
}
