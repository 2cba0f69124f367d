import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Bar } from '../../ui/forms/bar.js';
import { ActButton } from '../../ui/forms/act-button.js';
import { Differences } from './differences.js';
import type { SheetState } from './form/state.js';
import { type Conflict, newId, type SendingOutcome } from './store/draft.js';
import { PutAway } from './put-away.js';
import { useOpened } from './use-sheets.js';

/** Another phone of the side has gone on with the same draft: one of the two is chosen, neither is lost before that. */
export function ConflictOfPhones({ conflict }: { readonly conflict: Conflict }) {
  const t = useTranslations('sheets');
  const { draft, sheets } = useOpened();
  const { state, version } = conflict;
  if (state === null) {
    return (
      <>
        <p className="problem" role="alert">
          {t('goneElsewhere')}
        </p>
        <Bar>
          <PutAway />
          <button
            type="button"
            className="action main"
            onClick={() => sheets.keep({ ...draft, conflict: null, office: null, unsaved: true })}
          >
            {t('keepAsNew')}
          </button>
        </Bar>
      </>
    );
  }
  const office = { id: draft.office!.id, version };
  return (
    <>
      <p className="problem" role="alert">
        {t('conflict')}
      </p>
      <Differences one={draft.state} other={state} names={[t('here'), t('there')]} />
      <Bar>
        <button
          type="button"
          className="action"
          onClick={() => sheets.keep({ ...draft, state, office, conflict: null, unsaved: false })}
        >
          {t('takeOther')}
        </button>
        <button
          type="button"
          className="action main"
          onClick={() => sheets.keep({ ...draft, office, conflict: null, unsaved: true })}
        >
          {t('keepMine')}
        </button>
      </Bar>
    </>
  );
}

/** Another phone of the own side has handed in another sheet of the match: one of the two is chosen, the other stays in the history. */
export function EnteredElsewhere({
  match,
  revision,
  theirs,
}: {
  readonly match: string;
  readonly revision: number;
  readonly theirs: SheetState;
}) {
  const t = useTranslations('sheets');
  const { draft, sheets } = useOpened();
  return (
    <>
      <p className="problem" role="alert">
        {t('enteredElsewhere')}
      </p>
      <Differences one={draft.state} other={theirs} names={[t('here'), t('there')]} />
      <p>
        <Link to="/matches/$id" params={{ id: match }}>
          {t('toThatMatch')}
        </Link>
      </p>
      <Bar>
        <PutAway />
        <ActButton
          mutation="withdrawMatch"
          input={{ matchId: match, seen: { revision, state: 'SUBMITTED' } }}
          done={() => {
            const before = draft.handing ?? { remarks: [], requestRuling: false, dispute: null };
            sheets.keep({ ...draft, outcome: null, handing: { ...before, key: newId() } }, 0);
          }}
        >
          {t('withdrawOther')}
        </ActButton>
      </Bar>
    </>
  );
}

/** The other side has entered the match already, and otherwise (D11). */
export function Differing({ outcome }: { readonly outcome: Extract<SendingOutcome, { kind: 'differs' }> }) {
  const t = useTranslations('sheets');
  const { draft, sheets } = useOpened();
  const [dispute, setDispute] = useState('');
  return (
    <>
      <p className="problem" role="alert">
        {t('differs')}
      </p>
      <Differences one={draft.state} other={outcome.theirs} names={[t('ours'), t('theirs')]} />
      <p>
        <Link to="/matches/$id" params={{ id: outcome.match }}>
          {t('toTheirs')}
        </Link>
      </p>
      <label className="field">
        <b>{t('disputeWhy')}</b>
        <textarea rows={2} maxLength={500} value={dispute} onChange={({ target }) => setDispute(target.value)} />
      </label>
      <Bar>
        <Link to="/sheets/$id" params={{ id: draft.id }} className="action">
          {t('correct')}
        </Link>
        <button
          type="button"
          className="action main"
          disabled={dispute.trim() === ''}
          onClick={() => {
            const before = draft.handing ?? { remarks: [], requestRuling: false };
            sheets.keep({ ...draft, outcome: null, handing: { ...before, key: newId(), dispute: dispute.trim() } }, 0);
          }}
        >
          {t('dispute')}
        </button>
      </Bar>
    </>
  );
}
