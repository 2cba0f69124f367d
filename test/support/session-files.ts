import { allConformanceCases, type ConformanceCase } from './conformance.js';

export interface SessionFile extends ConformanceCase {
  /** What the text says; undefined where it is no JSON. */
  readonly value: unknown;
  /** Null where the text names none. */
  readonly ruleset: string | null;
  readonly isMalformed: boolean;
}

/** Sessions with the results of an independent implementation. */
export function sessionFiles(): readonly SessionFile[] {
  return allConformanceCases('sessions').map((each) => ({
    ...each,
    value: tryParse(each.text),
    ruleset: /"ruleset":\s*"([\w-]+)"/.exec(each.text)?.[1] ?? null,
    isMalformed: each.expected.verdict === 'malformed',
  }));
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
