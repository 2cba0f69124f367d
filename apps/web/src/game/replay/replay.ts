import {
  type BySeat,
  type Card,
  type GameAnalysisDocument,
  gameSoFar,
  type GameSoFar,
  type Language,
  matchRecord,
  type PlayedGame,
  type PossibleGameDocument,
  readMatch,
  type Seat,
  seatLabel,
} from '@tarokk/rules';
import { seatOfCard } from '../by-seat.js';

/** What somebody says when it is their turn (2.1). */
export type ReplayedTurn = PlayedGame['auction'][number];
export type ReplayedCall = ReplayedTurn['calls'][number];

/** Who sits at a seat: by name, or where nobody is named as the seat is called. */
export function whoSits(seat: Seat, players: BySeat<string>, language: Language): string {
  return players[seat] === '' ? seatLabel(seat, language) : players[seat];
}

/** What happens from one step to the next; the first is the deal. */
export type ReplayStep =
  | { readonly kind: 'deal' }
  | { readonly kind: 'turn'; readonly turn: ReplayedTurn }
  | {
      readonly kind: 'card';
      readonly seat: Seat;
      readonly card: Card;
      /** From 1. */
      readonly trick: number;
      /** Who takes the trick with its fourth card. */
      readonly taker: Seat | null;
    };

/** A game whose every card is on record, step by step. */
export interface Replay {
  readonly game: PlayedGame;
  readonly steps: readonly ReplayStep[];
  /** By seat; empty where nobody is named. */
  readonly players: BySeat<string>;
}

/**
 * @param record a match record
 * @param number of the game, from 1
 * @returns null for a game of which only the sheet is there
 */
export function replayOf(record: unknown, number: number, players = nobody): Replay | null {
  const read = readMatch(record);
  const game = read.ok ? read.value.games[number - 1] : undefined;
  return game?.form === 'played' ? replayOfGame(game, players) : null;
}

export function replayOfGame(game: PlayedGame, players = nobody): Replay {
  return { game, steps: stepsOf(game), players };
}

/** A played game as the office sends one that gives a sheet. */
export type ExampleRecord = Extract<PossibleGameDocument, { state: 'shown' }>['game'];

/**
 * A game that stands in no match.
 * @param game of royal-tarokk-match/1, from the office itself
 */
export function replayOfExample(game: ExampleRecord): Replay {
  const side = { team: '-', collector: '-', interceptor: '-' };
  // The collector of the attackers speaks first (2.1), and a record names the dealer, who is of the other party.
  const firstDealer = game.auction[0]!.seat.startsWith('A') ? 1 : 0;
  const frame = { kind: 'variant', date: null, venue: null, parties: [side, side], firstDealer, games: [] } as const;
  const replay = replayOf({ ...matchRecord(frame), games: [{ ...game, number: 1 }] }, 1);
  if (replay === null) throw new Error('The office has sent a game that cannot be read.');
  return replay;
}

export const nobody: BySeat<string> = ['', '', '', ''];

function stepsOf({ auction, tricks }: PlayedGame): readonly ReplayStep[] {
  return [
    { kind: 'deal' },
    ...auction.map((turn): ReplayStep => ({ kind: 'turn', turn })),
    ...tricks.flatMap(({ leader, cards, winner }, index) =>
      cards.map((card, place): ReplayStep => ({
        kind: 'card',
        seat: seatOfCard(leader, place),
        card,
        trick: index + 1,
        taker: place === 3 ? winner : null,
      })),
    ),
  ];
}

/** How many cards have been played after a step. */
export function cardsPlayed({ game }: Replay, step: number): number {
  return Math.max(0, step - game.auction.length);
}

/** How the game stands after a step, as far as it can be said. @param step from 0 */
export function standingAt(replay: Replay, step: number): GameSoFar {
  const { attackers, deal, auction, tricks } = replay.game;
  return gameSoFar({
    attackers,
    hands: deal,
    auction: auction.slice(0, step),
    cards: tricks.flatMap(({ cards }) => cards).slice(0, cardsPlayed(replay, step)),
  });
}

/** The card that is played after so many; null in the auction and at the end. */
export function nextCard({ game }: Replay, { phase, tricks }: GameSoFar): Card | null {
  const number = tricks.reduce((sum, { cards }) => sum + cards.length, 0);
  return phase === 'play' ? (game.tricks[number >> 2]?.cards[number & 3] ?? null) : null;
}

/** The step after which a trick lies complete. @param trick from 0, which is the end of the auction */
export function endOfTrick({ game }: Replay, trick: number): number {
  return game.auction.length + trick * 4;
}

/** Where a jump goes that takes a trick, or the whole auction, at once. */
export function jumpFrom(replay: Replay, step: number, direction: 1 | -1): number {
  const stops = [0, ...Array.from({ length: 11 }, (_, trick) => endOfTrick(replay, trick))];
  const next = direction === 1 ? stops.find((stop) => stop > step) : stops.findLast((stop) => stop < step);
  return next ?? step;
}

/** The steps at which the tricks lie complete in which an announcement or a silent bonus was decided, in their order. */
export function decidedAt(replay: Replay, { announcements, result }: GameSoFar): readonly number[] {
  const reasons = [
    ...announcements.flatMap(({ status, reason }) => (status === 'won' || status === 'lost' ? [reason] : [])),
    ...(result?.silent ?? []).map(({ reason }) => reason),
  ];
  const tricks = reasons.flatMap((reason) => (reason?.kind === 'proof' && reason.trick > 0 ? [reason.trick] : []));
  return [...new Set(tricks)].toSorted((a, b) => a - b).map((trick) => endOfTrick(replay, trick));
}

/** The steps before a card by which something was let slip or given away, as far as the analysis has come. */
export function mistakesIn({ game }: Replay, known: GameAnalysisDocument | null): readonly number[] {
  const lines = [...(known?.announcements ?? []), ...(known?.silent ?? [])];
  const cards = lines.flatMap(({ turns }) => turns.map(({ card }) => card));
  return [...new Set(cards)].toSorted((a, b) => a - b).map((card) => game.auction.length + card);
}

/** The next of some steps behind the present one; behind the last the first again. Null where there is none to go to. */
export function nextOf(steps: readonly number[], step: number): number | null {
  const next = steps.find((each) => each > step) ?? steps[0];
  return next === undefined || next === step ? null : next;
}
