import { type Random, rulesets } from '@tarokk/rules';
import {
  type GameInput,
  type GameMove,
  gameOf,
  handIn,
  moveGame,
  playedSession,
  sessionOf,
  type ShownGame,
  some,
  variant,
} from './free-games.js';
import type { Given, Member } from './given.js';

/** Few of them, so that their numbers move often. */
const kinds = ['GOLGOTHA', 'SPECTRUM'] as const;

interface Played {
  readonly by: Member;
  readonly again: () => GameInput;
  readonly game: ShownGame;
}

/**
 * Free games of a season that are handed in, admitted, refused, reopened, corrected and withdrawn at random, several of them
 * at once; the season is there already.
 */
export async function playFreeGames(
  world: Given,
  juror: Member,
  year: number,
  random: Random,
  size: { readonly games: number; readonly rounds: number },
): Promise<void> {
  const players = await Promise.all(Array.from({ length: 5 }, () => world.member()));
  for (const { id } of rulesets) {
    await world.database.query(
      `INSERT INTO "free_factor" ("season", "ruleset", "numerator", "denominator", "fixed_on", "fixed_by") VALUES ($1, $2, $3, $4, $5, $6)`,
      [year, id, 1 + random.below(3), 1 + random.below(3), `${year}-01-01`, juror.accountId],
    );
  }
  const newGame = (order: number): Pick<Played, 'by' | 'again'> => {
    const date = new Date(Date.UTC(year, 0, 1 + random.below(360))).toISOString().slice(0, 10);
    if (random.chance(40, 100)) {
      const { record, players: seats } = playedSession(random.pick(rulesets).id, random.below(4), 2);
      const seated = some(random, players, seats);
      return { by: seated[0] as Member, again: () => sessionOf(seated, record, { date, order }) };
    }
    const seated = some(random, players, 2 + random.below(3));
    const again = (): GameInput =>
      variant(
        seated,
        seated.map(() => random.below(900)),
        {
          date,
          order,
          trophies: seated.flatMap(({ id }) =>
            random.chance(40, 100) ? [{ announcerId: id, trophy: random.pick(kinds), game: 1 + random.below(8) }] : [],
          ),
        },
      );
    return { by: seated[0] as Member, again };
  };
  const step = async ({ by, again, game }: Played): Promise<ShownGame> => {
    const move = async (name: GameMove): Promise<ShownGame> => gameOf(await moveGame(juror, name, game));
    const renew = async (): Promise<ShownGame> =>
      gameOf(await handIn(by, again(), { gameId: game.id, revision: game.revision }));
    switch (game.state) {
      case 'SUBMITTED':
        return random.chance(80, 100) ? move('admitFreeGame') : move('refuseFreeGame');
      case 'ADMITTED':
        return random.chance(50, 100) ? move('reopenFreeGame') : game;
      case 'REFUSED':
        return renew();
      case 'REOPENED':
        return random.chance(50, 100) ? renew() : move(random.pick(['admitFreeGame', 'withdrawFreeGame']));
      default:
        return game;
    }
  };

  let played = await Promise.all(
    Array.from({ length: size.games }, async (_, index): Promise<Played> => {
      const game = newGame(1 + index);
      return { ...game, game: gameOf(await handIn(game.by, game.again())) };
    }),
  );
  for (let round = 0; round < size.rounds; round++) {
    played = await Promise.all(played.map(async (each) => ({ ...each, game: await step(each) })));
  }
}
