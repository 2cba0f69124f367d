import { problemMessage, type RecordProblem } from '../record/problem.js';
import { type Language } from '../language.js';

/**
 * proved: everything played and legal, all claims right · consistent: the same, but something only scored ·
 * refuted: a violation or a wrong claim · malformed: not a record (match-record.md, session-record.md).
 */
export const verdicts = ['proved', 'consistent', 'refuted', 'malformed'] as const;
export type Verdict = (typeof verdicts)[number];

/** Exit status of the command: of several files the highest. */
export function exitStatus(verdict: Verdict): 0 | 1 | 2 {
  switch (verdict) {
    case 'proved':
    case 'consistent':
      return 0;
    case 'refuted':
      return 1;
    case 'malformed':
      return 2;
  }
}

/** What is said of a record that is none: nothing else is known of it. */
export interface MalformedDocument {
  readonly format: string;
  readonly verdict: 'malformed';
  readonly problems: readonly { readonly path: string; readonly message: string }[];
}

export function malformedDocument(
  format: string,
  problems: readonly RecordProblem[],
  language: Language,
): MalformedDocument {
  return {
    format,
    verdict: 'malformed',
    problems: problems.map((problem) => ({ path: problem.path, message: problemMessage(problem, language) })),
  };
}
