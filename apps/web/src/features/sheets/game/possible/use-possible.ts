import { matchRecord, type ScoredGame } from '@tarokk/rules';
import { useEffect, useState } from 'react';
import type { PossibleAnswer, PossibleQuestion, PossibleState } from './question.js';

/** What is found out by now: nothing yet, or an answer. */
export type Possibility = 'thinking' | PossibleState;

/** Of games as their sheets have them, by all that stands there. The version and the limit are those of the page that is loaded. */
const known = new Map<string, PossibleState>();
/** Taps come in a row; what stands for a moment only is not asked for. */
const PAUSE_MS = 300;

/**
 * Whether a game could have been played as it is entered. A worker thinks about one game at a time; when something else is
 * entered it is ended, and the next question begins anew.
 */
export function usePossible(game: ScoredGame | null): Possibility {
  const key = game === null ? null : keyOf(game);
  const [, setAnswered] = useState<string | null>(null);
  useEffect(() => {
    if (key === null || known.has(key)) return undefined;
    let worker: Worker | null = null;
    const timer = setTimeout(() => {
      worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<PossibleAnswer>) => {
        known.set(data.key, data.state);
        setAnswered(data.key);
      });
      // Without its script, as without a network before it was taken along, nothing is said.
      worker.addEventListener('error', () => {
        known.set(key, null);
        setAnswered(key);
      });
      const asked: PossibleQuestion = { key, record: JSON.parse(key) as unknown };
      worker.postMessage(asked);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [key]);
  if (key === null) return null;
  const answer = known.get(key);
  return answer === undefined ? 'thinking' : answer;
}

/** What the sheet says of a game, as the text of a record, without its number and points, which follow from the lines. */
function keyOf({ attackers, sheet: [a, b] }: ScoredGame): string {
  const nobody = { team: '-', collector: '-', interceptor: '-' };
  const game: ScoredGame = {
    form: 'scored',
    number: 1,
    attackers,
    sheet: [
      { ...a, points: 0 },
      { ...b, points: 0 },
    ],
  };
  const record = matchRecord({
    kind: 'variant',
    date: null,
    venue: null,
    parties: [nobody, nobody],
    firstDealer: attackers === 0 ? 1 : 0,
    games: [game],
  });
  return JSON.stringify(record);
}
