import type { Problem } from '../problems/refused.types.js';

/** What stands in the place of a value that its parser could not read, until the input is refused for it. */
export class NotRead {
  constructor(readonly faults: readonly Problem[]) {}
}

/** All that is wrong within a value that a decorator has refused. */
export function faultsOf(value: unknown): readonly Problem[] {
  return value instanceof NotRead ? value.faults : [];
}
