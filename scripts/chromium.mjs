// Debian's Chromium, for tests and pictures.
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
