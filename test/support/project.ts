import { fileURLToPath } from 'node:url';

/**
 * Options of Node for a process that lives for seconds: to optimize the WebAssembly of Prisma's query compiler, and functions
 * before they have run fifteen times as long as usual, takes longer than that saves. The second is one of V8 up to Node 20.
 */
export const shortLived: readonly string[] = [
  '--liftoff-only',
  ...(process.versions.node.startsWith('20.') ? ['--interrupt-budget=2000000'] : []),
];

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
