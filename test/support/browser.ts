import type { Client } from './given.js';
import { type Answer, type Office, readAnswer } from './office.js';

/** Keeps the cookie as a browser does, and sends what its own pages would send. */
export interface Browser extends Client {
  /** `office_login=…`; null while it has none. */
  readonly cookie: () => string | null;
  /** How the cookie was set last, with its attributes. */
  readonly lastSetCookie: () => string | null;
}

export function browser(office: Office, headers: Readonly<Record<string, string>> = {}): Browser {
  let cookie: string | null = null;
  let lastSetCookie: string | null = null;
  return {
    cookie: () => cookie,
    lastSetCookie: () => lastSetCookie,
    graphql: async (query, variables): Promise<Answer> => {
      const response = await fetch(`${office.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: office.url,
          ...(cookie === null ? {} : { cookie }),
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      });
      for (const set of response.headers.getSetCookie()) {
        lastSetCookie = set;
        const [pair = ''] = set.split(';');
        cookie = pair.endsWith('=') ? null : pair;
      }
      return readAnswer(response);
    },
  };
}
