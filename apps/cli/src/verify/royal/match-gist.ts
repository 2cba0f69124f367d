import { fill, type Language, type Match, type MatchResult } from '@tarokk/rules';
import { harmless } from '../../terminal/width.js';
import { words } from './words.js';

/** "760 : 759  95 : 94  Danube Wasps – Aquincum"; where it is refuted, first of all what is wrong. */
export function matchGist({ parties: [a, b] }: Match, result: MatchResult, language: Language): string {
  const teams = harmless(`${a.team} – ${b.team}`);
  const points = `${result.points[0]} : ${result.points[1]}`;
  const parts = [firstViolation(result, language), points];
  if (result.match) parts.push(`(${result.match[0]} : ${result.match[1]})`);
  return [...parts.filter((part) => part !== ''), teams].join('  ');
}

function firstViolation({ games }: MatchResult, language: Language): string {
  const all = games.flatMap(({ number, violations }) => violations.map(({ code }) => ({ number, code })));
  const [first] = all;
  if (!first) return '';
  const where = fill(words.game[language], { number: first.number });
  const more = all.length > 1 ? ` (${fill(words.more[language], { count: all.length - 1 })})` : '';
  return `${where}: ${first.code}${more}`;
}
