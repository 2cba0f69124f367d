import {
  announcementName,
  cardLabel,
  definitionOf,
  fill,
  parties,
  partyNames,
  say,
  seatLabel,
  violationRules,
  type GameAnalysis,
  type Language,
  type Match,
  type Verdicts,
} from '@tarokk/rules';
import { cell, tableRows, type TerminalCell } from '../terminal/table.js';
import { harmless, wrap } from '../terminal/width.js';
import { type Page } from '../verify/page.js';
import { partyStyles } from '../verify/royal/party-styles.js';
import { statusSigns, statusStyles, statusWords, words as matchWords } from '../verify/royal/words.js';
import { outlookWords, turnWords, words } from './words.js';

/** Widest columns: sign, seat, name, how it ended; whether it could be made has the rest. */
const most = [1, 14, 40, 14];
const BELOW = 5;

interface Line {
  readonly cells: readonly TerminalCell[];
  readonly below: readonly string[];
}

/** Who played, as a page of the match has it. */
export function matchTitle({ parties: [a, b] }: Match, { paint, width }: Page): string[] {
  return wrap(harmless(`${a.team} – ${b.team}`), width).map(paint.heading);
}

/** One game: a line for each announcement and each silent bonus, the turns below it in words. */
export function analysisPage(match: Match, analysis: GameAnalysis, asksMissed: boolean, page: Page): string[] {
  const { language, paint, width } = page;
  const game = match.games.find(({ number }) => number === analysis.number)!;
  const title = paint.heading(fill(matchWords.game[language], { number: analysis.number }));
  const attack = fill(matchWords.attack[language], { party: partyNames[game.attackers] });
  const head = `${title} · ${attack}`;
  const indented = (text: string): string[] => wrap(text, width - 2).map((line) => `  ${paint.quiet(line)}`);
  if (analysis.reason !== null) return [head, ...indented(reasonText(analysis.reason, language))];
  const lines = linesOf(analysis, language);
  const rows = tableRows(
    lines.map(({ cells }) => cells),
    { paint, width, indent: 2, most },
  );
  const shown = lines.flatMap(({ below }, index) => [
    ...rows[index]!,
    ...below.flatMap((text) => wrap(text, width - BELOW).map((line) => ' '.repeat(BELOW) + paint.quiet(line))),
  ]);
  const body = shown.length > 0 ? shown : indented(words.nothing[language]);
  return [head, ...body, ...(asksMissed ? missedLines(analysis, page) : [])];
}

function linesOf({ announcements, silent }: GameAnalysis, language: Language): readonly Line[] {
  return [
    ...announcements.map(({ announcement, party, seat, ...verdicts }) =>
      lineOf(
        verdicts,
        cell(seatLabel(seat, language), partyStyles[party]),
        announcementName(announcement, language),
        language,
      ),
    ),
    ...silent.map(({ party, bonus, ...verdicts }) =>
      lineOf(verdicts, cell(partyNames[party], partyStyles[party]), definitionOf(bonus).name[language], language),
    ),
  ];
}

function lineOf({ verdicts, turns }: Verdicts, who: TerminalCell, name: string, language: Language): Line {
  const status = verdicts.endsWith('1') ? 'won' : 'lost';
  const known = verdicts.lastIndexOf('?') + 1;
  const below = known > 0 ? [fill(words.open[language], { trick: trickOf(known), card: (known & 3) + 1 })] : [];
  const oneOf = new Intl.ListFormat(language, { type: 'disjunction' });
  for (const { card, kind, seat, played, keeping } of turns) {
    below.push(
      fill(turnWords[kind][language], {
        trick: trickOf(card),
        seat: seatLabel(seat, language),
        card: cardLabel(played, language),
        cards: oneOf.format(keeping.map((kept) => cardLabel(kept, language))),
      }),
    );
  }
  return {
    cells: [
      cell(statusSigns[status], statusStyles[status]),
      who,
      cell(name),
      cell(statusWords[status][language], statusStyles[status]),
      cell(outlookWords[verdicts[0]!]![language]),
    ],
    below,
  };
}

/** @param card 0–39 */
function trickOf(card: number): number {
  return (card >> 2) + 1;
}

function missedLines({ missed }: GameAnalysis, { language, paint, width }: Page): string[] {
  if (missed.length === 0) return ['', ...wrap(words.noneMissed[language], width - 2).map((line) => `  ${line}`)];
  return parties.flatMap((party) => {
    const names = missed
      .filter((call) => call.party === party)
      .map(({ announcement, verdict }) => {
        const name = announcementName(announcement, language);
        return verdict === '?' ? fill(words.perhaps[language], { name }) : name;
      });
    if (names.length === 0) return [];
    const sentence = `${fill(words.missed[language], { party: partyNames[party] })} ${names.join(', ')}`;
    return ['', ...wrap(sentence, width - 2).map((line) => `  ${paint.notable(line)}`)];
  });
}

function reasonText(reason: NonNullable<GameAnalysis['reason']>, language: Language): string {
  if (reason === 'scored') return words.scored[language];
  const { code, seat, trick, sentence } = reason;
  return fill(words.illegal[language], {
    rule: violationRules[code],
    seat: seatLabel(seat!, language),
    trick: trick!,
    why: say(sentence, language),
    code,
  });
}
