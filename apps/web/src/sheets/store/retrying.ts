/** Seconds until the next attempt, after the first, second … that failed; the last stays. */
const pauses = [2, 5, 10, 20, 40, 60, 120, 300];

/**
 * Tries again by itself where the office cannot be reached: after growing pauses, so that an office that comes back is not met
 * by all phones at once, and when somebody looks at the page again.
 */
export class Retrying {
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly attempt: () => void) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.failures > 0) this.attempt();
    });
  }

  failed(): void {
    const pause = pauses[Math.min(this.failures, pauses.length - 1)]!;
    this.failures++;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.attempt, pause * 1000);
  }

  succeeded(): void {
    this.failures = 0;
    clearTimeout(this.timer);
  }
}
