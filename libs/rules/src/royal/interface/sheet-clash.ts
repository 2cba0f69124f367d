import { isSame } from '../announcements/announcement.js';
import { type Sentence } from '../explain/sentence.js';
import { type ScoredGame, type SheetSide } from '../record/match.js';
import { excludedCombination } from '../sheet/combination.js';
import { arePossible, MOST_POSITIONS } from '../sheet/possible.js';
import { type SheetEntry, type Statement, statementsOf } from '../sheet/statements.js';
import { impossibleClaims } from '../sheet/violations.js';
import { type ByParty, opponentsOf, parties } from '../table.js';
import { type ViolationCode, violationRules } from '../violations.js';
import { filled, previewSheet, type SheetDraft } from './sheet-preview.js';

/** What cannot stand together on a sheet that is typed. */
export interface SheetClash {
  readonly code: ViolationCode;
  readonly rule: string;
  readonly sentence: Sentence;
  /** As few as possible: without any one of them the others could stand. */
  readonly entries: readonly SheetEntry[];
}

/**
 * The first thing on a sheet that cannot be so, with the entries that clash; null where nothing does, as far as it goes: what
 * needs the consolation is found when that is complete (2.2, 3.2, 7.1).
 */
export function sheetClash(draft: SheetDraft): SheetClash | null {
  const [found] = previewSheet(draft).violations;
  if (found === undefined) return null;
  const { code, sentence } = found;
  return { code, rule: violationRules[code], sentence, entries: entriesOf(code, filled(draft)) };
}

function entriesOf(code: string, game: ScoredGame): readonly SheetEntry[] {
  switch (code) {
    case 'sheet/auction':
      return excluded(game);
    case 'sheet/impossible':
      return impossible(game);
    default:
      return [{ entry: 'tarocks' }, { entry: 'honours' }];
  }
}

/** Takes away every entry that the exclusion does not need. */
function excluded(game: ScoredGame): readonly SheetEntry[] {
  const places = parties.flatMap((party): SheetEntry[] => {
    const { lines, silent, contras } = game.sheet[party];
    return [
      ...lines.map((_, index): SheetEntry => ({ entry: 'line', party, index })),
      ...contras.map((_, index): SheetEntry => ({ entry: 'contra', party, index })),
      ...silent.map((bonus): SheetEntry => ({ entry: 'silent', party, bonus })),
    ];
  });
  let needed: readonly SheetEntry[] = places;
  for (const place of places) {
    const without = needed.filter((other) => other !== place);
    if (excludedCombination(only(game, without)) !== null) needed = without;
  }
  return needed;
}

/** The game with nothing but these lines, contras and silent bonuses; a contra leaves with the line that it meets. */
function only(game: ScoredGame, entries: readonly SheetEntry[]): ScoredGame {
  const sheet = parties.map((party): SheetSide => {
    const side = game.sheet[party];
    const others = game.sheet[opponentsOf(party)].lines;
    const stands = (entry: 'line' | 'contra', index: number): boolean =>
      entries.some((each) => each.entry === entry && each.party === party && each.index === index);
    return {
      ...side,
      lines: side.lines.filter((_, index) => stands('line', index)),
      contras: side.contras.filter((contra, index) => {
        const met = others.findIndex(({ announcement }) => isSame(announcement, contra));
        const isThere = entries.some(
          (each) => each.entry === 'line' && each.party === opponentsOf(party) && each.index === met,
        );
        return stands('contra', index) && (met < 0 || isThere);
      }),
      silent: side.silent.filter((bonus) =>
        entries.some((each) => each.entry === 'silent' && each.party === party && each.bonus === bonus),
      ),
    };
  });
  return { ...game, sheet: sheet as unknown as ByParty<SheetSide> };
}

/** A pair that clashes by itself is said before any larger set. */
function impossible(game: ScoredGame): readonly SheetEntry[] {
  const found = impossibleClaims(game) ?? [];
  const needed = found.length > 2 ? (clashingPair(statementsOf(game), game) ?? found) : found;
  return needed.map(({ stands }) => stands);
}

function clashingPair(statements: readonly Statement[], { attackers }: ScoredGame): readonly Statement[] | null {
  const effort = { left: MOST_POSITIONS };
  for (const [place, one] of statements.entries()) {
    for (const other of statements.slice(place + 1)) {
      if (!arePossible([one, other], attackers, effort)) return [one, other];
    }
  }
  return null;
}
