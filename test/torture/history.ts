import { createWriteStream, readFileSync, type WriteStream } from 'node:fs';
import type { Effect } from './ground.js';

/** A line of the file that is kept outside of the office, and believed against it. */
export type Line =
  /** Written before it goes out. */
  | {
      readonly event: 'sent';
      readonly key: string;
      readonly account: string;
      readonly operation: string;
      /** The id of what it is to be done to; null for what is still to be made. */
      readonly about: string | null;
    }
  /** No answer, or one that the office itself calls a failure: it may be done or not. */
  | { readonly event: 'lost'; readonly key: string; readonly why: string }
  | {
      readonly event: 'acknowledged';
      readonly key: string;
      readonly account: string;
      readonly operation: string;
      readonly type: string;
      readonly codes: readonly string[];
      readonly effect: Effect | null;
    }
  /** Sent twice at once, and what was answered to both. */
  | { readonly event: 'doubled'; readonly key: string; readonly types: readonly string[] }
  | { readonly event: 'fault'; readonly what: string };

export type Acknowledged = Extract<Line, { event: 'acknowledged' }>;

/** NDJSON, a line for each thing that was sent, answered, lost or killed. */
export class History {
  private readonly stream: WriteStream;

  constructor(readonly file: string) {
    this.stream = createWriteStream(file);
  }

  write(line: Line): void {
    this.stream.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
  }

  /** All lines, from the file; nothing can be written after that. */
  async close(): Promise<readonly Line[]> {
    await new Promise<void>((resolve) => this.stream.end(resolve));
    return readFileSync(this.file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
  }
}
