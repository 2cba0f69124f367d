import {
  type TurningPoint,
  type Card,
  type GameAnalysisDocument,
  type GameSoFar,
  parseCard,
  seatNames,
} from '@tarokk/rules';

/** What a string of verdicts says of an announcement or a bonus, as the document has it. */
export interface VerdictLine {
  readonly verdicts: string;
  readonly turns: readonly {
    readonly card: number;
    readonly seat: string;
    readonly played: string;
    readonly kind: TurningPoint['kind'];
    readonly keeping: readonly string[];
  }[];
}

const outlooks: Readonly<Record<string, 'can' | 'cannot' | 'unknown'>> = { '1': 'can', '0': 'cannot', '?': 'unknown' };

/** What could be had before a card, 0–39, and how its place in a strip is drawn. */
export function outlookBefore(verdicts: string, card: number): 'can' | 'cannot' | 'unknown' {
  return outlooks[verdicts[card]!]!;
}

/**
 * The line of an announcement in the analysis, which has the ones that counted in the end, in their order; or, of an example
 * game, only those that it is an example of.
 * @param atEnd how the game stands after its last card
 * @param index of the announcement in the auction
 */
export function lineOf(analysis: GameAnalysisDocument | null, atEnd: GameSoFar, index: number): VerdictLine | null {
  const announced = atEnd.announcements[index];
  if (announced === undefined || !counted(announced)) return null;
  const alike = (other: Announced): boolean =>
    other.seat === announced.seat && other.announcement.id === announced.announcement.id && counted(other);
  const place = atEnd.announcements.slice(0, index).filter(alike).length;
  const lines = analysis?.announcements?.filter(
    ({ seat, announce }) => seat === seatNames[announced.seat] && announce === announced.announcement.id,
  );
  return lines?.[place] ?? null;
}

type Announced = GameSoFar['announcements'][number];

const counted = ({ status }: Announced): boolean => status === 'won' || status === 'lost';

/** A card by which an announcement or a silent bonus was let slip or given away. */
export interface Mistake {
  /** Of the announcement or the bonus. */
  readonly id: string;
  readonly turn: VerdictLine['turns'][number];
}

/** What the next card lets slip or gives away, as far as the analysis has come. @param card how many have been played */
export function mistakesAt(analysis: GameAnalysisDocument | null, card: number): readonly Mistake[] {
  const lines = [
    ...(analysis?.announcements ?? []).map(({ announce, turns }) => ({ id: announce as string, turns })),
    ...(analysis?.silent ?? []).map(({ bonus, turns }) => ({ id: bonus as string, turns })),
  ];
  return lines.flatMap(({ id, turns }) => turns.filter((turn) => turn.card === card).map((turn) => ({ id, turn })));
}

/** The cards that would have changed something if they had been played instead. */
export function keepingIn(mistakes: readonly Mistake[]): readonly Card[] {
  return [...new Set(mistakes.flatMap(({ turn }) => turn.keeping))].map(parseCard);
}
