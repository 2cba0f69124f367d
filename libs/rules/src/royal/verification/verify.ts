import { type Match } from '../record/match.js';
import { parties, type ByParty } from '../table.js';
import { verifyPlayed } from './played.js';
import { type MatchResult } from './result.js';
import { verifyScored } from './scored.js';

const GAMES_OF_A_MATCH = 8;

/** Proves or refutes a match: every game, every announcement, every claim. Costs no sentence; those are made by `resultDocument`. */
export function verifyMatch(match: Match): MatchResult {
  const games = match.games.map((game) => (game.form === 'played' ? verifyPlayed(game) : verifyScored(game)));
  const points = parties.map((party) => games.reduce((sum, { score }) => sum + score[party].total, 0)) as [
    number,
    number,
  ];
  const refuted = games.some(({ violations }) => violations.length > 0);
  const allPlayed = match.games.every(({ form }) => form === 'played');
  return {
    verdict: refuted ? 'refuted' : allPlayed ? 'proved' : 'consistent',
    games,
    points,
    match: match.kind === 'match' ? matchPoints(points) : null,
  };
}

/** Section 8: the raw points of eight games divided by eight, rounded down. */
export function matchPoints(points: ByParty<number>): ByParty<number> {
  return [Math.floor(points[0] / GAMES_OF_A_MATCH), Math.floor(points[1] / GAMES_OF_A_MATCH)];
}
