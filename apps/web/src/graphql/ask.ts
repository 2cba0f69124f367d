import type { Language } from '../language/languages.js';
import { type Query, textOf } from './graphql.js';

/** Sends a query and answers with its data, from a browser or inside the server. */
export type Ask = <Answer, Variables>(query: Query<Answer, Variables>, variables: Variables) => Promise<Answer>;

export interface GraphQLAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** The office could not be reached: no network, or no server. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The office has answered with an error. */
export class AnsweredWithError extends Error {
  override readonly name = 'AnsweredWithError';
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

export function dataOf({ data, errors }: GraphQLAnswer): unknown {
  const [error] = errors ?? [];
  if (error !== undefined) throw new AnsweredWithError(error.message, error.extensions?.code);
  return data;
}

/** Over HTTP, as a browser does. Sentences of the office come in `language`. */
export function askOverHttp(language: Language): Ask {
  return async (query, variables) => {
    const response = await send(language, JSON.stringify({ query: textOf(query), variables }));
    // A proxy that answers for an office that is down speaks no JSON.
    if (response.headers.get('content-type')?.includes('json') !== true) throw new Unreachable();
    return dataOf((await response.json()) as GraphQLAnswer) as never;
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
    throw new Unreachable('no answer', { cause: error });
  }
}
