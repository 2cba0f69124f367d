import { type ByParty, type Sentence } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { type SideId } from '../sheet/sheet.js';
import { type TieId } from './bracket.js';
import { type LooseEnd } from './loose-ends.js';
import { type CupRoundName } from './round.js';

/** Three matches a tie, or more if both pairs agree (10, D29). */
export const FEWEST_MATCHES = 3;

/** Who stands on one side of a tie. */
export type TieSide =
  | { readonly kind: 'pair'; readonly pair: SideId }
  | { readonly kind: 'bye' }
  /** Whoever goes on from another tie. */
  | { readonly kind: 'awaited'; readonly from: TieId }
  /** From that tie nobody went on. */
  | { readonly kind: 'nobody'; readonly from: TieId };

/** A match of the tie, its points with the tie's upper side first. */
export interface TieMatch {
  readonly id: string;
  readonly date: Day;
  /** After the tie's last day (D33). */
  readonly late: boolean;
  readonly points: ByParty<number>;
  /** With those before; of an extra time its own points alone (D31). */
  readonly running: ByParty<number>;
}

export const decidedBys = [
  'bye',
  'points',
  'extra-time',
  'concession',
  'walkover',
  'both-conceded',
  'decision',
  'no-opponent',
  'nobody-left',
] as const;
export type DecidedBy = (typeof decidedBys)[number];

export type TieOutcome =
  | { readonly state: 'waiting' }
  /** `missing`: how many matches are still to play; 0 when extra time is. */
  | { readonly state: 'open'; readonly next: 'match' | 'extra-time'; readonly missing: number }
  /** A correction left loose ends here: the jury must say what happens to them. */
  | { readonly state: 'jury' }
  | {
      readonly state: 'decided';
      readonly by: DecidedBy;
      readonly goesOn: SideId | null;
      /** Who is out: none, one or both. */
      readonly out: readonly SideId[];
    };

export interface Tie {
  readonly id: TieId;
  readonly round: CupRoundName;
  /** From 1, from the top of the bracket. */
  readonly number: number;
  /** The upper one first. */
  readonly sides: ByParty<TieSide>;
  /** How many matches it has (D29). */
  readonly agreed: number;
  /** The matches that count, in the order played. */
  readonly matches: readonly TieMatch[];
  /** Sums of the match points (10). */
  readonly points: ByParty<number>;
  readonly extraTimes: readonly TieMatch[];
  /** Ids of matches beyond those agreed and of extra times that were not due (D31): without effect. */
  readonly surplus: readonly string[];
  /** The end of its round, or of its postponement (D33). */
  readonly lastDay: Day;
  readonly looseEnds: readonly LooseEnd[];
  readonly outcome: TieOutcome;
  /** The outcome, to be said in any language. */
  readonly sentence: Sentence;
}

/** The two pairs of a tie; null while it has not two. */
export function pairsOf({ sides: [upper, lower] }: Pick<Tie, 'sides'>): ByParty<SideId> | null {
  return upper.kind === 'pair' && lower.kind === 'pair' ? [upper.pair, lower.pair] : null;
}
