import type { Client } from './given.js';
import { type Answer, type Office, readAnswer } from './office.js';

/** Keeps cookies as a browser does, and sends what its own pages would send. */
export interface Browser extends Client {
  /** Of the login, `office_login=…`; null while it has none. */
  readonly cookie: () => string | null;
  /** How that cookie was set last, with its attributes. */
  readonly lastSetCookie: () => string | null;
  /** All cookies that it has, by name. */
  readonly cookies: () => ReadonlyMap<string, string>;
}

export function browser(office: Office, headers: Readonly<Record<string, string>> = {}): Browser {
  const jar = new Map<string, string>();
  let lastSetCookie: string | null = null;
  const loginCookie = (): string | null => {
    const login = [...jar].find(([name]) => name.endsWith('office_login'));
    return login === undefined ? null : login.join('=');
  };
  return {
    cookie: loginCookie,
    lastSetCookie: () => lastSetCookie,
    cookies: () => jar,
    graphql: async (query, variables): Promise<Answer> => {
      const sent = [...jar].map((pair) => pair.join('=')).join('; ');
      const response = await fetch(`${office.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: office.url,
          ...(sent === '' ? {} : { cookie: sent }),
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      });
      for (const set of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
        if (name!.endsWith('office_login')) lastSetCookie = set;
        if (value === '') jar.delete(name!);
        else jar.set(name!, value!);
      }
      return readAnswer(response);
    },
  };
}
