import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '@tarokk/competition';
import type { Language } from '@tarokk/rules';
import type { DemoSize } from './plan/demo.js';
import { DemoProblem } from './problem.js';

/** What is known of the demo in a folder. */
export interface Note extends DemoSize {
  readonly seed: string;
  /** In which its people write. */
  readonly language: Language;
  readonly today: Day;
  /** Where its database is: not always in the folder (docs/operations.md). */
  readonly database: string;
  /** Of the process that serves it, or did. */
  readonly pid: number;
  /** Of the program that has access; null until the demo is filled. */
  readonly apiToken: string | null;
}

/** The folder of a demo. */
export class DemoFolder {
  private readonly file: string;

  constructor(readonly path: string) {
    this.file = join(path, 'demo.json');
  }

  /** The demo that is there, filled or not; null if there is none. */
  note(): Note | null {
    return existsSync(this.file) ? (JSON.parse(readFileSync(this.file, 'utf8')) as Note) : null;
  }

  write(note: Note): void {
    mkdirSync(this.path, { recursive: true });
    writeFileSync(this.file, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
  }

  /**
   * Makes room for a new demo.
   *
   * @throws DemoProblem rather than remove what no demo has made, or what is being served
   */
  clear(): void {
    if (!existsSync(this.path)) return;
    const note = this.note();
    if (note === null) {
      throw new DemoProblem(`${this.path} is there and holds no demo. Set DATA_DIR to another folder.`);
    }
    if (isRunning(note.pid)) {
      throw new DemoProblem(`The demo in ${this.path} is running, as process ${note.pid}. Stop it first.`);
    }
    rmSync(note.database, { recursive: true, force: true });
    rmSync(this.path, { recursive: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
