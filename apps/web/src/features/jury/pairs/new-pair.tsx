import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import { nobodyChosen, PersonField, somebody } from '../../../ui/forms/person-field.js';
import { Refusal } from '../../../ui/forms/refusal.js';
import { useAct } from '../../../api/act.js';
import type { InputWithoutKey, MutationName } from '../../../api/mutate.js';
import { enteredPair } from './queries.js';

/** A pair is entered for the season first, and then where it is to play; if that is refused it stays among those not entered. */
export function NewPair<Name extends MutationName>({
  year,
  mutation,
  input,
}: {
  readonly year: number;
  /** Enters the pair where it is to play. */
  readonly mutation: Name;
  readonly input: (pairId: string) => InputWithoutKey<Name>;
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
        mutation="enterPair"
        selection={enteredPair}
        name={t('new')}
        start={{ name: '', first: nobodyChosen, second: nobodyChosen }}
        input={({ name, first, second }) => ({ seasonYear: year, name, players: [somebody(first), somebody(second)] })}
        done={async ({ pair }) => {
          if ((await perform(input(pair.id))) !== null) setEntered([...entered, pair.name]);
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
