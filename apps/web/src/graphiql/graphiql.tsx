import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import { savedQueries } from './saved-queries.js';

const socketAddress = (): string => `${window.location.origin.replace(/^http/, 'ws')}/graphql`;

// Queries go with the login of the browser, subscriptions over a socket that opens with the first of them.
const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  wsClient: createClient({ url: socketAddress, lazy: true }),
});

const tabs = savedQueries(new Date().getFullYear()).map((each) => ({ ...each, headers: null }));

createRoot(document.querySelector('main')!).render(<GraphiQL fetcher={fetcher} defaultTabs={tabs} />);
