import type { Change } from './change.types.js';
import { cursorOf, type FeedPosition } from './position.js';

/** Changes of different objects that wait for a subscriber; with more they are told that everything may have changed. */
const MOST_WAITING = 200;

/** What is said of a change; its cursor is known when it is taken out. */
export type PendingChange = Omit<Change, 'kind' | 'cursor'>;

/**
 * The changes that wait for one subscriber, who takes them one by one, as fast as their connection allows. A newer change of an
 * object replaces the one that waits, so a slow subscriber gets fewer changes and never a long row of old ones.
 */
export class Mailbox implements AsyncGenerator<Change, void, void> {
  private readonly waiting = new Map<string, PendingChange>();
  /** Taken out together; only the last of them bears the position up to which all is told. */
  private taken: PendingChange[] = [];
  /** Up to where news has come in. */
  private until: FeedPosition;
  private beginning = false;
  private ended = false;
  private wake: (() => void) | null = null;

  /**
   * @param told up to where the subscriber knows everything
   * @param opening what a beginning says of itself
   */
  constructor(
    private told: FeedPosition,
    private readonly opening: Omit<PendingChange, 'at'>,
    private readonly onEnd: () => void,
  ) {
    this.until = told;
  }

  /** Everything may have changed until that position: replaces all that waits. */
  begin(until: FeedPosition): void {
    this.waiting.clear();
    this.taken = [];
    this.beginning = true;
    this.until = until;
    this.wake?.();
  }

  /** All the news there is for this subscriber until that position. */
  put(news: readonly PendingChange[], until: FeedPosition): void {
    this.until = until;
    for (const each of news) {
      const key = `${each.topic} ${each.id ?? each.year}`;
      this.waiting.delete(key);
      this.waiting.set(key, each);
    }
    if (this.waiting.size > MOST_WAITING) this.begin(until);
    else if (news.length > 0) this.wake?.();
  }

  async next(): Promise<IteratorResult<Change, void>> {
    while (!this.ended) {
      const change = this.take();
      if (change !== null) return { done: false, value: change };
      await new Promise<void>((resolve) => (this.wake = resolve));
      this.wake = null;
    }
    return { done: true, value: undefined };
  }

  /** Ends at once, also while somebody waits for the next change. */
  return(): Promise<IteratorResult<Change, void>> {
    if (!this.ended) {
      this.ended = true;
      this.onEnd();
      this.wake?.();
    }
    return Promise.resolve({ done: true, value: undefined });
  }

  async throw(error: unknown): Promise<never> {
    await this.return();
    throw error;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private take(): Change | null {
    if (this.beginning) {
      this.beginning = false;
      this.told = this.until;
      return { ...this.opening, kind: 'begin', cursor: cursorOf(this.told), at: new Date() };
    }
    if (this.taken.length === 0) {
      this.taken = [...this.waiting.values()];
      this.waiting.clear();
    }
    const news = this.taken.shift();
    if (news === undefined) return null;
    if (this.taken.length === 0 && this.waiting.size === 0) this.told = this.until;
    return { ...news, kind: 'change', cursor: cursorOf(this.told) };
  }
}
