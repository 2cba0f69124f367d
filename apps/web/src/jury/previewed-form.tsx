import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ActButton } from '../forms/act-button.js';
import { Form, type ShownAtField } from '../forms/form.js';
import { ScriptedButton } from '../forms/scripted-button.js';
import type { Done } from '../graphql/act.js';
import type { Query } from '../graphql/graphql.js';

interface Properties<Values extends FieldValues, Answer, Variables> {
  readonly mutation: Query<Answer, Variables & { dryRun: boolean }>;
  readonly variables: (values: Values) => Omit<Variables, 'key' | 'dryRun'>;
  readonly start: DefaultValues<Values>;
  readonly name: string;
  /** What is done in the end: a verb with its object. */
  readonly submit: string;
  /** The button that shows it; that which would change if left out. */
  readonly look?: string;
  /** What it would change, as the office says. */
  readonly changes: (answer: Done<Answer>) => ReactNode;
  /** Whether it can be done after what the office has said of it. */
  readonly isPossible?: (answer: Done<Answer>) => boolean;
  readonly done: (answer: Done<Answer>) => unknown;
  readonly atField?: ShownAtField;
  readonly children?: ReactNode;
}

interface Seen<Answer> {
  /** As they were sent: what has changed meanwhile is for the office to notice. */
  readonly sent: object;
  readonly answer: Done<Answer>;
}

/** A form in two steps: the office first says what would change (`$dryRun`), and whoever has seen that does it or goes back. */
export function PreviewedForm<Values extends FieldValues, Answer extends object, Variables>({
  mutation,
  variables,
  start,
  name,
  submit,
  look,
  changes,
  isPossible = () => true,
  done,
  atField,
  children,
}: Properties<Values, Answer, Variables>) {
  const t = useTranslations('desk');
  const [seen, setSeen] = useState<Seen<Answer> | null>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (seen !== null) panel.current?.focus();
  }, [seen]);
  return (
    <>
      <div hidden={seen !== null}>
        <Form<Values, Answer, Variables & { dryRun: boolean }>
          mutation={mutation}
          name={name}
          start={start}
          variables={(values) => ({ ...variables(values), dryRun: true }) as never}
          done={(answer, values) => setSeen({ sent: variables(values), answer })}
          submit={look ?? t('seeChanges')}
          {...(atField === undefined ? {} : { atField })}
        >
          {children}
        </Form>
      </div>
      {seen === null ? null : (
        <section ref={panel} tabIndex={-1} className="consequences" aria-label={t('consequences')}>
          <h3>{t('consequences')}</h3>
          {changes(seen.answer)}
          <div className="pages">
            {isPossible(seen.answer) ? (
              <ActButton mutation={mutation} variables={{ ...seen.sent, dryRun: false } as never} done={done}>
                {submit}
              </ActButton>
            ) : null}
            <ScriptedButton onClick={() => setSeen(null)}>{t('backToForm')}</ScriptedButton>
          </div>
        </section>
      )}
    </>
  );
}
