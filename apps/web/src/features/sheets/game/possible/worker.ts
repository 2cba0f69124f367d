/// <reference lib="webworker" />
/*
 * Finds out in a thread of its own whether a game could have been played as the sheet has it, so that taps are never in its way.
 * It is loaded with the first game that is complete, and ended with `terminate`.
 */
import { possibleGame, readMatch, WITNESS_VERSION } from '@tarokk/rules';
import { foundOut } from './kept.js';
import type { PossibleAnswer, PossibleQuestion, PossibleState } from './question.js';

declare const self: DedicatedWorkerGlobalScope;

/** Steps: a tenth of what the office takes, since somebody is waiting, and a phone has a battery. Some seconds on a slow one. */
const LIMIT = 1_000_000;

self.addEventListener('message', ({ data: { key, record } }: MessageEvent<PossibleQuestion>) => {
  void foundOut(`${WITNESS_VERSION}/${LIMIT}`, key, () => stateOf(record)).then((state) => {
    const answer: PossibleAnswer = { key, state };
    self.postMessage(answer);
  });
});

function stateOf(record: unknown): PossibleState {
  const read = readMatch(record);
  const game = read.ok ? read.value.games[0] : undefined;
  return game?.form === 'scored' ? (possibleGame(game, LIMIT)?.state ?? null) : null;
}
