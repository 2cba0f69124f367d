import { type ReactNode, useMemo } from 'react';
import { IntlProvider } from 'use-intl';
import { usePage } from '../api/page-context.js';
import { localeOf } from '../messages/languages.js';

/** Words of pages that most visitors never open, loaded with these pages. */
export function MoreWords({ words, children }: { readonly words: object; readonly children: ReactNode }) {
  const { language, words: common, timeZone, madeAt } = usePage();
  const messages = useMemo(() => ({ ...common, ...words }), [common, words]);
  return (
    <IntlProvider locale={localeOf(language)} messages={messages} timeZone={timeZone} now={new Date(madeAt)}>
      {children}
    </IntlProvider>
  );
}
