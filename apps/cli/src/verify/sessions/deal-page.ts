import { fill, type DealDocument, type Language, type Session } from '@tarokk/rules';
import { harmless, wrap } from '../../terminal/width.js';
import { type Page } from '../page.js';
import { contractName, outcomeName } from './names.js';
import { settlementTable } from './settlement-table.js';
import { violationLines } from './violation-lines.js';
import { words } from './words.js';

/** One deal: what was played by whom, the settlement with its reasons, what was against the rules. */
export function dealPage(session: Session, deal: DealDocument, page: Page): string[] {
  const { language, paint, width } = page;
  const title = paint.heading(fill(words.deal[language], { number: deal.number }));
  const dealer = fill(words.dealerIs[language], { player: harmless(session.players[deal.dealer]!) });
  const lines = [
    `${title} · ${dealer} · ${words[deal.form][language]}`,
    ...about(session, deal, language).flatMap((sentence) => wrap(sentence, width - 2).map((line) => `  ${line}`)),
  ];
  for (const section of [
    settlementTable(session, deal, page),
    carriedOn(session, deal, page),
    violationLines(deal.violations, 'violation', page),
    violationLines(deal.warnings, 'warning', page),
  ]) {
    if (section.length > 0) lines.push('', ...section);
  }
  return lines;
}

/** "two (kettes) · declarer Anna · partner Csaba · called T20", then how it ended and the points. */
function about({ players, ruleset }: Session, deal: DealDocument, language: Language): string[] {
  const { called, contract, declarers, level, outcome, partner, points } = deal;
  const name = (seat: number): string => harmless(players[seat]!);
  const parts: string[] = [];
  if (contract !== null) parts.push(contractName(ruleset, contract, language));
  if (level !== null) parts.push(fill(words.level[language], { level }));
  if (declarers.length > 0) parts.push(`${words.declarer[language]} ${declarers.map(name).join(', ')}`);
  if (partner !== null) parts.push(`${words.partner[language]} ${name(partner)}`);
  if (called !== null) parts.push(fill(words.called[language], { card: called }));
  const ends: string[] = [];
  if (outcome !== 'played') ends.push(outcomeName(outcome, language));
  if (points !== null && 'declarer' in points) ends.push(fill(words.points[language], { ...points }));
  return [parts, ends].filter((line) => line.length > 0).map((line) => line.join(' · '));
}

/** What the deal leaves for the next one, as far as this game has such things. */
function carriedOn(
  { players }: Session,
  { state: { factor, pot, rounds, woods } }: DealDocument,
  { language, paint, width }: Page,
): string[] {
  const parts: string[] = [];
  if (factor !== 1) parts.push(fill(words.stakes[language], { factor }));
  if (rounds.length > 0) parts.push(fill(words.rounds[language], { rounds: rounds.join(', ') }));
  if (pot !== 0) parts.push(fill(words.potHolds[language], { pot }));
  if (woods.some((count) => count !== 0)) {
    const each = woods.map((count, seat) => `${harmless(players[seat]!)} ${count}`).join(', ');
    parts.push(fill(words.woods[language], { woods: each }));
  }
  if (parts.length === 0) return [];
  return wrap(`${words.next[language]}: ${parts.join('; ')}`, width - 2).map((line) => `  ${paint.quiet(line)}`);
}
