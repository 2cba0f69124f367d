import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { schemaLanguage } from '../graphql/graphql.js';
import { type LiveState, useLive } from '../graphql/live.js';
import { asked } from '../graphql/queries.js';
import { Day } from '../language/days.js';
import { SideLink } from '../people/links.js';
import { Years } from '../season/years.js';
import { SaveAsCsv } from '../table/csv.js';
import { Freshness } from '../table/freshness.js';
import { type Column, Table } from '../table/table.js';
import { Players } from './players.js';
import { type EventOfYear, grandPrixMoved, grandPrixOfYear } from './queries.js';

export const grandPrixYearPage = createLazyRoute('/$language/grand-prix/$year')({ component: GrandPrixYearPage });

/** All Grand Prix of a year; the rules make no ranking of it, so each player has his own lines. */
function GrandPrixYearPage() {
  const year = Number(grandPrixYearPage.useParams().year);
  const { sort = 'player' } = grandPrixYearPage.useSearch();
  const { ask, language } = usePage();
  const queries = useQueryClient();
  const options = asked(ask, grandPrixOfYear, { year, lang: schemaLanguage(language) });
  const { data, dataUpdatedAt } = useSuspenseQuery(options);
  const again = () => void queries.invalidateQueries({ queryKey: options.queryKey });
  const t = useTranslations('grandPrix');
  const columns = useEventColumns(year);
  const { events, players } = data.grandPrixYear ?? { events: [], players: [] };
  const open = events.filter(({ phase }) => phase === 'DRAWN' || phase === 'ENTRIES_OPEN').slice(0, MOST_FOLLOWED);
  return (
    <>
      <Title description={t('yearDescription', { year: String(year), events: events.length })}>
        {t('yearTitle', { year: String(year) })}
      </Title>
      <h1 id="title">{t('yearTitle', { year: String(year) })}</h1>
      <Years
        label={t('season')}
        years={data.seasons.nodes.map((each) => each.year)}
        link={(each) => (
          <Link
            to="/$language/grand-prix/$year"
            params={{ language, year: String(each) }}
            aria-current={each === year ? 'page' : undefined}
          >
            {each}
          </Link>
        )}
      />
      <Following events={open} at={new Date(dataUpdatedAt).toISOString()} again={again} />
      {events.length === 0 ? (
        <p className="empty">{t('noEvents', { year: String(year) })}</p>
      ) : (
        <>
          <Table labelledBy="title" name="events" columns={columns} rows={events} rowKey={({ id }) => id} />
          <SaveAsCsv name={`grand-prix-${year}`} columns={columns} rows={events} />
        </>
      )}
      {players.length === 0 ? null : <Players players={players} year={year} sort={sort} />}
      <p className="legend">{t('noRanking')}</p>
    </>
  );
}

/** More than a handful is never under way; each has a subscription of its own. */
const MOST_FOLLOWED = 6;

/** The year changes while one of its events is entered or played. */
function Following({
  events,
  at,
  again,
}: {
  readonly events: readonly EventOfYear[];
  readonly at: string;
  readonly again: () => void;
}) {
  const [states, setStates] = useState<Readonly<Record<string, LiveState>>>({});
  if (events.length === 0) return null;
  const all = events.map(({ id }) => states[id] ?? 'starting');
  const live = all.find((each) => each !== 'live') ?? 'live';
  return (
    <>
      <Freshness live={live} at={at} />
      {events.map(({ id }) => (
        <Followed
          key={id}
          id={id}
          again={again}
          tell={(state) => setStates((before) => ({ ...before, [id]: state }))}
        />
      ))}
    </>
  );
}

function Followed({
  id,
  again,
  tell,
}: {
  readonly id: string;
  readonly again: () => void;
  readonly tell: (state: LiveState) => void;
}) {
  const live = useLive(grandPrixMoved, { id }, ({ grandPrixChanged: { kind } }) => {
    if (kind === 'CHANGE') again();
  });
  useEffect(() => tell(live), [live]);
  return null;
}

function useEventColumns(year: number): readonly Column<EventOfYear>[] {
  const t = useTranslations('grandPrix');
  const { language } = usePage();
  const format = useFormatter();
  const first = ({ table, phase }: EventOfYear): EventOfYear['table']['rows'] =>
    phase === 'ENTRIES_OPEN' ? [] : table.rows.filter(({ rank, total }) => rank === 1 && total > 0);
  return [
    { id: 'day', heading: t('day'), cell: ({ date }) => <Day of={date} style="short" />, value: ({ date }) => date },
    {
      id: 'event',
      heading: t('event'),
      cell: ({ id, name }) => (
        <Link to="/$language/grand-prix/$year/$id" params={{ language, year: String(year), id }}>
          {name}
        </Link>
      ),
      value: ({ name }) => name,
    },
    {
      id: 'first',
      heading: t('first'),
      cell: (event) =>
        first(event).map(({ pair }, index) => (
          <span key={pair.id}>
            {index > 0 ? ', ' : ''}
            <SideLink side={pair} />
          </span>
        )),
      value: (event) =>
        first(event)
          .map(({ pair }) => pair.name)
          .join(', '),
    },
    {
      id: 'points',
      heading: t('points'),
      figures: true,
      cell: (event) => (first(event)[0] === undefined ? null : format.number(first(event)[0]!.total)),
      value: (event) => first(event)[0]?.total ?? null,
    },
    {
      id: 'pairs',
      heading: t('pairs'),
      figures: true,
      minor: true,
      cell: ({ entries }) => entries.length,
      value: ({ entries }) => entries.length,
    },
    {
      id: 'venue',
      heading: t('venue'),
      minor: true,
      cell: ({ venue }) => venue.name,
      value: ({ venue }) => venue.name,
    },
    {
      id: 'phase',
      heading: t('phaseHeading'),
      minor: true,
      cell: ({ phase }) => t(`phase.${phase}`),
      value: ({ phase }) => t(`phase.${phase}`),
    },
  ];
}
