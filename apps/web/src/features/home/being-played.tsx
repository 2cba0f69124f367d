import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { tieAnchor } from '../cup/tie-anchor.js';
import type { News } from './queries.js';
import { SideLink } from '../../ui/links.js';
import { Section } from '../../ui/section.js';

/** More than a small Grand Prix has pairs. */
const MOST = 6;

/** What is under way: a Grand Prix that has begun, with who leads, and the ties of the cup that are open, by their rounds. */
export function BeingPlayed({ news, today }: { readonly news: News; readonly today: string }) {
  const events = (news.grandPrixYear?.events ?? []).filter(
    ({ phase, date, table }) => phase === 'DRAWN' && date <= today && table.rows.length > 0,
  );
  const cups = [news.pastSeason, news.season].flatMap((season) =>
    season?.cup == null ? [] : [{ year: season.year, ties: season.cup.toPlay }],
  );
  const isCupOpen = cups.some(({ ties }) => ties.length > 0);
  if (events.length === 0 && !isCupOpen) return null;
  return (
    <>
      {events.map((event) => (
        <Live key={event.id} event={event} year={news.grandPrixYear!.seasonYear} />
      ))}
      {cups.map(({ year, ties }) => (
        <OpenTies key={year} year={year} ties={ties} />
      ))}
    </>
  );
}

function Live({
  event: { id, name, table, venue },
  year,
}: {
  readonly event: NonNullable<News['grandPrixYear']>['events'][number];
  readonly year: number;
}) {
  const t = useTranslations('home');
  const format = useFormatter();
  return (
    <Section
      id={`event-${id}`}
      heading={
        <Link to="/grand-prix/$year/$id" params={{ year: String(year), id }}>
          {name}
        </Link>
      }
      beside={<span className="being-played">{t('beingPlayed')}</span>}
    >
      <ol className="ruled first-places">
        {table.rows.slice(0, MOST).map(({ rank, pair, games, total }) => (
          <li key={pair.id}>
            <strong>{rank}</strong>
            <SideLink side={pair} />
            <small>{t('games', { games })}</small>
            <span className="figures decisive">{format.number(total)}</span>
          </li>
        ))}
      </ol>
      <small>{venue.name}</small>
    </Section>
  );
}

function OpenTies({
  year,
  ties,
}: {
  readonly year: number;
  readonly ties: NonNullable<NonNullable<News['season']>['cup']>['toPlay'];
}) {
  const t = useTranslations('home');
  return ties.map(({ message, tie }) => (
    <p key={tie.id}>
      <strong>{t('cup', { tie: tie.name })}</strong>{' '}
      <Link to="/cup/$year" params={{ year: String(year) }} hash={tieAnchor(tie.id)}>
        {message}
      </Link>
    </p>
  ));
}
