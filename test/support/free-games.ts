import assert from 'node:assert/strict';
import { type Random, randomSession, rulesets, verifySession, writeSession } from '@tarokk/rules';
import { type Client, newKey, type Person } from './given.js';

/** A free game as the tests look at it. */
export interface ShownGame {
  readonly id: string;
  readonly state: string;
  readonly revision: number;
  readonly objections: number;
}

/** What a mutation on a free game answers. */
export interface SaidOfGame {
  readonly __typename: string;
  readonly from?: string;
  readonly to?: string;
  readonly game?: ShownGame;
  readonly problems?: readonly {
    readonly code: string;
    readonly rule: string | null;
    readonly path: string;
    readonly message: string;
  }[];
}

export const GAME = 'id state revision objections';
const REFUSED = '... on Refused { problems { code rule path message } }';

export async function sendOf(
  by: Client,
  mutation: string,
  variables: Record<string, unknown> = {},
): Promise<SaidOfGame> {
  const { data, errors } = await by.graphql(mutation, { key: newKey(), ...variables });
  assert.deepEqual(errors, []);
  return Object.values(data!)[0] as SaidOfGame;
}

export const SUBMIT_GAME = `mutation ($key: IdempotencyKey!, $game: FreeGameInput!, $gameId: UUID, $revision: Int, $reason: Words) {
  submitFreeGame(idempotencyKey: $key, game: $game, gameId: $gameId, revision: $revision, reason: $reason) {
    __typename
    ... on FreeGameSubmitted { game { ${GAME} } }
    ${REFUSED}
  }
}`;

export function handIn(by: Client, game: object, wish: Record<string, unknown> = {}): Promise<SaidOfGame> {
  return sendOf(by, SUBMIT_GAME, { game, ...wish });
}

export const gameMoves = [
  'objectToFreeGame',
  'admitFreeGame',
  'refuseFreeGame',
  'reopenFreeGame',
  'withdrawFreeGame',
] as const;
export type GameMove = (typeof gameMoves)[number];

const needsReason: readonly GameMove[] = ['objectToFreeGame', 'refuseFreeGame', 'reopenFreeGame'];

export function gameMoveOf(name: GameMove): string {
  const reason = needsReason.includes(name) ? 'Words!' : 'Words';
  return `mutation ($key: IdempotencyKey!, $gameId: UUID!, $revision: Int!, $state: FreeGameState, $reason: ${reason}) {
    ${name}(idempotencyKey: $key, gameId: $gameId, revision: $revision, state: $state, reason: $reason) {
      __typename
      ... on FreeGameMoved { from to game { ${GAME} } }
      ${REFUSED}
    }
  }`;
}

/** Moves a game that was seen as it is in `game`. */
export function moveGame(
  by: Client,
  name: GameMove,
  game: Pick<ShownGame, 'id' | 'revision'>,
  wish: Record<string, unknown> = {},
): Promise<SaidOfGame> {
  return sendOf(by, gameMoveOf(name), { gameId: game.id, revision: game.revision, reason: 'so be it', ...wish });
}

/** The game that a mutation was about, which was not refused. */
export function gameOf({ game, problems }: SaidOfGame): ShownGame {
  assert.equal(problems, undefined);
  return game!;
}

export function codesOf({ problems = [] }: SaidOfGame): readonly string[] {
  return problems.map(({ code }) => code);
}

export async function lookAtGame<T = ShownGame>(by: Client, id: string, fields = GAME): Promise<T | null> {
  const { data, errors } = await by.graphql(`query ($id: UUID!) { freeGame(id: $id) { ${fields} } }`, { id });
  assert.deepEqual(errors, []);
  return data!['freeGame'] as T | null;
}

/** A variant for as many players as there are. @param raws their points */
export function variant(
  players: readonly Pick<Person, 'id'>[],
  raws: readonly number[],
  wish: { readonly date?: string; readonly order?: number; readonly trophies?: readonly object[] } = {},
): object {
  const { date = '2025-03-14', order = 1, trophies = [] } = wish;
  const name = ({ 4: 'ROYAL_FOR_FOUR', 3: 'ROYAL_FOR_THREE', 2: 'ROYAL_FOR_TWO' } as const)[
    players.length as 4 | 3 | 2
  ];
  const results = players.map(({ id }, index) => ({ player: id, raw: raws[index] }));
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
  wish: { readonly date?: string; readonly order?: number } = {},
): object {
  const { date = '2025-03-14', order = 1 } = wish;
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

export interface ShownRow {
  readonly rank: number;
  readonly points: number;
  readonly games: number;
  readonly reason: string;
  readonly player: { readonly id: string; readonly name: string };
}

export async function freeRows(by: Client, year: number, asOf: string | null = null): Promise<readonly ShownRow[]> {
  const { data, errors } = await by.graphql(
    `query ($year: Int!, $asOf: Day) {
      freeTable(year: $year, asOf: $asOf) { rows { rank points games reason(lang: EN) player { id name } } }
    }`,
    { year, asOf },
  );
  assert.deepEqual(errors, []);
  return (data!['freeTable'] as { rows: ShownRow[] }).rows;
}

/** Several of a list, in a random order. */
export function some<T>(random: Random, list: readonly T[], number: number): readonly T[] {
  return random.shuffled(list).slice(0, number);
}
