import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Debian's Chromium, null if there is none. Its headless shell has the same engine without a browser's own windows, which
 * nobody sees in tests and which cost most of the time; where it is not installed the whole one does it.
 */
export function findChromium(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const programs = ['chromium-headless-shell', 'chromium'];
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
