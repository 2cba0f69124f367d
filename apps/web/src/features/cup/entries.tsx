import { useTranslations } from 'use-intl';
import { Day } from '../../ui/days.js';
import { List } from '../../ui/table/list.js';
import type { WholeSearch } from '../../ui/search.js';
import { type CupListEntry, useEntryColumns } from './entry-columns.js';
import type { CupShown } from './queries.js';

/** The published list, from which the draw follows. */
export function Entries({
  year,
  entries,
  search,
}: {
  readonly year: number;
  readonly entries: readonly CupListEntry[];
  readonly search: WholeSearch;
}) {
  const t = useTranslations('cup');
  const columns = useEntryColumns();
  return (
    <section aria-labelledby="entries">
      <List
        list="entries"
        title={t('entries')}
        empty={t('noEntries')}
        search={search}
        find={t('pairOrPlayer')}
        name="entries"
        columns={columns}
        rows={entries}
        rowKey={({ pair }) => pair.id}
        file={`cup-entries-${year}`}
      />
    </section>
  );
}

/** How it was drawn, so that anybody can repeat it. */
export function Draw({
  draw: { seed, drawnOn, text },
  recorded,
  event,
}: {
  readonly draw: NonNullable<CupShown['draw']>;
  readonly recorded: boolean;
  readonly event: string | null;
}) {
  const t = useTranslations('cup');
  return (
    <section aria-labelledby="draw">
      <h2 id="draw">{t('draw')}</h2>
      <p>
        {t('drawnOn')} <Day of={drawnOn} style="long" />
      </p>
      <p>
        {event === null ? '' : `${t('seedFrom', { event })} `}
        {t('seed')}: <strong>{seed}</strong>. {recorded ? t('recorded') : ''}
      </p>
      <details className="behind">
        <summary>{t('drawText')}</summary>
        <pre className="draw-text" role="region" tabIndex={0} aria-label={t('drawText')}>
          {text}
        </pre>
      </details>
    </section>
  );
}
