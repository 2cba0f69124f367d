import { createLazyRoute, Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { ChoiceField, TextField, WordsField } from '../../forms/fields.js';
import { Bar } from '../bar.js';
import { LineChoice } from '../confirm/line-choice.js';
import { missingOf } from '../form/result.js';
import { Running } from '../running.js';
import { type DirectorySide, nameOf } from '../store/directory.js';
import { newId } from '../store/draft.js';
import { sheetOf } from '../store/sending.js';
import { useOpened } from '../use-sheets.js';
import { WithDraft } from '../with-draft.js';
import { Games } from './games.js';
import { linesOfState } from './lines-of-state.js';
import { canSeal, otherSide } from './possible.js';
import type { Said } from './seal.js';

export const herePage = createLazyRoute('/$language/sheets/$id/here')({ component: HerePage });

function HerePage() {
  const { id } = herePage.useParams();
  return (
    <WithDraft id={id}>
      <Here />
    </WithDraft>
  );
}

/** The phone in the hands of the other side: it looks at the sheet line by line, says who it is, and confirms or disputes with its PIN. */
function Here() {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { draft, directory } = useOpened();
  const other = otherSide(draft, directory);
  const isPossible = canSeal(directory) && other !== null && missingOf(draft.state).length === 0;
  const [wantsDispute, setDispute] = useState(false);
  return (
    <>
      <Title description={t('description')}>{t('hereTitle', { side: other?.name ?? '' })}</Title>
      <Running />
      <h1 className="small-heading">{t('hereTitle', { side: other?.name ?? '' })}</h1>
      {isPossible ? (
        <>
          <p>{t('hereWords')}</p>
          <div className="sheet">
            <Games />
          </div>
          {wantsDispute ? <DisputeHere side={other} /> : <ConfirmHere side={other} />}
          <p>
            <button type="button" className="action" onClick={() => setDispute(!wantsDispute)}>
              {t(wantsDispute ? 'confirmInstead' : 'disputeInstead')}
            </button>
          </p>
        </>
      ) : (
        <p className="problem">{t('hereNot')}</p>
      )}
      <Bar>
        <Link to="/$language/sheets/$id/hand-in" params={{ language, id: draft.id }} className="action">
          {t('giveBack')}
        </Link>
      </Bar>
    </>
  );
}

function ConfirmHere({ side }: { readonly side: DirectorySide }) {
  const t = useTranslations('sheets');
  return <Answering key="confirm" side={side} submit={t('confirmIt')} said={() => ({ answer: 'confirmed' })} />;
}

function DisputeHere({ side }: { readonly side: DirectorySide }) {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { draft } = useOpened();
  const games = linesOfState(draft.state, language);
  const said = ({ path, reason }: Typed): Said => {
    const line = games.flat().find((each) => each.path === path);
    return { answer: 'disputed', reason: reason.trim(), game: line?.game ?? null, path: line?.path ?? null };
  };
  return (
    <Answering key="dispute" side={side} submit={t('disputeIt')} said={said}>
      <LineChoice games={games} />
      <WordsField name="reason" label={t('disputeReason')} />
    </Answering>
  );
}

interface Typed {
  readonly person: string;
  readonly pin: string;
  readonly path: string;
  readonly reason: string;
}

/** Who says it, and his PIN, which is sealed at once: what is kept of it, and what is sent, only the office can open. */
function Answering({
  side,
  submit,
  said,
  children,
}: {
  readonly side: DirectorySide;
  readonly submit: string;
  readonly said: (typed: Typed) => Said;
  readonly children?: ReactNode;
}) {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { draft, sheets, directory } = useOpened();
  const navigate = useNavigate();
  const form = useForm<Typed>({ defaultValues: { person: '', pin: '', path: '', reason: '' } });
  const [failed, setFailed] = useState(false);
  const answer = form.handleSubmit(async (typed) => {
    form.resetField('pin');
    try {
      const { seal } = await import('./seal.js');
      const words = said(typed);
      const sealed = await seal(directory.sealingKey!, sheetOf(draft.state), typed.person, typed.pin, words);
      const by = nameOf(directory, typed.person);
      const before = { remarks: [], requestRuling: false, dispute: null, ...draft.handing };
      const handing = { ...before, key: newId(), sealed: { text: sealed, by, answer: words.answer } };
      sheets.keep({ ...draft, handing, outcome: null, changedAt: Date.now() }, 0);
      await navigate({ to: '/$language/sheets/$id/hand-in', params: { language, id: draft.id }, replace: true });
    } catch {
      setFailed(true);
    }
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
            setFailed(false);
            void answer(event);
          }}
        >
          {failed ? (
            <p className="problem" role="alert">
              {t('notSealed')}
            </p>
          ) : null}
          {children}
          <ChoiceField name="person" label={t('whoAreYou')}>
            <option value="">{t('choose')}</option>
            {side.members.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </ChoiceField>
          <TextField
            name="pin"
            label={t('pin')}
            hint={t('pinHere')}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
          />
          <p className="submit">
            <button type="submit" className="action main" aria-disabled={form.formState.isSubmitting}>
              {submit}
            </button>
          </p>
        </form>
      </FormProvider>
    </section>
  );
}
