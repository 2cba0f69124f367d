import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { tieAnchor } from '../cup/tie-anchor.js';
import { Day } from '../language/days.js';
import { SideLink } from '../people/links.js';
import { datesOf, type Due } from './dates.js';
import type { News } from './queries.js';

/** More than fit on a phone without scrolling twice; the calendar has all. */
const MOST = 8;

/** What has to be played or entered by when, what is planned, and where a calendar can follow it. */
export function DueList({ news, today }: { readonly news: News; readonly today: string }) {
  const { language } = usePage();
  const t = useTranslations('dates');
  const tm = useTranslations('match');
  const due = datesOf(news, today);
  // Those of a Grand Prix stand in its schedule.
  const planned = news.plannedMatches.nodes.filter(({ competition }) => competition !== 'GRAND_PRIX').slice(0, MOST);
  return (
    <section aria-labelledby="due">
      <h2 id="due">{t('due')}</h2>
      {due.length === 0 ? (
        <p className="empty">{t('nothingDue')}</p>
      ) : (
        <ol className="ruled dated">
          {due.slice(0, MOST).map((each) => (
            <li key={JSON.stringify(each)}>
              <Day of={each.day} style="short" />
              <span>
                <What due={each} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {planned.length === 0 ? null : (
        <>
          <h2>{t('planned')}</h2>
          <ol className="ruled dated">
            {planned.map(({ id, date, competition, venue, sideA, sideB }) => (
              <li key={id}>
                <Link to="/planned-matches/$id" params={{ id }}>
                  <Day of={date} style="short" />
                </Link>
                <span>
                  <SideLink side={sideA} /> – <SideLink side={sideB} />{' '}
                  <small>
                    {tm(`competition.${competition}`)}
                    {venue === null ? '' : `, ${venue.name}`}
                  </small>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      <a href={`/calendar.ics?lang=${language}`} className="action" type="text/calendar">
        {t('follow')}
      </a>
    </section>
  );
}

function What({ due }: { readonly due: Due }) {
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
