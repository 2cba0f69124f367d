import type { Client } from 'graphql-ws';
import { useEffect, useRef, useState } from 'react';
import { usePage } from './page-context.js';
import type { Language } from '@tarokk/rules';
import { type Query, textOf } from './graphql.js';

/** Whether changes are told: not before the page runs, and not while there is no network. */
export type LiveState = 'starting' | 'live' | 'interrupted';

let client: Promise<Client> | null = null;
let connected = false;

/** One connection for all that a page follows; loaded after the page, which is readable without it. */
function connection(language: Language): Promise<Client> {
  client ??= import('graphql-ws').then(({ createClient }) =>
    createClient({
      url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
      connectionParams: { 'accept-language': language },
      lazyCloseTimeout: 5000,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      on: {
        connected: () => (connected = true),
        closed: () => (connected = false),
      },
    }),
  );
  return client;
}

/**
 * Follows a subscription while the page shows what it tells of. It begins with things as they are now or, with a cursor `after`
 * which all is asked for, with what has changed since; and does so again after each interruption, so nothing that happened in
 * between is missed. null follows nothing.
 */
export function useLive<Answer, Variables extends Record<string, unknown>>(
  query: Query<Answer, Variables>,
  variables: Variables | null,
  told: (answer: Answer) => void,
): LiveState {
  const [state, setState] = useState<LiveState>('starting');
  const { namesIn } = usePage();
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });
  const key = JSON.stringify(variables);
  useEffect(() => {
    const wanted = JSON.parse(key) as Variables | null;
    if (wanted === null) return undefined;
    let ended = false;
    let stop = (): void => undefined;
    void connection(namesIn).then((open) => {
      if (ended) return;
      const unsubscribe = open.subscribe<Answer>(
        { query: textOf(query), variables: wanted },
        {
          next: ({ data }) => {
            if (data) latest.current(data);
          },
          error: () => setState('interrupted'),
          complete: () => setState('interrupted'),
        },
      );
      const unwatch = [open.on('connected', () => setState('live')), open.on('closed', () => setState('interrupted'))];
      if (connected) setState('live');
      stop = () => {
        for (const end of unwatch) end();
        unsubscribe();
      };
    });
    return () => {
      ended = true;
      stop();
    };
  }, [query, key, namesIn]);
  return state;
}
