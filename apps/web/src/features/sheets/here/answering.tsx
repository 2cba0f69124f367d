import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Bar } from '../../../ui/forms/bar.js';
import { ChoiceField } from '../../../ui/forms/fields.js';
import { PinField } from '../../../ui/forms/pin-field.js';
import { SentLater } from '../office-words.js';
import { newId } from '../store/draft.js';
import { sealable } from '../store/sealed.js';
import { type DirectorySide, nameOf } from '../store/season-directory.js';
import { sheetOf } from '../store/sheet-of.js';
import { useOpened, useSheets } from '../use-sheets.js';
import { checked, type Checked } from './checked.js';
import type { SheetAnswer } from './seal.js';

export interface TypedAnswer {
  readonly person: string;
  readonly pin: string;
  readonly reason: string;
}

/**
 * Who answers, and their PIN, which is sealed at once: what is kept of it, and what is sent, only the office can open. With a
 * network it says in place whether the two hold; without one that is found out when the sheet is sent.
 */
export function Answering({
  side,
  submit,
  answerOf,
  person = '',
  reason = '',
  beside,
  kept,
  children,
}: {
  readonly side: DirectorySide;
  readonly submit: string;
  readonly answerOf: (typed: TypedAnswer) => SheetAnswer;
  /** Who is chosen at first. */
  readonly person?: string;
  /** What stands in the field of the reason at first. */
  readonly reason?: string;
  /** What else can be done, for the bar. */
  readonly beside: ReactNode;
  /** The answer is on the phone, and goes to the office with the sheet. */
  readonly kept?: () => Promise<void>;
  readonly children?: ReactNode;
}) {
  const t = useTranslations('sheets');
  const { ask } = usePage();
  const { office } = useSheets();
  const { draft, sheets, directory } = useOpened();
  const form = useForm<TypedAnswer>({ defaultValues: { person, pin: '', reason } });
  const [failed, setFailed] = useState<'seal' | Extract<Checked, { is: 'wrong' }> | null>(null);
  const { setFocus } = form;
  useEffect(() => {
    // Once the words stand above it: before, they would push the field behind the bar.
    if (failed !== null && failed !== 'seal') setFocus('pin');
  }, [failed, setFocus]);
  const sealedBy = async (typed: TypedAnswer, words: SheetAnswer): Promise<string | null> => {
    try {
      const { seal } = await import('./seal.js');
      return await seal(directory.sealingKey!, sheetOf(draft.state), typed.person, typed.pin, words);
    } catch {
      return null;
    }
  };
  const answer = form.handleSubmit(async (typed) => {
    form.resetField('pin');
    const said = answerOf(typed);
    const text = await sealedBy(typed, said);
    if (text === null) {
      setFailed('seal');
      return;
    }
    const found = await checked(ask, sheetOf(draft.state), text);
    if (found.is === 'wrong') {
      setFailed(found);
      return;
    }
    const before = { remarks: [], requestRuling: false, dispute: null, ...draft.handing };
    const answered = {
      text,
      seals: sealable(draft.state),
      by: nameOf(directory, typed.person),
      person: typed.person,
      answer: said.answer,
      said,
      isChecked: found.is === 'right',
    };
    const handing = { ...before, key: newId() };
    sheets.keep({ ...draft, handing, sealed: answered, outcome: null, changedAt: Date.now() }, 0);
    await kept?.();
  });
  return (
    <section aria-labelledby="answer">
      <h2 id="answer">{submit}</h2>
      <FormProvider {...form}>
        <form
          className="form"
          aria-label={submit}
          noValidate
          onSubmit={(event) => {
            if (form.formState.isSubmitting) {
              event.preventDefault();
              return;
            }
            setFailed(null);
            void answer(event);
          }}
        >
          {children}
          <ChoiceField name="person" label={t('whoAreYou')}>
            <option value="">{t('choose')}</option>
            {side.members.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </ChoiceField>
          {failed === null ? null : (
            <div className="problem" role="alert">
              {failed === 'seal' ? <p>{t('notSealed')}</p> : <Wrong wrong={failed} />}
            </div>
          )}
          <PinField label={t('pin')} hint={t('pinHere')} />
          {office === 'reached' ? null : <p className="freshness">{t('checkedWhenSent')}</p>}
          <Bar>
            {beside}
            <button type="submit" className="action main" aria-disabled={form.formState.isSubmitting}>
              {submit}
              <SentLater />
            </button>
          </Bar>
        </form>
      </FormProvider>
    </section>
  );
}

/** What does not hold, once; how many tries are left stands nowhere but on the phone of whose PIN it is. */
function Wrong({ wrong: { message, until } }: { readonly wrong: Extract<Checked, { is: 'wrong' }> }) {
  const t = useTranslations('sheets');
  const format = useFormatter();
  return (
    <>
      <p>{message}</p>
      {until === null ? null : <p>{t('waitsHere', { time: format.dateTime(until, { timeStyle: 'medium' }) })}</p>}
    </>
  );
}
