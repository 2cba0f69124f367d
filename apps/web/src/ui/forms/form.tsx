import { useHydrated } from '@tanstack/react-router';
import { createContext, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { type ActOptions, useAct } from '../../api/act.js';
import { keyed, KeySign } from '../keys/keys.js';
import type { DoneOf, InputWithoutKey, MutationName, Problem } from '../../api/mutate.js';
import { usePage } from '../../api/page-context.js';
import { Refusal } from './refusal.js';
import { sentence } from './sentence.js';
import { type WrongField, WrongFields, wrongFieldsIn } from './wrong-fields.js';

/** What the office has said of a form, for a field that shows its part of it itself. */
export const FormProblems = createContext<readonly Problem[]>([]);

/** Problems that stand at a field because there may be many, and what is said above the form in their place. */
export interface ShownAtField {
  readonly shows: (problem: Problem) => boolean;
  readonly words: (number: number) => string;
}

interface Properties<Values extends FieldValues, Name extends MutationName, Read> extends ActOptions<Read> {
  readonly mutation: Name;
  readonly input: (values: Values) => InputWithoutKey<Name>;
  /** What follows, once the page shows what was done. */
  readonly done?: (answer: DoneOf<Name, Read>, values: Values) => unknown;
  /** What stands in the fields at first. */
  readonly start: DefaultValues<Values>;
  /** What the button does: a verb with its object. */
  readonly submit: string;
  readonly name?: string;
  /** It is not what the page is for: the button is one as any other. */
  readonly isQuiet?: boolean;
  /** The key that presses the button, as `keyed` has it. */
  readonly byKey?: string | undefined;
  readonly atField?: ShownAtField;
  /** Puts the button elsewhere than below the fields: into a bar, as a rule. */
  readonly foot?: (button: ReactNode) => ReactNode;
  readonly children?: ReactNode;
}

/**
 * A form that sends one mutation. What the office refuses is said in place: at the fields, and all of it above them; so is what several
 * fields lack before it is sent.
 */
export function Form<Values extends FieldValues, Name extends MutationName, Read = unknown>({
  mutation,
  selection,
  leaves,
  input,
  done,
  start,
  submit,
  name,
  isQuiet = false,
  byKey,
  atField,
  foot = (button) => button,
  children,
}: Properties<Values, Name, Read>) {
  const t = useTranslations('form');
  const id = useId();
  const { namesIn } = usePage();
  // The first field that is wrong has the focus, unless what is wrong is listed above them.
  const form = useForm<Values>({ defaultValues: filled(start), shouldFocusError: false });
  const { submitCount } = form.formState;
  const isAwake = useHydrated();
  const act = useAct(mutation, { selection, leaves });
  const summary = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  const isIncomplete = useRef(false);
  const [idOf, setIdOf] = useState<ReadonlyMap<string, string>>(new Map());
  const { problems, failure, pending } = act;
  const elsewhere = atField === undefined ? [] : problems.filter(atField.shows);
  useEffect(() => {
    const ids = new Map<string, string>();
    for (const { path, message } of problems) {
      const field = fieldAt(path) as FieldPath<Values>;
      if (!(field in form.getValues())) continue;
      form.setError(field, { message: sentence(message, namesIn) });
      const element = fields.current?.elements.namedItem(field);
      if (element instanceof HTMLElement && element.id !== '') ids.set(field, element.id);
    }
    setIdOf(ids);
    if (problems.length > 0 || failure !== null) summary.current?.focus();
  }, [problems, failure, form, namesIn]);
  useEffect(() => {
    // What is wrong stands at the fields once the form counts the attempt, not when it has found it.
    if (!isIncomplete.current) return;
    const found = wrongFieldsIn(fields.current!);
    setWrong(found.length > 1 ? found : []);
    if (found.length === 1) document.getElementById(found[0]!.id)?.focus();
  }, [submitCount]);
  useEffect(() => {
    if (wrong.length > 0) summary.current?.focus();
  }, [wrong]);
  const send = form.handleSubmit(
    async (values) => {
      const answer = await act.perform(input(values));
      if (answer !== null) await done?.(answer, values);
    },
    () => {
      isIncomplete.current = true;
    },
  );
  return (
    <FormProvider {...form}>
      <form
        ref={fields}
        className="form"
        aria-label={name}
        // What is sent before the script runs must not stand in an address: a password would.
        method="post"
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          if (pending) {
            event.preventDefault();
            return;
          }
          // What the office has said of a list would otherwise stand in the way for ever: no field of its takes it back.
          form.clearErrors();
          setWrong([]);
          isIncomplete.current = false;
          void send(event);
        }}
      >
        {wrong.length > 0 ? (
          <WrongFields fields={wrong} ref={summary} />
        ) : (
          <Refusal
            ref={summary}
            problems={problems.filter((problem) => !elsewhere.includes(problem))}
            failure={failure}
            more={elsewhere.length === 0 ? null : atField!.words(elsewhere.length)}
            fieldOf={({ path }) => idOf.get(fieldAt(path))}
          />
        )}
        <FormProblems value={problems}>{children}</FormProblems>
        <noscript>
          <p className="problem">{t('script')}</p>
        </noscript>
        <div className="submit scripted">
          {foot(
            <button
              type="submit"
              className={isQuiet ? 'action' : 'action main'}
              disabled={!isAwake}
              aria-disabled={pending}
              aria-describedby={id}
              {...(byKey === undefined ? {} : keyed(byKey))}
            >
              {submit}
              <KeySign of={byKey} />
            </button>,
          )}{' '}
          <span id={id} role="status" className="freshness">
            {pending ? t('sending') : ''}
          </span>
        </div>
      </form>
    </FormProvider>
  );
}

/** The last part of a path is the name of the field. */
function fieldAt(path: string): string {
  return path.split('.').at(-1) ?? '';
}

/** What somebody has typed before the script runs stays where no other text is to stand. */
function filled<Values extends FieldValues>(start: DefaultValues<Values>): DefaultValues<Values> {
  return Object.fromEntries(Object.entries(start).filter(([, value]) => value !== '')) as DefaultValues<Values>;
}
