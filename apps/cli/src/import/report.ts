import { fill, say, type Language } from '@tarokk/rules';
import type { ImportedDocument } from '../../../api/src/office.js';
import { counted } from '../terminal/numbers.js';
import type { Paint } from '../terminal/paint.js';
import { harmless, wrap } from '../terminal/width.js';
import { PAGE_WIDTH } from '../verify/page.js';
import type { PlacedDocument } from './documents.js';
import { importWords } from './words.js';

type Problem = ImportedDocument['problems'][number];

/** What an import has come to so far. */
export interface ImportCounts {
  readonly documents: number;
  readonly entered: number;
  readonly alreadyThere: number;
  readonly refused: number;
}

export const noneYet: ImportCounts = { documents: 0, entered: 0, alreadyThere: 0, refused: 0 };

export function plus(a: ImportCounts, b: Omit<ImportCounts, 'documents'>): ImportCounts {
  const [entered, alreadyThere] = [a.entered + b.entered, a.alreadyThere + b.alreadyThere];
  const refused = a.refused + b.refused;
  return { entered, alreadyThere, refused, documents: entered + alreadyThere + refused };
}

/** Where a document stands: `season.ndjson:12`. */
export function placeOf({ file, line }: Pick<PlacedDocument, 'file' | 'line'>): string {
  return line === null ? file : `${file}:${line}`;
}

/** For people: whatever was refused or is not approved, with its reasons. Empty for all else. */
export function outcomeLines(
  placed: PlacedDocument,
  outcome: ImportedDocument,
  language: Language,
  paint: Paint,
): string[] {
  if (outcome.problems.length === 0) return [];
  const isRefused = outcome.outcome === 'refused';
  const sign = isRefused ? paint.bad('✗') : paint.notable('!');
  const word = (isRefused ? importWords.refused : importWords.notApproved)[language];
  const problems = outcome.problems.flatMap((each) =>
    wrap(harmless(problemLine(each, language)), PAGE_WIDTH - 4).map(
      (line, index) => `${index === 0 ? '    ' : '      '}${line}`,
    ),
  );
  return [`${sign} ${paint.heading(harmless(placeOf(placed)))} ${word}`, ...problems];
}

/** "rule D10, parties.A.team: No team … [import/unknown-side]" */
export function problemLine({ code, rule, path, sentence }: Problem, language: Language): string {
  const where = [
    ...(rule === null ? [] : [fill(importWords.rule[language], { rule })]),
    ...(path === '' ? [] : [path]),
  ];
  return `${where.length === 0 ? '' : `${where.join(', ')}: `}${say(sentence, language)} [${code}]`;
}

/** For programs: what became of every document. */
export function outcomeDocument({ file, line }: PlacedDocument, outcome: ImportedDocument, language: Language): object {
  const { outcome: became, state, matchId, problems } = outcome;
  return {
    file,
    line,
    outcome: became,
    state,
    match: matchId,
    problems: problems.map((each) => problemDocument(each, language)),
  };
}

export function problemDocument({ code, rule, path, sentence }: Problem, language: Language): object {
  return { code, rule, path, message: say(sentence, language) };
}

export function summaryOf(counts: ImportCounts, dryRun: boolean, language: Language): string {
  const { entered, alreadyThere, refused } = counts;
  const values = {
    entered: counted(entered, language),
    alreadyThere: counted(alreadyThere, language),
    refused: counted(refused, language),
  };
  return fill((dryRun ? importWords.tried : importWords.summary)[language], values);
}
