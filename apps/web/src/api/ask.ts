import type { Language } from '@tarokk/rules';
import { type Query, textOf } from './graphql.js';

/**
 * Sends a query and answers with its data, from a browser or inside the server. Throws `Unreachable` or `AnsweredWithError`.
 * @param heard told of what came with the answer over HTTP: a write that is refused as one too many is answered with 200
 */
export type Ask = <Answer, Variables>(
  query: Query<Answer, Variables>,
  variables: Variables,
  heard?: (head: AnswerHead) => void,
) => Promise<Answer>;

export interface GraphQLAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** The office could not be reached: no network, or no server. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  constructor(
    message: string,
    /** Seconds after which a proxy that answers in its place says to ask again; null where nobody says. */
    readonly retryAfter: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What comes with an answer beside its JSON. */
export interface AnswerHead {
  /** Of HTTP. */
  readonly status: number;
  /** Seconds after which to ask again; null where the office does not say. */
  readonly retryAfter: number | null;
}

const fine: AnswerHead = { status: 200, retryAfter: null };

/** The office has answered with an error. */
export class AnsweredWithError extends Error {
  override readonly name = 'AnsweredWithError';
  constructor(
    message: string,
    readonly code: string | undefined,
    readonly head: AnswerHead = fine,
  ) {
    super(message);
  }
}

/** What was asked for. Throws `AnsweredWithError` where the office says that something went wrong, by an error or by its status. */
export function dataOf({ data, errors }: GraphQLAnswer, head: AnswerHead = fine): unknown {
  const [error] = errors ?? [];
  if (error !== undefined) throw new AnsweredWithError(error.message, error.extensions?.code, head);
  if (head.status >= 400) throw new AnsweredWithError(`answered with ${head.status}`, undefined, head);
  return data;
}

/** Over HTTP, as a browser does. Sentences of the office come in `language`. */
export function askOverHttp(language: Language): Ask {
  return async (query, variables, heard) => {
    const response = await send(language, JSON.stringify({ query: textOf(query), variables }));
    const head = { status: response.status, retryAfter: secondsOf(response.headers.get('retry-after')) };
    // A proxy that answers for an office that is down speaks no JSON.
    if (response.headers.get('content-type')?.includes('json') !== true) {
      throw new Unreachable(`answered with ${head.status}, in no JSON`, head.retryAfter);
    }
    heard?.(head);
    return dataOf((await response.json()) as GraphQLAnswer, head) as never;
  };
}

async function send(language: Language, body: string): Promise<Response> {
  try {
    return await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body,
    });
  } catch (error) {
    throw new Unreachable('no answer', null, { cause: error });
  }
}

/** The office says seconds; a proxy may say a day and time, which is not waited for. */
function secondsOf(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;
}
