import { GAMES } from './games.js';
import type { Pairing } from './pairing-columns.js';

export interface EventRound {
  /** From 1. */
  readonly slot: number;
  readonly pairings: readonly Pairing[];
}

type Played = Pick<Pairing, 'slot' | 'games' | 'sides' | 'countsOnlyFor' | 'raw'>;

/** The rounds in their order, each with those who meet in it. */
export function roundsOf(schedule: readonly Pairing[]): readonly EventRound[] {
  const slots = [...new Set(schedule.map(({ slot }) => slot))].toSorted((one, other) => one - other);
  return slots.map((slot) => ({ slot, pairings: schedule.filter((pairing) => pairing.slot === slot) }));
}

/** The first round that is not played to its end, with who is still to finish in it, and the one after it. */
export function underWay(schedule: readonly Pairing[]): {
  readonly now: EventRound | null;
  readonly next: EventRound | null;
} {
  const rounds = roundsOf(schedule);
  const index = rounds.findIndex(({ pairings }) => pairings.some(({ games }) => games < GAMES));
  if (index < 0) return { now: null, next: null };
  const { slot, pairings } = rounds[index]!;
  return {
    now: { slot, pairings: pairings.filter(({ games }) => games < GAMES) },
    next: rounds[index + 1] ?? null,
  };
}

/** The matches that count for a pair (D39), in the order of their rounds. */
export function countedFor<Each extends Played>(pair: string, schedule: readonly Each[]): readonly Each[] {
  return schedule
    .filter(
      ({ sides, countsOnlyFor }) =>
        sides.some(({ id }) => id === pair) && (countsOnlyFor === null || countsOnlyFor.id === pair),
    )
    .toSorted((one, other) => one.slot - other.slot);
}

/** Points of a pair in one of its matches so far; null before its first game is finished. */
export function pointsOf(pair: string, { raw, sides }: Pick<Played, 'raw' | 'sides'>): number | null {
  return raw?.[sides[0]?.id === pair ? 0 : 1] ?? null;
}
