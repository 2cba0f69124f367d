import { useTranslations } from 'use-intl';
import { PreviewedForm } from '../previewed-form.js';
import { changeFields } from './acts.js';
import { Changes } from './changes.js';
import { DecideTie } from './deciding.js';
import { whoseResult } from './meeting.js';
import type { ActOnTie } from './act-on-tie.js';
import type { DeskTie } from './queries.js';
import { ReasonField } from '../../../ui/forms/reason.js';

/** What a correction of an earlier round has left without its tie. */
export function LooseEnds({ tie: { looseEnds } }: { readonly tie: DeskTie }) {
  if (looseEnds.length === 0) return null;
  return (
    <ul className="problem">
      {looseEnds.map(({ id, message }) => (
        <li key={id}>{message}</li>
      ))}
    </ul>
  );
}

/** It counts no more in the cup; matches and trophies stay. */
export function SetAside({ cup, tie, done }: ActOnTie) {
  const t = useTranslations('cupDesk');
  return (
    <PreviewedForm
      mutation="setAsideInCup"
      selection={changeFields}
      name={`${t('act.setAside')}: ${tie.name}`}
      start={{ reason: '' }}
      input={({ reason }) => ({
        seasonYear: cup.seasonYear,
        version: cup.version,
        what: tie.looseEnds.map(({ id }) => id),
        reason,
      })}
      changes={({ consequences }) => <Changes changes={consequences} />}
      done={done}
      submit={t('act.setAside')}
    >
      <p>{t('setAsideMeans')}</p>
      <ReasonField hint={t('reasonHint')} />
    </PreviewedForm>
  );
}

/** The earlier result stands all the same: the jury decides the earlier tie for the pair that had gone on. */
export function KeepResult({ cup, tie, done }: ActOnTie) {
  const t = useTranslations('cupDesk');
  const kept = whoseResult(cup, tie);
  if (kept === null) return null;
  return (
    <>
      <p>{t('keepMeans', { pair: kept.pair.name, tie: kept.tie.name })}</p>
      <DecideTie cup={cup} tie={kept.tie} goesOn={kept.pair.id} done={done} />
    </>
  );
}
