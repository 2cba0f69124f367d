import { Game } from './game.js';
import type { ShownSheet } from './shown-sheet.js';
import { whoSatAmong } from './who-sat.js';
import { namesOfSides } from '../../api/two-sides.js';

/** Every game of a match, as its sheet has them. */
export function Games({ match }: { readonly match: ShownSheet }) {
  const sides = namesOfSides(match);
  const whoSat = whoSatAmong(match.players);
  return match.verification.games.map((game, index) => (
    <Game
      key={game.number}
      game={game}
      sides={sides}
      counted={match.games[index]}
      document={match.document}
      whoSat={whoSat}
    />
  ));
}
