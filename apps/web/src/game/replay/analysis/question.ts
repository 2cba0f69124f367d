import type { GameAnalysisDocument } from '@tarokk/rules';

/** What the page asks the worker: a game of a record, from 1. */
export interface AnalysisQuestion {
  readonly record: unknown;
  readonly game: number;
}

/** What the worker answers, announcement by announcement. */
export type AnalysisAnswer =
  | { readonly kind: 'part'; readonly done: number; readonly all: number; readonly analysis: GameAnalysisDocument }
  | { readonly kind: 'whole'; readonly analysis: GameAnalysisDocument };
