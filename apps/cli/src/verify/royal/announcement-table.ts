import {
  announcementName,
  definitionOf,
  fill,
  partyNames,
  sayReason,
  seatLabel,
  seatNames,
  type AnnouncementResult,
  type GameResult,
  type Language,
  type Match,
} from '@tarokk/rules';
import { signed } from '../../terminal/numbers.js';
import { cell, right, tableRows, type TerminalCell } from '../../terminal/table.js';
import { harmless, wrap } from '../../terminal/width.js';
import { type Page } from '../page.js';
import { partyStyles } from './party-styles.js';
import { statusSigns, statusStyles, statusWords, words } from './words.js';

/** Widest columns: sign, seat, name, status, points; contra and short reasons have the rest. */
const most = [1, 14, 40, 12, 5];
const REASON_INDENT = 5;

interface Line {
  readonly cells: readonly TerminalCell[];
  readonly reason: string;
}

/** Everything that was announced, in order, then the silent bonuses; the reason stands below each. */
export function announcementTable({ announcements, silent }: GameResult, { language, paint, width }: Page): string[] {
  const all: Line[] = [
    ...announcements.map((result) => announcementLine(result, language)),
    ...silent.map(({ party, bonus, points, reason }) => ({
      cells: [
        cell('✓', 'good'),
        cell(partyNames[party], partyStyles[party]),
        cell(definitionOf(bonus).name[language]),
        cell(words.silent[language], 'good'),
        right(signed(points)),
      ],
      reason: reason.kind === 'sheet' ? '' : sayReason(reason, language),
    })),
  ];
  const rows = tableRows(
    all.map(({ cells }) => cells),
    { paint, width, indent: 2, most },
  );
  return all.flatMap(({ reason }, index) => {
    if (reason === '') return rows[index]!;
    const below = wrap(reason, width - REASON_INDENT).map((line) => ' '.repeat(REASON_INDENT) + paint.quiet(line));
    return [...rows[index]!, ...below];
  });
}

function announcementLine(result: AnnouncementResult, language: Language): Line {
  const { announcement, contra, party, points, reason, seat, status } = result;
  // What is the same on every line of its kind stands beside it.
  const isShort = reason.kind === 'stated' || reason.kind === 'sheet';
  const why = isShort ? [] : [sayReason(reason, language)];
  const aside = isShort ? [sayReason(reason, language)] : [];
  if (contra) aside.unshift(fill(words.contra[language], { points: signed(contra.points) }));
  if (contra && contra.seat !== null) {
    why.push(fill(words.contraBy[language], { seat: seatLabel(contra.seat, language) }));
  }
  return {
    cells: [
      cell(statusSigns[status], statusStyles[status]),
      cell(seatLabel(seat, language), partyStyles[party]),
      cell(announcementName(announcement, language)),
      cell(statusWords[status][language], statusStyles[status]),
      right(status === 'stated' && points === 0 ? '' : signed(points)),
      cell(aside.join('; '), 'quiet'),
    ],
    reason: why.join('; '),
  };
}

/** Who enters the trophy list (7.5). */
export function trophyLines(match: Match, { trophies }: GameResult, { language, paint, width }: Page): string[] {
  return trophies.flatMap(({ party, seat, trophy }) => {
    const role = seatNames[seat].endsWith('collector') ? 'collector' : 'interceptor';
    const sentence = fill(words.trophy[language], {
      trophy: definitionOf(trophy).name[language],
      player: harmless(match.parties[party][role]),
      seat: seatLabel(seat, language),
    });
    return wrap(`★ ${sentence}`, width - 2).map((line) => `  ${paint.notable(line)}`);
  });
}
