import { useTranslations } from 'use-intl';
import { Day } from '../language/days.js';
import { PersonLink, SideLink } from '../people/links.js';
import { SaveAsCsv } from '../table/csv.js';
import { type Column, Table } from '../table/table.js';
import type { CupShown } from './queries.js';

type Entry = CupShown['entries'][number];

/** The published list, from which the draw follows. */
export function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useTranslations('cup');
  const columns: readonly Column<Entry>[] = [
    { id: 'number', heading: t('number'), figures: true, cell: ({ number }) => number, value: ({ number }) => number },
    { id: 'pair', heading: t('pair'), cell: ({ pair }) => <SideLink side={pair} />, value: ({ pair }) => pair.name },
    {
      id: 'players',
      heading: t('players'),
      cell: ({ pair }) =>
        pair.players.map(({ person, lastDay }, index) => (
          <span key={person.id}>
            {index > 0 ? ', ' : ''}
            <PersonLink person={person} />
            {lastDay === null ? '' : ` (${t('left')})`}
          </span>
        )),
      value: ({ pair }) => pair.players.map(({ person }) => person.name).join(', '),
    },
  ];
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">{t('entries')}</h2>
      {entries.length === 0 ? (
        <p className="empty">{t('noEntries')}</p>
      ) : (
        <>
          <Table labelledBy="entries" name="entries" columns={columns} rows={entries} rowKey={({ pair }) => pair.id} />
          <SaveAsCsv name="cup-entries" columns={columns} rows={entries} />
        </>
      )}
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
        {t('drawnOn')} <Day of={drawnOn} style="long" />. {event === null ? '' : `${t('seedFrom', { event })} `}
        {t('seed')}: <strong>{seed}</strong>. {recorded ? t('recorded') : ''}
      </p>
      <details>
        <summary>{t('drawText')}</summary>
        <pre className="draw-text" tabIndex={0} aria-label={t('drawText')}>
          {text}
        </pre>
      </details>
    </section>
  );
}
