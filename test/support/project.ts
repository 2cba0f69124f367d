import { fileURLToPath } from 'node:url';
import { optimizeLate } from './optimize-late.mjs';

/**
 * Options of Node for a process that lives for seconds: to optimize the WebAssembly of Prisma's query compiler takes longer than
 * that saves.
 */
export const shortLived: readonly string[] = ['--liftoff-only', optimizeLate];

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
