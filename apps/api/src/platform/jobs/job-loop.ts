/** Milliseconds between two looks when nobody wakes it. */
const PACE = 2000;

/** Takes jobs out of a queue and does several at a time, each on its own: a slow one keeps no other waiting. */
export class JobLoop<Job> {
  private readonly running = new Set<Promise<void>>();
  private stopped = false;
  private woken = false;
  private rouse: () => void = () => undefined;
  private going: Promise<void> = Promise.resolve();

  /**
   * @param fetch takes up to so many jobs; what it throws is met by looking again later
   * @param run does one; never rejects
   */
  constructor(
    private readonly most: number,
    private readonly fetch: (count: number) => Promise<readonly Job[]>,
    private readonly run: (job: Job) => Promise<void>,
  ) {}

  start(): void {
    this.going = this.go();
  }

  /** There may be something to do. */
  wake(): void {
    this.woken = true;
    this.rouse();
  }

  /** Takes no more, and waits for what is being done. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.going;
    await Promise.all(this.running);
  }

  private async go(): Promise<void> {
    while (!this.stopped) {
      this.woken = false;
      const free = this.most - this.running.size;
      const jobs = free > 0 ? await this.fetch(free).catch(() => []) : [];
      for (const job of jobs) this.begin(job);
      if (jobs.length < free || free === 0) await this.rest();
    }
  }

  private begin(job: Job): void {
    const run = this.run(job).finally(() => {
      this.running.delete(run);
      this.wake();
    });
    this.running.add(run);
  }

  private async rest(): Promise<void> {
    if (this.woken) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.rouse = resolve;
      timer = setTimeout(resolve, PACE);
    });
    clearTimeout(timer);
  }
}
