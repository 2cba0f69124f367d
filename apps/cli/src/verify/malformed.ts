import {
  fill,
  malformedDocument,
  problemMessage,
  type Language,
  type MalformedDocument,
  type RecordProblem,
} from '@tarokk/rules';
import { harmless, wrap } from '../terminal/width.js';
import { type RecordOutcome } from './format.js';
import { type Page } from './page.js';
import { verdictSentences, verdictSigns } from './words.js';

/**
 * What is no record.
 * @param documentOf in the format of its result; without a format that is known, that of Royal Tarokk
 */
export function malformed(
  problems: readonly RecordProblem[],
  documentOf: (problems: readonly RecordProblem[], language: Language) => MalformedDocument = malformedDocument,
): RecordOutcome {
  return {
    verdict: 'malformed',
    document: (language) => documentOf(problems, language),
    page: (page) => pageOf(problems, page),
    gist: (language) => {
      const more = problems.length > 1 ? ` (+${problems.length - 1})` : '';
      const [first] = problems.map((problem) => sentenceOf(problem, language));
      return `${first ?? ''}${more}`;
    },
    problems: (language) =>
      problems.map((problem) => ({ path: problem.path, message: problemMessage(problem, language) })),
  };
}

function pageOf(problems: readonly RecordProblem[], { language, paint, width }: Page): string[] {
  const sentence = fill(verdictSentences.malformed[language], { count: problems.length });
  const listed = problems.flatMap((problem) =>
    wrap(sentenceOf(problem, language), width - 4).map((line, index) => `  ${index === 0 ? '•' : ' '} ${line}`),
  );
  return [paint.bad(`${verdictSigns.malformed} ${sentence}`), ...listed];
}

function sentenceOf(problem: RecordProblem, language: Language): string {
  const message = problemMessage(problem, language);
  return harmless(problem.path === '' ? message : `${problem.path}: ${message}`);
}
