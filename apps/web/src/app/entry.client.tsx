import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { Application } from './application.js';
import { HANDOVER, type Handover } from '../api/context.js';
import { createRouter } from './router.js';
import { askOverHttp } from '../api/ask.js';
import { newQueryClient } from '../api/queries.js';
import { writtenHead } from '../ui/head.js';
import { takenOver } from '../ui/in-turn.js';
import { nextTask } from '../ui/next-task.js';
import { localeOf, type PageLanguage } from '../messages/languages.js';
import { loadWords } from '../messages/loading.js';
import '../styles/style.css';
// Only the server names them, and only this half of the build makes files for browsers.
import '../ui/look/theme.js?url';
import './start.js?url';
import { noteFiles } from '../features/offline/read-page.js';

noteFiles();
// Without `await`: the pages that it loads need the file that this stands in, and would wait for each other.
void start(JSON.parse(document.getElementById(HANDOVER)!.textContent) as Handover);

/** Goes on where the server has ended: with its data, so that nothing is asked for twice. */
async function start({ queries: state, ...handed }: Handover): Promise<void> {
  const queries = newQueryClient();
  hydrate(queries, state as DehydratedState);
  const words = await loadWords(handed.language, 'pages');
  await nextTask();
  const router = createRouter({ ...handed, words, queries, ask: askOverHttp(handed.namesIn) });
  // The server renders without waiting for anything; the browser has to begin with the same tree.
  router.ssr = { manifest: undefined };
  await nextTask();
  await router.load();
  const written = writtenHead();
  await nextTask();
  readCalendar(handed.language);
  await takenOver(() => hydrateRoot(document.body, <Application router={router} />));
  for (const element of written) element.remove();
  // What was pressed and written so far was kept (start.js).
  document.dispatchEvent(new Event('awake'));
}

/** The first day that a browser writes in a language has it read how that is done, which takes as long as half a page. */
function readCalendar(language: PageLanguage): void {
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format();
}
