/** Starts in so many milliseconds at most. */
const MOST = 5;
const SPAN = 600_000;
/** Milliseconds before the first of them; before each further one twice as long. */
const FIRST_PAUSE = 500;

/** When a server that has died is started again: after growing pauses, and five times in ten minutes at most. */
export class Restarts {
  private starts: number[] = [];

  /**
   * Counts one more start. @param now milliseconds of a clock that never goes back
   * @returns milliseconds to wait before it, and which one of the last ten minutes it is; null: there were too many
   */
  next(now: number): { readonly pause: number; readonly number: number } | null {
    this.starts = this.starts.filter((start) => now - start < SPAN);
    if (this.starts.length === MOST) return null;
    this.starts.push(now);
    return { pause: FIRST_PAUSE * 2 ** (this.starts.length - 1), number: this.starts.length };
  }
}
