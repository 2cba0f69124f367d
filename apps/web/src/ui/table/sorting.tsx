import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { Column } from './column.js';

/** By what rows are sorted, for a phone, where a table of places has no room for the heads of its columns. */
export function Sorting<Row>({
  columns,
  comesBy = columns[0]?.id,
  sortedBy,
}: {
  readonly columns: readonly Column<Row>[];
  readonly comesBy: string | undefined;
  readonly sortedBy: string;
}) {
  const t = useTranslations('table');
  return (
    <nav className="sorting" aria-label={t('sorting')}>
      <span aria-hidden="true">{t('sorting')}</span>
      <ul>
        {columns
          .filter(({ value }) => value !== undefined)
          .map(({ id, heading }) => (
            <li key={id}>
              <Link
                to="."
                search={(before: object) => ({ ...before, sort: id === comesBy ? undefined : id, page: undefined })}
                aria-current={id === sortedBy ? 'true' : undefined}
                resetScroll={false}
                replace
              >
                {heading}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
