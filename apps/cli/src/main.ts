import { isMainThread } from 'node:worker_threads';

// This file is bundled into the program of the command and of its threads; what one of them does not need is not loaded.
const program = new URL(import.meta.url);
if (isMainThread) {
  const { run } = await import('./run.js');
  await run(process.argv.slice(2), program);
} else {
  const { serveBlocks } = await import('./verify/stream/worker.js');
  serveBlocks();
}
