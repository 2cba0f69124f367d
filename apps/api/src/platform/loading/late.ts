import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Loads a package that few requests need when the first of them does. By `require`, which tries again after a failure; `import` does not. */
export function loadLate(name: string): unknown {
  return require(name);
}
