import { useTranslations } from 'use-intl';
import { Unreachable } from '../api/ask.js';

/** In place of a part of a page that could not be fetched. */
export function Problem({ error, reload }: { readonly error: Error; readonly reload: () => void }) {
  const t = useTranslations('failure');
  return (
    <div role="alert" className="problem">
      <p>{t(error instanceof Unreachable ? 'offline' : 'error')}</p>
      <button type="button" className="action" onClick={reload}>
        {t('again')}
      </button>
    </div>
  );
}
