import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { rootRoute } from '../application/roots.js';

const rulesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'rules',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/rules/$document', params: { ...params, document: 'royal-tarokk' } });
  },
});

const documentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'rules/$document',
  // Nothing of it is loaded with other pages.
  loader: async ({ context, params }) => {
    const [{ documents, isDocument }, { loadRulesWords }] = await Promise.all([
      import('./documents.js'),
      import('./loading.js'),
    ]);
    if (!isDocument(params.document)) throw notFound();
    const [words, { document }] = await Promise.all([loadRulesWords(context.language), documents[params.document]()]);
    return { words, document };
  },
}).lazy(() => import('./page.js').then(({ rulesPage }) => rulesPage));

export const rulesRoutes = [rulesRoute, documentRoute] as const;
