/** Something to be remembered, and roughly how many bytes it takes. */
export interface Sized<T> {
  readonly value: T;
  readonly bytes: number;
}

interface Remembered extends Sized<unknown> {
  readonly version: string;
}

/** Something that is being found just now: others who ask for it wait. Null when nothing came of it. */
interface Expected {
  readonly version: string;
  readonly answer: Promise<unknown>;
  readonly settle: (value: unknown) => void;
}

/** Of an entry, beside its key and its value. */
const BYTES_OF_AN_ENTRY = 200;

/**
 * What was found in the database, each thing under the version of the database at which it was asked for. Under another
 * version it is forgotten. A key names things of one type.
 */
export class Memory {
  private bytes = 0;
  private readonly remembered = new Map<string, Remembered>();
  private readonly expected = new Map<string, Expected>();

  /** @param most bytes of everything with its keys */
  constructor(private readonly most: number) {}

  get size(): number {
    return this.remembered.size;
  }

  /** What is remembered, or will be in a moment; null where whoever asks has to find it and to say so with `expect`. */
  find<T>(version: string, key: string): T | Promise<T | null> | null {
    const expected = this.expected.get(key);
    if (expected?.version === version) return expected.answer as Promise<T | null>;
    // Those who wait for an earlier version get it: when they asked, that version was the latest.
    this.expected.delete(key);
    const found = this.remembered.get(key);
    if (found?.version === version) return found.value as T;
    this.forget(key);
    return null;
  }

  /**
   * Somebody is finding it now, and must settle it in any case.
   * @returns takes what was found, null when there is nothing to be remembered; it is not remembered when somebody has asked
   * for another version meanwhile
   */
  expect<T>(version: string, key: string): (found: Sized<T> | null) => void {
    let settle: Expected['settle'] = () => undefined;
    const answer = new Promise<unknown>((resolve) => (settle = resolve));
    const expected = { version, answer, settle };
    this.expected.set(key, expected);
    return (found) => {
      if (this.expected.get(key) === expected) {
        this.expected.delete(key);
        if (found !== null) this.remember(key, { version, ...found });
      }
      settle(found?.value ?? null);
    };
  }

  /** What is remembered, or else is found now, once for all who ask at the same time. */
  async of<T>(version: string, key: string, find: () => Promise<Sized<T>>): Promise<T> {
    const known = this.find<T>(version, key);
    const awaited = known instanceof Promise ? await known : known;
    if (awaited !== null) return awaited;
    const settle = this.expect<T>(version, key);
    try {
      const found = await find();
      settle(found);
      return found.value;
    } catch (error) {
      settle(null);
      throw error;
    }
  }

  private remember(key: string, found: Remembered): void {
    this.forget(key);
    const bytes = found.bytes + 2 * key.length + BYTES_OF_AN_ENTRY;
    if (bytes > this.most) return;
    this.remembered.set(key, { ...found, bytes });
    this.bytes += bytes;
    for (const oldest of this.remembered.keys()) {
      if (this.bytes <= this.most) return;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.bytes -= this.remembered.get(key)?.bytes ?? 0;
    this.remembered.delete(key);
  }
}
