import { MultiBar, Presets, type SingleBar } from 'cli-progress';

/** A bar for people who wait; without a terminal there is none. What is said meanwhile stands above it. */
export class ImportProgress {
  private readonly bars: MultiBar | null;
  private readonly bar: SingleBar | null;
  private read = 0;

  /** @param total bytes; null when nobody knows beforehand */
  constructor(errors: NodeJS.WriteStream, total: number | null, text: string) {
    const format = total === null ? '{text}' : '{bar} {percentage} % · {text}';
    this.bars = errors.isTTY
      ? new MultiBar({ stream: errors, format, clearOnComplete: true, hideCursor: true }, Presets.rect)
      : null;
    this.bar = this.bars?.create(total ?? 1, 0, { text }) ?? null;
  }

  /** So many further bytes are done. */
  advance(bytes: number, text: string): void {
    this.read += bytes;
    this.bar?.update(this.read, { text });
  }

  /** Whether it has put the lines above the bar; else whoever has them prints them. */
  hasPrinted(lines: string, output: NodeJS.WriteStream): boolean {
    if (this.bars === null || !output.isTTY) return false;
    this.bars.log(lines);
    this.bars.update();
    return true;
  }

  end(): void {
    this.bars?.stop();
  }
}
