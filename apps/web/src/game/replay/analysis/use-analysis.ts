import type { GameAnalysisDocument } from '@tarokk/rules';
import { useEffect, useRef, useState } from 'react';
import type { AnalysisAnswer, AnalysisQuestion } from './question.js';

/** What has become of the analysis of the game that is shown. */
export type Analysing =
  | { readonly state: 'not-asked' }
  | {
      readonly state: 'running';
      readonly done: number;
      readonly all: number;
      readonly analysis: GameAnalysisDocument | null;
    }
  | { readonly state: 'stopped'; readonly analysis: GameAnalysisDocument | null }
  | { readonly state: 'done'; readonly analysis: GameAnalysisDocument }
  | { readonly state: 'failed' };

/** What has become of it, and what begins and ends it. */
export interface Analysis {
  readonly analysing: Analysing;
  readonly start: () => void;
  readonly stop: () => void;
}

const notAsked: Analysing = { state: 'not-asked' };

/** Analyses a game in a worker of the browser when somebody asks for it; ended with the page, or when they have had enough. */
export function useAnalysis({ record, game }: AnalysisQuestion): Analysis {
  const [analysing, setAnalysing] = useState<Analysing>(notAsked);
  const worker = useRef<Worker | null>(null);
  const end = (): void => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => {
    setAnalysing(notAsked);
    return end;
  }, [record, game]);

  const start = (): void => {
    end();
    setAnalysing({ state: 'running', done: 0, all: 0, analysis: null });
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.addEventListener('message', ({ data }: MessageEvent<AnalysisAnswer>) => {
      if (data.kind === 'part') {
        setAnalysing({ state: 'running', done: data.done, all: data.all, analysis: data.analysis });
        return;
      }
      setAnalysing({ state: 'done', analysis: data.analysis });
      end();
    });
    // Without network the script of the worker does not come.
    started.addEventListener('error', () => {
      setAnalysing({ state: 'failed' });
      end();
    });
    const question: AnalysisQuestion = { record, game };
    started.postMessage(question);
  };
  const stop = (): void => {
    end();
    setAnalysing((before) => (before.state === 'running' ? { state: 'stopped', analysis: before.analysis } : before));
  };
  return { analysing, start, stop };
}

/** What is known of a game by now; null for nothing. */
export function knownOf(analysing: Analysing): GameAnalysisDocument | null {
  return analysing.state === 'not-asked' || analysing.state === 'failed' ? null : analysing.analysis;
}
