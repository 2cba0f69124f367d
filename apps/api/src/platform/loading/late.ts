import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A package that few requests need, when the first of them does. What failed to load `require` tries again, and `import` does not. */
export function loadLate(name: string): unknown {
  return require(name);
}
