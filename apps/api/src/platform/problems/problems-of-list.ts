import type { Problem } from './refused.types.js';

/** As many problems are told of one input, whatever found them; a client that gets more wrong has another problem. */
export const MOST_TOLD = 50;

/** The problem of an act that a line of a list is, with the path to that line: `teams[3].name`. */
export function ofLine(line: string, problem: Problem): Problem {
  return { ...problem, path: `${line}.${problem.path}` };
}
