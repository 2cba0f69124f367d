import { lineProblemMessage, type LineProblem } from '@tarokk/competition';
import { type Language, sentence, text, type Sentence } from '@tarokk/rules';
import { pathOf } from '../../../platform/inputs/path-of.js';
import type { Problem } from '../../../platform/problems/refused.types.js';

/** More problems than anyone mends at once. */
const MOST_PROBLEMS = 200;

const atLine = text('Line {line}: {problem}.', '{line}. Zeile: {problem}.', '{line}. sor: {problem}.');
const atColumn = text(
  'Line {line}, {column}: {problem}.',
  '{line}. Zeile, {column}: {problem}.',
  '{line}. sor, {column}: {problem}.',
);
const ofFile = text('The list: {problem}.', 'Die Liste: {problem}.', 'A lista: {problem}.');
export const moreProblems = text(
  'There {count|is|are} {count} further {count|problem|problems}.',
  'Es gibt {count} {count|weiteres Problem|weitere Probleme}.',
  'További {count} hiba van.',
);

/** The problems of a list: of one of its lines, said with its number, and of those that are not named any more. */
export interface LineKinds {
  readonly line: (path: string, sentence: Sentence) => Problem;
  readonly moreProblems: (values: { readonly count: number }) => Problem;
}

/**
 * What is wrong with a CSV file, line by line, each with its place as the path, lines counted from 0 as all places are: `csv[16].date` of
 * line 17.
 */
export function sayLineProblems(kinds: LineKinds, problems: readonly LineProblem[]): readonly Problem[] {
  const listed = problems.slice(0, MOST_PROBLEMS).map((each): Problem => {
    const { line, column, heading } = each;
    const template = line === 0 ? ofFile : column === null ? atLine : atColumn;
    const path = pathOf(['csv', ...(line === 0 ? [] : [line - 1]), ...(column === null ? [] : [column])]);
    const words = (language: Language): string => lineProblemMessage(each, language);
    const values = { line, column: heading ?? column ?? '', problem: text(words('en'), words('de'), words('hu')) };
    return kinds.line(path, sentence(template, values));
  });
  const count = problems.length - listed.length;
  return count === 0 ? listed : [...listed, kinds.moreProblems({ count })];
}
