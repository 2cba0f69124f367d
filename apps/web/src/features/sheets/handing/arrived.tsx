import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Bar } from '../../../ui/forms/bar.js';
import { Answering } from '../here/answering.js';
import { PassOver } from '../here/pass-over.js';
import { canSeal, otherSide } from '../here/possible.js';
import type { SheetAnswer } from '../here/seal.js';
import type { SendingOutcome } from '../store/draft.js';
import type { DirectorySide } from '../store/season-directory.js';
import { PutAway } from '../put-away.js';
import { useOpened } from '../use-sheets.js';

type ArrivedOutcome = Extract<SendingOutcome, { kind: 'arrived' }>;

/** The office has it: what became of it, and what happens next, by whom and by when. */
export function Arrived({ outcome }: { readonly outcome: ArrivedOutcome }) {
  const t = useTranslations('sheets');
  const { match, how, sealed = null } = outcome;
  const { draft, directory } = useOpened();
  const side = otherSide(draft, directory);
  const repeatable = side !== null && canSeal(directory) ? sayableAgain(outcome) : null;
  const isAnswered = sealed?.problem === null || how === 'CONFIRMED' || how === 'DISPUTED';
  return (
    <>
      <p role="status">
        <strong>
          {sealed !== null && sealed.problem === null
            ? t(`saidHere.${sealed.answer}`, { by: sealed.by })
            : t(`arrived.${how}`)}
        </strong>
      </p>
      {sealed === null || sealed.problem === null ? null : (
        <div className="problem" role="alert">
          <p>{t('notTaken', { by: sealed.by })}</p>
          <p>{sealed.problem}</p>
        </div>
      )}
      {repeatable === null ? null : <AnswerAgain of={repeatable} side={side!} />}
      <Next outcome={outcome} />
      {isAnswered || repeatable !== null ? null : <PassOver />}
      {repeatable === null ? <Onward match={match} /> : null}
    </>
  );
}

/** What can be said once more: the sheet is known, and only person or PIN were not right. Null of everything else. */
function sayableAgain({ sealed = null }: ArrivedOutcome): AnsweredHere | null {
  const { code, said } = sealed ?? {};
  return code === 'SEALED_NOT_ACCEPTED' && said !== undefined ? { ...sealed!, said } : null;
}

type AnsweredHere = NonNullable<ArrivedOutcome['sealed']> & { readonly said: SheetAnswer };

/** Who has answered here says their PIN again, not the sheet. */
function AnswerAgain({ of: { said, person }, side }: { readonly of: AnsweredHere; readonly side: DirectorySide }) {
  const t = useTranslations('sheets');
  const { draft } = useOpened();
  return (
    <Answering
      side={side}
      submit={t(said.answer === 'confirmed' ? 'confirmIt' : 'disputeIt')}
      answerOf={() => said}
      person={person ?? ''}
      beside={
        <Link to="/sheets/$id/here" params={{ id: draft.id }} className="action">
          {t('wholeSheetAgain')}
        </Link>
      }
    />
  );
}

function Onward({ match }: { readonly match: string }) {
  const t = useTranslations('sheets');
  return (
    <Bar>
      <PutAway />
      <Link to="/matches/$id" params={{ id: match }} className="action main">
        {t('toMatch')}
      </Link>
    </Bar>
  );
}

function Next({ outcome: { how, sealed = null } }: { readonly outcome: ArrivedOutcome }) {
  const t = useTranslations('sheets');
  const { draft, directory } = useOpened();
  const side = otherSide(draft, directory)?.name ?? t('theOtherSide');
  const year = draft.state.date?.slice(0, 4) ?? '';
  const isDisputed = how === 'DISPUTED' || (sealed?.problem === null && sealed.answer === 'disputed');
  const isConfirmed = how === 'CONFIRMED' || (sealed?.problem === null && sealed.answer === 'confirmed');
  const jury = t('next.jury', { year });
  const steps = isDisputed
    ? [t('next.disputed', { side }), jury]
    : isConfirmed
      ? [...(sealed === null ? [] : [t('next.revocable', { by: sealed.by })]), jury]
      : [t('next.confirm', { side }), t('next.silent'), jury];
  return (
    <section aria-labelledby="next">
      <h2 id="next">{t('nextHeading')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
