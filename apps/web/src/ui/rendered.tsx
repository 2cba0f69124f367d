import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'use-intl';
import { askOverHttp, type GraphQLAnswer } from '../api/ask.js';
import type { PageContext } from '../api/context.js';
import { newQueryClient } from '../api/queries.js';
import { words } from '../messages/en/pages.js';
import { plainSearch, type searchOf } from './search.js';

/** What a page has asked of the office: the name of the operation, and what came with it. */
export interface AskedOperation {
  readonly operation: string;
  readonly variables: { readonly input?: Readonly<Record<string, unknown>> };
}

/** What an office answers; null where nothing arrives. */
export type AnsweringOffice = (request: AskedOperation) => GraphQLAnswer | null | Promise<GraphQLAnswer | null>;

interface Rendered {
  /** All that was asked, in its order. */
  readonly asked: readonly AskedOperation[];
  /** As the address of the page now ends. */
  readonly search: () => string;
}

/**
 * A part of a page, for tests that need no office: in English, with a router of one address. What goes over the line is answered by
 * `office`; all that lies before the line is as in the application.
 */
export async function rendered(
  Page: ComponentType<{ readonly search: Readonly<Record<string, string | undefined>> }>,
  {
    office = () => null,
    schema,
    at = '/',
  }: { office?: AnsweringOffice; schema?: Pick<ReturnType<typeof searchOf>, 'parse'>; at?: string } = {},
): Promise<Rendered> {
  const asked: AskedOperation[] = [];
  globalThis.fetch = async (_address, { body } = {}) => {
    const { query, variables } = JSON.parse(body as string) as {
      query: string;
      variables: AskedOperation['variables'];
    };
    const request = { operation: /\w+ (\w+)/.exec(query)?.[1] ?? '', variables };
    asked.push(request);
    const answer = await office(request);
    if (answer === null) throw new TypeError('no network');
    // jsdom has no responses of its own.
    const head = { status: 200, headers: new Map([['content-type', 'application/json']]) };
    return { ...head, json: () => Promise.resolve(answer) } as unknown as Response;
  };
  // jsdom lays nothing out, so that nothing moves.
  globalThis.scrollTo = () => undefined;
  globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const queries = newQueryClient();
  const context: PageContext = {
    ask: askOverHttp('en'),
    queries,
    language: 'en',
    namesIn: 'en',
    words,
    madeAt: '2026-03-01T12:00:00.000Z',
    changeCursor: null,
    timeZone: 'UTC',
    origin: 'http://localhost',
    isLoggedIn: false,
    writtenTexts: [],
  };
  const root = createRootRoute({
    validateSearch: (search: Record<string, unknown>) =>
      schema === undefined ? {} : (schema.parse(search) as Record<string, string | undefined>),
    component: function Root() {
      return (
        <main>
          <Page search={root.useSearch()} />
        </main>
      );
    },
  });
  const router = createRouter({
    routeTree: root,
    context,
    history: createMemoryHistory({ initialEntries: [at] }),
    ...plainSearch,
  });
  render(
    <IntlProvider locale="en-GB" messages={words} timeZone="UTC">
      <QueryClientProvider client={queries}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </IntlProvider>,
  );
  await screen.findByRole('main');
  return { asked, search: () => router.state.location.searchStr };
}
