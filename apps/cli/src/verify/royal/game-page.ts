import {
  fill,
  parties,
  partyNames,
  type Game,
  type GameResult,
  type Match,
  type PossibleGame,
  type Score,
} from '@tarokk/rules';
import { amount, signed } from '../../terminal/numbers.js';
import { cell, right, table, type TerminalCell } from '../../terminal/table.js';
import { type Page } from '../page.js';
import { announcementTable, trophyLines } from './announcement-table.js';
import { partyStyles } from './party-styles.js';
import { violationLines } from './violation-lines.js';
import { witnessLines } from './witness-lines.js';
import { scoreWords, words } from './words.js';

const scoreLines = ['consolation', 'messages', 'announcements', 'silent', 'contra', 'limit', 'total'] as const;

/** One game: who attacks, both parties' score lines side by side, what was said with its reason, what was against the rules, and a game that fits a sheet. */
export function gamePage(
  match: Match,
  game: Game,
  result: GameResult,
  page: Page,
  possible: PossibleGame | null,
): string[] {
  const { language, paint } = page;
  const title = paint.heading(fill(words.game[language], { number: result.number }));
  const attack = fill(words.attack[language], { party: partyNames[result.attackers] });
  const lines = [`${title} · ${attack} · ${words[game.form][language]}`, ...scoreTable(result, page)];
  for (const section of [
    announcementTable(result, page),
    trophyLines(match, result, page),
    violationLines(result, page),
    possible === null ? [] : witnessLines(possible, page),
  ]) {
    if (section.length > 0) lines.push('', ...section);
  }
  return lines;
}

function scoreTable({ score }: GameResult, { language, paint, width }: Page): string[] {
  const heading = [cell(''), ...parties.map((party) => right(partyNames[party], partyStyles[party]))];
  const rows = scoreLines.map((line): TerminalCell[] => {
    const style = line === 'total' ? 'heading' : line === 'limit' ? 'quiet' : undefined;
    const figures = parties.map((party) => right(figure(line, score[party]).padStart(5), style));
    return [cell(scoreWords[line][language], style), ...figures];
  });
  return table([heading, ...rows], { paint, width, indent: 2 });
}

/** What is added up carries its sign; the consolation it starts from, the limit and the total do not. */
function figure(line: keyof Score, score: Score): string {
  return line === 'consolation' || line === 'limit' || line === 'total' ? amount(score[line]) : signed(score[line]);
}
