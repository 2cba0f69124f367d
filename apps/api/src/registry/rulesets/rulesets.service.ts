import { Injectable } from '@nestjs/common';
import { type Language, rulesets, type Ruleset as Rules } from '@tarokk/rules';
import type { Ruleset } from './ruleset.types.js';

@Injectable()
export class RulesetsService {
  all(language: Language): Ruleset[] {
    return rulesets.map((rules) => inWords(rules, language));
  }
}

interface Term {
  readonly id: string;
  readonly name: string;
  readonly native: string | null;
}

function inWords(rules: Rules, language: Language): Ruleset {
  const term = ({ id, name, native }: Rules['contracts'][number]): Term => ({
    id,
    name: name[language],
    native: native ?? null,
  });
  const options = rules.options.map(({ id, meaning, values }) => ({
    id,
    values,
    default: values[0]!,
    meaning: meaning[language],
  }));
  return {
    ...term(rules),
    players: rules.players,
    pack: rules.pack.size,
    hand: rules.pack.hand,
    unit: rules.unit[language],
    contracts: rules.contracts.map(term),
    bonuses: rules.bonuses.map(term),
    declarations: rules
      .declarations(Object.fromEntries(options.map((option) => [option.id, option.default])))
      .map(term),
    kontras: rules.kontras,
    items: rules.items.map(term),
    options,
  };
}
