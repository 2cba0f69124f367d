import { useHydrated } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import type { SideShown } from './queries.js';

/** The address that calendars follow: what is planned comes by itself. */
export function Calendar({ side: { id } }: { readonly side: Pick<SideShown, 'id'> }) {
  const t = useTranslations('side');
  const { namesIn } = usePage();
  const isAwake = useHydrated();
  const path = `/calendar/${id}.ics?lang=${namesIn}`;
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar">{t('calendar')}</h2>
      <p>{t('calendarWords')}</p>
      <p>
        <code className="link-shown">{isAwake ? `${location.origin}${path}` : path}</code>
      </p>
      <p>
        <a href={path} className="action" type="text/calendar">
          {t('openCalendar')}
        </a>
      </p>
    </section>
  );
}
