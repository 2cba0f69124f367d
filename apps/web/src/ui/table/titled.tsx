import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface Titling {
  /** The heading: of a page an `h1`, of a further list on it an `h2`. */
  readonly heading: ReactNode;
  /** What of the table is shown, where it is not all of it as it stands now: a day, letters of a name. */
  readonly narrowed?: readonly string[];
  /** Season, day, choices; the search and the downloads of a list come behind them. */
  readonly controls: ReactNode;
  /** What they are, which is the control's word where there is room for it: "Season, day, search". */
  readonly holds?: string;
  /** Of a table whose columns have no heads on a phone: the control sorts it there. */
  readonly sorts?: boolean;
}

/** Something is chosen or found in the control; it leads on to other things; it has files alone. */
type Called = 'filter' | 'more' | 'files';

/**
 * The title of a table, and at the end of its line the one quiet control, which opens between it and the rows. No script is needed for it.
 * @param called its word on a phone, and where it is not said what it holds
 */
export function Titled({
  heading,
  narrowed = [],
  controls,
  holds,
  called = 'filter',
}: Omit<Titling, 'sorts'> & { readonly called?: Called }) {
  const t = useTranslations('table');
  const shown = narrowed.join(', ');
  return (
    <div className="titled">
      {heading}
      <details className={`control ${shown === '' ? '' : 'narrowed'}`}>
        <summary className="chevron">
          <span className="closed-words">
            {shown !== '' ? (
              shown
            ) : holds === undefined ? (
              t(called)
            ) : (
              <>
                <span className="wide-word">{holds}</span>
                <span className="narrow-word">{t(called)}</span>
              </>
            )}
          </span>
          <span className="closing">{t('close')}</span>
        </summary>
        <div className="drawer">{controls}</div>
      </details>
    </div>
  );
}
