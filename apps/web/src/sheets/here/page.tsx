import { createLazyRoute, Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { ChoiceField, TextField, WordsField } from '../../forms/fields.js';
import { Bar } from '../../forms/bar.js';
import { gameOf, useDisputing } from '../confirm/line-dispute.js';
import { SheetFacts, SheetLines } from '../../match/agreed-sheet.js';
import type { ShownSheet } from '../../match/shown-sheet.js';
import { LineActsContext } from '../../match/line-acts.js';
import { missingOf } from '../form/result.js';
import { Running } from '../running.js';
import { type DirectorySide, nameOf } from '../store/season-directory.js';
import { newId } from '../store/draft.js';
import { sealable } from '../store/sealed.js';
import { sheetOf } from '../store/sheet-of.js';
import { useOpened } from '../use-sheets.js';
import { WithDraft } from '../with-draft.js';
import { canSeal, otherSide } from './possible.js';
import { shownSheet } from './shown.js';
import type { SheetAnswer } from './seal.js';

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
  const sheet = useMemo(() => shownSheet(draft.state, directory, language), [draft.state, directory, language]);
  const isPossible = canSeal(directory) && other !== null && missingOf(draft.state).length === 0;
  return (
    <>
      <Title description={t('description')}>{t('hereTitle', { side: other?.name ?? '' })}</Title>
      <Running />
      <h1 className="small-heading">{t('hereTitle', { side: other?.name ?? '' })}</h1>
      {isPossible ? (
        <>
          <SheetFacts sheet={sheet} />
          <p>{t('hereWords')}</p>
          <Answers side={other} sheet={sheet} />
        </>
      ) : (
        <>
          <p className="problem">{t('hereNot')}</p>
          <Bar>
            <GiveBack />
          </Bar>
        </>
      )}
    </>
  );
}

function GiveBack() {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { draft } = useOpened();
  return (
    <Link to="/$language/sheets/$id/hand-in" params={{ language, id: draft.id }} className="action">
      {t('giveBack')}
    </Link>
  );
}

/** A line is disputed where it stands, by a tap; the sheet is confirmed below all of them. */
function Answers({ side, sheet }: { readonly side: DirectorySide; readonly sheet: ShownSheet }) {
  const t = useTranslations('sheets');
  const disputing = useDisputing(
    (path, words) => <DisputeHere key={path} side={side} path={path} words={words} back={() => choose(null)} />,
    sheet.playedGames,
  );
  const { path, choose, below } = disputing;
  return (
    <>
      <p>{t('tapToDispute')}</p>
      <div className="sheet">
        <LineActsContext value={{ mark: () => null, below }}>
          <SheetLines sheet={sheet} hasLinks={false} />
        </LineActsContext>
      </div>
      {path === '' ? below('') : null}
      {path === null ? (
        <>
          <Answering
            side={side}
            submit={t('confirmIt')}
            answerOf={() => ({ answer: 'confirmed' })}
            beside={<GiveBack />}
          />
          <p>
            <button type="button" className="action" onClick={() => choose('')}>
              {t('disputeOther')}
            </button>
          </p>
        </>
      ) : null}
    </>
  );
}

function DisputeHere({
  side,
  path,
  words,
  back,
}: {
  readonly side: DirectorySide;
  readonly path: string;
  /** With which the reason begins. */
  readonly words: string;
  readonly back: () => void;
}) {
  const t = useTranslations('sheets');
  const answerOf = ({ reason }: Typed): SheetAnswer => ({
    answer: 'disputed',
    reason: reason.trim(),
    game: gameOf(path),
    path: path === '' ? null : path,
  });
  const notDisputed = (
    <button type="button" className="action" onClick={back}>
      {t('notDisputed')}
    </button>
  );
  return (
    <Answering side={side} submit={t('disputeIt')} answerOf={answerOf} reason={words} beside={notDisputed}>
      <WordsField name="reason" label={t('disputeReason')} />
    </Answering>
  );
}

interface Typed {
  readonly person: string;
  readonly pin: string;
  readonly reason: string;
}

/** Who answers, and their PIN, which is sealed at once: what is kept of it, and what is sent, only the office can open. */
function Answering({
  side,
  submit,
  answerOf,
  reason = '',
  beside,
  children,
}: {
  readonly side: DirectorySide;
  readonly submit: string;
  readonly answerOf: (typed: Typed) => SheetAnswer;
  /** What stands in the field of the reason at first. */
  readonly reason?: string;
  /** What else can be done, for the bar. */
  readonly beside: ReactNode;
  readonly children?: ReactNode;
}) {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { draft, sheets, directory } = useOpened();
  const navigate = useNavigate();
  const form = useForm<Typed>({ defaultValues: { person: '', pin: '', reason } });
  const [failed, setFailed] = useState(false);
  const answer = form.handleSubmit(async (typed) => {
    form.resetField('pin');
    try {
      const { seal } = await import('./seal.js');
      const words = answerOf(typed);
      const sealed = await seal(directory.sealingKey!, sheetOf(draft.state), typed.person, typed.pin, words);
      const by = nameOf(directory, typed.person);
      const before = { remarks: [], requestRuling: false, dispute: null, ...draft.handing };
      const handing = { ...before, key: newId() };
      const answered = { text: sealed, seals: sealable(draft.state), by, answer: words.answer };
      sheets.keep({ ...draft, handing, sealed: answered, outcome: null, changedAt: Date.now() }, 0);
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
          <Bar>
            {beside}
            <button type="submit" className="action main" aria-disabled={form.formState.isSubmitting}>
              {submit}
            </button>
          </Bar>
        </form>
      </FormProvider>
    </section>
  );
}
