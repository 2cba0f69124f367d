import assert from 'node:assert/strict';
import { type Random, randomSession, rulesets, verifySession, writeSession } from '@tarokk/rules';
import { ask, graphql, type Input, type Query, refused, type ResultOf, send, type VariablesOf } from './ask.js';
import type { Client, Person } from './given.js';

export const shownGame = graphql('fragment shownGame on FreeGame { id state revision objections }');
const gameMoved = graphql('fragment gameMoved on FreeGameMoved { from to game { ...shownGame } }', [shownGame]);

/** A free game as the tests look at it. */
export type ShownGame = ResultOf<typeof shownGame>;

export const SUBMIT_GAME = graphql(
  `mutation ($key: IdempotencyKey!, $game: FreeGameInput!, $gameId: UUID, $seen: FreeGameSeenInput, $reason: Words) {
    submitFreeGame(input: { idempotencyKey: $key, game: $game, gameId: $gameId, seen: $seen, reason: $reason }) {
      __typename
      ... on FreeGameSubmitted { game { ...shownGame } }
      ...refused
    }
  }`,
  [shownGame, refused],
);

/** What a mutation on a free game answers, whatever it is. */
export interface GameAnswer {
  readonly __typename: string;
  readonly from?: string;
  readonly to?: string;
  readonly game?: ShownGame | null;
  readonly problems?: ResultOf<typeof refused>['problems'];
}

export type GameInput = Input<VariablesOf<typeof SUBMIT_GAME>>['game'];
type VariantInput = NonNullable<GameInput['variant']>;

/** @param wish with a revision a new one of the game that was seen in that */
export function handIn(
  by: Client,
  game: GameInput,
  { revision, ...options }: Partial<Input<VariablesOf<typeof SUBMIT_GAME>>> & { readonly revision?: number } = {},
): Promise<GameAnswer> {
  return send(by, SUBMIT_GAME, { game, ...(revision === undefined ? {} : { seen: { revision } }), ...options });
}

/** What moves a free game, by its name. */
export const GAME_MOVES = {
  objectToFreeGame: graphql(
    `mutation ($key: IdempotencyKey!, $gameId: UUID!, $revision: Int!, $state: FreeGameState, $reason: Words!) {
      objectToFreeGame(input: { idempotencyKey: $key, gameId: $gameId, seen: { revision: $revision, state: $state }, reason: $reason }) {
        __typename ...gameMoved ...refused
      }
    }`,
    [gameMoved, refused],
  ),
  admitFreeGame: graphql(
    `mutation ($key: IdempotencyKey!, $gameId: UUID!, $revision: Int!, $state: FreeGameState, $reason: Words) {
      admitFreeGame(input: { idempotencyKey: $key, gameId: $gameId, seen: { revision: $revision, state: $state }, reason: $reason }) {
        __typename ...gameMoved ...refused
      }
    }`,
    [gameMoved, refused],
  ),
  refuseFreeGame: graphql(
    `mutation ($key: IdempotencyKey!, $gameId: UUID!, $revision: Int!, $state: FreeGameState, $reason: Words!) {
      refuseFreeGame(input: { idempotencyKey: $key, gameId: $gameId, seen: { revision: $revision, state: $state }, reason: $reason }) {
        __typename ...gameMoved ...refused
      }
    }`,
    [gameMoved, refused],
  ),
  reopenFreeGame: graphql(
    `mutation ($key: IdempotencyKey!, $gameId: UUID!, $revision: Int!, $state: FreeGameState, $reason: Words!) {
      reopenFreeGame(input: { idempotencyKey: $key, gameId: $gameId, seen: { revision: $revision, state: $state }, reason: $reason }) {
        __typename ...gameMoved ...refused
      }
    }`,
    [gameMoved, refused],
  ),
  withdrawFreeGame: graphql(
    `mutation ($key: IdempotencyKey!, $gameId: UUID!, $revision: Int!, $state: FreeGameState, $reason: Words) {
      withdrawFreeGame(input: { idempotencyKey: $key, gameId: $gameId, seen: { revision: $revision, state: $state }, reason: $reason }) {
        __typename ...gameMoved ...refused
      }
    }`,
    [gameMoved, refused],
  ),
};
export type GameMove = keyof typeof GAME_MOVES;
export const gameMoves = Object.keys(GAME_MOVES) as readonly GameMove[];

/** As if each took what most of them take: a reason that may be missing. */
export const gameMoveOf = (name: GameMove): (typeof GAME_MOVES)['admitFreeGame'] =>
  GAME_MOVES[name] as (typeof GAME_MOVES)['admitFreeGame'];

/** Moves a game that was seen as it is in `game`. */
export function moveGame(
  by: Client,
  name: GameMove,
  game: Pick<ShownGame, 'id' | 'revision'>,
  options: Partial<Input<VariablesOf<(typeof GAME_MOVES)['admitFreeGame']>>> = {},
): Promise<GameAnswer> {
  return send(by, gameMoveOf(name), { gameId: game.id, revision: game.revision, reason: 'so be it', ...options });
}

/** The game that a mutation was about, which was not refused. */
export function gameOf({ game, problems }: GameAnswer): ShownGame {
  assert.equal(problems, undefined);
  return game!;
}

const LOOK = graphql('query ($id: UUID!) { freeGame(id: $id) { ...shownGame } }', [shownGame]);

/**
 * A free game as somebody sees it; null if they do not.
 * @param query asks for other fields of `freeGame(id: $id)`
 */
export function lookAtGame(by: Client, id: string): Promise<ShownGame | null>;
export function lookAtGame<G>(
  by: Client,
  id: string,
  query: Query<{ freeGame: G | null }, { id: string }>,
): Promise<G | null>;
export async function lookAtGame(
  by: Client,
  id: string,
  query: Query<{ freeGame: unknown }, { id: string }> = LOOK,
): Promise<unknown> {
  return (await ask(by, query, { id })).freeGame;
}

/** A variant for as many players as there are. @param raws their points */
export function variant(
  players: readonly Pick<Person, 'id'>[],
  raws: readonly number[],
  options: { readonly date?: string; readonly order?: number; readonly trophies?: VariantInput['trophies'] } = {},
): GameInput & { readonly variant: VariantInput } {
  const { date = '2025-03-14', order = 1, trophies = [] } = options;
  const name = ({ 4: 'ROYAL_FOR_FOUR', 3: 'ROYAL_FOR_THREE', 2: 'ROYAL_FOR_TWO' } as const)[
    players.length as 4 | 3 | 2
  ];
  const results = players.map(({ id }, index) => ({ personId: id, raw: raws[index]! }));
  return { date, order, variant: { variant: name, results, trophies } };
}

export interface PlayedSession {
  readonly record: object;
  /** By seat. */
  readonly totals: readonly number[];
  readonly players: number;
}

/** A legal session of a game: the same for the same seed. */
export function playedSession(ruleset: string, seed: string | number, deals = 4): PlayedSession {
  const session = randomSession(
    rulesets.find(({ id }) => id === ruleset)!,
    seed,
    { deals },
  );
  const { totals } = verifySession(session);
  return { record: writeSession(session), totals, players: session.players.length };
}

export function sessionOf(
  players: readonly Pick<Person, 'id'>[],
  record: object,
  options: { readonly date?: string; readonly order?: number } = {},
): GameInput {
  const { date = '2025-03-14', order = 1 } = options;
  return { date, order, session: { players: players.map(({ id }) => id), record } };
}

/** Sums of the free championship as the table of a year shows them, by player. */
export async function freePoints(
  by: Client,
  year: number,
  asOf: string | null = null,
): Promise<Record<string, number>> {
  const rows = await freeRows(by, year, asOf);
  return Object.fromEntries(rows.map(({ player, points }) => [player.name, points]));
}

const FREE_TABLE = graphql(`query ($year: Int!, $asOf: Day) {
  freeTable(seasonYear: $year, asOf: $asOf) { rows { rank points games reason(language: EN) player { id name } } }
}`);
export type ShownRow = NonNullable<ResultOf<typeof FREE_TABLE>['freeTable']>['rows'][number];

export async function freeRows(by: Client, year: number, asOf: string | null = null): Promise<readonly ShownRow[]> {
  return (await ask(by, FREE_TABLE, { year, asOf })).freeTable!.rows;
}

/** Several of a list, in a random order. */
export function some<T>(random: Random, list: readonly T[], number: number): readonly T[] {
  return random.shuffled(list).slice(0, number);
}
