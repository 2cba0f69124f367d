import { AnsweredWithError, type AnswerHead, type Ask } from '../../../api/ask.js';

/** What an office answers to an operation; what it throws is what `askOverHttp` would throw. */
export type Answering = (variables: Readonly<Record<string, unknown>>, heard: (head: AnswerHead) => void) => unknown;

/** An office for tests of what a phone sends: it notes what it was asked (of a write its input), and answers as it is told. */
export class MadeUpOffice {
  readonly asked: { readonly name: string; readonly variables: Readonly<Record<string, unknown>> }[] = [];

  /** @param answers by the name of the operation; they can be exchanged at any time */
  constructor(readonly answers: Record<string, Answering>) {}

  readonly ask: Ask = async (query, variables, heard = () => undefined) => {
    const [, name = ''] = /(?:query|mutation) (\w+)/.exec(query.text) ?? [];
    const { input, ...others } = variables as Readonly<Record<string, object>>;
    const given: Readonly<Record<string, unknown>> = input === undefined ? others : { ...input };
    this.asked.push({ name, variables: given });
    const answering = this.answers[name];
    if (answering === undefined) throw new Error(`nothing is made up for ${name}`);
    return (await answering(given, heard)) as never;
  };

  /** What it was asked under that name, in turn. */
  of(name: string): readonly Readonly<Record<string, unknown>>[] {
    return this.asked.filter((each) => each.name === name).map(({ variables }) => variables);
  }
}

/** Throws what an answer with an error comes to. */
export function fail(code: string | undefined, status = 200, retryAfter: number | null = null): never {
  throw new AnsweredWithError(`words of ${code ?? String(status)}`, code, { status, retryAfter });
}

export function refusedWith(code: string): object {
  return { __typename: 'Refused', problems: [{ code, path: '', rule: null, message: `words of ${code}` }] };
}
