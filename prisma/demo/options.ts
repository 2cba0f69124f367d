import { parseArgs } from 'node:util';
import type { DemoSize } from './plan/demo.js';
import { DemoProblem } from './problem.js';

export interface DemoOptions extends DemoSize {
  /** Makes the demo anew, though there is one. */
  readonly fresh: boolean;
  readonly seed: string;
}

/** @throws DemoProblem when they cannot be used */
export function readOptions(given: readonly string[]): DemoOptions {
  const { fresh, seed, teams, matches } = parse(given);
  return {
    fresh,
    seed,
    teams: wholeNumber('--teams', teams, 4, 24),
    matches: wholeNumber('--matches', matches, 16, 440),
  };
}

function parse(given: readonly string[]): { fresh: boolean; seed: string; teams: string; matches: string } {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        fresh: { type: 'boolean', default: false },
        seed: { type: 'string', default: 'royal tarokk' },
        teams: { type: 'string', default: '24' },
        matches: { type: 'string', default: '320' },
      },
    });
    return values;
  } catch (error) {
    throw new DemoProblem((error as Error).message);
  }
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new DemoProblem(`${name} is ${text}: a whole number from ${least} to ${most} is needed.`);
}
