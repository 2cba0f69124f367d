import { type AnalysisTurn, type Card, type GameAnalysisDocument, type GameSoFar, parseCard } from '@tarokk/rules';

/** What a string of verdicts says of an announcement or a bonus, as the document has it. */
export interface VerdictLine {
  readonly verdicts: string;
  readonly turns: readonly {
    readonly card: number;
    readonly seat: string;
    readonly played: string;
    readonly kind: AnalysisTurn['kind'];
    readonly keeping: readonly string[];
  }[];
}

/**
 * The line of an announcement among those of the auction: the analysis has the ones that counted in the end, in their order.
 * @param atEnd how the game stands after its last card
 * @param index of the announcement in the auction
 */
export function lineOf(analysis: GameAnalysisDocument | null, atEnd: GameSoFar, index: number): VerdictLine | null {
  const counted = ({ status }: GameSoFar['announcements'][number]): boolean => status === 'won' || status === 'lost';
  const announcement = atEnd.announcements[index];
  if (announcement === undefined || !counted(announcement)) return null;
  const place = atEnd.announcements.slice(0, index).filter(counted).length;
  return analysis?.announcements?.[place] ?? null;
}

/** The cards that would have changed something if they had been played now. @param card how many have been played */
export function keepingAt(analysis: GameAnalysisDocument | null, card: number): readonly Card[] {
  const lines: readonly VerdictLine[] = [...(analysis?.announcements ?? []), ...(analysis?.silent ?? [])];
  const codes = lines.flatMap(({ turns }) =>
    turns.filter((turn) => turn.card === card).flatMap(({ keeping }) => keeping),
  );
  return [...new Set(codes)].map(parseCard);
}
