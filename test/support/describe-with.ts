import { describe } from '@jest/globals';
import { requires } from './requires.js';

/** A group of tests that need a program of the system: skipped where it is missing, a failure under REQUIRE_ALL=1. */
export const describeWith = (tool: Parameters<typeof requires>[0]): typeof describe | typeof describe.skip =>
  requires(tool) ? describe : describe.skip;
