const BETWEEN_SHOWS = 200;

/** What has been done so far, in one line that is written over and over; only for people, and not between the results. */
export class ProgressLine {
  private readonly isShown: boolean;
  private lastShown = Date.now();
  private isOnScreen = false;

  constructor(
    private readonly errors: NodeJS.WriteStream,
    resultsAreOnScreen: boolean,
    readonly text: () => string,
  ) {
    this.isShown = errors.isTTY && !resultsAreOnScreen;
  }

  show(): void {
    if (!this.isShown || Date.now() - this.lastShown < BETWEEN_SHOWS) return;
    this.errors.write(`\r\u001b[K${this.text()} …`);
    this.lastShown = Date.now();
    this.isOnScreen = true;
  }

  clear(): void {
    if (this.isOnScreen) this.errors.write('\r\u001b[K');
    this.isOnScreen = false;
  }
}
