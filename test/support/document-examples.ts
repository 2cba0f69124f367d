/** One request of a document, with the answer that the document promises. */
export interface DocumentExample {
  /** The line in the document, for whoever looks for it. */
  readonly line: number;
  /** Who asks: the words after `as`, `anyone` without them. */
  readonly who: string;
  /** Asked over a WebSocket: the answer is the first event. */
  readonly isSubscription: boolean;
  /** Whose login the answer opens: the words after `becomes`; null for all others. */
  readonly becomes: string | null;
  readonly query: string;
  readonly variables: Record<string, unknown>;
  /** The data that are answered, or the errors of a request that is not taken. */
  readonly promised: 'answer' | 'errors';
  readonly answer: unknown;
}

/** A request that is none of GraphQL, and what is answered: the status and some headers. */
export interface HttpExample {
  readonly who: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly status: number;
  readonly answered: Readonly<Record<string, string>>;
}

/** Each `http` block with the `http answer` that follows it. */
export function readHttpExamples(document: string): HttpExample[] {
  const blocks = document.matchAll(/^```http as (\w+)\n(.*?)^```\n+```http answer\n(.*?)^```$/gms);
  return [...blocks].map(([, who, request, answer]) => {
    const [head, body] = request!.split('\n\n');
    const [first, ...lines] = head!.trim().split('\n');
    const [status, ...answered] = answer!.trim().split('\n');
    const [method, path] = first!.split(' ');
    return {
      who: who!,
      method: method!,
      path: path!,
      headers: headersOf(lines),
      body: (body ?? '').trim(),
      status: Number(status),
      answered: headersOf(answered),
    };
  });
}

function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]));
}

/** A section of a document, and the rest with the same number of lines. */
export function sectionOf(document: string, heading: string): { readonly section: string; readonly rest: string } {
  const begin = document.indexOf(`\n## ${heading}\n`);
  const end = document.indexOf('\n## ', begin + 1);
  const blank = document.slice(begin, end).replaceAll(/[^\n]/g, '');
  const section = document.slice(0, begin).replaceAll(/[^\n]/g, '') + document.slice(begin, end);
  return { section, rest: document.slice(0, begin) + blank + document.slice(end) };
}

/** What stands for a value in a document: a name for it, or `…` for one that is of no interest. */
const PLACEHOLDER = /^<([^<>]+)>$/;
const ANYTHING = '…';

/**
 * Each `graphql` block, said by whom (`graphql as captain`), as a login of somebody (`graphql becomes captain`) or as a
 * subscription, with the `json variables` (if any) and the `json answer` or `json errors` that follow it.
 */
export function readExamples(document: string): DocumentExample[] {
  const blocks = document.matchAll(
    /^```(?:graphql(?: as (?<who>[\w ]+)| becomes (?<becomes>[\w ]+)| (?<way>subscription))?|json (?<kind>variables|answer|errors))\n(?<text>.*?)^```$/gms,
  );
  const examples: DocumentExample[] = [];
  let asked = {
    line: 0,
    who: '',
    isSubscription: false,
    query: '',
    variables: {},
    becomes: null as string | null,
  };
  for (const { index, groups } of blocks) {
    const {
      who = 'anyone',
      becomes = null,
      way,
      kind,
      text,
    } = groups as Record<'who' | 'way' | 'kind' | 'text', string | undefined> & { becomes?: string };
    if (kind === 'variables') asked = { ...asked, variables: JSON.parse(text!) as Record<string, unknown> };
    else if (kind !== undefined) {
      examples.push({ ...asked, promised: kind as DocumentExample['promised'], answer: JSON.parse(text!) });
    } else {
      const line = document.slice(0, index).split('\n').length;
      asked = { line, who, becomes, isSubscription: way !== undefined, query: text!, variables: {} };
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
      const behind = / behind #$/.exec(name);
      if (behind !== null) return String(this.values.get(name.slice(0, behind.index))).split('#')[1];
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
