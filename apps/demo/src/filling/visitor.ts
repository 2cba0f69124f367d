import { randomUUID } from 'node:crypto';

type Variables = Readonly<Record<string, unknown>>;

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** What a mutation answers that could not be done. */
interface Refusal {
  readonly problems: readonly { readonly code: string; readonly path: string; readonly message: string }[];
}

/** Mutations of the demo ask for this beside what they want. */
export const REFUSED = '... on Refused { problems { code path message } }';

/** Somebody who uses the office over GraphQL, as a browser does: an account that logs in is remembered. */
export class Visitor {
  private cookie: string | null = null;

  /** @param url of the office, without a path */
  constructor(private readonly url: string) {}

  /**
   * The one field that the document asks for. A document with `$key` gets an idempotency key that is used once.
   *
   * @throws Error when the office does not do it, with all that it says
   */
  async ask<Result extends object>(document: string, variables: Variables = {}): Promise<Result> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.cookie !== null && { cookie: this.cookie }) },
      body: JSON.stringify({ query: document, variables: { key: randomUUID(), ...variables } }),
    });
    const login = response.headers.getSetCookie().find((cookie) => /^(?:__Host-)?office_login=/.test(cookie));
    if (login !== undefined) this.cookie = login.split(';')[0]!;
    const { data, errors = [] } = (await response.json()) as Answer;
    const [field] = Object.values(data ?? {}) as (Result | Refusal | undefined)[];
    if (errors.length > 0)
      throw new Error(
        saying(
          document,
          errors.map(({ message }) => message),
        ),
      );
    if (field === undefined) throw new Error(saying(document, ['no answer']));
    if ('problems' in field) {
      throw new Error(
        saying(
          document,
          field.problems.map(({ code, path, message }) => `${code} (${path}): ${message}`),
        ),
      );
    }
    return field;
  }
}

function saying(document: string, words: readonly string[]): string {
  return `${document.trim().split('\n')[0]!}\n  ${words.join('\n  ')}`;
}
