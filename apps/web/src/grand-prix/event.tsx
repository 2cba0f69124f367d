import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { useLive } from '../graphql/live.js';
import { asked } from '../graphql/queries.js';
import { Day, useDay } from '../language/days.js';
import { Freshness } from '../table/freshness.js';
import { figureColumn, personsColumn, sideColumn } from '../table/columns.js';
import { List } from '../table/list.js';
import type { WholeSearch } from '../table/listing.js';
import type { Column } from '../table/table.js';
import { type Entry, type Event, grandPrixChanged, grandPrixEvent } from './queries.js';
import { Ranking } from './ranking.js';
import { Schedule } from './schedule.js';

export const grandPrixEventPage = createLazyRoute('/grand-prix/$year/$id')({ component: EventPage });

function EventPage() {
  const { id } = grandPrixEventPage.useParams();
  const search = grandPrixEventPage.useSearch();
  const { event, updatedAt, live } = useEvent(id);
  const t = useTranslations('grandPrix');
  const day = useDay();
  const { name, date, seasonYear: year, venue, phase, table, schedule, entries, seed } = event;
  const [first] = table.rows;
  return (
    <>
      <Title
        description={`${day(date, 'long')}, ${venue.name}. ${
          first !== undefined && first.total > 0
            ? t(table.final ? 'won' : 'leads', { pair: first.pair.name, points: first.total })
            : t('pairsEntered', { pairs: entries.length })
        }`}
      >
        {`${name} ${year}`}
      </Title>
      <h1 id="title">{name}</h1>
      <p className="facts">
        <Day of={date} style="long" />, {venue.name}. {t(`phaseLong.${phase}`)}{' '}
        <Link to="/grand-prix/$year" params={{ year: String(year) }}>
          {t('yearTitle', { year: String(year) })}
        </Link>
      </p>
      {phase === 'DRAWN' || phase === 'ENTRIES_OPEN' ? <Freshness live={live} at={updatedAt} /> : null}
      {schedule.length === 0 ? null : (
        <>
          <Ranking event={event} search={search} />
          <Schedule event={event} search={search} />
        </>
      )}
      <Entries event={event} search={search} />
      {seed === null ? null : (
        <p className="legend">
          {t('drawnFrom')} <strong>{seed}</strong>.
        </p>
      )}
    </>
  );
}

function Entries({
  event: { name, seasonYear: year, entries },
  search,
}: {
  readonly event: Event;
  readonly search: WholeSearch;
}) {
  const t = useTranslations('grandPrix');
  const columns: readonly Column<Entry>[] = [
    figureColumn('number', t('number'), ({ number }) => number),
    sideColumn('pair', t('pair'), ({ pair }) => pair),
    personsColumn('players', t('players'), ({ players }) => players),
  ];
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">{t('entries')}</h2>
      {entries.length === 0 ? (
        <p className="empty">{t('noEntries')}</p>
      ) : (
        <List
          list="entries"
          search={search}
          find={t('pairOrPlayer')}
          labelledBy="entries"
          name="entries"
          columns={columns}
          rows={entries}
          rowKey={({ pair }) => pair.id}
          file={`${name}-${year}-${t('entries')}`}
        />
      )}
    </section>
  );
}

/** The event, which changes by itself with each game that is finished. */
function useEvent(id: string): {
  readonly event: Event;
  readonly updatedAt: string;
  readonly live: ReturnType<typeof useLive>;
} {
  const { ask, madeAt } = usePage();
  const queries = useQueryClient();
  const options = asked(ask, grandPrixEvent, { id });
  const { data } = useSuspenseQuery(options);
  const [updatedAt, setUpdatedAt] = useState(madeAt);
  const live = useLive(grandPrixChanged, { id }, ({ grandPrixChanged: { at, grandPrix } }) => {
    setUpdatedAt(at);
    if (grandPrix !== null) queries.setQueryData(options.queryKey, { grandPrix });
  });
  return { event: data.grandPrix!, updatedAt, live };
}
