import { Link, useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { tieAnchor } from '../cup/tie-anchor.js';
import { Moment, useDay } from '../../ui/days.js';
import { hasSheets } from '../../api/service-worker.js';
import type { DueMatch } from '../match/due-queries.js';
import { type Due, dueOf, type DueTie } from './due.js';
import type { Lacking } from './lacking.js';
import { type DueAnswer, todayIn } from './queries.js';
import { TaskLink } from './task.js';

const SheetsDue = lazy(() => import('../sheets/due.js').then(({ SheetsDue: each }) => ({ default: each })));

/** What the reader has to do, the first thing on the page: each line leads to where it is done. */
export function DueList({ answer }: { readonly answer: DueAnswer }) {
  const t = useTranslations('due');
  const page = usePage();
  const isAwake = useHydrated();
  // On a phone that keeps sheets these are among its own, with their next step.
  const isOnPhone = isAwake && hasSheets();
  const due = dueOf(answer, todayIn(page)).filter(({ kind }) => kind !== 'draft' || !isOnPhone);
  return (
    <section aria-labelledby="due-heading" className="own-due">
      <h2 id="due-heading">{t('title')}</h2>
      {isOnPhone ? (
        <Suspense fallback={null}>
          <SheetsDue />
        </Suspense>
      ) : null}
      {due.length === 0 ? <p className="empty">{t('nothing')}</p> : null}
      <ul className="ruled">
        {due.map((each) => (
          <li key={JSON.stringify(each)}>
            <DueLine due={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One thing that is due; it leads to where it is done. */
export function DueLine({ due }: { readonly due: Due }) {
  switch (due.kind) {
    case 'lacking':
      return <SettingUp {...due.lacking} />;
    case 'task':
      return <TaskLink task={due.task} />;
    case 'draft':
      return <DraftDue draft={due.draft} />;
    case 'tie':
      return <TieDue {...due.tie} />;
    case 'confirm':
    case 'disputed':
    case 'ownDispute':
    case 'returned':
      return <MatchDue match={due.match} kind={due.kind} />;
  }
}

function MatchDue({
  match: { id, date, order, sides },
  kind,
}: {
  readonly match: DueMatch;
  readonly kind: Extract<Due, { match: DueMatch }>['kind'];
}) {
  const t = useTranslations('due');
  const day = useDay();
  return (
    <>
      <Link to="/sheets/confirm/$match" params={{ match: id }} preload={false}>
        <strong>{t(kind)}</strong> {sides.map(({ name }) => name).join(' – ')}
      </Link>
      <small>
        {day(date)}, {t('nthMatch', { order })}
      </small>
    </>
  );
}

function SettingUp({ what, year }: Lacking) {
  const t = useTranslations('due');
  const words = <strong>{t(what, { year: String(year) })}</strong>;
  return (
    <>
      {what === 'jury' ? (
        <Link to="/people" preload={false}>
          {words}
        </Link>
      ) : what === 'season' ? (
        <Link to="/jury/seasons" preload={false}>
          {words}
        </Link>
      ) : (
        <Link to="/jury/seasons/$year/teams" params={{ year: String(year) }} preload={false}>
          {words}
        </Link>
      )}
      <small>{t(`${what}Why`)}</small>
    </>
  );
}

function DraftDue({ draft: { title, updatedAt } }: { readonly draft: DueAnswer['drafts']['nodes'][number] }) {
  const t = useTranslations('due');
  return (
    <>
      <Link to="/sheets" preload={false}>
        <strong>{t('draft')}</strong> {title}
      </Link>
      <small>
        <Moment of={updatedAt} />
      </small>
    </>
  );
}

function TieDue({ year, tie, message }: DueTie) {
  const t = useTranslations('due');
  const day = useDay();
  return (
    <>
      <Link to="/cup/$year" params={{ year: String(year) }} hash={tieAnchor(tie.id)}>
        <strong>{t('tie', { day: day(tie.lastDay) })}</strong>
      </Link>
      <small>{message}</small>
    </>
  );
}
