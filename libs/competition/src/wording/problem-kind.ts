import { type PlacesOf, type Sayable, sentence, type Sentence, type Text } from '@tarokk/rules';

/** What only a kind of problems gives: an object that is written out as one does not have it, and does not compile. */
declare const made: unique symbol;

/** One thing that stands in the way of what was asked, or that is found on a sheet. */
export interface ProblemOf<Code extends string, Rule extends string | null = string | null> {
  readonly [made]: true;
  /** What it is, for programs: `cup/drawn-already`. */
  readonly code: Code;
  /** Rule or decision; null where the office itself says so. */
  readonly rule: Rule;
  /** The part of the input or sheet that is meant; empty for the whole. */
  readonly path: string;
  readonly sentence: Sentence;
}

interface Declaration<English extends string, Rule extends string | null> {
  /** Left out where the office itself says so. */
  readonly rule?: Rule;
  /** What is usually meant; left out for the whole. */
  readonly path?: string;
  readonly text: Text & { readonly en: English };
}

/** What a sentence leaves open, each by its name; nothing where it leaves nothing open. */
type Values<English extends string> = string extends English
  ? [values?: Sentence['values']]
  : [PlacesOf<English>] extends [never]
    ? []
    : [values: Readonly<Record<PlacesOf<English>, Sayable>>];

/** Problems of one code: each is made of what its sentence leaves open, at the usual place or at another. */
export interface ProblemKind<
  Code extends string,
  English extends string,
  Rule extends string | null = string | null,
  Traits extends object = object,
> {
  (...values: Values<English>): ProblemOf<Code, Rule> & Traits;
  readonly at: (path: string, ...values: Values<English>) => ProblemOf<Code, Rule> & Traits;
  readonly code: Code;
  readonly rule: Rule;
  readonly traits: Traits;
}

/**
 * The one way to refuse something: code, rule and sentence stand where it is refused. `npm run problems` writes the list of all codes
 * and docs/problems.md from these declarations.
 *
 * @param traits what problems of this kind have besides, such as whether the jury may allow them
 */
export function problemKind<
  const Code extends `${string}/${string}`,
  const English extends string,
  const Rule extends string | null = null,
  Traits extends object = object,
>(
  code: Code,
  { rule: given, path: usual = '', text }: Declaration<English, Rule>,
  traits?: Traits,
): ProblemKind<Code, English, Rule, Traits> {
  const rule = given ?? null;
  const at = (path: string, values: Sentence['values'] = {}) =>
    problem({ code, rule, path, sentence: sentence(text, values) }, traits);
  const make = (values?: Sentence['values']) => at(usual, values);
  return Object.assign(make, { at, code, rule, traits }) as unknown as ProblemKind<Code, English, Rule, Traits>;
}

/**
 * Problems whose sentence is that of whoever reads a document, at its place in it.
 *
 * @param meaning what docs/problems.md has in place of the sentence
 */
export function relayedProblem<const Code extends `${string}/${string}`>(
  code: Code,
  meaning: string,
  rule: string | null = null,
): RelayedProblem<Code> {
  return Object.assign((path: string, words: Sentence) => problem({ code, rule, path, sentence: words }), { meaning });
}

export interface RelayedProblem<Code extends string> {
  (path: string, sentence: Sentence): ProblemOf<Code>;
  readonly meaning: string;
}

/** Of this library alone: a violation of the record has its code, rule and sentence from the rules. */
export function problem<Code extends string, Rule extends string | null, Traits extends object>(
  said: Omit<ProblemOf<Code, Rule>, typeof made>,
  traits?: Traits,
): ProblemOf<Code, Rule> & Traits {
  return { ...said, ...traits } as ProblemOf<Code, Rule> & Traits;
}
