import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Application } from './application/application.js';
import { HANDOVER, type Handover } from './application/context.js';
import { createRouter } from './application/router.js';
import { askOverHttp } from './graphql/ask.js';
import { newQueryClient } from './graphql/queries.js';
import { loadWords } from './language/loading.js';
import './styles/style.css';

// Without `await`: the pages that it loads need the file that this stands in, and would wait for each other.
void start(JSON.parse(document.getElementById(HANDOVER)!.textContent) as Handover);

/** Goes on where the server has ended: with its data, so that nothing is asked for twice. */
async function start({ queries: state, ...handed }: Handover): Promise<void> {
  const queries = newQueryClient();
  hydrate(queries, state as DehydratedState);
  const words = await loadWords(handed.language);
  const router = createRouter({ ...handed, words, queries, ask: askOverHttp(handed.language) });
  // The server renders without waiting for anything; the browser has to begin with the same tree.
  router.ssr = { manifest: undefined };
  await router.load();
  startTransition(() => {
    hydrateRoot(document, <Application router={router} />);
  });
}
