import { useTranslations } from 'use-intl';
import { Form } from '../../ui/forms/form.js';
import { knownPerson, nobodyChosen, PersonField } from '../../ui/forms/person-field.js';
import { completed, type InputWithoutKey, type MutationName } from '../../api/mutate.js';

type Appointing = Extract<
  MutationName,
  'appointJuror' | 'appointJurorForRequest' | 'appointFreeJuror' | 'appointGrandPrixJuror' | 'appointCupJuror'
>;

interface Properties {
  readonly id: string;
  readonly done?: () => unknown;
}

/** Who decides what concerns the whole jury (D12, D58): somebody with an account, whom it does not concern. */
function Appoint<Name extends Appointing>({
  mutation,
  of,
  done,
}: {
  readonly mutation: Name;
  /** What they decide. */
  readonly of: Omit<InputWithoutKey<Name>, 'personId'>;
  readonly done?: () => unknown;
}) {
  const t = useTranslations('desk');
  return (
    <Form
      mutation={mutation}
      name={t('appoint')}
      start={{ person: nobodyChosen }}
      input={({ person }) => completed<Name, 'personId'>(of, { personId: knownPerson(person) })}
      done={done}
      submit={t('appoint')}
    >
      <p>{t('appointMeans')}</p>
      <PersonField name="person" label={t('appointed')} isKnown />
    </Form>
  );
}

export function AppointJuror({ id, done }: Properties) {
  return <Appoint mutation="appointJuror" of={{ matchId: id }} done={done} />;
}

export function AppointJurorForRequest({ id, done }: Properties) {
  return <Appoint mutation="appointJurorForRequest" of={{ requestId: id }} done={done} />;
}

export function AppointFreeJuror({ id, done }: Properties) {
  return <Appoint mutation="appointFreeJuror" of={{ gameId: id }} done={done} />;
}

export function AppointGrandPrixJuror({ id, done }: Properties) {
  return <Appoint mutation="appointGrandPrixJuror" of={{ grandPrixId: id }} done={done} />;
}

export function AppointCupJuror({ year, done }: { readonly year: number; readonly done?: () => unknown }) {
  return <Appoint mutation="appointCupJuror" of={{ seasonYear: year }} done={done} />;
}
