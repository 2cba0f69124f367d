import { parseArgs } from 'node:util';
import { type Language, languages } from '@tarokk/rules';
import type { DemoSize } from './plan/demo.js';
import { DemoProblem } from './problem.js';
import { languageFor } from './words.js';

export interface DemoOptions extends DemoSize {
  /** Makes the demo anew, though there is one. */
  readonly fresh: boolean;
  readonly seed: string;
  /** In which its people write. */
  readonly language: Language;
  /** Another program opens the office at this address: the demo is filled, where it is not, and told, and not served. */
  readonly at: string | null;
}

/** @throws DemoProblem when they cannot be used */
export function readOptions(given: readonly string[], environment: NodeJS.ProcessEnv): DemoOptions {
  const { fresh, seed, teams, matches, at, lang } = parse(given);
  const language = languageFor(lang, environment);
  if (language === null) throw new DemoProblem(`--lang is ${lang}: one of ${languages.join(', ')} is needed.`);
  return {
    fresh,
    seed,
    language,
    at: at ?? null,
    teams: wholeNumber('--teams', teams, 4, 24),
    matches: wholeNumber('--matches', matches, 16, 440),
  };
}

interface Given {
  readonly fresh: boolean;
  readonly seed: string;
  readonly teams: string;
  readonly matches: string;
  readonly at?: string | undefined;
  readonly lang?: string | undefined;
}

function parse(given: readonly string[]): Given {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        fresh: { type: 'boolean', default: false },
        seed: { type: 'string', default: 'royal tarokk' },
        teams: { type: 'string', default: '24' },
        matches: { type: 'string', default: '320' },
        at: { type: 'string' },
        lang: { type: 'string' },
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
