import type { AnalysisDocument, Definition } from '@tarokk/rules';

/** The example games of an announcement: one in which it is made, one in which it fails, and whether they had to be. */
export interface Examples {
  /** A match record without people. */
  readonly record: unknown;
  readonly analysis: AnalysisDocument;
}

const files = import.meta.glob<Examples>('./examples/*.json', { import: 'default' });

/** Whether there is a page with examples: messages have none, for they can be neither made nor lost. */
export function hasExamples(id: string): id is Definition['id'] {
  return `./examples/${id}.json` in files;
}

export function loadExamples(id: Definition['id']): Promise<Examples> {
  return files[`./examples/${id}.json`]!();
}
