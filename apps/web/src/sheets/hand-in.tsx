import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { Bar } from './bar.js';
import { ConflictOfPhones, Differing, EnteredElsewhere } from './decisions.js';
import { missingOf } from './form/result.js';
import { Refused } from './refused.js';
import { Running } from './running.js';
import { PassOver } from './here/pass-over.js';
import { newId, type Outcome, standingOf } from './store/draft.js';
import { useOpened, useSheets } from './use-sheets.js';
import { Whereabouts, WithDraft } from './with-draft.js';

export const handInPage = createLazyRoute('/$language/sheets/$id/hand-in')({ component: HandInPage });

function HandInPage() {
  const { id } = handInPage.useParams();
  const t = useTranslations('sheets');
  return (
    <WithDraft id={id}>
      <Title description={t('description')}>{t('handInTitle')}</Title>
      <Running />
      <h1 className="small-heading">{t('handInTitle')}</h1>
      <Whereabouts />
      <Standing />
    </WithDraft>
  );
}

/** What can be done next with the sheet, by where it stands. */
function Standing() {
  const { draft } = useOpened();
  const { outcome, conflict } = draft;
  switch (standingOf(draft)) {
    case 'writing':
      return <Ready />;
    case 'waiting':
      return <Waiting />;
    case 'arrived':
    case 'not-taken':
      return outcome?.kind === 'arrived' ? <Arrived outcome={outcome} /> : null;
    case 'refused':
      return outcome?.kind === 'refused' ? <Refused problems={outcome.problems} /> : null;
    case 'differs':
      return outcome?.kind === 'differs' ? <Differs outcome={outcome} /> : null;
    case 'conflict':
      return conflict === null ? null : <ConflictOfPhones conflict={conflict} />;
  }
}

function Differs({ outcome }: { readonly outcome: Extract<Outcome, { kind: 'differs' }> }) {
  const { match, theirs, ownRevision = null } = outcome;
  return ownRevision === null ? (
    <Differing outcome={outcome} />
  ) : (
    <EnteredElsewhere match={match} revision={ownRevision} theirs={theirs} />
  );
}

function ToSheet() {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { draft } = useOpened();
  return (
    <Link to="/$language/sheets/$id" params={{ language, id: draft.id }} className="action">
      {t('toSheet')}
    </Link>
  );
}

function Ready() {
  const t = useTranslations('sheets');
  const { draft, sheets } = useOpened();
  const missing = missingOf(draft.state);
  return (
    <>
      {missing.length === 0 ? (
        <>
          <p>{t('readyWords')}</p>
          <PassOver />
        </>
      ) : (
        <>
          <p>{t('stillMissing')}</p>
          <ul>
            {missing.map((each) => (
              <li key={each}>{t(`missingPart.${each}`)}</li>
            ))}
          </ul>
        </>
      )}
      <Bar>
        <ToSheet />
        <button
          type="button"
          className="action main"
          disabled={missing.length > 0}
          onClick={() => {
            const handing = { key: newId(), remarks: [], requestRuling: false, dispute: null };
            sheets.keep({ ...draft, handing, outcome: null, changedAt: Date.now() }, 0);
          }}
        >
          {t('handIn')}
        </button>
      </Bar>
    </>
  );
}

function Waiting() {
  const t = useTranslations('sheets');
  const { online } = useSheets();
  const { draft, sheets } = useOpened();
  const sealed = draft.handing?.sealed ?? null;
  return (
    <>
      <p className="problem">{t(online ? 'sending' : 'waitsForNetwork')}</p>
      {sealed === null ? null : <p>{t(`sealedHere.${sealed.answer}`, { by: sealed.by })}</p>}
      <Bar>
        <button type="button" className="action" onClick={() => sheets.keep({ ...draft, handing: null })}>
          {t('takeBack')}
        </button>
        <button type="button" className="action main" onClick={() => void sheets.refresh()}>
          {t('sendNow')}
        </button>
      </Bar>
    </>
  );
}

function Arrived({
  outcome: { match, how, sealed = null },
}: {
  readonly outcome: Extract<Outcome, { kind: 'arrived' }>;
}) {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { draft, sheets } = useOpened();
  return (
    <>
      <p role="status">
        <strong>
          {sealed !== null && sealed.problem === null
            ? t(`saidHere.${sealed.answer}`, { by: sealed.by })
            : t(`arrived.${how}`)}
        </strong>
      </p>
      {sealed === null || sealed.problem === null ? null : (
        <div className="problem" role="alert">
          <p>{t('notTaken', { by: sealed.by })}</p>
          <p>{sealed.problem}</p>
        </div>
      )}
      {sealed?.problem === null || how === 'CONFIRMED' || how === 'DISPUTED' ? null : <PassOver />}
      <Bar>
        <Link
          to="/$language/sheets"
          params={{ language }}
          className="action"
          onClick={() => void sheets.remove(draft.id)}
        >
          {t('putAway')}
        </Link>
        <Link to="/$language/matches/$id" params={{ language, id: match }} className="action main">
          {t('toMatch')}
        </Link>
      </Bar>
    </>
  );
}
