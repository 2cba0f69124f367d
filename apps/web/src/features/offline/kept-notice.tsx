import { useHydrated, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Moment } from '../../ui/days.js';
import { frameOf } from '../../ui/look/frame.js';
import { isShownAsKept } from './kept-pages.js';

/** Above an open page from which the network has gone: that it has, and what still works; a sheet says so itself. */
export function GoneNotice() {
  const t = useTranslations('offline');
  const format = useFormatter();
  const { pathname } = useLocation();
  const since = useOfflineSince();
  const isSaid = frameOf(pathname) !== undefined || /^\/(?:sheets|offline|table)(?:\/|$)/.test(pathname);
  return (
    <div aria-live="polite">
      {since === null || isSaid || isShownAsKept() ? null : (
        <p className="freshness interrupted">{t('gone', { time: format.dateTime(since, { timeStyle: 'short' }) })}</p>
      )}
    </div>
  );
}

/** In milliseconds; null while there is a network. */
function useOfflineSince(): number | null {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    const look = (): void => setSince((before) => (navigator.onLine ? null : (before ?? Date.now())));
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return since;
}

/** Above a page that this device has kept: that it does not come from the office, and from when it is. Not above those to which a link of it leads. */
export function KeptNotice() {
  const t = useTranslations('offline');
  const { madeAt } = usePage();
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  const isAwake = useHydrated();
  if (!isAwake || pathname !== opened || !isShownAsKept()) return null;
  return (
    <p className="freshness interrupted">
      {t('kept')} <Moment of={madeAt} />
    </p>
  );
}
