import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';
import { Day } from '../../ui/days.js';
import { asSent, DayAndPlaceFields, noDayAndPlace } from '../planned-matches/day-and-place.js';
import type { Part } from './part.js';

/** What is planned, what it still needs from the jury, and the next match. */
export function Planning({ data, side }: Part) {
  const t = useTranslations('side');
  const tm = useTranslations('match');
  const [open, setOpen] = useState(false);
  const plans = data.plannedMatches.nodes;
  const others = ((data.teams ?? data.pairs)?.nodes ?? []).filter(({ id }) => id !== side.id);
  const competitions = [side.team === null ? 'CUP' : 'CHAMPIONSHIP', 'FREE_CHAMPIONSHIP'] as const;
  return (
    <section aria-labelledby="planned">
      <h2 id="planned">{t('planned')}</h2>
      {plans.length === 0 ? <p className="empty">{t('nonePlanned')}</p> : null}
      <ul className="ruled">
        {plans.map(({ id, date, competition, venue, sideA, sideB, needs }) => {
          const open = (needs ?? []).filter(({ state }) => state !== 'GRANTED');
          return (
            <li key={id}>
              <Link to="/planned-matches/$id" params={{ id }}>
                {tm('title', { a: sideA.name, b: sideB.name })}
              </Link>
              <small>
                <Day of={date} />
                {venue === null ? '' : `, ${venue.name}`}, {tm(`competition.${competition}`)}
                {open.length === 0 ? '' : `. ${t('needsJury', { number: open.length })}`}
              </small>
            </li>
          );
        })}
      </ul>
      {others.length === 0 ? null : (
        <p>
          <ScriptedButton aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('plan')}&nbsp;…
          </ScriptedButton>
        </p>
      )}
      {open ? (
        <Form
          mutation="planMatch"
          name={t('plan')}
          start={{ competition: competitions[0], opponent: '', ...noDayAndPlace }}
          input={({ competition, opponent, ...when }) => ({
            competition,
            sideA: side.id,
            sideB: opponent,
            ...asSent(when),
          })}
          done={() => setOpen(false)}
          submit={t('plan')}
        >
          <ChoiceField name="competition" label={t('whichCompetition')}>
            {competitions.map((each) => (
              <option key={each} value={each}>
                {tm(`competition.${each}`)}
              </option>
            ))}
          </ChoiceField>
          <ChoiceField name="opponent" label={t('opponent')}>
            <option value="">{t('choose')}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </ChoiceField>
          <DayAndPlaceFields isMatch />
        </Form>
      ) : null}
    </section>
  );
}
