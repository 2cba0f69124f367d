import { Worker } from 'node:worker_threads';

/** Megabytes of a thread; what is searched keeps to less. */
const MEMORY = 256;

/** What is done in a thread of its own, for it would keep a process from answering anybody. */
export interface ThreadWork<Message> {
  /** From the server's own bundle, see scripts/api-bundles.mjs. */
  readonly file: string;
  readonly data: unknown;
  /** What is done with each message, one after the other. */
  readonly take: (message: Message) => Promise<void>;
  /** Ends the thread before it is done. */
  readonly signal?: AbortSignal;
}

/** Ends when the thread has ended and its messages are taken. @throws Error if it failed, or said nothing and was not told to end */
export function inThread<Message>({ file, data, take, signal }: ThreadWork<Message>): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
    const end = (): void => void worker.terminate();
    signal?.addEventListener('abort', end, { once: true });
    let taken: Promise<void> | null = null;
    worker.on('message', (message: Message) => {
      taken = (taken ?? Promise.resolve()).then(() => take(message));
      taken.catch(reject);
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      signal?.removeEventListener('abort', end);
      if (taken !== null) taken.then(resolve, reject);
      else if (signal?.aborted === true) resolve();
      else reject(new Error(`The thread ${file} ended without an answer.`));
    });
  });
}
