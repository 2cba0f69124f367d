import { type LowerTarock, lowerTarocks, type ScoredGame, type SheetSide } from '../record/match.js';
import { type Score } from '../scoring/score.js';
import { type ByParty, opponentsOf, parties, type Party } from '../table.js';
import { type GameResult } from '../verification/result.js';
import { verifyScored } from '../verification/scored.js';
import { type Violation } from '../violations.js';

/** One side of a sheet while it is typed; null for what has not been entered. Points are computed, never entered. */
export interface SheetSideDraft extends Omit<SheetSide, 'tarocks' | 'honours' | 'has' | 'points'> {
  readonly tarocks: number | null;
  readonly honours: number | null;
  readonly has: readonly LowerTarock[] | null;
}

export interface SheetDraft {
  readonly number: number;
  readonly attackers: Party;
  readonly sheet: ByParty<SheetSideDraft>;
}

export interface SheetPreview {
  /** The game as far as it goes: what one side leaves open follows from the other; the points are right. Null while something is missing. */
  readonly game: ScoredGame | null;
  /** What neither side has entered yet. */
  readonly missing: readonly ('tarocks' | 'honours' | 'has')[];
  readonly announcements: GameResult['announcements'];
  /** By party; null while something is missing. */
  readonly score: ByParty<Score> | null;
  /** What cannot stand so: `sheet/*`, those that need the consolation only when it is complete. */
  readonly violations: readonly Violation[];
}

const TAROCKS = 22;
const HONOURS = 2;

/** What a sheet comes to while it is typed, and which of its lines clash. */
export function previewSheet(draft: SheetDraft): SheetPreview {
  const [a, b] = draft.sheet;
  const missing = (['tarocks', 'honours', 'has'] as const).filter((key) => a[key] === null && b[key] === null);
  const unscored = filled(draft);
  const { announcements, score, violations } = verifyScored(unscored);
  const game: ScoredGame = {
    ...unscored,
    sheet: parties.map((party) => ({
      ...unscored.sheet[party],
      points: score[party].total,
    })) as unknown as ByParty<SheetSide>,
  };
  const complete = missing.length === 0;
  return {
    game: complete ? game : null,
    missing,
    announcements,
    score: complete ? score : null,
    violations: violations.filter(({ code }) => code === 'sheet/auction' || (complete && code.startsWith('sheet/'))),
  };
}

/** The game of a draft without its points. */
export function filled(draft: SheetDraft): ScoredGame {
  return {
    form: 'scored',
    number: draft.number,
    attackers: draft.attackers,
    sheet: parties.map((party) => sideOf(draft, party)) as unknown as ByParty<SheetSide>,
  };
}

/** What is not entered follows from the other side; without either it is filled with what clashes least. */
function sideOf({ sheet }: SheetDraft, party: Party): SheetSide {
  const { tarocks, honours, has, lines, contras, silent } = sheet[party];
  const other = sheet[opponentsOf(party)];
  const neutral = party === 0 ? 1 : 0;
  return {
    tarocks: tarocks ?? (other.tarocks === null ? TAROCKS / 2 : Math.max(0, TAROCKS - other.tarocks)),
    honours: honours ?? (other.honours === null ? 1 : HONOURS - other.honours),
    has: has ?? lowerTarocks.filter((code) => (other.has === null ? neutral === 1 : !other.has.includes(code))),
    lines,
    contras,
    silent,
    points: 0,
  };
}
