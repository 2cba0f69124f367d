/** Seconds until the next attempt, after the first, second … that failed; the last stays. */
const pauses = [2, 5, 10, 20, 40, 60, 120, 300];

/**
 * Tries again by itself where the office cannot be reached: after growing pauses, so that an office that comes back is not met
 * by all phones at once, and when somebody looks at the page again. What the office says of when to come again is obeyed.
 */
export class Retrying {
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private notBefore: number | null = null;

  constructor(private readonly attempt: () => void) {
    document.addEventListener('visibilitychange', this.seen);
  }

  private readonly seen = (): void => {
    if (document.visibilityState === 'visible' && this.failures > 0) this.attempt();
  };

  close(): void {
    document.removeEventListener('visibilitychange', this.seen);
    clearTimeout(this.timer);
  }

  /** The time before which the office does not want to be asked, in milliseconds; null where it has not said one. */
  get waitsUntil(): number | null {
    return this.notBefore;
  }

  /** @param retryAfter seconds for which the office does not want to be asked; null where it says nothing */
  failed(retryAfter: number | null = null): void {
    const pause = pauses[Math.min(this.failures, pauses.length - 1)]!;
    this.failures++;
    if (retryAfter !== null) this.notBefore = Date.now() + retryAfter * 1000;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.reload(), Math.max(retryAfter ?? 0, pause) * 1000);
  }

  succeeded(): void {
    this.failures = 0;
    this.notBefore = null;
    clearTimeout(this.timer);
  }

  private reload(): void {
    this.notBefore = null;
    this.attempt();
  }
}
