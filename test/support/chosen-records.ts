import { matchRecord, Random, randomMatch, type GameResult, type MatchRecord } from '@tarokk/rules';
import { cardNumber } from './cards.js';
import { type Demand, type PartyNumber, type SeatNumber } from './demands.js';
import { isLegal, statusOf } from './example-games.js';
import {
  announcedGame,
  demandsOf,
  matchOf,
  riggedGame,
  verifyGame,
  type GameRecord,
  type PlayedRecord,
  type Saying,
  type Wanted,
} from './rigged-game.js';

export interface ChosenRecord {
  readonly about: string;
  readonly record: MatchRecord;
}

/** The seats of party A when it attacks; its collector opens (D1). */
const INTERCEPTOR: SeatNumber = 0;
const COLLECTOR: SeatNumber = 1;
const OPPONENT: SeatNumber = 2;

const winsTrick = (party: PartyNumber, trick: number, code: string, holds = true): Demand => ({
  kind: 'claim',
  party,
  announcer: (party * 2) as SeatNumber,
  claim: { kind: 'trick-with-card', trick, card: cardNumber(code) },
  holds,
});

const heldBy = (code: string, ...seats: SeatNumber[]): Demand => ({ kind: 'held', card: cardNumber(code), seats });

const wonLegally = (id: Parameters<typeof statusOf>[1]) => (result: GameResult) =>
  isLegal(result) && statusOf(result, id) === 'won';
const lostLegally = (id: Parameters<typeof statusOf>[1]) => (result: GameResult) =>
  isLegal(result) && statusOf(result, id) === 'lost';

/** A game of party A; every second game of a record, which B attacks, is left to chance. */
function withOrdinaryGames(random: Random, games: readonly PlayedRecord[]): readonly GameRecord[] {
  return games.flatMap((game, index) => {
    if (index === games.length - 1) return [game];
    return [game, riggedGame(random, { attackers: 1, demands: [], sayings: [] })];
  });
}

function keptCards(): ChosenRecord {
  const random = new Random('kept cards');
  const sayings: Saying[] = [
    { seat: COLLECTOR, calls: [{ announce: 'ultimo', card: 'SK' }] },
    { seat: INTERCEPTOR, calls: [{ announce: 'phoenix' }] },
  ];
  const kings = demandsOf('phoenix', {}, INTERCEPTOR);
  const game = (demands: Demand[], accept: (result: GameResult) => boolean): PlayedRecord =>
    riggedGame(random, { attackers: 0, demands: [...kings, ...demands], sayings }, accept);
  return {
    about:
      '2.3: Phoenix raises Ultimo with the king of spades: won with that king in trick 10, lost without it, two kings or not',
    record: matchOf(
      'variant',
      withOrdinaryGames(random, [
        game([winsTrick(0, 10, 'SK')], wonLegally('phoenix')),
        game([heldBy('SK', 2, 3)], lostLegally('phoenix')),
      ]),
      0,
    ),
  };
}

function fixedKing(): ChosenRecord {
  const random = new Random('fixed king');
  const sayings: Saying[] = [
    { seat: COLLECTOR, calls: [{ announce: 'ultimo', card: 'SK' }] },
    { seat: INTERCEPTOR, calls: [{ announce: 'mariage', suit: 'S' }] },
  ];
  const game = (king: number, queen: number, accept: (result: GameResult) => boolean): PlayedRecord =>
    riggedGame(
      random,
      { attackers: 0, demands: [winsTrick(0, king, 'SK'), winsTrick(0, queen, 'SQ')], sayings },
      accept,
    );
  const early = (result: GameResult): boolean =>
    statusOf(result, 'mariage') === 'lost' &&
    result.violations.length === 1 &&
    result.violations[0]!.code === 'play/bound-card-early';
  return {
    about:
      '2.3: Mariage raises Ultimo with the king of its suit, which stays bound to trick 10; in trick 9 it comes too early',
    record: matchOf('variant', withOrdinaryGames(random, [game(10, 9, wonLegally('mariage')), game(9, 10, early)]), 0),
  };
}

function twoCardsOneTrick(): ChosenRecord {
  const random = new Random('two cards bound to one trick');
  const both = [
    { announce: 'ultimo', card: 'T1' },
    { announce: 'ultimo', card: 'T2' },
  ];
  const game = riggedGame(
    random,
    {
      attackers: 0,
      demands: [...demandsOf('creeper', {}, INTERCEPTOR), winsTrick(0, 10, 'T2'), winsTrick(0, 10, 'T1', false)],
      sayings: [
        { seat: COLLECTOR, calls: both },
        { seat: INTERCEPTOR, calls: [{ announce: 'creeper' }] },
      ],
    },
    lostLegally('creeper'),
  );
  return {
    about: '2.3: Creeper takes over Ultimo with T1 and with T2: two cards bound to trick 10 are legal, and it is lost',
    record: matchOf('variant', [game], 0),
  };
}

function contraBounds(): ChosenRecord {
  const random = new Random('contra bounds');
  const contrad = (wanted: Wanted, id: string): Wanted => ({
    ...wanted,
    sayings: [...wanted.sayings, { seat: OPPONENT, calls: [{ contra: id }] }],
  });
  const bound = (party: PartyNumber, contra: number) => (result: GameResult) =>
    isLegal(result) && result.score[party].contra === contra;
  const lost = riggedGame(random, contrad(announcedGame('legion', {}, COLLECTOR, 0, 0), 'legion'), bound(1, 20));
  const won = riggedGame(random, contrad(announcedGame('bridge', {}, COLLECTOR, 0), 'bridge'), bound(1, -20));
  const two = riggedGame(
    random,
    {
      attackers: 0,
      demands: [...demandsOf('bridge', {}, COLLECTOR, 0), ...demandsOf('ultimo', { card: 'CK' }, COLLECTOR)],
      sayings: [
        { seat: COLLECTOR, calls: [{ announce: 'bridge' }, { announce: 'ultimo', card: 'CK' }] },
        { seat: OPPONENT, calls: [{ contra: 'bridge' }, { contra: 'ultimo', card: 'CK' }] },
      ],
    },
    bound(1, 20),
  );
  return {
    about: '7.3: contras of +50 and −30 count +20 and −20; two of +30 and −10 are added before they are bounded',
    record: matchOf('variant', withOrdinaryGames(random, [lost, won, two]), 0),
  };
}

function limits(): ChosenRecord {
  const random = new Random('limits');
  const trophy = (id: 'spadille' | 'djinn' | 'color' | 'royal', failing: number | null): PlayedRecord =>
    riggedGame(
      random,
      announcedGame(id, id === 'djinn' ? { suit: 'C' } : {}, COLLECTOR, 0, failing),
      failing === null ? wonLegally(id) : lostLegally(id),
    );
  return {
    about: '7.4: limits 110, 70, 50, 0 and 200: Spadille won and lost, Djinn lost, Color lost, Royal won',
    record: matchOf(
      'variant',
      withOrdinaryGames(random, [
        trophy('spadille', null),
        trophy('spadille', 0),
        trophy('djinn', 0),
        trophy('color', 1),
        trophy('royal', null),
      ]),
      0,
    ),
  };
}

function chain(): ChosenRecord {
  const random = new Random('chain');
  const demands = demandsOf('octave', {}, INTERCEPTOR);
  const sayings: Saying[] = [
    { seat: COLLECTOR, calls: [{ announce: 'game' }] },
    { seat: OPPONENT, calls: [{ contra: 'game' }] },
    { seat: INTERCEPTOR, calls: [{ announce: 'bridge' }] },
    { seat: COLLECTOR, calls: [{ announce: 'octave' }] },
  ];
  return {
    about:
      '2.3, 2.5: Game, contra’d, is raised to Bridge and that to Octave: only Octave is scored, the contra comes to nothing',
    record: matchOf('variant', [riggedGame(random, { attackers: 0, demands, sayings }, wonLegally('octave'))], 0),
  };
}

/** Raw points by which A wins 95 : 94 (section 8). */
const WANTED_A = 760;
const WANTED_B = 759;

/**
 * Eight of the given games whose points add up to 760 : 759.
 * @param games made ones, with the party that attacks in each
 */
function narrowMatch(games: readonly { readonly game: PlayedRecord; readonly attackers: PartyNumber }[]): ChosenRecord {
  const byAttackers = [0, 1].map((party) =>
    games
      .filter(({ attackers }) => attackers === party)
      .map(({ game, attackers }) => ({ game, score: verifyGame(game, attackers).score })),
  );
  interface Way {
    readonly games: readonly PlayedRecord[];
    readonly a: number;
    readonly b: number;
  }
  const keyOf = (a: number, b: number): number => a * 2000 + b;
  /** What the games from some number on can add, as keys: a way that is further away than that leads nowhere. */
  const added = [new Set([0])];
  for (let number = 8; number > 5; number--) {
    const scores = byAttackers[(number + 1) % 2]!.map(({ score }) => keyOf(score[0].total, score[1].total));
    added.unshift(new Set([...added[0]!].flatMap((sum) => scores.map((key) => sum + key))));
  }
  let ways = new Map<number, Way>([[0, { games: [], a: 0, b: 0 }]]);
  for (let number = 1; number <= 8; number++) {
    const rest = added[number - 5];
    const next = new Map<number, Way>();
    for (const way of ways.values()) {
      for (const { game, score } of byAttackers[(number + 1) % 2]!) {
        if (way.games.includes(game)) continue;
        const a = way.a + score[0].total;
        const b = way.b + score[1].total;
        const key = keyOf(a, b);
        if (a > WANTED_A || b > WANTED_B || next.has(key)) continue;
        if (rest !== undefined && !rest.has(keyOf(WANTED_A - a, WANTED_B - b))) continue;
        next.set(key, { games: [...way.games, game], a, b });
      }
    }
    ways = next;
  }
  const found = ways.get(keyOf(WANTED_A, WANTED_B));
  if (!found) throw new Error('no eight games add up to 760 : 759');
  return { about: '8: 760 : 759 raw points are 95 : 94', record: matchOf('match', found.games, 0) };
}

function generated(about: string, seed: string, options: Parameters<typeof randomMatch>[1]): ChosenRecord {
  return { about, record: matchRecord(randomMatch(new Random(seed), options)) };
}

/** Records chosen by hand, by name. @param made games that may be put together to a match */
export function chosenRecords(
  made: readonly { readonly game: PlayedRecord; readonly attackers: PartyNumber }[],
): ReadonlyMap<string, ChosenRecord> {
  return new Map([
    ['kept-cards', keptCards()],
    ['fixed-king', fixedKing()],
    ['two-cards-one-trick', twoCardsOneTrick()],
    ['contra-bounds', contraBounds()],
    ['limits', limits()],
    ['chain', chain()],
    ['narrow-match', narrowMatch(made)],
    ['mixed-match', generated('a match of played and scored games', 'mixed', { scoredPercent: 50 })],
    ['extra-time', generated('10: extra time of two games', 'extra time', { kind: 'extra-time' })],
    ['open', generated('an open match that stopped after three games', 'open', { kind: 'open', games: 3 })],
  ]);
}
