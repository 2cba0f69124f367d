import { type ScoredGame } from '../record/match.js';
import { type Violation } from '../violations.js';

export function sheetViolations(game: ScoredGame): readonly Violation[] {
  void game;
  return [];
}
