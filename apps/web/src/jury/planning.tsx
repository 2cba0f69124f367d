import { useTranslations } from 'use-intl';
import { TextField, TickField } from '../forms/fields.js';
import { Form } from '../forms/form.js';
import { graphql } from '../graphql/graphql.js';
import { refused } from '../graphql/refused.js';
import { planMatch } from '../planned/acts.js';

export const cancelPlanned = graphql(
  `
    mutation CancelPlanned($key: IdempotencyKey!, $id: UUID!, $version: Int!) {
      cancelPlannedMatch(input: { idempotencyKey: $key, plannedMatchId: $id, version: $version }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

/** Day and place of a match between two sides, planned for them by the jury. */
export function PlanMatch({
  sides: [sideA, sideB],
  competition,
  name,
  submit,
  done,
}: {
  readonly sides: readonly [{ readonly id: string }, { readonly id: string }];
  readonly competition: 'CHAMPIONSHIP' | 'CUP';
  readonly name: string;
  readonly submit: string;
  readonly done: () => unknown;
}) {
  const t = useTranslations('planning');
  return (
    <Form
      mutation={planMatch}
      name={name}
      start={{ date: '', venue: '', isPublic: true }}
      variables={({ date, venue, isPublic }) => ({
        competition,
        sideA: sideA.id,
        sideB: sideB.id,
        date,
        venue: { name: venue, public: isPublic },
      })}
      done={done}
      submit={submit}
    >
      <TextField name="date" label={t('day')} type="date" />
      <TextField name="venue" label={t('venue')} maxLength={200} />
      <TickField name="isPublic" label={t('isPublic')} hint={t('publicMeans')} />
    </Form>
  );
}
