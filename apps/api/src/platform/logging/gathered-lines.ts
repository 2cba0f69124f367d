/**
 * Standard output, as the log writes to it. Lines of one turn of the event loop leave in one call of the system: a call for each
 * takes longer than the making of the line, and waits for whoever reads. What is there when the process ends leaves too.
 */
export class GatheredLines {
  private lines: string[] = [];

  constructor(private readonly out: NodeJS.WritableStream = process.stdout) {
    // The reader of the log has ended, or the disk is full: that is no reason for the office to end as well.
    out.on('error', () => undefined);
    process.on('exit', () => this.leave());
  }

  write(line: string): void {
    this.lines.push(line);
    if (this.lines.length === 1) setImmediate(() => this.leave());
  }

  private leave(): void {
    if (this.lines.length === 0) return;
    const text = this.lines.join('');
    this.lines = [];
    this.out.write(text);
  }
}
