import { Presets, SingleBar } from 'cli-progress';

/** A bar for people who wait; without a terminal there is none. */
export class WaitingBar {
  private readonly bar: SingleBar | null;
  private isShown = false;

  constructor(errors: NodeJS.WriteStream) {
    const format = '{bar} {percentage} % · {text}';
    this.bar = errors.isTTY
      ? new SingleBar({ stream: errors, format, clearOnComplete: true, hideCursor: true }, Presets.rect)
      : null;
  }

  /** @param text what is being done */
  show(done: number, all: number, text: string): void {
    if (this.bar === null) return;
    if (!this.isShown) this.bar.start(all, done, { text });
    this.isShown = true;
    this.bar.setTotal(all);
    this.bar.update(done, { text });
  }

  /** Makes room for what is printed. */
  clear(): void {
    if (this.isShown) this.bar?.stop();
    this.isShown = false;
  }
}
