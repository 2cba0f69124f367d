import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Environment } from './office.js';
import { projectRoot } from './project.js';

/** The day on which an office of a test lives: what takes from August to December is played in seconds. */
export interface MovableClock {
  /** For the office that is to follow it. */
  readonly environment: Environment;
  /** From the office's next look at its clock on it is this day, or instant. */
  readonly set: (to: string) => void;
}

/** @param folder in which the day is kept, for one office at a time */
export function movableClock(folder: string, day: string): MovableClock {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'day');
  const begun = Date.now();
  const set = (to: string): void => {
    writeFileSync(`${file}.new`, `${to} ${begun}`);
    renameSync(`${file}.new`, file);
  };
  set(day);
  const preload = pathToFileURL(join(projectRoot, 'test/support/clock-of-office.mjs')).href;
  return { environment: { CLOCK_FILE: file, NODE_OPTIONS: `--import ${preload}` }, set };
}
