import { fill, parties, partyNames, type Language, type Match, type MatchResult, type Party } from '@tarokk/rules';
import { amount } from '../../terminal/numbers.js';
import { cell, right, table, type TerminalCell } from '../../terminal/table.js';
import { harmless, wrap } from '../../terminal/width.js';
import { type Page } from '../page.js';
import { verdictSentences, verdictSigns, verdictStyles } from '../words.js';
import { gamePage } from './game-page.js';
import { dayInWords } from '../day.js';
import { partyStyles } from './party-styles.js';
import { type Witnesses } from './witnesses.js';
import { kindWords, words } from './words.js';

/** The whole match: who, each game with its reasons, the sums, the verdict. */
export function matchPage(match: Match, result: MatchResult, page: Page, witnesses: Witnesses): string[] {
  const games = result.games.map((game, index) =>
    gamePage(match, match.games[index]!, game, page, witnesses.get(game.number) ?? null),
  );
  const sections = [header(match, page), ...games, sums(result, page), verdict(match, result, page)];
  return sections.flatMap((section, index) => (index === 0 ? section : ['', ...section]));
}

function header(match: Match, { language, paint, width }: Page): string[] {
  const [a, b] = match.parties;
  const title = wrap(harmless(`${a.team} – ${b.team}`), width).map(paint.heading);
  const facts = [kindWords[match.kind][language], ...(match.date ? [dayInWords(match.date, language)] : [])];
  if (match.venue) facts.push(harmless(match.venue));
  const rows = match.parties.map((pair, party) => {
    const players = `${words.collector[language]} ${pair.collector}, ${words.interceptor[language]} ${pair.interceptor}`;
    return [cell(partyNames[party as Party], partyStyles[party]), cell(harmless(pair.team)), cell(harmless(players))];
  });
  return [...title, ...wrap(facts.join(' · '), width), ...table(rows, { paint, width, indent: 0, most: [1, 40] })];
}

function sums({ games, points, match }: MatchResult, { language, paint, width }: Page): string[] {
  const rows: TerminalCell[][] = [
    [
      right(words.games[language], 'quiet'),
      cell(words.attackers[language], 'quiet'),
      ...parties.map((party) => right(partyNames[party], partyStyles[party])),
    ],
    ...games.map(({ number, attackers, score }) => [
      right(number),
      cell(partyNames[attackers], partyStyles[attackers]),
      ...parties.map((party) => right(amount(score[party].total))),
    ]),
    [cell(''), cell(words.sum[language], 'heading'), ...points.map((sum) => right(amount(sum), 'heading'))],
  ];
  if (match) {
    const cells = match.map((sum) => right(amount(sum), 'heading'));
    rows.push([cell(''), cell(words.matchPoints[language], 'heading'), ...cells]);
  }
  return table(rows, { paint, width, indent: 0 });
}

function verdict(match: Match, result: MatchResult, { language, paint, width }: Page): string[] {
  const irregular = result.games.filter(({ violations }) => violations.length > 0);
  const count = irregular.reduce((sum, { violations }) => sum + violations.length, 0);
  const scored = match.games.filter(({ form }) => form === 'scored');
  const where =
    result.verdict === 'refuted'
      ? gamesInWords(irregular, language, 'someGames')
      : gamesInWords(scored, language, 'listedGames');
  const sentence = fill(verdictSentences[result.verdict][language], {
    count: fill((count === 1 ? words.oneViolation : words.violations)[language], { count }),
    games: where,
  });
  const style = paint[verdictStyles[result.verdict]];
  return wrap(`${verdictSigns[result.verdict]} ${sentence}`, width).map(style);
}

function gamesInWords(
  games: readonly { readonly number: number }[],
  language: Language,
  several: 'someGames' | 'listedGames',
): string {
  const list = games.map(({ number }) => number).join(', ');
  return fill((games.length === 1 ? words.oneGame : words[several])[language], { games: list });
}
