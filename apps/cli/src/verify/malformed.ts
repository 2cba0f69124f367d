import {
  fill,
  malformedDocument,
  problemMessage,
  type Language,
  type MalformedDocument,
  type Problem,
} from '@tarokk/rules';
import { harmless, wrap } from '../terminal/width.js';
import { type Outcome } from './format.js';
import { type Page } from './page.js';
import { verdictSentences, verdictSigns } from './words.js';

/**
 * What is no record.
 * @param documentOf in the format of its result; without a format that is known, that of Royal Tarokk
 */
export function malformed(
  problems: readonly Problem[],
  documentOf: (problems: readonly Problem[], language: Language) => MalformedDocument = malformedDocument,
): Outcome {
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

function pageOf(problems: readonly Problem[], { language, paint, width }: Page): string[] {
  const sentence = fill(verdictSentences.malformed[language], { count: problems.length });
  const listed = problems.flatMap((problem) =>
    wrap(sentenceOf(problem, language), width - 4).map((line, index) => `  ${index === 0 ? '•' : ' '} ${line}`),
  );
  return [paint.bad(`${verdictSigns.malformed} ${sentence}`), ...listed];
}

function sentenceOf(problem: Problem, language: Language): string {
  const message = problemMessage(problem, language);
  return harmless(problem.path === '' ? message : `${problem.path}: ${message}`);
}
