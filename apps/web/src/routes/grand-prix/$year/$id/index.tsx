import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Title } from '../../../../ui/title.js';
import { Day, useDay } from '../../../../ui/days.js';
import { Titled, type Titling } from '../../../../ui/table/titled.js';
import { Freshness } from '../../../../ui/table/freshness.js';
import { figureColumn, personsColumn, sideColumn } from '../../../../ui/table/columns.js';
import { List } from '../../../../ui/table/list.js';
import type { WholeSearch } from '../../../../ui/search.js';
import type { Column } from '../../../../ui/table/table.js';
import type { GrandPrixEntry, Event } from '../../../../features/grand-prix/queries.js';
import { Ranking } from '../../../../features/grand-prix/ranking.js';
import { Schedule } from '../../../../features/grand-prix/schedule.js';
import { loadEvent, useEvent } from '../../../../features/grand-prix/use-event.js';
import { eventSearch } from '../../../../features/grand-prix/search.js';

export const Route = createFileRoute('/grand-prix/$year/$id/')({
  validateSearch: eventSearch,
  loader: ({ context, params }) => loadEvent(context, params),
  component: EventPage,
});

function EventPage() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const { event, updatedAt, live } = useEvent(id);
  const t = useTranslations('grandPrix');
  const day = useDay();
  const { name, date, seasonYear: year, venue, phase, table, schedule, entries, seed } = event;
  const [first] = table.rows;
  const titling: Titling = {
    heading: (
      <>
        <h1 id="title">{name}</h1>
        <p>
          <Day of={date} style="long" />, {venue.name}
        </p>
      </>
    ),
    holds: t('holds'),
    sorts: true,
    controls: (
      <p className="acts">
        <Link to="/grand-prix/$year" params={{ year: String(year) }} className="action">
          {t('yearTitle', { year: String(year) })}
        </Link>
        <Link to="/grand-prix/$year/$id/room" params={{ year: String(year), id }} className="action">
          {t('toRoom')}
        </Link>
      </p>
    ),
  };
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
      {schedule.length === 0 ? (
        <Titled {...titling} called="more" />
      ) : (
        <>
          <Ranking event={event} search={search} titling={titling} />
          <Schedule event={event} search={search} />
        </>
      )}
      <p className="facts">{t(`phaseLong.${phase}`)}</p>
      {phase === 'DRAWN' || phase === 'ENTRIES_OPEN' ? <Freshness live={live} at={updatedAt} /> : null}
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
  const columns: readonly Column<GrandPrixEntry>[] = [
    figureColumn('number', t('number'), ({ number }) => number),
    sideColumn('pair', t('pair'), ({ pair }) => pair),
    personsColumn('players', t('players'), ({ players }) => players),
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
        file={`${name}-${year}-${t('entries')}`}
      />
    </section>
  );
}
