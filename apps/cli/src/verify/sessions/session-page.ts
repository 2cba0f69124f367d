import {
  fill,
  sessionResultDocument,
  type DealDocument,
  type Language,
  type Session,
  type SessionResult,
  type SessionResultDocument,
} from '@tarokk/rules';
import { signed } from '../../terminal/numbers.js';
import { cell, right, table, type TerminalCell } from '../../terminal/table.js';
import { harmless, wrap } from '../../terminal/width.js';
import { dayInWords } from '../day.js';
import { type Page } from '../page.js';
import { verdictSigns, verdictStyles } from '../words.js';
import { dealPage } from './deal-page.js';
import { columnHeadings, contractName, fullName, outcomeName } from './names.js';
import { violationLines } from './violation-lines.js';
import { sessionVerdicts, words } from './words.js';

/** The whole session: who, each deal with its settlement, the totals, the end, the verdict. */
export function sessionPage(result: SessionResult, page: Page): string[] {
  const { session } = result;
  const document = sessionResultDocument(result, page.language);
  const sections = [
    header(session, page),
    ...document.deals.map((deal) => dealPage(session, deal, page)),
    sums(session, document, page),
    ending(session, document, page),
    violationLines(document.violations, 'violation', page),
    verdict(document, page),
  ];
  return sections
    .filter((section) => section.length > 0)
    .flatMap((section, index) => (index === 0 ? section : ['', ...section]));
}

function header(session: Session, { language, paint, width }: Page): string[] {
  const { date, options, players, ruleset, venue } = session;
  const facts = [...(date === null ? [] : [dayInWords(date, language)]), ...(venue === null ? [] : [harmless(venue)])];
  const changed = ruleset.options
    .filter(({ id, values }) => options[id] !== values[0])
    .map(({ id }) => `${id}: ${options[id]!}`);
  return [
    paint.heading(fullName(ruleset, language)),
    ...(facts.length === 0 ? [] : wrap(facts.join(' · '), width)),
    ...wrap(players.map(harmless).join(', '), width),
    ...(changed.length === 0 ? [] : wrap(`${words.options[language]}: ${changed.join(', ')}`, width)),
  ];
}

/** What each deal brought to each player, and the sums. */
function sums(session: Session, { deals, totals }: SessionResultDocument, { language, paint, width }: Page): string[] {
  if (deals.length === 0) return [];
  const rows: TerminalCell[][] = [
    [
      right(words.deals[language], 'quiet'),
      cell(words.contract[language], 'quiet'),
      cell(words.declarerColumn[language], 'quiet'),
      ...columnHeadings(session.players),
    ],
    ...deals.map(({ contract, declarers, number, outcome, payments }) => [
      right(number),
      cell(contract === null ? outcomeName(outcome, language) : contractName(session.ruleset, contract, language)),
      cell(declarers.map((seat) => harmless(session.players[seat]!)).join(', ')),
      ...payments.map((payment) => right(signed(payment))),
    ]),
    [
      cell(''),
      cell(words.totals[language], 'heading'),
      cell(''),
      ...totals.map((total) => right(signed(total), 'heading')),
    ],
  ];
  return table(rows, { paint, width, indent: 0, most: [6, 24, 24] });
}

function ending({ players }: Session, { ending: end }: SessionResultDocument, { language, width }: Page): string[] {
  if (end === null) return [];
  const parts = [fill(words.notice[language], { number: end.notice })];
  if (end.skiz !== null) parts.push(fill(words.skiz[language], { player: harmless(players[end.skiz]!) }));
  if (end.lastDeal === null) parts.push(words.notOver[language]);
  else parts.push(fill(words.lastDeal[language], { number: end.lastDeal }));
  return wrap(`${parts.join('; ')}.`, width);
}

function verdict(
  { deals, verdict: found, violations }: SessionResultDocument,
  { language, paint, width }: Page,
): string[] {
  const irregular = deals.filter((deal) => deal.violations.length > 0);
  const count = irregular.reduce((sum, deal) => sum + deal.violations.length, violations.length);
  const places = irregular.length === 0 ? [] : [listed(irregular, language)];
  if (violations.length > 0) places.push(words.wholeSession[language]);
  const sentence = fill(sessionVerdicts[found][language], {
    count: fill((count === 1 ? words.oneViolation : words.violations)[language], { count }),
    where: places.join('; '),
    scored: listed(
      deals.filter(({ form }) => form === 'scored'),
      language,
    ),
  });
  const style = paint[verdictStyles[found]];
  return wrap(`${verdictSigns[found]} ${sentence}`, width).map(style);
}

function listed(deals: readonly DealDocument[], language: Language): string {
  const numbers = deals.map(({ number }) => number).join(', ');
  return fill((deals.length === 1 ? words.oneDeal : words.someDeals)[language], { numbers });
}
