import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Moment } from '../../ui/days.js';
import { type KeptPage, keptPages } from './kept-pages.js';

/** Pages that this device has kept, as links that the worker answers. */
export function PagesHere() {
  const t = useTranslations('offline');
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    keptPages()
      .then(setPages)
      .catch(() => undefined);
  }, []);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="pages-here">
      <h2 id="pages-here">{t('pages')}</h2>
      <ul className="ruled">
        {pages.map(({ address, title, at }) => (
          <li key={address}>
            <a href={address}>{title}</a>
            <small>
              {t('asOf')} <Moment of={new Date(at).toISOString()} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
