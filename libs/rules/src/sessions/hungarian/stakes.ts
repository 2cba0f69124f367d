import { type Carried, type Circumstances } from '../ruleset.js';
import { type Options } from '../ruleset-data.js';
import { type DealFacts } from '../facts.js';
import { MOST_ROUNDS } from '../state.js';

/** 1.2, 1.4 and option `doubled-rounds`: who deals next and for which stakes. */
export function carry(facts: DealFacts, circumstances: Circumstances): Carried {
  const { state, options, table } = circumstances;
  const { woods } = state;
  const mode = options['doubled-rounds'];
  const isVoid = facts.outcome === 'passed-out' || facts.outcome === 'annulled';
  if (mode === 'off') return { again: false, factor: 1, rounds: [], woods };
  if (!isVoid) {
    const rounds = state.rounds.map((left) => left - 1).filter((left) => left > 0);
    const factor = rounds.length === 0 ? 1 : mode === 'overlap' ? 2 ** rounds.length : state.factor;
    return { again: false, factor, rounds, woods };
  }
  const [running] = state.rounds;
  switch (mode) {
    case 'extend':
      return { again: true, factor: 2, rounds: [(running ?? 0) + table.players], woods };
    case 'quadruple':
      return { again: true, factor: running === undefined ? 2 : 4, rounds: [table.players], woods };
    default: {
      const rounds = state.rounds.length < MOST_ROUNDS ? [...state.rounds, table.players] : state.rounds;
      return { again: true, factor: 2 ** rounds.length, rounds, woods };
    }
  }
}

/** Whether stakes at the start can be those of a session played so far with these options. */
export function stakesFit(factor: number, rounds: readonly number[], options: Options, players: number): boolean {
  const mode = options['doubled-rounds'];
  const isRunning = rounds.length > 0;
  if (mode !== 'extend' && rounds.some((left) => left > players)) return false;
  if (mode === 'overlap') return factor === 2 ** rounds.length;
  if (rounds.length > 1) return false;
  if (!isRunning) return factor === 1;
  return factor === 2 || (mode === 'quadruple' && factor === 4);
}
