import { type Ruleset } from '@tarokk/rules';
import { defaultOptions } from './default-options.js';

/** For programs: all names, whatever the language. */
export function rulesetDocument(ruleset: Ruleset): object {
  const term = ({ id, name, native }: Ruleset['contracts'][number]): object => ({ id, name, native: native ?? null });
  return {
    ...term(ruleset),
    players: ruleset.players,
    pack: ruleset.pack.size,
    hand: ruleset.pack.hand,
    unit: ruleset.unit,
    contracts: ruleset.contracts.map(term),
    bonuses: ruleset.bonuses.map(term),
    declarations: ruleset.declarations(defaultOptions(ruleset)).map(term),
    kontras: ruleset.kontras,
    items: ruleset.items.map(term),
    options: ruleset.options.map(({ id, meaning, values }) => ({ id, default: values[0], values, meaning })),
  };
}
