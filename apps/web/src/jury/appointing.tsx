import { useTranslations } from 'use-intl';
import { Form } from '../forms/form.js';
import { type ChosenPerson, PersonField } from '../forms/person-field.js';
import { graphql, type Query } from '../graphql/graphql.js';
import { refused } from '../graphql/refused.js';

const forMatch = graphql(
  `
    mutation AppointJuror($key: IdempotencyKey!, $id: UUID!, $personId: UUID!) {
      appointJuror(input: { idempotencyKey: $key, matchId: $id, personId: $personId }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const forRequest = graphql(
  `
    mutation AppointJurorForRequest($key: IdempotencyKey!, $id: UUID!, $personId: UUID!) {
      appointJurorForRequest(input: { idempotencyKey: $key, id: $id, personId: $personId }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const forGame = graphql(
  `
    mutation AppointFreeJuror($key: IdempotencyKey!, $id: UUID!, $personId: UUID!) {
      appointFreeJuror(input: { idempotencyKey: $key, gameId: $id, personId: $personId }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

interface Properties {
  readonly id: string;
  readonly done: () => unknown;
}

/** Who decides what concerns the whole jury (D12): somebody with an account, whom it does not concern. */
function Appoint<Answer extends object>({
  mutation,
  id,
  done,
}: Properties & { readonly mutation: Query<Answer, { key: string; id: string; personId: string }> }) {
  const t = useTranslations('desk');
  return (
    <Form
      mutation={mutation}
      name={t('appoint')}
      start={{ person: null as ChosenPerson | null }}
      variables={({ person }) => ({ id, personId: (person as { personId: string }).personId })}
      done={done}
      submit={t('appoint')}
    >
      <p>{t('appointMeans')}</p>
      <PersonField name="person" label={t('appointed')} isKnown />
    </Form>
  );
}

export function AppointJuror(properties: Properties) {
  return <Appoint mutation={forMatch} {...properties} />;
}

export function AppointJurorForRequest(properties: Properties) {
  return <Appoint mutation={forRequest} {...properties} />;
}

export function AppointFreeJuror(properties: Properties) {
  return <Appoint mutation={forGame} {...properties} />;
}
