import { hungarian } from './hungarian/ruleset.js';
import { kingsTarock } from './kings-tarock/ruleset.js';
import { type Ruleset } from './ruleset.js';
import { tarokiZKrolami } from './taroki-z-krolami/ruleset.js';
import { taroky, tarokyPolish } from './taroky/ruleset.js';

/** The catalogue: every game that a session may be of, one line each. */
export const rulesets: readonly Ruleset[] = [hungarian, taroky, tarokyPolish, tarokiZKrolami, kingsTarock];

export const rulesetIds: readonly string[] = rulesets.map(({ id }) => id);

export function findRuleset(id: string): Ruleset | undefined {
  return rulesets.find((ruleset) => ruleset.id === id);
}
