import { type AnnouncementId, type ByParty, type Seat } from '@tarokk/rules';

/** Points of one party in one game that a ruling may set (D14). */
export const MOST_RULED_POINTS = 200;

export const rulingKinds = ['stands', 'points', 'trophy'] as const;

/** A rule by its number, `4.3`, or a decision, `D14`. */
export const RULE_PATTERN = '^(?:D?[1-9][0-9]{0,2})(?:\\.[1-9][0-9]{0,2}){0,3}$';

/** What the jury decided about a match, with its reason; of rulings on the same thing the latest, the last of the list, counts (D14). */
export type Ruling = StandsRuling | PointsRuling | TrophyRuling;

/** What every ruling has. */
interface Grounds {
  /** The rule or decision on which it rests (`RULE_PATTERN`); left out where none was said. */
  readonly rule?: string;
  readonly reason: string;
}

/** A recorded irregularity is accepted, or, with a later ruling, no longer. */
export interface StandsRuling extends Grounds {
  readonly kind: 'stands';
  /** Code of the finding. */
  readonly code: string;
  /** The game it was found in; null for what concerns the whole match. */
  readonly game: number | null;
  readonly accepted: boolean;
}

/** The points of both parties of one game, 0–200. */
export interface PointsRuling extends Grounds {
  readonly kind: 'points';
  readonly game: number;
  readonly points: ByParty<number>;
}

/** Whether a trophy is entered, whatever the record says. */
export interface TrophyRuling extends Grounds {
  readonly kind: 'trophy';
  readonly game: number;
  /** Who announced it. */
  readonly seat: Seat;
  readonly trophy: AnnouncementId;
  readonly entered: boolean;
}

/** The latest ruling on the points of a game. */
export function pointsRulingOn(rulings: readonly Ruling[], game: number): PointsRuling | undefined {
  return rulings.findLast((ruling): ruling is PointsRuling => ruling.kind === 'points' && ruling.game === game);
}

/** Whether the jury lets a finding stand; a ruling without a game covers the whole match. */
export function isAccepted(rulings: readonly Ruling[], code: string, game: number | null): boolean {
  const latest = rulings.findLast(
    (ruling): ruling is StandsRuling =>
      ruling.kind === 'stands' && ruling.code === code && (ruling.game === null || ruling.game === game),
  );
  return latest?.accepted ?? false;
}

/** The latest ruling on every trophy that was ruled on. */
export function latestTrophyRulings(rulings: readonly Ruling[]): readonly TrophyRuling[] {
  const latest = new Map<string, TrophyRuling>();
  for (const ruling of rulings) {
    if (ruling.kind === 'trophy') latest.set(`${ruling.game} ${ruling.seat} ${ruling.trophy}`, ruling);
  }
  return [...latest.values()];
}
