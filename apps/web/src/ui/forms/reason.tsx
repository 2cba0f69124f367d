import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ActOptions } from '../../api/act.js';
import { completed, type DoneOf, type InputWithoutKey, type MutationName } from '../../api/mutate.js';
import { WordsField } from './fields.js';
import { Form } from './form.js';

interface Asked {
  /** Nothing has to be said. */
  readonly isOptional?: boolean;
  /** What is asked, where it is more than a reason. */
  readonly label?: string;
  readonly hint?: string;
}

/** Why something is done: the field `reason` of a form. */
export function ReasonField({ isOptional = false, label, hint }: Asked) {
  const t = useTranslations('form');
  return (
    <WordsField
      name="reason"
      label={label ?? t(isOptional ? 'reasonIfAny' : 'reason')}
      hint={hint}
      required={!isOptional}
    />
  );
}

/** What is done with nothing but a reason. */
type Reasoned = {
  [Name in MutationName]: InputWithoutKey<Name> extends { reason?: unknown } ? Name : never;
}[MutationName];

interface Properties<Name extends Reasoned, Read> extends Asked, ActOptions<Read> {
  readonly mutation: Name;
  /** All that is sent beside the reason. */
  readonly of: Omit<InputWithoutKey<Name>, 'reason'>;
  /** What the button does, and how the form is called. */
  readonly submit: string;
  readonly name?: string;
  readonly done?: (answer: DoneOf<Name, Read>) => unknown;
  readonly foot?: (button: ReactNode) => ReactNode;
  /** The key that presses the button, as `keyed` has it. */
  readonly byKey?: string | undefined;
  /** What it means, before the reason is asked for. */
  readonly children?: ReactNode;
}

/** A form that asks for a reason alone. */
export function ReasonForm<Name extends Reasoned, Read = unknown>({
  of,
  submit,
  name = submit,
  isOptional,
  label,
  hint,
  children,
  ...form
}: Properties<Name, Read>) {
  return (
    <Form<{ reason?: string }, Name, Read>
      {...form}
      name={name}
      submit={submit}
      start={{ reason: '' }}
      // The field demands a reason of what needs one.
      input={({ reason = '' }) => completed<Name, 'reason'>(of, { reason: reason.trim() === '' ? null : reason })}
    >
      {children}
      <ReasonField
        {...(isOptional === undefined ? {} : { isOptional })}
        {...(label === undefined ? {} : { label })}
        {...(hint === undefined ? {} : { hint })}
      />
    </Form>
  );
}
