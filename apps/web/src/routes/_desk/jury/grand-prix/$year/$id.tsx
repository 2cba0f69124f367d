import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../../api/page-context.js';
import { Title } from '../../../../../ui/title.js';
import { Ranking } from '../../../../../features/grand-prix/ranking.js';
import { Schedule } from '../../../../../features/grand-prix/schedule.js';
import { useFollowing } from '../../../../../api/following.js';
import { asked } from '../../../../../api/queries.js';
import { Day } from '../../../../../ui/days.js';
import { SideLink } from '../../../../../ui/links.js';
import { DrawEvent } from '../../../../../features/jury/grand-prix/draw.js';
import { EntriesOpen } from '../../../../../features/jury/grand-prix/entries.js';
import { Keeping } from '../../../../../features/jury/grand-prix/keeping.js';
import { Pairings } from '../../../../../features/jury/grand-prix/pairings.js';
import type { ActOnEvent } from '../../../../../features/jury/grand-prix/act-on-event.js';
import { deskEvent, deskEventChanged } from '../../../../../features/jury/grand-prix/queries.js';
import { load, idOf, yearOf, present } from '../../../../../api/load.js';
import { ofJuryOrAppointed } from '../../../../../features/jury/access.js';
import { eventSearch } from '../../../../../features/grand-prix/search.js';

export const Route = createFileRoute('/_desk/jury/grand-prix/$year/$id')({
  beforeLoad: ofJuryOrAppointed,
  validateSearch: eventSearch,
  loader: async ({ context, params: { year, id } }) => {
    const { grandPrix } = await load(context, deskEvent, { id: idOf(id) });
    if (grandPrix?.seasonYear !== yearOf(year)) throw notFound();
  },
  component: DeskEventPage,
});

function DeskEventPage() {
  const { id } = Route.useParams();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, deskEvent, { id }));
  useFollowing(deskEventChanged, { id });
  return <Event event={present(data, 'grandPrix').grandPrix} />;
}

function Event({ event }: ActOnEvent) {
  const t = useTranslations('eventDesk');
  const tg = useTranslations('grandPrix');
  const search = Route.useSearch();
  const { id, name, date, seasonYear: year, venue, phase, schedule, entries, seed, season } = event;
  return (
    <>
      <Title description={t('description', { name })}>{`${name} ${year}`}</Title>
      <h1 id="title">{name}</h1>
      <p className="facts">
        <Day of={date} style="long" />, {venue.name}. {tg(`phaseLong.${phase}`)}{' '}
        <Link to="/grand-prix/$year/$id" params={{ year: String(year), id }}>
          {t('publicPage')}
        </Link>
        {', '}
        <Link to="/jury/grand-prix/$year" params={{ year: String(year) }}>
          {t('yearTitle', { year: String(year) })}
        </Link>
      </p>
      {season.closed ? <p className="problem">{t('seasonClosed')}</p> : null}
      {phase === 'ENTRIES_OPEN' && !season.closed ? (
        <>
          <EntriesOpen event={event} />
          <DrawEvent event={event} />
        </>
      ) : null}
      {schedule.length === 0 ? null : (
        <>
          <Ranking event={event} search={search} />
          <Schedule event={event} search={search} />
          {phase === 'DRAWN' && !season.closed ? <Pairings key={event.version} event={event} /> : null}
        </>
      )}
      {season.closed ? null : <Keeping event={event} />}
      {phase === 'ENTRIES_OPEN' || entries.length === 0 ? null : (
        <section aria-labelledby="entries">
          <h2 id="entries">{tg('entries')}</h2>
          <ol className="ruled">
            {entries.map(({ number, pair, players }) => (
              <li key={pair.id}>
                <span>
                  {number}. <SideLink side={pair} /> <small>{players.map((each) => each.name).join(', ')}</small>
                </span>
              </li>
            ))}
          </ol>
          {seed === null ? null : (
            <p className="legend">
              {tg('drawnFrom')} <strong>{seed}</strong>.
            </p>
          )}
        </section>
      )}
    </>
  );
}
