import { deck, type Language, parseCard, redealReasons, sayBeforePlay } from '@tarokk/rules';
import type { NotesState } from './state.js';

/** What was noted of a game, as the office says it; what makes no sense is left out. */
export function notesOfState({ draw, redealt }: NotesState, language: Language): readonly string[] {
  const [a, b] = [parseCard(draw.A), parseCard(draw.B)];
  return sayBeforePlay({
    draw: deck.includes(a) && deck.includes(b) ? [a, b] : null,
    redealt: redealt.flatMap((reason) => redealReasons.find((known) => known === reason) ?? []),
  }).map((said) => said[language]);
}
