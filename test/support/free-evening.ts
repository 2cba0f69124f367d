import { done, graphql, refused } from './ask.js';
import type { Member, Person } from './given.js';
import { type GameInput, gameOf, handIn, moveGame, playedSession, sessionOf, variant } from './free-games.js';

const FIX = graphql(
  `mutation ($key: IdempotencyKey!, $year: Int!, $ruleset: RulesetId!, $numerator: Int!, $denominator: Int!) {
    fixFreeFactor(
      input: { idempotencyKey: $key, seasonYear: $year, ruleset: $ruleset, numerator: $numerator, denominator: $denominator }
    ) {
      __typename ...refused
    }
  }`,
  [refused],
);

/** Games of the free championship on one day, by their ids. */
export interface FreeEvening {
  readonly session: string;
  /** By seat, in points of the game. */
  readonly totals: readonly number[];
  /** Handed in, and not decided yet. */
  readonly undecided: { readonly id: string; readonly revision: number };
}

/** A session of Hungarian Tarokk that counts by half, a variant, a test game, and one on which the jury has not decided. */
export async function freeEvening(
  juror: Member,
  players: readonly [Member, Person, Person, Person],
  date: string,
): Promise<FreeEvening> {
  const [first, second] = players;
  const year = Number(date.slice(0, 4));
  await done(juror, FIX, { year, ruleset: 'HUNGARIAN', numerator: 1, denominator: 2 });
  const { record, totals } = playedSession('hungarian', 'a free evening');
  const admitted = async (by: Member, game: GameInput): Promise<string> => {
    const handed = gameOf(await handIn(by, game));
    gameOf(await moveGame(juror, 'admitFreeGame', handed));
    return handed.id;
  };
  const session = await admitted(first, sessionOf(players, record, { date }));
  await admitted(first, variant([first, second], [415, 382], { date }));
  await admitted(juror, {
    date,
    test: { words: 'Royal with an open talon', points: [{ personId: first.id, points: -3 }] },
  });
  const undecided = gameOf(await handIn(first, variant([first, second], [800, 80], { date, order: 2 })));
  return { session, totals, undecided };
}
