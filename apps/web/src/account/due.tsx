import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { tieAnchor } from '../cup/tie-anchor.js';
import { asked } from '../graphql/queries.js';
import { Moment, useDay } from '../language/days.js';
import { hasSheets } from '../offline/worker.js';
import type { DueMatch } from '../match/due-queries.js';
import { dueVariables, type OwnDue, ownDue } from './due-queries.js';
import { type Lacking, lackingOf } from './lacking.js';
import type { Own } from './queries.js';

const SheetsDue = lazy(() => import('../sheets/due.js').then(({ SheetsDue: each }) => ({ default: each })));

/** What the reader has to do, the first thing on the page: each line is a button to where it is done. */
export function DueOfMine({ me }: { readonly me: Own }) {
  const t = useTranslations('account');
  const page = usePage();
  const { data } = useSuspenseQuery(asked(page.ask, ownDue, dueVariables(page, me.account)));
  const isAwake = useHydrated();
  const ties = tiesOf(data, new Set(me.person.pairs.map(({ pair }) => pair.id)));
  const { toConfirm, disputed, returned, disputes, juryDesk } = data;
  const lacking = lackingOf(data, dueVariables(page, me.account));
  const hasDesk = juryDesk != null && Object.values(juryDesk).some((number) => number > 0);
  // On a phone that keeps sheets these are among its own, with their next step.
  const isOnPhone = isAwake && hasSheets();
  const drafts = isOnPhone ? [] : data.drafts.nodes;
  const own = new Set(
    disputes.nodes.filter(({ possibleMoves }) => possibleMoves.includes('CONFIRMED')).map(({ id }) => id),
  );
  const isFree =
    !hasDesk &&
    lacking === null &&
    drafts.length + toConfirm.nodes.length + disputed.nodes.length + returned.nodes.length + ties.length === 0;
  return (
    <section aria-labelledby="due-heading" className="own-due">
      <h2 id="due-heading">{t('dueTitle')}</h2>
      {isOnPhone ? (
        <Suspense fallback={null}>
          <SheetsDue />
        </Suspense>
      ) : null}
      {isFree ? <p className="empty">{t('nothingDue')}</p> : null}
      <ul className="ruled">
        {lacking === null ? null : <SettingUp {...lacking} />}
        {hasDesk ? <DeskDue desk={juryDesk} /> : null}
        {drafts.map((draft) => (
          <DraftDue key={draft.id} draft={draft} />
        ))}
        {toConfirm.nodes.map((match) => (
          <MatchDue key={match.id} match={match} words={t('dueConfirm')} />
        ))}
        {disputed.nodes.map((match) => (
          // Who disputed it can take that back; for the other side it waits for an answer.
          <MatchDue key={match.id} match={match} words={t(own.has(match.id) ? 'dueOwnDispute' : 'dueDisputed')} />
        ))}
        {returned.nodes.map((match) => (
          <MatchDue key={match.id} match={match} words={t('dueReturned')} />
        ))}
        {ties.map((tie) => (
          <TieDue key={tie.tie.id} {...tie} />
        ))}
      </ul>
    </section>
  );
}

function MatchDue({ match: { id, date, order, sides }, words }: { readonly match: DueMatch; readonly words: string }) {
  const t = useTranslations('account');
  const { language } = usePage();
  const day = useDay();
  return (
    <li>
      <Link to="/$language/sheets/confirm/$match" params={{ language, match: id }} preload={false}>
        <strong>{words}</strong> {sides.map(({ name }) => name).join(' – ')}
      </Link>
      <small>
        {day(date)}, {t('nthMatch', { order })}
      </small>
    </li>
  );
}

function SettingUp({ what, year }: Lacking) {
  const t = useTranslations('account');
  const { language } = usePage();
  const words = <strong>{t(what, { year: String(year) })}</strong>;
  return (
    <li>
      {what === 'dueJury' ? (
        <Link to="/$language/people" params={{ language }} preload={false}>
          {words}
        </Link>
      ) : what === 'dueSeason' ? (
        <Link to="/$language/jury/seasons" params={{ language }} preload={false}>
          {words}
        </Link>
      ) : (
        <Link to="/$language/jury/seasons/$year/teams" params={{ language, year: String(year) }} preload={false}>
          {words}
        </Link>
      )}
      <small>{t(`${what}Why`)}</small>
    </li>
  );
}

function DeskDue({ desk }: { readonly desk: NonNullable<OwnDue['juryDesk']> }) {
  const t = useTranslations('account');
  const { language } = usePage();
  const { requests, freeGames, ...matches } = desk;
  const parts = [
    ['dueDeskRequests', requests],
    ['dueDeskMatches', matches.disputed + matches.withErrors + matches.toDecide + matches.reopened],
    ['dueDeskGames', freeGames],
  ] as const;
  return (
    <li>
      <Link to="/$language/jury" params={{ language }} preload={false}>
        <strong>{t('dueDesk')}</strong>
      </Link>
      <small>
        {parts
          .filter(([, number]) => number > 0)
          .map(([words, number]) => t(words, { number }))
          .join(', ')}
      </small>
    </li>
  );
}

function DraftDue({ draft: { title, updatedAt } }: { readonly draft: OwnDue['drafts']['nodes'][number] }) {
  const t = useTranslations('account');
  const { language } = usePage();
  return (
    <li>
      <Link to="/$language/sheets" params={{ language }} preload={false}>
        <strong>{t('dueDraft')}</strong> {title}
      </Link>
      <small>
        <Moment of={updatedAt} />
      </small>
    </li>
  );
}

type Tie = NonNullable<NonNullable<OwnDue['season']>['cup']>['toPlay'][number] & { readonly year: number };

function TieDue({ year, tie, message }: Tie) {
  const t = useTranslations('account');
  const { language } = usePage();
  const day = useDay();
  return (
    <li>
      <Link to="/$language/cup/$year" params={{ language, year: String(year) }} hash={tieAnchor(tie.id)}>
        <strong>{t('dueTie', { day: day(tie.lastDay) })}</strong>
      </Link>
      <small>{message}</small>
    </li>
  );
}

function tiesOf({ season, lastSeason }: OwnDue, own: ReadonlySet<string>): readonly Tie[] {
  return [lastSeason, season].flatMap((each) =>
    (each?.cup?.toPlay ?? [])
      .filter(({ tie }) => tie.sides.some(({ pair }) => pair !== null && own.has(pair.id)))
      .map((due) => ({ ...due, year: each!.year })),
  );
}
