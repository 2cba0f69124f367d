import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { IntlProvider } from 'use-intl';
import { localeOf } from '../messages/languages.js';
import type { Router } from './router.js';

/** The whole page, the same on the server and in the browser. */
export function Application({ router }: { readonly router: Router }) {
  const { language, words, timeZone, queries, madeAt } = router.options.context;
  return (
    <IntlProvider locale={localeOf(language)} messages={words} timeZone={timeZone} now={new Date(madeAt)}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </IntlProvider>
  );
}
