import { newPostgresProcess } from '../../support/postgres-process.js';
import { newDatabase } from '../../support/worker-postgres.js';

/** What is done to an office while twenty people write to it. */
export interface Trial {
  readonly name: string;
  readonly what: string;
  /** Why it cannot be run here; null: it can. */
  readonly hindrance?: () => string | null;
  run(course: Course): Promise<TrialOutcome>;
}

export interface Course {
  readonly seed: string;
  /** How often something is inflicted. */
  readonly rounds: number;
  readonly progress: (words: string) => void;
}

export interface TrialOutcome {
  /** Empty when everything holds. */
  readonly faults: readonly string[];
  /** In figures, for people. */
  readonly told: readonly string[];
}

/** Milliseconds between two looks whether something has happened. */
const PACE = 100;
const PATIENCE = 1200;

/** Waits until it is so. @throws Error when it takes longer than two minutes */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let look = 0; look < PATIENCE; look++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, PACE));
  }
  throw new Error(`After two minutes it is still not so: ${what}`);
}

/** A database that no trial kills: in a run of tests the worker's PostgreSQL has one at once, a script starts a server for it. */
export async function newTrialDatabase(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const database = await newDatabase();
  return database === null ? newPostgresProcess('torture') : { url: database.url, stop: () => database.drop() };
}
