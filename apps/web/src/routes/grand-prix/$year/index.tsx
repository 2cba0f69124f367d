import { type QueryKey, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { useFollowing } from '../../../api/following.js';
import type { LiveState } from '../../../api/live.js';
import { asked } from '../../../api/queries.js';
import { Years } from '../../../features/season/years.js';
import { Freshness } from '../../../ui/table/freshness.js';
import { List } from '../../../ui/table/list.js';
import { Players } from '../../../features/grand-prix/players.js';
import { type EventOfYear, useEventColumns } from '../../../features/grand-prix/event-columns.js';
import { grandPrixMoved, grandPrixOfYear } from '../../../features/grand-prix/queries.js';
import { Titled, type Titling } from '../../../ui/table/titled.js';
import { loadOfYear, yearOf } from '../../../api/load.js';
import { list, searchOf } from '../../../ui/search.js';

export const Route = createFileRoute('/grand-prix/$year/')({
  validateSearch: searchOf({ ...list(), ...list('events') }),
  loader: ({ context, params: { year } }) =>
    loadOfYear(context, year, grandPrixOfYear, { year: yearOf(year) }, 'grandPrixYear'),
  component: GrandPrixYearPage,
});

/** All Grand Prix of a year; the rules make no ranking of it, so each player has lines of their own. */
function GrandPrixYearPage() {
  const year = Number(Route.useParams().year);
  const search = Route.useSearch();
  const { ask } = usePage();
  const options = asked(ask, grandPrixOfYear, { year });
  const { data, dataUpdatedAt } = useSuspenseQuery(options);
  const t = useTranslations('grandPrix');
  const columns = useEventColumns(year);
  const { events, players } = data.grandPrixYear ?? { events: [], players: [] };
  const open = events.filter(({ phase }) => phase === 'DRAWN' || phase === 'ENTRIES_OPEN').slice(0, MOST_FOLLOWED);
  const titling: Titling = {
    heading: <h1 id="title">{t('yearTitle', { year: String(year) })}</h1>,
    controls: (
      <Years
        label={t('season')}
        years={data.seasons.nodes.map((each) => each.year)}
        link={(each) => (
          <Link
            to="/grand-prix/$year"
            params={{ year: String(each) }}
            aria-current={each === year ? 'page' : undefined}
          >
            {each}
          </Link>
        )}
      />
    ),
  };
  return (
    <>
      <Title description={t('yearDescription', { year: String(year), events: events.length })}>
        {t('yearTitle', { year: String(year) })}
      </Title>
      {events.length === 0 ? (
        <>
          <Titled heading={titling.heading} controls={titling.controls} />
          <p className="empty">{t('noEvents', { year: String(year) })}</p>
        </>
      ) : (
        <List
          titled={titling}
          list="events"
          search={search}
          find={t('eventOrPair')}
          labelledBy="title"
          name="events"
          columns={columns}
          rows={events}
          rowKey={({ id }) => id}
          file={`grand-prix-${year}`}
          whole={{ table: `grand-prix-${year}` }}
        />
      )}
      {players.length === 0 ? null : <Players players={players} year={year} search={search} />}
      <p className="legend">{t('noRanking')}</p>
      <Following events={open} at={new Date(dataUpdatedAt).toISOString()} queryKey={options.queryKey} />
    </>
  );
}

/** More than a handful is never under way; each has a subscription of its own. */
const MOST_FOLLOWED = 6;

/** The year changes while one of its events is entered or played. */
function Following({
  events,
  at,
  queryKey,
}: {
  readonly events: readonly EventOfYear[];
  readonly at: string;
  readonly queryKey: QueryKey;
}) {
  const [states, setStates] = useState<Readonly<Record<string, LiveState>>>({});
  if (events.length === 0) return null;
  const all = events.map(({ id }) => states[id] ?? 'starting');
  const live = all.find((each) => each !== 'live') ?? 'live';
  return (
    <>
      <Freshness live={live} at={at} />
      {events.map(({ id }) => (
        <Followed key={id} id={id} queryKey={queryKey} setStates={setStates} />
      ))}
    </>
  );
}

function Followed({
  id,
  queryKey,
  setStates,
}: {
  readonly id: string;
  readonly queryKey: QueryKey;
  readonly setStates: Dispatch<SetStateAction<Readonly<Record<string, LiveState>>>>;
}) {
  const live = useFollowing(grandPrixMoved, { id }, queryKey);
  useEffect(() => setStates((before) => ({ ...before, [id]: live })), [id, live, setStates]);
  return null;
}
