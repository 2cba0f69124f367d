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

/** The cards that would have changed something if they had been played now. @param card how many have been played */
export function keepingAt(analysis: GameAnalysisDocument | null, card: number): readonly Card[] {
  const lines: readonly VerdictLine[] = [...(analysis?.announcements ?? []), ...(analysis?.silent ?? [])];
  const codes = lines.flatMap(({ turns }) =>
    turns.filter((turn) => turn.card === card).flatMap(({ keeping }) => keeping),
  );
  return [...new Set(codes)].map(parseCard);
}
