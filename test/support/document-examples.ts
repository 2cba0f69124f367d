/** One request of a document, with the answer that the document promises. */
export interface DocumentExample {
  /** The line in the document, for whoever looks for it. */
  readonly line: number;
  /** Who asks: the words after `as`, `anyone` without them. */
  readonly who: string;
  /** Asked over a WebSocket: the answer is the first event. */
  readonly isSubscription: boolean;
  readonly query: string;
  readonly variables: Record<string, unknown>;
  /** The data that are answered, or the errors of a request that is not taken. */
  readonly promised: 'answer' | 'errors';
  readonly answer: unknown;
}

/** What stands for a value in a document: a name for it, or `…` for one that is of no interest. */
const PLACEHOLDER = /^<([^<>]+)>$/;
const ANYTHING = '…';

/**
 * Each `graphql` block, said by whom (`graphql as captain`) or as a subscription, with the `json variables` (if any) and the
 * `json answer` or `json errors` that follow it.
 */
export function readExamples(document: string): DocumentExample[] {
  const blocks = document.matchAll(
    /^```(?:graphql(?: as (?<who>[\w ]+)| (?<way>subscription))?|json (?<kind>variables|answer|errors))\n(?<text>.*?)^```$/gms,
  );
  const examples: DocumentExample[] = [];
  let asked = { line: 0, who: '', isSubscription: false, query: '', variables: {} };
  for (const { index, groups } of blocks) {
    const { who = 'anyone', way, kind, text } = groups as Record<string, string | undefined>;
    if (kind === 'variables') asked = { ...asked, variables: JSON.parse(text!) as Record<string, unknown> };
    else if (kind !== undefined) {
      examples.push({ ...asked, promised: kind as DocumentExample['promised'], answer: JSON.parse(text!) });
    } else {
      const line = document.slice(0, index).split('\n').length;
      asked = { line, who, isSubscription: way !== undefined, query: text!, variables: {} };
    }
  }
  return examples;
}

/** The values behind the placeholders of a document: those that a test brings, and those that answers have brought since. */
export class Placeholders {
  private readonly values: Map<string, unknown>;

  constructor(known: Readonly<Record<string, unknown>>) {
    this.values = new Map(Object.entries(known));
  }

  /** @throws Error for a placeholder of which no answer has told the value */
  filledIn(template: unknown): unknown {
    return mapped(template, (name) => {
      if (!this.values.has(name)) throw new Error(`Nothing is known of <${name}>.`);
      return this.values.get(name);
    });
  }

  /** Takes the values of new placeholders from the answer; then what is left of it to compare, and what it must be. */
  compared(template: unknown, answer: unknown): { readonly actual: unknown; readonly expected: unknown } {
    this.learn(template, answer);
    const actual = masked(template, answer);
    return { actual, expected: mapped(template, (name) => (name === ANYTHING ? ANYTHING : this.values.get(name))) };
  }

  private learn(template: unknown, answer: unknown): void {
    const name = placeholderIn(template);
    if (name !== null && name !== ANYTHING && !this.values.has(name)) this.values.set(name, answer);
    for (const [key, inner] of entriesOf(template)) this.learn(inner, at(answer, key));
  }
}

/** The answer, with `…` where the template does not care. */
function masked(template: unknown, answer: unknown): unknown {
  if (placeholderIn(template) === ANYTHING && answer !== undefined && answer !== null) return ANYTHING;
  if (Array.isArray(answer)) return answer.map((inner, index) => masked(at(template, String(index)), inner));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, inner]) => [key, masked(at(template, key), inner)]));
}

function mapped(template: unknown, valueOf: (name: string) => unknown): unknown {
  const name = placeholderIn(template);
  if (name !== null) return valueOf(name);
  if (Array.isArray(template)) return template.map((inner) => mapped(inner, valueOf));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([key, inner]) => [key, mapped(inner, valueOf)]));
}

function placeholderIn(template: unknown): string | null {
  return typeof template === 'string' ? (PLACEHOLDER.exec(template)?.[1] ?? null) : null;
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
