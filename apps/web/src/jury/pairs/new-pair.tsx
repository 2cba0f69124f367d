import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { type ChosenPerson, PersonField } from '../../forms/person-field.js';
import { Refusal } from '../../forms/refusal.js';
import { useAct } from '../../graphql/act.js';
import type { Query } from '../../graphql/graphql.js';
import { enterPair } from './queries.js';

/** A pair is entered for the season first, and then where it is to play; if that is refused it stays among those not entered. */
export function NewPair<Answer extends object, Variables>({
  year,
  mutation,
  variables,
  again,
}: {
  readonly year: number;
  /** Enters the pair where it is to play. */
  readonly mutation: Query<Answer, Variables>;
  readonly variables: (pairId: string) => Omit<Variables, 'key'>;
  readonly again: () => Promise<void>;
}) {
  const t = useTranslations('pairs');
  const { perform, problems, failure } = useAct(mutation);
  const [entered, setEntered] = useState<readonly string[]>([]);
  const last = entered.at(-1);
  return (
    <section aria-labelledby="new-pair">
      <h2 id="new-pair">{t('new')}</h2>
      <p role="status">{last === undefined ? '' : t('entered', { pair: last })}</p>
      <Refusal problems={problems} failure={failure} />
      <Form
        key={entered.length}
        mutation={enterPair}
        name={t('new')}
        start={{ name: '', first: null as ChosenPerson | null, second: null as ChosenPerson | null }}
        variables={({ name, first, second }) => ({ year, name, players: [first!, second!] })}
        done={async ({ pair }) => {
          if ((await perform(variables(pair.id))) !== null) setEntered([...entered, pair.name]);
          await again();
        }}
        submit={t('enterNew')}
      >
        <TextField name="name" label={t('name')} hint={t('nameHint')} maxLength={200} />
        <PersonField name="first" label={t('firstPlayer')} hint={t('personHint')} />
        <PersonField name="second" label={t('secondPlayer')} />
      </Form>
    </section>
  );
}
