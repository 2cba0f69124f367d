import { Worker } from 'node:worker_threads';
import { type Block } from './blocks.js';
import { verifyBlock, type BlockResult, type StreamShape } from './verify-block.js';

/** Threads that verify blocks; each works on what it is given in order. */
export interface Verifiers {
  verify(block: Block): Promise<BlockResult>;
  end(): Promise<void>;
}

interface Busy {
  readonly worker: Worker;
  readonly waiting: { resolve: (result: BlockResult) => void; reject: (reason: unknown) => void }[];
}

/**
 * @param jobs how many threads there may be; one is this thread
 * @param program the bundle of the command, which is also the program of its threads
 */
export function startVerifiers(shape: StreamShape, jobs: number, program: URL): Verifiers {
  const threads: Busy[] = [];
  let isFirst = true;

  function start(): Busy {
    const thread: Busy = { worker: new Worker(program, { workerData: shape }), waiting: [] };
    const fail = (reason: unknown): void => {
      for (const { reject } of thread.waiting.splice(0)) reject(reason);
    };
    thread.worker.on('message', (result: BlockResult) => thread.waiting.shift()?.resolve(result));
    thread.worker.on('error', fail);
    thread.worker.on('exit', () => fail(new Error('a thread of the command has ended too early')));
    threads.push(thread);
    return thread;
  }

  /** Whoever has least to do; a further thread only while all have something. */
  function next(): Busy {
    const [idlest] = [...threads].sort((a, b) => a.waiting.length - b.waiting.length);
    return idlest && (idlest.waiting.length === 0 || threads.length === jobs) ? idlest : start();
  }

  return {
    verify(block) {
      // Starting a thread takes longer than verifying a short stream, so the first block is verified here.
      if (jobs === 1 || isFirst) {
        isFirst = false;
        return Promise.resolve(verifyBlock(block, shape));
      }
      const thread = next();
      return new Promise((resolve, reject) => {
        thread.waiting.push({ resolve, reject });
        thread.worker.postMessage(block, [block.bytes.buffer]);
      });
    },
    async end() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
