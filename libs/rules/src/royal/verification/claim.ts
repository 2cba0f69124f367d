import { text } from '../../language.js';
import { sentence } from '../explain/sentence.js';
import { type Score } from '../scoring/score.js';
import { parties, type ByParty } from '../table.js';
import { violation, type Violation } from '../violations.js';

const wrongPoints = text(
  '{party} claims {claimed} points; the game gives {points}',
  '{party} schreibt {claimed} Punkte an; das Spiel ergibt {points}',
  '{party} {claimed} pontot írt; a játék {points} pontot ad',
);

/** Claims on the sheet that differ from the score, one violation for each party. */
export function claimViolations(claim: ByParty<number> | null, score: ByParty<Score>): readonly Violation[] {
  if (claim === null || parties.every((party) => claim[party] === score[party].total)) return [];
  return parties
    .filter((party) => claim[party] !== score[party].total)
    .map((party) =>
      violation(
        'claim/points',
        sentence(wrongPoints, { party: { party }, claimed: claim[party], points: score[party].total }),
        {
          party,
        },
      ),
    );
}
