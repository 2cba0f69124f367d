import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Bar } from '../../forms/bar.js';
import { TextField, TickField, WordsField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { stateOf } from '../form/document.js';
import { soundState } from '../form/result.js';
import { useSheets } from '../use-sheets.js';
import { gameOf } from './line-dispute.js';
import { confirmMatch, disputeMatch, type ToConfirm } from './queries.js';

/** The sheet is right: said with a PIN, or where the account has none, with a tick, so that no stray tap says it. */
export function Confirm({
  match,
  asksForPin,
  isRelenting,
  beside,
  done,
}: {
  readonly match: ToConfirm;
  readonly asksForPin: boolean;
  /** The reader's side has disputed the sheet, and takes that back. */
  readonly isRelenting: boolean;
  /** What else can be done, for the bar. */
  readonly beside: ReactNode;
  readonly done: () => Promise<void>;
}) {
  const t = useTranslations('sheets');
  const what = t(isRelenting ? 'takeItBack' : 'confirmIt');
  return (
    <section aria-labelledby="confirm">
      <h2 id="confirm">{what}</h2>
      {isRelenting ? <p>{t('takeItBackWords')}</p> : null}
      <Form
        name={what}
        mutation={confirmMatch}
        start={{ pin: '', looked: false }}
        variables={({ pin }: { pin: string; looked: boolean }) => ({
          matchId: match.id,
          revision: match.revision,
          pin: asksForPin ? pin : null,
        })}
        done={done}
        submit={what}
        foot={(button) => (
          <Bar>
            {beside}
            {button}
          </Bar>
        )}
      >
        {asksForPin ? (
          <TextField
            name="pin"
            label={t('pin')}
            hint={t('pinHint')}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
          />
        ) : (
          <TickField name="looked" label={t('lookedAt')} mustBeTicked={t('lookFirst')} />
        )}
      </Form>
    </section>
  );
}

/** A new sheet of a match that was given back or is disputed, from the one that is there; it begins with the disputed game. */
export function Correct({ match, isMain }: { readonly match: ToConfirm; readonly isMain: boolean }) {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { sheets, drafts } = useSheets();
  const navigate = useNavigate();
  const game = match.dispute?.game ?? null;
  return (
    <button
      type="button"
      className={isMain ? 'action main' : 'action'}
      onClick={() => {
        const begunAlready = drafts.find((draft) => draft.match === match.id && draft.outcome?.kind !== 'arrived');
        const { id } =
          begunAlready ?? sheets.begin(soundState(stateOf(match.document)), { match: match.id, side: null });
        void (game === null || game > 8
          ? navigate({ to: '/$language/sheets/$id', params: { language, id } })
          : navigate({
              to: '/$language/sheets/$id/game/$game/calls',
              params: { language, id, game },
              search: { then: 'hand-in' },
            }));
      }}
    >
      {game === null || game > 8 ? t('correctIt') : t('correctGame', { game })}
    </button>
  );
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
  readonly done: () => Promise<void>;
  readonly back: () => void;
}) {
  const t = useTranslations('sheets');
  return (
    <section aria-label={t('disputeIt')}>
      <Form
        name={t('disputeIt')}
        mutation={disputeMatch}
        start={{ reason: words }}
        variables={({ reason }: { reason: string }) => ({
          matchId: match.id,
          revision: match.revision,
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
        <WordsField name="reason" label={t('disputeReason')} />
      </Form>
    </section>
  );
}
