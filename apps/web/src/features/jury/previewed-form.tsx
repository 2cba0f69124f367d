import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../ui/forms/act-button.js';
import { Form, type ShownAtField } from '../../ui/forms/form.js';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';
import { completed, type DoneOf, type InputWithoutKey, type MutationName, type Selection } from '../../api/mutate.js';

interface Properties<Values extends FieldValues, Name extends MutationName, Read> {
  /** One that can be tried without being done. */
  readonly mutation: Name;
  readonly selection: Selection<Read>;
  readonly input: (values: Values) => Omit<InputWithoutKey<Name>, 'dryRun'>;
  readonly start: DefaultValues<Values>;
  readonly name: string;
  /** What is done in the end: a verb with its object. */
  readonly submit: string;
  /** The button that shows it; that which would change if left out. */
  readonly look?: string;
  /** What it would change, as the office says. */
  readonly changes: (answer: DoneOf<Name, Read>) => ReactNode;
  /** Whether it can be done after what the office has said of it. */
  readonly isPossible?: (answer: DoneOf<Name, Read>) => boolean;
  readonly done?: (answer: DoneOf<Name, Read>) => unknown;
  readonly atField?: ShownAtField;
  /** The key that shows it, and then does it. */
  readonly byKey?: string;
  /** Puts the button that shows it elsewhere than below the fields. */
  readonly foot?: (button: ReactNode) => ReactNode;
  readonly children?: ReactNode;
}

interface Preview<Name extends MutationName, Read> {
  /** As they were sent: what has changed meanwhile is for the office to notice. */
  readonly sent: Omit<InputWithoutKey<Name>, 'dryRun'>;
  readonly answer: DoneOf<Name, Read>;
}

/** A form in two steps: the office first says what would change (`dryRun`), and whoever has seen that does it or goes back. */
export function PreviewedForm<Values extends FieldValues, Name extends MutationName, Read = unknown>({
  mutation,
  selection,
  input,
  start,
  name,
  submit,
  look,
  changes,
  isPossible = () => true,
  done,
  atField,
  byKey,
  foot,
  children,
}: Properties<Values, Name, Read>) {
  const t = useTranslations('desk');
  const [seen, setSeen] = useState<Preview<Name, Read> | null>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (seen !== null) panel.current?.focus();
  }, [seen]);
  return (
    <>
      <div hidden={seen !== null}>
        <Form<Values, Name, Read>
          mutation={mutation}
          selection={selection}
          name={name}
          start={start}
          input={(values) => completed<Name, 'dryRun'>(input(values), { dryRun: true })}
          done={(answer, values) => setSeen({ sent: input(values), answer })}
          submit={look ?? t('seeChanges')}
          byKey={seen === null ? byKey : undefined}
          {...(atField === undefined ? {} : { atField })}
          {...(foot === undefined ? {} : { foot })}
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
              <ActButton
                mutation={mutation}
                selection={selection}
                input={completed<Name, 'dryRun'>(seen.sent, { dryRun: false })}
                done={done}
                isMain
                byKey={byKey}
              >
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
