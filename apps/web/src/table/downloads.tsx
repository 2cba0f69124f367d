import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** The whole table as a file, for a spreadsheet and for programs; no script is needed. */
export function Downloads({
  table,
  asOf,
  children,
}: {
  readonly table: string;
  readonly asOf?: string | undefined;
  /** The button that saves the rows as they are shown. */
  readonly children?: ReactNode;
}) {
  const t = useTranslations('table');
  const address = (form: string): string => `/tables/${table}.${form}${asOf === undefined ? '' : `?asOf=${asOf}`}`;
  return (
    <p className="downloads">
      <span>{t('whole')}</span>{' '}
      <a href={address('csv')} className="action" download>
        CSV
      </a>{' '}
      <a href={address('json')} className="action" download>
        JSON
      </a>{' '}
      {children}
    </p>
  );
}
