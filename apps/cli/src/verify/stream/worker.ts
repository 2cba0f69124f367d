import { parentPort, workerData } from 'node:worker_threads';
import { type Block } from './blocks.js';
import { verifyBlock, type StreamShape } from './verify-block.js';

/** The whole life of a thread: a block comes, its result goes. */
export function serveBlocks(): void {
  parentPort!.on('message', (block: Block) => parentPort!.postMessage(verifyBlock(block, workerData as StreamShape)));
}
