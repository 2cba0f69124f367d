import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type JobHandler, Jobs } from './jobs.service.js';

const HOUR = 3600;
/** Milliseconds between two times that a process asks for the hour's job. */
const ASKING = 60_000;

/**
 * What is to be done each hour, by one of the processes. A task may be done again within the hour, so it has to be one that
 * can: the office may have been closed when the hour struck, and does it when it opens.
 */
@Injectable()
export class Hourly implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Hourly.name);
  private readonly tasks: { readonly name: string; readonly task: () => Promise<void> }[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly jobs: Jobs) {
    const handler: JobHandler = { most: 1, run: () => this.run() };
    this.jobs.handle('hourly', handler);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.ask(), ASKING);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  /** To be called before the application has started. */
  add(name: string, task: () => Promise<void>): void {
    this.tasks.push({ name, task });
  }

  private async ask(): Promise<void> {
    await this.jobs.addOncePer(HOUR, 'hourly').catch((error: unknown) => this.logger.warn(error));
  }

  /** One that fails keeps no other from being done. */
  private async run(): Promise<'done' | 'again'> {
    let outcome: 'done' | 'again' = 'done';
    for (const { name, task } of this.tasks) {
      await task().catch((error: unknown) => {
        this.logger.error(`${name}: ${(error as Error).stack ?? String(error)}`);
        outcome = 'again';
      });
    }
    return outcome;
  }
}
