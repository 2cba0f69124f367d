import type { Random } from '@tarokk/rules';
import { graphql } from '../../support/ask.js';
import type { Member } from '../../support/given.js';
import { sheetOf } from '../../support/sheets.js';
import { type Ask, type Ground, type MutationAnswer, type Operation, type Place, reason, REFUSED } from '../ground.js';
import { type MatchPlace, matchPlace, Matches, type Side } from './matches.js';

const RECORDS = 6;
const variants = { 4: 'ROYAL_FOR_FOUR', 3: 'ROYAL_FOR_THREE', 2: 'ROYAL_FOR_TWO' } as const;

/** What these players played on a day (D10): a variant, or a test game that the jury hands in. */
interface GamePlace extends Place {
  readonly players: readonly Member[];
  readonly date: string;
  readonly isTest: boolean;
  revision: number;
}

const LOOK = graphql('query ($id: UUID!) { freeGame(id: $id) { state revision } }');
const SUBMIT = `mutation ($key: IdempotencyKey!, $game: FreeGameInput!, $gameId: UUID, $seen: FreeGameSeenInput, $reason: Words) {
  did: submitFreeGame(input: { idempotencyKey: $key, game: $game, gameId: $gameId, seen: $seen, reason: $reason }) {
    __typename ... on FreeGameSubmitted { game { id } } ${REFUSED} } }`;

/** Games of the free championship in all of their life (12). */
export function freeGames(year: number, players: readonly Member[], places: number, jury: readonly Member[]): Ground {
  const games = Array.from({ length: places }, (_, index): GamePlace => {
    const date = new Date(Date.UTC(year, 3, 1 + Math.floor(index / 3))).toISOString().slice(0, 10);
    const many = 2 + (index % 3);
    const turned = [...players.slice(index % players.length), ...players].slice(0, many);
    return { players: turned, date, isTest: index % 4 === 3, id: null, state: null, revision: 0 };
  });
  const ground: Ground<GamePlace> = {
    name: 'free championship',
    weight: 5,
    places: games,
    operations: [
      handIn(jury, 'submitFreeGame', [null, 'WITHDRAWN'], 8, true),
      handIn(jury, 'submitFreeGame again', ['SUBMITTED', 'ADMITTED'], 1, true),
      handIn(jury, 'submitFreeGame corrected', ['REFUSED', 'REOPENED', 'SUBMITTED'], 2, false),
      mover('objectToFreeGame', 'player', jury, ['SUBMITTED', 'ADMITTED', 'REOPENED'], 2),
      mover('admitFreeGame', 'jury', jury, ['SUBMITTED', 'REOPENED'], 10),
      mover('refuseFreeGame', 'jury', jury, ['SUBMITTED', 'REOPENED'], 2),
      mover('reopenFreeGame', 'jury', jury, ['ADMITTED'], 6),
      mover('withdrawFreeGame', 'player', jury, ['SUBMITTED', 'REFUSED'], 1),
      mover('withdrawFreeGame', 'jury', jury, ['REOPENED'], 1),
    ],
    heard(place, { game }) {
      if (game != null) place.id = game.id;
    },
    async look(place, ask: Ask) {
      if (place.id === null) return;
      const data = await ask(LOOK, { id: place.id });
      Object.assign(place, data?.freeGame ?? {});
    },
  };
  return ground;
}

function handIn(
  jury: readonly Member[],
  name: string,
  from: Operation['from'],
  weight: number,
  isNew: boolean,
): Operation<GamePlace> {
  return {
    name,
    from,
    weight,
    propose(place, random) {
      const renewed = isNew ? { gameId: null, seen: null } : { gameId: place.id, seen: { revision: place.revision } };
      const by = random.pick(place.isTest ? jury : place.players);
      return { by, document: SUBMIT, variables: { game: gameFor(place, random), reason, ...renewed } };
    },
    effect: ({ __typename: type, game }) =>
      type === 'FreeGameSubmitted' ? { about: game!.id, did: 'submitted' } : null,
  };
}

function mover(
  name: string,
  who: 'player' | 'jury',
  jury: readonly Member[],
  from: Operation['from'],
  weight: number,
): Operation<GamePlace> {
  const needsReason = ['objectToFreeGame', 'refuseFreeGame', 'reopenFreeGame'].includes(name);
  const document = `mutation ($key: IdempotencyKey!, $gameId: UUID!, $revision: Int!, $state: FreeGameState, $reason: Words${needsReason ? '!' : ''}) {
    did: ${name}(input: { idempotencyKey: $key, gameId: $gameId, seen: { revision: $revision, state: $state }, reason: $reason }) {
      __typename ... on FreeGameMoved { from to game { id } } ${REFUSED} } }`;
  return {
    name,
    from,
    weight,
    propose({ id, state, revision, players }, random) {
      const seen = random.chance(1, 2) ? state : null;
      const by = random.pick(who === 'jury' ? jury : players);
      return { by, document, variables: { gameId: id, revision: Math.max(1, revision), state: seen, reason } };
    },
    effect: ({ __typename: type, to }: MutationAnswer, { id }) =>
      type === 'FreeGameMoved' ? { about: id!, did: to!.toLowerCase() } : null,
  };
}

function gameFor({ players, date, isTest }: GamePlace, random: Random): object {
  if (isTest) {
    const points = players.map(({ id }) => ({ personId: id, points: random.below(20) }));
    return { date, test: { words: 'Ninety cards', points } };
  }
  const results = players.map(({ id }) => ({ personId: id, raw: 100 + random.below(600) }));
  const trophies = random.chance(1, 2) ? [{ announcerId: players[0]!.id, game: 1, trophy: 'GOLGOTHA' }] : [];
  return { date, variant: { variant: variants[players.length as 4 | 3 | 2], results, trophies } };
}

/** Matches of pairs, of which the jury admits each single game (12, D43). */
export function freeMatches(year: number, pairs: readonly Side[], places: number, jury: readonly Member[]): Ground {
  const document = `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $games: [Int!]!, $reason: Words!) {
    did: admitGames(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision }, games: $games, reason: $reason }) {
      __typename ... on GamesAdmitted { match { id } } ${REFUSED} } }`;
  const admit: Operation<MatchPlace> = {
    name: 'admitGames',
    from: ['SUBMITTED', 'CONFIRMED', 'REOPENED'],
    weight: 4,
    propose({ id, revision }, random) {
      const games = [1, 2, 3].filter(() => random.chance(2, 3));
      const variables = { matchId: id, revision: Math.max(1, revision), games, reason };
      return { by: random.pick(jury), document, variables };
    },
    // Which games are admitted is kept with the match; the answer that is kept with the key says that it was done.
    effect: () => null,
  };
  const matches = Array.from({ length: places }, (_, index) => {
    const sides = [pairs[index % pairs.length]!, pairs[(index + 1) % pairs.length]!] as const;
    const date = new Date(Date.UTC(year, 6, 1 + index)).toISOString().slice(0, 10);
    return matchPlace(sides, (random) =>
      sheetOf([sides[0].side, sides[1].side], {
        competitions: ['free-championship'],
        date,
        games: 8,
        seed: 1 + random.below(RECORDS),
      }),
    );
  });
  return new Matches('matches of the free championship', 3, matches, jury, [admit]);
}
