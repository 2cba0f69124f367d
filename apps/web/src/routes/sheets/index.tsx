import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Title } from '../../ui/title.js';
import { Day } from '../../ui/days.js';
import { Bar } from '../../ui/forms/bar.js';
import { begun, stateOfPlan } from '../../features/sheets/beginning.js';
import { useWaitingMatches, Waiting } from '../../features/sheets/confirm/waiting.js';
import { soFar } from '../../features/sheets/form/result.js';
import { WhatWorks } from '../../features/offline/what-works.js';
import { OfficeNotReached } from '../../features/sheets/office-words.js';
import { type DirectoryPlan, namesOfBoth, sideOf } from '../../features/sheets/store/season-directory.js';
import { type LocalDraft, standingOf, withoutCorrected } from '../../features/sheets/store/draft.js';
import { useReadySheets } from '../../features/sheets/use-sheets.js';

export const Route = createFileRoute('/sheets/')({
  component: ListPage,
});

function ListPage() {
  const t = useTranslations('sheets');
  const { drafts, directory, sheets, office } = useReadySheets();
  const atOffice = useWaitingMatches();
  const waitingMatches = Object.values(atOffice).flat();
  // A sheet that the office waits for an answer to stands there, and only there.
  const here = withoutCorrected(drafts).filter(
    ({ outcome }) => outcome?.kind !== 'arrived' || !waitingMatches.some(({ id }) => id === outcome.match),
  );
  const navigate = useNavigate();
  const waiting = drafts.filter((draft) => standingOf(draft) === 'waiting').length;
  const plans = directory.plans.filter(({ id }) => !drafts.some(({ plannedMatch }) => plannedMatch === id));
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <p role="status" className={waiting > 0 ? 'problem' : 'freshness'}>
        {waiting > 0 ? t('waiting', { number: waiting }) : null} <OfficeNotReached />
      </p>
      {office === 'no-network' ? (
        <details className="what-works">
          <summary>{t('whatWorks')}</summary>
          <WhatWorks />
        </details>
      ) : null}
      {here.length + waitingMatches.length === 0 ? <p className="empty">{t('none')}</p> : null}
      <ul className="ruled sheets-list">
        {here.map((draft) => (
          <Row key={draft.id} draft={draft} />
        ))}
      </ul>
      <Waiting waiting={atOffice} />
      {plans.length === 0 ? null : (
        <section aria-labelledby="plans">
          <h2 id="plans">{t('planned')}</h2>
          <ul className="ruled">
            {plans.map((plan) => (
              <li key={plan.id} className="with-action">
                <PlanName plan={plan} />
                <button
                  type="button"
                  className="action"
                  onClick={() => {
                    const { id } = begun(sheets, stateOfPlan(plan, directory), plan.id);
                    void navigate({ to: '/sheets/$id/players', params: { id } });
                  }}
                >
                  {t('beginThis')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Bar>
        <Link to="/sheets/new" className="action main">
          {t('begin')}
        </Link>
      </Bar>
    </>
  );
}

function PlanName({ plan: { sides, date, order } }: { readonly plan: DirectoryPlan }) {
  const t = useTranslations('sheets');
  const { directory } = useReadySheets();
  return (
    <span>
      {sideOf(directory, sides.A)?.name ?? '?'} – {sideOf(directory, sides.B)?.name ?? '?'}{' '}
      <small>
        <Day of={date} />, {t('nthMatch', { order })}
      </small>
    </span>
  );
}

function Row({ draft }: { readonly draft: LocalDraft }) {
  const t = useTranslations('sheets');
  const format = useFormatter();
  const { directory } = useReadySheets();
  const { state, outcome } = draft;
  const standing = standingOf(draft);
  // What was handed in stands where the office says.
  const match = standing === 'arrived' && outcome?.kind === 'arrived' ? outcome.match : null;
  const there = directory.matches?.find(({ id }) => id === match);
  const { sum: onSheet, games } = soFar(state);
  const sum = there?.sum ?? onSheet;
  const name = namesOfBoth(directory, state.sides).join(' – ');
  return (
    <li>
      <Link to="/sheets/$id" params={{ id: draft.id }}>
        <span>{name}</span>
        <small>
          {state.date === null ? null : <Day of={state.date} />}, {t('nthMatch', { order: state.order })},{' '}
          {t(draft.begunAt === undefined ? 'savedAt' : 'begunAt', {
            time: format.dateTime(draft.begunAt ?? draft.changedAt, { timeStyle: 'short' }),
          })}{' '}
          · {t('gamesDone', { games })} · {sum.A}&nbsp;:&nbsp;{sum.B} ·{' '}
          <strong>{there?.standing ?? t(`standing.${standing}`)}</strong>
        </small>
      </Link>
    </li>
  );
}
