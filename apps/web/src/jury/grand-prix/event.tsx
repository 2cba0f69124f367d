import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { Ranking } from '../../grand-prix/ranking.js';
import { Schedule } from '../../grand-prix/schedule.js';
import { useFollowing } from '../../graphql/following.js';
import { asked } from '../../graphql/queries.js';
import { Day } from '../../language/days.js';
import { SideLink } from '../../people/links.js';
import { DrawEvent } from './draw.js';
import { EntriesOpen } from './entries.js';
import { Keeping } from './keeping.js';
import { Pairings } from './pairings.js';
import type { Part } from './part.js';
import { deskEvent, deskEventChanged } from './queries.js';

export const deskEventPage = createLazyRoute('/_desk/jury/grand-prix/$year/$id')({
  component: DeskEventPage,
});

function DeskEventPage() {
  const { id } = deskEventPage.useParams();
  const { ask } = usePage();
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(asked(ask, deskEvent, { id }));
  const again = () => queries.invalidateQueries();
  useFollowing(deskEventChanged, { id });
  return <Event event={data.grandPrix!} again={again} />;
}

function Event({ event, again }: Part) {
  const t = useTranslations('eventDesk');
  const tg = useTranslations('grandPrix');
  const search = deskEventPage.useSearch();
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
          <EntriesOpen event={event} again={again} />
          <DrawEvent event={event} again={again} />
        </>
      ) : null}
      {schedule.length === 0 ? null : (
        <>
          <Ranking event={event} search={search} />
          <Schedule event={event} search={search} />
          {phase === 'DRAWN' && !season.closed ? <Pairings key={event.version} event={event} again={again} /> : null}
        </>
      )}
      {season.closed ? null : <Keeping event={event} again={again} />}
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
