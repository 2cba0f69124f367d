import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Bar } from '../../../ui/forms/bar.js';
import { TickField } from '../../../ui/forms/fields.js';
import { PinField } from '../../../ui/forms/pin-field.js';
import { Form } from '../../../ui/forms/form.js';
import { stateOf } from '../form/document.js';
import { soundState } from '../form/result.js';
import type { LocalDraft } from '../store/draft.js';
import { useSheets } from '../use-sheets.js';
import { gameOf } from './line-dispute.js';
import { type ToConfirm } from './queries.js';
import { DisputeWaits, UsualAnswers } from './usual-answers.js';
import { ReasonField } from '../../../ui/forms/reason.js';

interface Confirming {
  readonly match: ToConfirm;
  readonly asksForPin: boolean;
  readonly done: () => void;
}

/** The sheet is right: what the page is for. @param beside what else can be done, for the bar */
export function Confirm({ beside, ...confirming }: Confirming & { readonly beside: ReactNode }) {
  const t = useTranslations('sheets');
  return (
    <section aria-labelledby="confirm">
      <h2 id="confirm">{t('confirmIt')}</h2>
      <ConfirmForm
        {...confirming}
        submit={t('confirmIt')}
        foot={(button) => (
          <Bar>
            {beside}
            {button}
          </Bar>
        )}
      />
    </section>
  );
}

/** The reader's side has disputed the sheet and may take that back: it opens to the act, since to correct is what is expected. */
export function TakeBack(confirming: Confirming) {
  const t = useTranslations('sheets');
  return (
    <details className="quiet-act">
      <summary>{t('takeItBackAsked')}</summary>
      <p>{t('takeItBackWords')}</p>
      <ConfirmForm {...confirming} submit={t('takeItBack')} />
    </details>
  );
}

/** Said with a PIN, or where the account has none, with a tick, so that no stray tap says it. */
function ConfirmForm({
  match,
  asksForPin,
  done,
  submit,
  foot,
}: Confirming & {
  readonly submit: string;
  /** Puts the button into a bar; without it, it is a quiet one. */
  readonly foot?: (button: ReactNode) => ReactNode;
}) {
  const t = useTranslations('sheets');
  return (
    <Form
      name={submit}
      mutation="confirmMatch"
      start={{ pin: '', looked: false }}
      input={({ pin }: { pin: string; looked: boolean }) => ({
        matchId: match.id,
        seen: { revision: match.revision },
        pin: asksForPin ? pin : null,
      })}
      done={done}
      submit={submit}
      {...(foot === undefined ? { isQuiet: true } : { foot })}
    >
      {asksForPin ? (
        <PinField label={t('pin')} hint={t('pinHint')} />
      ) : (
        <TickField name="looked" label={t('lookedAt')} mustBeTicked={t('lookFirst')} />
      )}
    </Form>
  );
}

/** A new sheet of a match that was given back or is disputed, from the one that is there; it begins with the disputed game. */
export function Correct({ match, isMain }: { readonly match: ToConfirm; readonly isMain: boolean }) {
  const t = useTranslations('sheets');
  const { sheets, drafts } = useSheets();
  const navigate = useNavigate();
  const game = match.dispute?.game ?? null;
  return (
    <button
      type="button"
      className={isMain ? 'action main' : 'action'}
      onClick={() => {
        const begunAlready = drafts.find((draft) => draft.match === match.id && draft.outcome?.kind !== 'arrived');
        const why = whyCorrected(match);
        if (begunAlready !== undefined) sheets.keep({ ...begunAlready, why });
        const { id } =
          begunAlready ?? sheets.begin(soundState(stateOf(match.document)), { match: match.id, side: null, why });
        void (game === null || game > 8
          ? navigate({ to: '/sheets/$id', params: { id } })
          : navigate({
              to: '/sheets/$id/game/$game/calls',
              params: { id, game },
              search: { then: 'hand-in' },
            }));
      }}
    >
      {game === null || game > 8 ? t('correctIt') : t('correctGame', { game })}
    </button>
  );
}

/** Who wants it corrected, where, and why; null where nobody has said so. */
function whyCorrected({ dispute, moves, state }: ToConfirm): LocalDraft['why'] {
  if (dispute !== null) {
    const { actor, game, line, reason } = dispute;
    return reason === null ? null : { by: actor, game, line, reason };
  }
  const returned = state === 'RETURNED' ? moves.findLast(({ to }) => to === 'RETURNED') : undefined;
  return returned?.reason == null ? null : { by: 'JURY', game: null, line: null, reason: returned.reason };
}

/** What is said of the line that was tapped, below it. */
export function Dispute({
  match,
  path,
  words,
  done,
  back,
}: {
  readonly match: ToConfirm;
  /** Of the line that is meant; empty for something that is no line of a game. */
  readonly path: string;
  /** With which the reason begins. */
  readonly words: string;
  readonly done: () => void;
  readonly back: () => void;
}) {
  const t = useTranslations('sheets');
  return (
    <section aria-label={t('disputeIt')}>
      <Form
        name={t('disputeIt')}
        mutation="disputeMatch"
        start={{ reason: words }}
        input={({ reason }: { reason: string }) => ({
          matchId: match.id,
          seen: { revision: match.revision },
          game: gameOf(path),
          path: path === '' ? null : path,
          reason,
        })}
        done={done}
        submit={t('disputeIt')}
        foot={(button) => (
          <Bar>
            <button type="button" className="action" onClick={back}>
              {t('notDisputed')}
            </button>
            {button}
          </Bar>
        )}
      >
        <UsualAnswers path={path} words={words} />
        <ReasonField label={t('disputeReason')} />
        <DisputeWaits />
      </Form>
    </section>
  );
}
