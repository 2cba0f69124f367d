import {
  definitionOf,
  readMatch,
  seatNames,
  verifyMatch,
  type GameResult,
  type Match,
  type MatchRecord,
  type Random,
} from '@tarokk/rules';
import { cardNumber, codeOf } from './cards.js';
import { partyOfSeat, type Demand, type PartyNumber, type SeatNumber } from './demands.js';
import { rigTricks, type RiggedTricks } from './rigged-tricks.js';

export type GameRecord = MatchRecord['games'][number];
export type PlayedRecord = Extract<GameRecord, { deal: unknown }>;
export type TurnRecord = PlayedRecord['auction'][number];
export type CallRecord = TurnRecord['calls'][number];
export type AnnouncementId = Parameters<typeof definitionOf>[0];

/** A call with the seat that makes it. */
export interface Saying {
  readonly seat: SeatNumber;
  readonly calls: readonly CallRecord[];
}

export interface Wanted {
  readonly attackers: PartyNumber;
  readonly demands: readonly Demand[];
  readonly sayings: readonly Saying[];
}

/** @returns a whole auction (2.1): the sayings in turn, everybody else passes, and the passes that end it */
export function auctionOf(attackers: PartyNumber, sayings: readonly Saying[]): TurnRecord[] {
  const turns: TurnRecord[] = [];
  let turn = attackers * 2 + 1;
  const speak = (calls: readonly CallRecord[]): void => {
    turns.push({ seat: seatNames[turn]!, calls });
    turn = (turn + 1) & 3;
  };
  for (const { seat, calls } of sayings) {
    while (turn !== seat) speak([]);
    speak(calls);
  }
  for (let passes = sayings.length === 0 ? 4 : 3; passes > 0; passes--) speak([]);
  return turns;
}

/**
 * A played game in which the demands are met. It obeys 1.4 and 3.1 by construction; that the auction is legal and bound cards
 * are played in their tricks is for `verifyMatch` to say: `riggedGame` asks it.
 */
function record({ slots, leaders }: RiggedTricks, number: number, wanted: Wanted): PlayedRecord {
  const hand = (seat: SeatNumber): string[] =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((trick) => slots[trick * 4 + seat]!)
      .sort((a, b) => b - a)
      .map(codeOf);
  return {
    number,
    deal: {
      A: { collector: hand(1), interceptor: hand(0) },
      B: { collector: hand(3), interceptor: hand(2) },
    },
    auction: auctionOf(wanted.attackers, wanted.sayings),
    tricks: leaders.map((leader, trick) =>
      [0, 1, 2, 3].map((place) => codeOf(slots[trick * 4 + ((leader + place) & 3)]!)),
    ),
  };
}

const parties: MatchRecord['parties'] = {
  A: { team: 'Danube Wasps', collector: 'Anna Nagy', interceptor: 'Béla Kis' },
  B: { team: 'Aquincum', collector: 'Csaba Tóth', interceptor: 'Dóra Vas' },
};

/** @param attackers of game 1 */
export function matchOf(kind: string, games: readonly GameRecord[], attackers: PartyNumber): MatchRecord {
  const firstDealer = attackers === 0 ? 'B' : 'A';
  const numbered = games.map((game, index) => ({ ...game, number: index + 1 }));
  return { format: 'royal-tarokk-match/1', kind, parties, firstDealer, games: numbered };
}

export function readRecord(value: unknown): Match {
  const parsed = readMatch(value);
  if (!parsed.ok) throw new Error(`no match: ${JSON.stringify(parsed.problems[0])}`);
  return parsed.value;
}

/** The verdict on one game, as the only one of a record. */
export function verifyGame(game: GameRecord, attackers: PartyNumber): GameResult {
  return verifyMatch(readRecord(matchOf('variant', [game], attackers))).games[0]!;
}

/** The game with its right points claimed. */
export function withClaim(game: PlayedRecord, attackers: PartyNumber): PlayedRecord {
  const { score } = verifyGame(game, attackers);
  return { ...game, claim: { A: score[0].total, B: score[1].total } };
}

const ATTEMPTS = 40;

/**
 * A game with the demands met, without any violation, its points claimed.
 * @param accept what has to be true of its result
 * @param attempts how many games may be refused
 * @param plans how many plans may fail for each
 * @returns null where that could not be made
 */
export function tryRiggedGame(
  random: Random,
  wanted: Wanted,
  accept: (result: GameResult) => boolean = ({ violations }) => violations.length === 0,
  attempts = ATTEMPTS,
  plans?: number,
): PlayedRecord | null {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const tricks = rigTricks(random, wanted.attackers, wanted.demands, plans);
    if (!tricks) return null;
    const game = record(tricks, 1, wanted);
    if (accept(verifyGame(game, wanted.attackers))) return withClaim(game, wanted.attackers);
  }
  return null;
}

export function riggedGame(...args: Parameters<typeof tryRiggedGame>): PlayedRecord {
  const game = tryRiggedGame(...args);
  if (!game) throw new Error(`no such game could be made: ${JSON.stringify(args[1])}`);
  return game;
}

/** The parameters of a call as the library's data take them. */
export interface CallParameters {
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly suit?: string;
  readonly suits?: readonly string[];
}

export function claimsOf(id: AnnouncementId, { card, cards, suit, suits }: CallParameters = {}) {
  const named = cards ?? (card === undefined ? [] : [card]);
  const letters = suits ?? (suit === undefined ? [] : [suit]);
  return definitionOf(id).claims({
    cards: named.map(cardNumber),
    suits: letters.map((letter) => 'SCHD'.indexOf(letter)),
    count: 0,
  });
}

/** What makes an announcement won; with `failing` one of its claims, and only that, is not true. */
export function demandsOf(
  id: AnnouncementId,
  parameters: CallParameters,
  announcer: SeatNumber,
  failing: number | null = null,
): Demand[] {
  const party = partyOfSeat(announcer);
  return claimsOf(id, parameters).map((claim, index) => ({
    kind: 'claim',
    party,
    announcer,
    claim,
    holds: index !== failing,
  }));
}

/** One announcement and nothing else: made, or missed by one of its claims. */
export function announcedGame(
  id: AnnouncementId,
  parameters: CallParameters,
  announcer: SeatNumber,
  attackers: PartyNumber,
  failing: number | null = null,
): Wanted {
  return {
    attackers,
    demands: demandsOf(id, parameters, announcer, failing),
    sayings: [{ seat: announcer, calls: [{ announce: id, ...parameters }] }],
  };
}
