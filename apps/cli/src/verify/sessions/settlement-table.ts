import { type DealDocument, type Language, type LineDocument, type Session } from '@tarokk/rules';
import { signed } from '../../terminal/numbers.js';
import { cell, right, tableRows, type TerminalCell } from '../../terminal/table.js';
import { harmless, wrap } from '../../terminal/width.js';
import { type Page } from '../page.js';
import { columnHeadings, itemName } from './names.js';
import { words } from './words.js';

/** Widest columns: sign, item, whose it is, announced or not, points × factor; then the players and the pot. */
const most = [1, 26, 16, 12, 12];
const REASON_INDENT = 5;

interface Row {
  readonly cells: readonly TerminalCell[];
  readonly reason?: string;
}

/** Who pays whom for what; the reason stands below each line, sums and running totals at the end. */
export function settlementTable(session: Session, deal: DealDocument, { language, paint, width }: Page): string[] {
  const hasPot = deal.lines.some(({ pot }) => pot !== 0);
  const figures = (values: readonly number[], pot: number | null, style?: 'heading' | 'quiet'): TerminalCell[] => [
    ...values.map((value) => right(signed(value), style)),
    ...(hasPot ? [pot === null ? cell('') : right(signed(pot), style)] : []),
  ];
  const named = (name: string, style: 'heading' | 'quiet', cells: readonly TerminalCell[]): Row => ({
    cells: [cell(''), cell(name, style), cell(''), cell(''), cell(''), ...cells],
  });
  const counted = (name: string, counts: readonly number[]): Row =>
    named(name, 'quiet', [...counts.map((count) => right(count, 'quiet')), ...(hasPot ? [cell('')] : [])]);

  const heads = [...columnHeadings(session.players), ...(hasPot ? [right(words.pot[language], 'quiet')] : [])];
  const rows: Row[] = [named('', 'quiet', heads)];
  if (deal.tricks !== null) rows.push(counted(words.tricks[language], deal.tricks));
  if (deal.points !== null && !('declarer' in deal.points)) {
    rows.push(counted(words.pointsBySeat[language], deal.points));
  }
  for (const line of deal.lines) {
    rows.push({
      cells: [...lineCells(line, session, language), ...figures(line.payments, line.pot)],
      reason: line.reason,
    });
  }
  if (deal.lines.length !== 1)
    rows.push(named(words.payments[language], 'heading', figures(deal.payments, deal.pot, 'heading')));
  rows.push(named(words.totals[language], 'quiet', figures(deal.totals, null, 'quiet')));
  const lines = tableRows(
    rows.map(({ cells }) => cells),
    { paint, width, indent: 2, most },
  );
  return rows.flatMap(({ reason }, index) => {
    if (reason === undefined) return lines[index]!;
    const below = wrap(reason, width - REASON_INDENT).map((text) => ' '.repeat(REASON_INDENT) + paint.quiet(text));
    return [...lines[index]!, ...below];
  });
}

function lineCells(line: LineDocument, { players, ruleset }: Session, language: Language): TerminalCell[] {
  const style = line.won ? 'good' : 'bad';
  const whose = line.seat === null ? line.side : harmless(players[line.seat]!);
  const said = line.announced === null ? '' : (line.announced ? words.announced : words.silent)[language];
  return [
    cell(line.won ? '✓' : '✗', style),
    cell(itemName(ruleset, line.item, language)),
    cell(whose === 'declarer' || whose === 'opponents' ? words[whose][language] : (whose ?? '')),
    cell(said, 'quiet'),
    right(line.factor === 1 ? line.points : `${line.points} × ${line.factor}`),
  ];
}
