import type { SessionResult } from '@tarokk/rules';
import type { FreeDocument, JudgedGame } from './handed.js';

/** What is kept of a game that was handed in, beside its document. */
export interface GameOutcome {
  /** The variant, or the ruleset of the session; null for test games. */
  readonly subject: string | null;
  /** Of a session. */
  readonly verdict: SessionResult['verdict'] | null;
}

export function gameOutcome(document: FreeDocument, { session }: JudgedGame): GameOutcome {
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
