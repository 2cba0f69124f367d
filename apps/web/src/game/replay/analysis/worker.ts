/// <reference lib="webworker" />
/*
 * Works out in a thread of its own, so that the page stays at hand, what of a game could have been made. It is loaded when
 * somebody asks for it, and ended with `terminate`.
 */
import { analysisSteps, gameAnalysisDocument, readMatch } from '@tarokk/rules';
import type { AnalysisAnswer, AnalysisQuestion } from './question.js';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<AnalysisQuestion>) => {
  const read = readMatch(data.record);
  const game = read.ok ? read.value.games[data.game - 1] : undefined;
  if (game === undefined) throw new Error('the page has read this record before');
  const answer = (message: AnalysisAnswer): void => {
    self.postMessage(message);
  };
  const steps = analysisSteps(game);
  for (;;) {
    const step = steps.next();
    if (step.done) {
      answer({ kind: 'whole', analysis: gameAnalysisDocument(step.value) });
      return;
    }
    const { done, all, soFar } = step.value;
    answer({ kind: 'part', done, all, analysis: gameAnalysisDocument(soFar) });
  }
});
