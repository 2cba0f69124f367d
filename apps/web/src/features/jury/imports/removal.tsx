import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { InputWithoutKey, MutationName } from '../../../api/mutate.js';
import { Opening } from '../../../ui/forms/opening.js';
import { ReasonForm } from '../../../ui/forms/reason.js';

type Removing = Extract<MutationName, 'removeOldList' | 'removeOldTable' | 'removeOldTrophy'>;

interface Properties<Name extends Removing> {
  readonly name: string;
  readonly mutation: Name;
  /** What is taken away. */
  readonly of: Omit<InputWithoutKey<Name>, 'reason'>;
  /** What the button does. */
  readonly submit: string;
  /** What it would change, said before it is done. */
  readonly children?: ReactNode;
}

/** Takes something away that was imported, with a reason; the log keeps what it was, and it can be imported again. */
export function Removal<Name extends Removing>({ of, name, mutation, submit, children }: Properties<Name>) {
  const t = useTranslations('imports');
  return (
    <Opening acts={['remove'] as const} name={() => t('remove')} about={name}>
      {(_, close) => (
        <ReasonForm
          mutation={mutation}
          of={of}
          name={`${t('remove')}: ${name}`}
          done={() => close()}
          submit={submit}
          hint={t('reasonHint')}
        >
          {children}
        </ReasonForm>
      )}
    </Opening>
  );
}
