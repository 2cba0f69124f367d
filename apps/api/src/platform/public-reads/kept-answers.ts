import type { Asked } from '../graphql/asked.js';

/** An answer as it was sent, byte by byte. */
export interface KeptAnswer {
  readonly body: Buffer;
  readonly contentType: string;
  /** For the log and the metrics: what was asked. */
  readonly asked: Asked;
}

/** A question that somebody is answering just now: others who ask the same wait for it. Null when nothing came of it. */
interface Expected {
  readonly answer: Promise<KeptAnswer | null>;
  readonly settle: (answer: KeptAnswer | null) => void;
}

/** Answers of one version of the database; those of an earlier one are forgotten as soon as a later is seen. */
export class KeptAnswers {
  private version = '';
  private bytes = 0;
  private readonly answers = new Map<string, KeptAnswer>();
  private readonly expected = new Map<string, Expected>();

  /** @param most bytes of all answers with their questions */
  constructor(private readonly most: number) {}

  /** What is kept of this version, or will be in a moment; null where whoever asks has to find the answer himself. */
  find(version: string, question: string): KeptAnswer | Promise<KeptAnswer | null> | null {
    if (version !== this.version) this.begin(version);
    return this.answers.get(question) ?? this.expected.get(question)?.answer ?? null;
  }

  /**
   * Somebody is finding the answer now. He must settle it in any case.
   * @returns takes the answer, null when there is none to be kept; does nothing when the version has passed
   */
  expect(version: string, question: string): (answer: KeptAnswer | null) => void {
    let settle: Expected['settle'] = () => undefined;
    const answer = new Promise<KeptAnswer | null>((resolve) => (settle = resolve));
    const expected = { answer, settle };
    this.expected.set(question, expected);
    return (found) => {
      if (this.expected.get(question) === expected) this.expected.delete(question);
      if (found !== null && version === this.version) this.keep(question, found);
      settle(found);
    };
  }

  get size(): number {
    return this.answers.size;
  }

  /** Those who wait for an answer to the earlier version get it: when they asked, that version was the latest. */
  private begin(version: string): void {
    this.version = version;
    this.answers.clear();
    this.expected.clear();
    this.bytes = 0;
  }

  private keep(question: string, answer: KeptAnswer): void {
    this.bytes += weight(question, answer);
    this.answers.set(question, answer);
    for (const [oldest, other] of this.answers) {
      if (this.bytes <= this.most) return;
      this.answers.delete(oldest);
      this.bytes -= weight(oldest, other);
    }
  }
}

function weight(question: string, { body }: KeptAnswer): number {
  return 2 * question.length + body.length + 200;
}
