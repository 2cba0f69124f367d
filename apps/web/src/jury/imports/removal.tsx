import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { WordsField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import type { Query } from '../../graphql/graphql.js';
import { Opening } from '../opening.js';

type Removing = Query<
  { readonly removed: { readonly __typename: string } },
  { readonly key: string; readonly id: string; readonly reason: string }
>;

interface Properties {
  readonly id: string;
  readonly name: string;
  readonly mutation: object;
  /** What the button does. */
  readonly submit: string;
  /** What it would change, said before it is done. */
  readonly children?: ReactNode;
}

/** Takes something away that was imported, with a reason; the log keeps what it was, and it can be imported again. */
export function Removal({ id, name, mutation, submit, children }: Properties) {
  const t = useTranslations('imports');
  const td = useTranslations('desk');
  const queries = useQueryClient();
  return (
    <Opening acts={['remove'] as const} name={() => t('remove')} about={name}>
      {(_, close) => (
        <Form
          mutation={mutation as Removing}
          name={`${t('remove')}: ${name}`}
          start={{ reason: '' }}
          variables={({ reason }) => ({ id, reason })}
          done={async () => {
            close();
            await queries.invalidateQueries();
          }}
          submit={submit}
        >
          {children}
          <WordsField name="reason" label={td('reason')} hint={t('reasonHint')} />
        </Form>
      )}
    </Opening>
  );
}
