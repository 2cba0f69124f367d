import { Link, useLocation } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { DraftProblem } from './store/draft.js';
import { OUTDATED } from './store/setback.js';
import { useSheets } from './use-sheets.js';

/** Why the office cannot be told at the moment, that nothing is lost, and what to do; nothing while it can. */
export function OfficeNotReached() {
  const t = useTranslations('sheets');
  const { office } = useSheets();
  const time = useTimeToWait();
  if (office === 'reached') return null;
  return (
    <>
      {office === 'busy' && time !== null ? t('notReached.busyUntil', { time }) : t(`notReached.${office}`)} <WayOn />
    </>
  );
}

/** What becomes of the sheet that is on its way. */
export function OfficeBeingSent() {
  const t = useTranslations('sheets');
  const { office } = useSheets();
  const time = useTimeToWait();
  return (
    <>
      {office === 'busy' && time !== null ? t('sendingTo.busyUntil', { time }) : t(`sendingTo.${office}`)} <WayOn />
    </>
  );
}

/** Within the button of an act that cannot be sent at once: what becomes of it. */
export function SentLater() {
  const t = useTranslations('sheets');
  const { office } = useSheets();
  if (office === 'reached') return null;
  return <small> {t(office === 'no-network' ? 'sentWithNetwork' : 'sentWhenReached')}</small>;
}

/** What only who holds the phone can do. */
function WayOn() {
  const t = useTranslations('sheets');
  const { office } = useSheets();
  const { publicHref } = useLocation();
  switch (office) {
    case 'logged-out':
      return (
        <Link to="/login" search={{ next: publicHref }}>
          {t('logIn')}
        </Link>
      );
    case 'outdated':
      return <Reload />;
    default:
      return null;
  }
}

export function Reload() {
  const t = useTranslations('sheets');
  return (
    <button type="button" className="action" onClick={() => location.reload()}>
      {t('reload')}
    </button>
  );
}

/** The time of day until which the office wants not to be asked; null where it has said none. */
function useTimeToWait(): string | null {
  const format = useFormatter();
  const { waitsUntil } = useSheets();
  return waitsUntil === null ? null : format.dateTime(waitsUntil, { timeStyle: 'medium' });
}

/** What the office has said, or what these pages say in its place. */
export function useProblemWords(): (problem: DraftProblem) => string {
  const t = useTranslations('sheets');
  return ({ code, message }) => (code === OUTDATED ? t('outdated') : message);
}
