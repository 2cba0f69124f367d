import { Game } from './game.js';
import type { MatchSheet } from './queries.js';
import { whoSatAmong } from './who-sat.js';

/** Every game of a match, as its sheet has them. */
export function Games({
  match,
  withReplays = false,
}: {
  readonly match: MatchSheet;
  /** With the way to each game that can be followed card by card. */
  readonly withReplays?: boolean;
}) {
  const sides = match.sides.map(({ name }) => name) as [string, string];
  const whoSat = whoSatAmong(match.players);
  return match.verification.games.map((game, index) => (
    <Game
      key={game.number}
      game={game}
      sides={sides}
      counted={match.games[index]}
      whoSat={whoSat}
      replayIn={withReplays && match.playedGames.includes(game.number) ? match.id : undefined}
    />
  ));
}
