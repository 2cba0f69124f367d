import { fill, type Language, type SessionResult } from '@tarokk/rules';
import { signed } from '../../terminal/numbers.js';
import { harmless } from '../../terminal/width.js';
import { words } from './words.js';

/** "Kings Tarock  Anna +12, Béla −4, Csaba −4, Dóra −4"; where it is refuted, first of all what is wrong. */
export function sessionGist(result: SessionResult, language: Language): string {
  const { players, ruleset } = result.session;
  const totals = players.map((player, seat) => `${harmless(player)} ${signed(result.totals[seat]!)}`).join(', ');
  return [firstViolation(result, language), ruleset.name[language], totals].filter((part) => part !== '').join('  ');
}

function firstViolation({ deals, violations }: SessionResult, language: Language): string {
  const all = [
    ...deals.flatMap(({ number, violations: found }) =>
      found.map(({ code }) => `${fill(words.deal[language], { number })}: ${code}`),
    ),
    ...violations.map(({ code }) => code),
  ];
  if (all.length === 0) return '';
  return `${all[0]!}${all.length > 1 ? ` (${fill(words.more[language], { count: all.length - 1 })})` : ''}`;
}
