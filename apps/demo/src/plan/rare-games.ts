import { askPair, type Game, pairGameOf, pairLines, type PlayedGame } from '@tarokk/rules';
import type { DemoMatch } from './matches.js';

/** More than the hardest of these needs: a million steps are a second or so. */
const LIMIT = 2_000_000;

/**
 * Games that made-up players would hardly come to: together each of the 61 Schlemme and trophies is made once and lost once, for in
 * each game A attacks and makes one while B loses another. The most expensive first.
 *
 * @throws Error where the search finds too few
 */
export function* rareGames(): Generator<PlayedGame> {
  const linesOf = (party: 0 | 1, result: 'won' | 'lost') =>
    pairLines.filter((line) => line.party === party && line.result === result).toReversed();
  const toLose = linesOf(1, 'lost');
  for (const made of linesOf(0, 'won')) {
    const game = firstGameWith(made, toLose);
    if (game === null) throw new Error(`No game was found in which ${made.announcement.id} is made.`);
    yield game;
  }
}

/** Takes what is lost in it out of the list. */
function firstGameWith(made: (typeof pairLines)[number], toLose: (typeof pairLines)[number][]): PlayedGame | null {
  for (const [place, lost] of toLose.entries()) {
    const answer = askPair(made, lost, LIMIT);
    const game = answer.state === 'shown' ? pairGameOf(answer.game, made, lost) : null;
    if (game !== null) {
      toLose.splice(place, 1);
      return game;
    }
  }
  return null;
}

/** How many there are: the Schlemme and trophies of section 4. */
const RARE_GAMES = pairLines.length / 4;

/** One of the rare games in each of as many matches as there are games, spread over the season; matches with a story of their own have none. */
export function withRareGames(matches: readonly DemoMatch[]): readonly DemoMatch[] {
  const ordinary = matches.filter(({ course }) => course === 'approved');
  const step = Math.max(1, ordinary.length / RARE_GAMES);
  const games = new Map<DemoMatch, PlayedGame>();
  for (const game of rareGames()) {
    const match = ordinary[Math.floor(games.size * step)];
    // A small demo has room for the most expensive ones alone.
    if (match === undefined) break;
    games.set(match, game);
  }
  return matches.map((match) => ({ ...match, rareGame: games.get(match) ?? null }));
}

/** With the rare game in the place of the last one in which A attacks. */
export function withRareGame(games: readonly Game[], rare: PlayedGame): readonly Game[] {
  const place = games.findLastIndex(({ attackers }) => attackers === rare.attackers);
  return games.with(place, { ...rare, number: place + 1 });
}
