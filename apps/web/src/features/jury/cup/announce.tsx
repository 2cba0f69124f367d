import { lastDayOfEntries } from '@tarokk/competition';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { todayIn } from '../../due/queries.js';
import { TextField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import { type ChosenPerson, PersonField } from '../../../ui/forms/person-field.js';
import { ScriptedButton } from '../../../ui/forms/scripted-button.js';
import type { DeskCup } from './queries.js';
import { ReasonField } from '../../../ui/forms/reason.js';

/** Until when pairs enter, and the public event that will give the seed (D28). Saving it again changes it. */
export function AnnounceCup({ year, cup }: { readonly year: number; readonly cup: DeskCup | null }) {
  const t = useTranslations('cupDesk');
  const page = usePage();
  const submit = t(cup === null ? 'announce' : 'change');
  // A day that is over cannot be announced any more: another one is to be chosen.
  const usual = lastDayOfEntries(year);
  return (
    <Form
      mutation="announceCup"
      name={submit}
      start={{
        entriesUntil: cup?.entriesUntil ?? (usual < todayIn(page) ? '' : usual),
        reason: cup?.entriesUntilReason ?? '',
        event: cup?.event ?? '',
      }}
      input={({ entriesUntil, reason, event }) => ({
        seasonYear: year,
        entriesUntil,
        reason: reason.trim() === '' ? null : reason,
        event: event.trim() === '' ? null : event,
      })}
      submit={submit}
    >
      <TextField name="entriesUntil" label={t('entriesUntil')} hint={t('entriesUntilHint')} type="date" />
      <ReasonField isOptional label={t('otherDayReason')} hint={t('otherDayReasonHint')} />
      <TextField name="event" label={t('event')} hint={t('eventHint')} maxLength={200} required={false} />
    </Form>
  );
}

const FEWEST_PAIRS = 2;
const MOST_PAIRS = 16;

interface Recorded {
  readonly entriesUntil: string;
  readonly event: string;
  readonly eventNamedOn: string;
  readonly drawnOn: string;
  readonly seed: string;
  readonly reason: string;
  readonly [entry: `${'name' | 'first' | 'second'}${number}`]: string | ChosenPerson | null;
}

/** A cup that was drawn before the office was there, with the list, the seed and the days that it had. */
export function RecordCup({ year }: { readonly year: number }) {
  const t = useTranslations('cupDesk');
  const tp = useTranslations('pairs');
  const [isOpen, setOpen] = useState(false);
  const [pairs, setPairs] = useState(4);
  const places = Array.from({ length: pairs }, (_, index) => index + 1);
  return (
    <section aria-labelledby="record">
      <h2 id="record">{t('recordTitle')}</h2>
      <p className="legend">{t('recordLegend')}</p>
      <ScriptedButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('record')}&nbsp;…
      </ScriptedButton>
      {isOpen ? (
        <div className="opened">
          <Form<Recorded, 'recordCup'>
            mutation="recordCup"
            name={t('record')}
            start={{ entriesUntil: '', event: '', eventNamedOn: '', drawnOn: '', seed: '', reason: '' }}
            input={({ entriesUntil, event, eventNamedOn, drawnOn, seed, reason, ...list }) => ({
              seasonYear: year,
              entriesUntil,
              event,
              eventNamedOn,
              drawnOn,
              seed,
              reason,
              entries: places.map((place) => ({
                name: list[`name${place}`] as string,
                players: [list[`first${place}`] as ChosenPerson, list[`second${place}`] as ChosenPerson],
              })),
            })}
            submit={t('record')}
          >
            <TextField name="entriesUntil" label={t('entriesUntil')} type="date" />
            <TextField name="event" label={t('event')} maxLength={200} />
            <TextField name="eventNamedOn" label={t('eventNamedOn')} type="date" />
            <TextField name="drawnOn" label={t('drawnOn')} type="date" />
            <TextField name="seed" label={t('seed')} maxLength={200} />
            {places.map((place) => (
              <fieldset key={place}>
                <legend>{t('listPlace', { number: place })}</legend>
                <TextField name={`name${place}`} label={tp('name')} maxLength={200} />
                <PersonField name={`first${place}`} label={tp('firstPlayer')} />
                <PersonField name={`second${place}`} label={tp('secondPlayer')} />
              </fieldset>
            ))}
            <p className="pages">
              {pairs < MOST_PAIRS ? (
                <ScriptedButton onClick={() => setPairs(pairs + 1)}>{t('onePairMore')}</ScriptedButton>
              ) : null}
              {pairs > FEWEST_PAIRS ? (
                <ScriptedButton onClick={() => setPairs(pairs - 1)}>{t('onePairLess')}</ScriptedButton>
              ) : null}
            </p>
            <ReasonField />
          </Form>
        </div>
      ) : null}
    </section>
  );
}
