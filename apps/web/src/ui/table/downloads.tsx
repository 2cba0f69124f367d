import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SaveShown } from './save-shown.js';
import type { Column } from './table.js';

/** A table of the office, which everybody can download: `/tables/NAME.csv`. */
export interface Whole {
  readonly table: string;
  /** As it stood on the evening of a day. */
  readonly asOf?: string | undefined;
  /** The paper of it, where there is one. */
  readonly paper?: ReactNode;
}

interface Properties<Row> {
  /** Of the files that are saved here, without ending. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly whole?: Whole;
}

/** A table as files, for a spreadsheet and for programs: the whole one needs no script, what is shown is saved by the page. */
export function Downloads<Row>({ name, columns, rows, whole }: Properties<Row>) {
  const t = useTranslations('table');
  return (
    <div className="downloads">
      {whole === undefined ? null : (
        <p>
          <span>{t('whole')}</span>{' '}
          <a href={addressOf(whole, 'csv')} className="action" download>
            CSV
          </a>{' '}
          <a href={addressOf(whole, 'json')} className="action" download>
            JSON
          </a>{' '}
          {whole.paper}
        </p>
      )}
      <p className="scripted">
        <span>{t(whole === undefined ? 'shown' : 'onlyShown')}</span>{' '}
        <SaveShown name={name} columns={columns} rows={rows} />
      </p>
    </div>
  );
}

function addressOf({ table, asOf }: Whole, form: 'csv' | 'json'): string {
  return `/tables/${table}.${form}${asOf === undefined ? '' : `?asOf=${asOf}`}`;
}
