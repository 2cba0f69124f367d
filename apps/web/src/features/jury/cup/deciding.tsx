import { useTranslations } from 'use-intl';
import { ChoiceField, TextField, TickField } from '../../../ui/forms/fields.js';
import { useDay } from '../../../ui/days.js';
import { PreviewedForm } from '../previewed-form.js';
import { changeFields } from './acts.js';
import { Changes } from './changes.js';
import { pairsOf } from './meeting.js';
import type { ActOnTie } from './act-on-tie.js';
import { ReasonField } from '../../../ui/forms/reason.js';

const NEITHER = 'neither';

/** Who goes on, whatever was played (10). */
export function DecideTie({
  cup,
  tie,
  done,
  goesOn = NEITHER,
}: ActOnTie & {
  /** Who is proposed. */
  readonly goesOn?: string;
}) {
  const t = useTranslations('cupDesk');
  const day = useDay();
  const pairs = pairsOf(tie)!;
  return (
    <PreviewedForm
      mutation="decideTie"
      selection={changeFields}
      name={`${t('act.decide')}: ${tie.name}`}
      start={{ goesOn: goesOn === NEITHER ? pairs[0].id : goesOn, acknowledgeStillToPlay: false, reason: '' }}
      input={({ goesOn: chosen, acknowledgeStillToPlay, reason }) => ({
        seasonYear: cup.seasonYear,
        version: cup.version,
        pairId: pairs[0].id,
        otherId: pairs[1].id,
        goesOnId: chosen === NEITHER ? null : chosen,
        acknowledgeStillToPlay,
        reason,
      })}
      changes={({ consequences }) => <Changes changes={consequences} />}
      done={done}
      submit={t('act.decide')}
    >
      <ChoiceField name="goesOn" label={t('goesOn')}>
        {pairs.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={NEITHER}>{t('neither')}</option>
      </ChoiceField>
      {tie.state === 'OPEN' ? (
        <TickField
          name="acknowledgeStillToPlay"
          label={t('acknowledgeStillToPlay')}
          hint={t('acknowledgeStillToPlayHint', { day: day(tie.lastDay) })}
        />
      ) : null}
      <ReasonField hint={t('reasonHint')} />
    </PreviewedForm>
  );
}

/** A pair gives up (D30), and has told the jury so; where one has done it already, it is the other (D32). */
export function ConcedeTie({ tie, done }: ActOnTie) {
  const t = useTranslations('cupDesk');
  const pairs = pairsOf(tie)!;
  return (
    <PreviewedForm
      mutation="concedeTie"
      selection={changeFields}
      name={`${t('act.concede')}: ${tie.name}`}
      start={{ pairId: tie.goesOn?.id ?? pairs[0].id, reason: '' }}
      input={({ pairId, reason }) => ({
        pairId,
        round: tie.round,
        reason,
      })}
      changes={({ consequences }) => <Changes changes={consequences} />}
      done={done}
      submit={t('act.concede')}
    >
      <ChoiceField name="pairId" label={t('whoConcedes')}>
        {pairs.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ChoiceField>
      <ReasonField hint={t('reasonHint')} />
    </PreviewedForm>
  );
}

/** Another last day, granted before the one that there is (D33). */
export function PostponeTie({ cup, tie, done }: ActOnTie) {
  const t = useTranslations('cupDesk');
  return (
    <PreviewedForm
      mutation="postponeTie"
      selection={changeFields}
      name={`${t('act.postpone')}: ${tie.name}`}
      start={{ until: '', reason: '' }}
      input={({ until, reason }) => ({
        seasonYear: cup.seasonYear,
        version: cup.version,
        tie: tie.id,
        until,
        reason,
      })}
      changes={({ consequences }) => <Changes changes={consequences} />}
      done={done}
      submit={t('act.postpone')}
    >
      <TextField name="until" label={t('newLastDay')} hint={t('newLastDayHint')} type="date" />
      <ReasonField hint={t('reasonHint')} />
    </PreviewedForm>
  );
}
