import { Game } from './game.js';
import type { ShownSheet } from './shown-sheet.js';
import { whoSatAmong } from './who-sat.js';

/** Every game of a match, as its sheet has them. */
export function Games({
  match,
  replaysIn,
}: {
  readonly match: ShownSheet;
  /** The id of the match, for the way to each game that can be followed card by card. */
  readonly replaysIn?: string;
}) {
  const sides = match.sides.map(({ name }) => name) as [string, string];
  const whoSat = whoSatAmong(match.players);
  return match.verification.games.map((game, index) => (
    <Game
      key={game.number}
      game={game}
      sides={sides}
      counted={match.games[index]}
      document={match.document}
      whoSat={whoSat}
      replayIn={match.playedGames.includes(game.number) ? replaysIn : undefined}
    />
  ));
}
