import { useTranslations } from 'use-intl';
import type { InputOf } from '../../api/mutate.js';
import { ChoiceField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';
import { asSent, DayAndPlaceFields, noDayAndPlace } from './day-and-place.js';

type Competition = NonNullable<InputOf<'planMatch'>['competition']>;

interface Side {
  readonly id: string;
}

interface Properties {
  readonly side: Side;
  /** Whom it is played against, or among whom that is chosen. */
  readonly opponent: Side | readonly (Side & { readonly name: string })[];
  /** The first is meant if nothing is chosen; one alone is no choice. */
  readonly competitions: readonly [Competition, ...Competition[]];
  readonly name: string;
  readonly submit: string;
  readonly done?: () => void;
}

/** Plans a match of a side: on which day, where, and what is not fixed of the rest. */
export function PlanMatch({ side, opponent, competitions, name, submit, done }: Properties) {
  const t = useTranslations('dayAndPlace');
  const tm = useTranslations('match');
  const others = 'id' in opponent ? null : opponent;
  return (
    <Form
      mutation="planMatch"
      name={name}
      start={{ competition: competitions[0], opponent: 'id' in opponent ? opponent.id : '', ...noDayAndPlace }}
      input={({ competition, opponent: against, ...when }) => ({
        competition,
        sideA: side.id,
        sideB: against,
        ...asSent(when),
      })}
      done={done}
      submit={submit}
    >
      {competitions.length === 1 ? null : (
        <ChoiceField name="competition" label={t('competition')}>
          {competitions.map((each) => (
            <option key={each} value={each}>
              {tm(`competition.${each}`)}
            </option>
          ))}
        </ChoiceField>
      )}
      {others === null ? null : (
        <ChoiceField name="opponent" label={t('opponent')}>
          <option value="">{t('choose')}</option>
          {others.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </ChoiceField>
      )}
      <DayAndPlaceFields isMatch={competitions.includes('CHAMPIONSHIP')} />
    </Form>
  );
}
