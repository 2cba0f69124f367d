import { useTranslations } from 'use-intl';
import { Day } from '../../ui/days.js';
import { PersonLinks } from '../../ui/links.js';
import { figureColumn, personsColumn, sideColumn } from '../../ui/table/columns.js';
import { List } from '../../ui/table/list.js';
import type { WholeSearch } from '../../ui/search.js';
import type { Column } from '../../ui/table/table.js';
import type { CupShown } from './queries.js';

type Entry = CupShown['entries'][number];

/** The published list, from which the draw follows. */
export function Entries({
  year,
  entries,
  search,
}: {
  readonly year: number;
  readonly entries: readonly Entry[];
  readonly search: WholeSearch;
}) {
  const t = useTranslations('cup');
  const playersOf = ({ pair }: Entry) =>
    pair.players.map(({ person, lastDay }) => ({ ...person, isGone: lastDay !== null }));
  const columns: readonly Column<Entry>[] = [
    figureColumn('number', t('number'), ({ number }) => number),
    sideColumn('pair', t('pair'), ({ pair }) => pair),
    {
      ...personsColumn('players', t('players'), playersOf),
      cell: (entry) => (
        <PersonLinks persons={playersOf(entry)} after={({ isGone }) => (isGone ? ` (${t('left')})` : '')} />
      ),
    },
  ];
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
