import { Link, useHydrated } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
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
      <DueLines due={due} />
    </section>
  );
}

/** Each with its act, or leading to where it is done. */
export function DueLines({ due }: { readonly due: readonly Due[] }) {
  return (
    <ul className="ruled">
      {due.map((each) => (
        <li key={JSON.stringify(each)} className={hasAct(each) ? 'with-action' : undefined}>
          <DueLine due={each} isFirst={each === due.find(hasAct)} />
        </li>
      ))}
    </ul>
  );
}

/** What is done in one place has its act; tasks of the jury lead to a list of them. */
function hasAct({ kind }: Due): boolean {
  return kind !== 'lacking' && kind !== 'task';
}

function DueLine({ due, isFirst }: { readonly due: Due; readonly isFirst: boolean }) {
  switch (due.kind) {
    case 'lacking':
      return <SettingUp {...due.lacking} />;
    case 'task':
      return <TaskLink task={due.task} />;
    case 'draft':
      return <DraftDue draft={due.draft} isFirst={isFirst} />;
    case 'tie':
      return <TieDue tie={due.tie} isFirst={isFirst} />;
    case 'confirm':
    case 'disputed':
    case 'ownDispute':
    case 'returned':
      return <MatchDue match={due.match} kind={due.kind} isFirst={isFirst} />;
  }
}

interface First {
  /** The first of the list that has an act has the main one. */
  readonly isFirst: boolean;
}

/** What is to be done, and at the end of its line the act, which who hears it is told with its object. */
function WithAct({
  of,
  what,
  about,
  act,
}: {
  /** The id of what is due. */
  readonly of: string;
  readonly what: ReactNode;
  readonly about: ReactNode;
  readonly act: (names: { readonly id: string; readonly 'aria-labelledby': string }) => ReactNode;
}) {
  const id = `due-${of}`;
  return (
    <>
      <span>
        <span id={id}>{what}</span>
        <small>{about}</small>
      </span>
      {act({ id: `${id}-act`, 'aria-labelledby': `${id}-act ${id}` })}
    </>
  );
}

function looks({ isFirst }: First): string {
  return isFirst ? 'action main' : 'action';
}

function MatchDue({
  match: { id, date, order, sides },
  kind,
  ...first
}: First & {
  readonly match: DueMatch;
  readonly kind: Extract<Due, { match: DueMatch }>['kind'];
}) {
  const t = useTranslations('due');
  const day = useDay();
  return (
    <WithAct
      of={id}
      what={
        <>
          <strong>{t(kind)}</strong> {sides.map(({ name }) => name).join(' – ')}
        </>
      }
      about={`${day(date)}, ${t('nthMatch', { order })}`}
      act={(names) => (
        <Link to="/sheets/confirm/$match" params={{ match: id }} preload={false} className={looks(first)} {...names}>
          {t(`act.${kind}`)}
        </Link>
      )}
    />
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

function DraftDue({
  draft: { id, title, updatedAt },
  ...first
}: First & { readonly draft: DueAnswer['drafts']['nodes'][number] }) {
  const t = useTranslations('due');
  return (
    <WithAct
      of={id}
      what={
        <>
          <strong>{t('draft')}</strong> {title}
        </>
      }
      about={<Moment of={updatedAt} />}
      act={(names) => (
        <Link to="/sheets" preload={false} className={looks(first)} {...names}>
          {t('act.draft')}
        </Link>
      )}
    />
  );
}

function TieDue({ tie: { year, tie, message }, ...first }: First & { readonly tie: DueTie }) {
  const t = useTranslations('due');
  const day = useDay();
  return (
    <WithAct
      of={`${year}-${tie.id}`}
      what={<strong>{t('tie', { day: day(tie.lastDay) })}</strong>}
      about={message}
      act={(names) => (
        <Link
          to="/cup/$year"
          params={{ year: String(year) }}
          hash={tieAnchor(tie.id)}
          className={looks(first)}
          {...names}
        >
          {t('act.tie')}
        </Link>
      )}
    />
  );
}
