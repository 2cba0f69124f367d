import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface Titling {
  /** The heading: of a page an `h1`, of a further list on it an `h2`. */
  readonly heading: ReactNode;
  /** What of the table is shown, where it is not all of it as it stands now: a day, letters of a name. */
  readonly narrowed?: readonly string[];
  /** Season, day, choices; the search and the downloads of a list come behind them. */
  readonly controls: ReactNode;
  /** Of a table whose columns have no heads on a phone: the control sorts it there. */
  readonly sorts?: boolean;
}

/**
 * The title of a table, and at the end of its line the one quiet control, which opens between it and the rows. No script is needed for it.
 * @param filters whether something is chosen or found in it; else it leads to files alone, and is called so
 */
export function Titled({
  heading,
  narrowed = [],
  controls,
  filters = true,
}: Omit<Titling, 'sorts'> & { readonly filters?: boolean }) {
  const t = useTranslations('table');
  const shown = narrowed.join(', ');
  return (
    <div className="titled">
      {heading}
      <details className={`control ${shown === '' ? '' : 'narrowed'}`}>
        <summary className="chevron">
          <span className="closed-words">{shown === '' ? t(filters ? 'filter' : 'files') : shown}</span>
          <span className="closing">{t('close')}</span>
        </summary>
        <div className="drawer">{controls}</div>
      </details>
    </div>
  );
}
