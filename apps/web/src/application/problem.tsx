import { useTranslations } from 'use-intl';
import { Unreachable } from '../graphql/ask.js';

/** In place of a part of a page that could not be fetched. */
export function Problem({ error, again }: { readonly error: Error; readonly again: () => void }) {
  const t = useTranslations('failure');
  return (
    <div role="alert" className="problem">
      <p>{t(error instanceof Unreachable ? 'offline' : 'error')}</p>
      <button type="button" className="action" onClick={again}>
        {t('again')}
      </button>
    </div>
  );
}
