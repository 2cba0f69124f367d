import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { TickField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import { ScriptedButton } from '../../../ui/forms/scripted-button.js';
import type { ActOnEvent } from './act-on-event.js';
import type { DeskEvent } from './queries.js';
import { ReasonField } from '../../../ui/forms/reason.js';
import { twoSides } from '../../../api/two-sides.js';

interface Row {
  readonly slot: string;
  readonly sideA: string;
  readonly sideB: string;
  /** Empty: it counts for both. */
  readonly countsOnlyForId: string;
}

interface PairingsFields {
  readonly pairings: Row[];
  readonly acknowledgeDeviations: boolean;
  readonly reason: string;
}

/** The whole schedule as it is to be: what has begun stays, a pair that was left short gets another match (D40). */
export function Pairings({ event }: ActOnEvent) {
  const t = useTranslations('eventDesk');
  const [isOpen, setOpen] = useState(false);
  const { id, version, schedule } = event;
  const begun = schedule.filter(({ games }) => games > 0);
  const pairings = schedule
    .filter(({ games }) => games === 0)
    .map((pairing) => {
      const [sideA, sideB] = twoSides(pairing);
      const { slot, countsOnlyFor } = pairing;
      return { slot: String(slot), sideA: sideA.id, sideB: sideB.id, countsOnlyForId: countsOnlyFor?.id ?? '' };
    });
  return (
    <section aria-labelledby="pairings">
      <h2 id="pairings">{t('pairings')}</h2>
      <ScriptedButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('changePairings')}&nbsp;…
      </ScriptedButton>
      {isOpen ? (
        <div className="opened">
          <Form
            mutation="changeGrandPrixPairings"
            name={t('changePairings')}
            start={{ pairings, acknowledgeDeviations: false, reason: '' }}
            input={(entered: PairingsFields) => ({
              grandPrixId: id,
              version,
              acknowledgeDeviations: entered.acknowledgeDeviations,
              reason: entered.reason,
              pairings: [
                ...begun.map((pairing) => {
                  const [sideA, sideB] = twoSides(pairing);
                  const { slot, countsOnlyFor } = pairing;
                  return { slot, sideA: sideA.id, sideB: sideB.id, countsOnlyForId: countsOnlyFor?.id ?? null };
                }),
                ...entered.pairings.map(({ slot, sideA, sideB, countsOnlyForId }) => ({
                  slot: Number(slot),
                  sideA,
                  sideB,
                  countsOnlyForId: countsOnlyForId === '' ? null : countsOnlyForId,
                })),
              ],
            })}
            done={() => setOpen(false)}
            submit={t('changePairings')}
          >
            <p>{t('pairingsMean', { begun: begun.length })}</p>
            <Rows event={event} />
            <TickField name="acknowledgeDeviations" label={t('acknowledgeDeviations')} hint={t('deviationsMean')} />
            <ReasonField hint={t('reasonHint')} />
          </Form>
        </div>
      ) : null}
    </section>
  );
}

function Rows({ event: { entries } }: { readonly event: DeskEvent }) {
  const t = useTranslations('eventDesk');
  const { control, register, watch } = useFormContext<PairingsFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'pairings' });
  const chosen = watch('pairings');
  const pairs = entries.map(({ pair }) => pair);
  const nameOf = (id: string | undefined): string => pairs.find((pair) => pair.id === id)?.name ?? '';
  const last = Math.max(1, ...chosen.map(({ slot }) => Number(slot)).filter(Number.isFinite));
  return (
    <>
      {fields.map(({ id }, index) => {
        const { sideA, sideB } = chosen[index] ?? {};
        const title = t('pairing', { number: index + 1 });
        return (
          <fieldset key={id} className="pairing">
            <legend>{title}</legend>
            <label>
              {t('slot')}
              <input type="number" min={1} max={30} {...register(`pairings.${index}.slot`)} />
            </label>
            {(['sideA', 'sideB'] as const).map((side) => (
              <label key={side}>
                {t(side)}
                <select {...register(`pairings.${index}.${side}`)}>
                  {pairs.map((pair) => (
                    <option key={pair.id} value={pair.id}>
                      {pair.name}
                    </option>
                  ))}
                </select>
              </label>
            ))}
            <label>
              {t('countsFor')}
              <select {...register(`pairings.${index}.countsOnlyForId`)}>
                <option value="">{t('both')}</option>
                {[sideA, sideB].map((each) =>
                  each === undefined ? null : (
                    <option key={each} value={each}>
                      {t('only', { pair: nameOf(each) })}
                    </option>
                  ),
                )}
              </select>
            </label>
            <ScriptedButton aria-label={t('removePairing', { number: index + 1 })} onClick={() => remove(index)}>
              {t('remove')}
            </ScriptedButton>
          </fieldset>
        );
      })}
      <p>
        <ScriptedButton
          onClick={() => append({ slot: String(last), sideA: pairs[0]!.id, sideB: pairs[1]!.id, countsOnlyForId: '' })}
        >
          {t('addPairing')}
        </ScriptedButton>
      </p>
    </>
  );
}
