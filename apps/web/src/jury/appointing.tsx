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
      appointJurorForRequest(input: { idempotencyKey: $key, requestId: $id, personId: $personId }) {
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

const forCup = graphql(
  `
    mutation AppointCupJuror($key: IdempotencyKey!, $year: Int!, $personId: UUID!) {
      appointCupJuror(input: { idempotencyKey: $key, seasonYear: $year, personId: $personId }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const forGrandPrix = graphql(
  `
    mutation AppointGrandPrixJuror($key: IdempotencyKey!, $id: UUID!, $personId: UUID!) {
      appointGrandPrixJuror(input: { idempotencyKey: $key, grandPrixId: $id, personId: $personId }) {
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

/** Who decides what concerns the whole jury (D12, D58): somebody with an account, whom it does not concern. */
function Appoint<Answer extends object, Of extends object>({
  mutation,
  of,
  done,
}: {
  readonly mutation: Query<Answer, Of & { key: string; personId: string }>;
  readonly of: Of;
  readonly done: () => unknown;
}) {
  const t = useTranslations('desk');
  return (
    <Form
      mutation={mutation}
      name={t('appoint')}
      start={{ person: null as ChosenPerson | null }}
      variables={({ person }) => ({ ...of, personId: (person as { personId: string }).personId }) as never}
      done={done}
      submit={t('appoint')}
    >
      <p>{t('appointMeans')}</p>
      <PersonField name="person" label={t('appointed')} isKnown />
    </Form>
  );
}

export function AppointJuror({ id, done }: Properties) {
  return <Appoint mutation={forMatch} of={{ id }} done={done} />;
}

export function AppointJurorForRequest({ id, done }: Properties) {
  return <Appoint mutation={forRequest} of={{ id }} done={done} />;
}

export function AppointFreeJuror({ id, done }: Properties) {
  return <Appoint mutation={forGame} of={{ id }} done={done} />;
}

export function AppointGrandPrixJuror({ id, done }: Properties) {
  return <Appoint mutation={forGrandPrix} of={{ id }} done={done} />;
}

export function AppointCupJuror({ year, done }: { readonly year: number; readonly done: () => unknown }) {
  return <Appoint mutation={forCup} of={{ year }} done={done} />;
}
