import type { FreeDocument, JudgedGame } from '@tarokk/competition';
import type { FreeGameRow } from '../free-game.row.js';

/** What the row of a game says of its document. */
export function gameOutcome(document: FreeDocument, { session }: JudgedGame): Pick<FreeGameRow, 'subject' | 'verdict'> {
  return { subject: subjectOf(document), verdict: session?.verdict ?? null };
}

/** Which variant or which other tarock game it is. */
function subjectOf(document: FreeDocument): string | null {
  switch (document.kind) {
    case 'variant':
      return document.variant;
    case 'test':
      return null;
    case 'session':
      return document.record.ruleset;
  }
}
