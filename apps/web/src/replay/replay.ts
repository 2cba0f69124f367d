import {
  type BySeat,
  type Card,
  gameSoFar,
  type GameSoFar,
  type PlayedGame,
  readMatch,
  type Seat,
  seatNames,
} from '@tarokk/rules';
import type { ReplayedMatch } from './queries.js';
import { enumName } from '../graphql/enum-name.js';

/** What somebody says when it is their turn (2.1). */
export type Turn = PlayedGame['auction'][number];
export type Call = Turn['calls'][number];

/** What happens from one step to the next; the first is the deal. */
export type Step =
  | { readonly kind: 'deal' }
  | { readonly kind: 'turn'; readonly turn: Turn }
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
  readonly steps: readonly Step[];
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
  return game?.form === 'played' ? { game, steps: stepsOf(game), players } : null;
}

const nobody: BySeat<string> = ['', '', '', ''];

function stepsOf({ auction, tricks }: PlayedGame): readonly Step[] {
  return [
    { kind: 'deal' },
    ...auction.map((turn): Step => ({ kind: 'turn', turn })),
    ...tricks.flatMap(({ leader, cards, winner }, index) =>
      cards.map((card, place): Step => ({
        kind: 'card',
        seat: ((leader + place) & 3) as Seat,
        card,
        trick: index + 1,
        taker: place === 3 ? winner : null,
      })),
    ),
  ];
}

/** Who sat where in a game: substitutes hold from the game in which they came. */
export function playersIn({ players }: ReplayedMatch, number: number): BySeat<string> {
  return seatNames.map((seat) => {
    const seated = players.filter((player) => player.seat === enumName(seat) && player.from <= number);
    return seated.toSorted((one, other) => other.from - one.from)[0]?.person?.name ?? '';
  }) as unknown as BySeat<string>;
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
