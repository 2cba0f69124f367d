import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { tieAnchor } from '../cup/tie-anchor.js';
import { Day } from '../../ui/days.js';
import { Section } from '../../ui/section.js';
import { datesOf, type DueDate } from './dates.js';
import type { News } from './queries.js';

/** More than fit on a phone without scrolling twice; the calendar has all. */
const MOST = 6;

/** What has to be played or entered by when, and what is planned, the nearest first; and where a calendar can follow it. */
export function DueList({ news, today }: { readonly news: News; readonly today: string }) {
  const { namesIn } = usePage();
  const t = useTranslations('dates');
  const th = useTranslations('home');
  // Those of a Grand Prix stand in its schedule.
  const planned = news.plannedMatches.nodes.filter(({ competition }) => competition !== 'GRAND_PRIX');
  const all = [
    ...datesOf(news, today).map((due) => ({ day: due.day, key: JSON.stringify(due), what: <DueWords due={due} /> })),
    ...planned.map((match) => ({ day: match.date, key: match.id, what: <Planned match={match} /> })),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  return (
    <Section
      id="due"
      heading={th('dates')}
      beside={
        <a href={`/calendar.ics?lang=${namesIn}`} type="text/calendar" title={t('follow')}>
          {th('calendar')}
        </a>
      }
    >
      {all.length === 0 ? (
        <p className="empty">{t('nothingDue')}</p>
      ) : (
        <ol className="ruled dated">
          {all.slice(0, MOST).map(({ day, key, what }) => (
            <li key={key}>
              <Day of={day} style="short" />
              <span>{what}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function Planned({
  match: { id, competition, venue, sideA, sideB },
}: {
  readonly match: News['plannedMatches']['nodes'][number];
}) {
  const tm = useTranslations('match');
  return (
    <>
      <Link to="/planned-matches/$id" params={{ id }}>
        {sideA.name} – {sideB.name}
      </Link>{' '}
      <small>
        {tm(`competition.${competition}`)}
        {venue === null ? '' : `, ${venue.name}`}
      </small>
    </>
  );
}

function DueWords({ due }: { readonly due: DueDate }) {
  const t = useTranslations('dates');
  const year = String(due.year);
  switch (due.kind) {
    case 'meeting':
      return t('meeting', { year });
    case 'lastDayOfSeason':
      return (
        <Link to="/championship/$year" params={{ year }}>
          {t('lastDayOfSeason', { year })}
        </Link>
      );
    case 'cupEntries':
      return (
        <Link to="/cup/$year" params={{ year }}>
          {t('cupEntries', { year })}
        </Link>
      );
    case 'tie':
      return (
        <Link to="/cup/$year" params={{ year }} hash={tieAnchor(due.tie)}>
          {due.message}
        </Link>
      );
    case 'grandPrix':
    case 'grandPrixEntries':
      return (
        <>
          <Link to="/grand-prix/$year/$id" params={{ year, id: due.id }}>
            {due.name}
          </Link>{' '}
          <small>
            {due.venue}
            {due.kind === 'grandPrixEntries' ? `, ${t('entriesOpen')}` : ''}
          </small>
        </>
      );
  }
}
