import { lastDayOfEntries } from '@tarokk/competition';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { todayIn } from '../../due/queries.js';
import { TextField, WordsField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { type ChosenPerson, PersonField } from '../../forms/person-field.js';
import { ScriptedButton } from '../../forms/scripted-button.js';
import { announceCup, recordCup } from './acts.js';
import type { DeskCup } from './queries.js';

interface Properties {
  readonly year: number;
  readonly done: () => unknown;
}

/** Until when pairs enter, and the public event that will give the seed (D28). Saving it again changes it. */
export function AnnounceCup({ year, cup, done }: Properties & { readonly cup: DeskCup | null }) {
  const t = useTranslations('cupDesk');
  const page = usePage();
  const submit = t(cup === null ? 'announce' : 'change');
  // A day that is over cannot be announced any more: another one is to be chosen.
  const usual = lastDayOfEntries(year);
  return (
    <Form
      mutation={announceCup}
      name={submit}
      start={{
        entriesUntil: cup?.entriesUntil ?? (usual < todayIn(page) ? '' : usual),
        reason: cup?.entriesUntilReason ?? '',
        event: cup?.event ?? '',
      }}
      variables={({ entriesUntil, reason, event }) => ({
        year,
        entriesUntil,
        reason: reason.trim() === '' ? null : reason,
        event: event.trim() === '' ? null : event,
      })}
      done={done}
      submit={submit}
    >
      <TextField name="entriesUntil" label={t('entriesUntil')} hint={t('entriesUntilHint')} type="date" />
      <WordsField name="reason" label={t('otherDayReason')} hint={t('otherDayReasonHint')} required={false} />
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
export function RecordCup({ year, done }: Properties) {
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
          <Form<Recorded, never, never>
            mutation={recordCup as never}
            name={t('record')}
            start={{ entriesUntil: '', event: '', eventNamedOn: '', drawnOn: '', seed: '', reason: '' }}
            variables={({ entriesUntil, event, eventNamedOn, drawnOn, seed, reason, ...list }) =>
              ({
                year,
                entriesUntil,
                event,
                eventNamedOn,
                drawnOn,
                seed,
                reason,
                entries: places.map((place) => ({
                  name: list[`name${place}`],
                  players: [list[`first${place}`], list[`second${place}`]],
                })),
              }) as never
            }
            done={done}
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
            <WordsField name="reason" label={t('reason')} />
          </Form>
        </div>
      ) : null}
    </section>
  );
}
