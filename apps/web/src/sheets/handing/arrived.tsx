import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Bar } from '../../forms/bar.js';
import { PassOver } from '../here/pass-over.js';
import { otherSide } from '../here/possible.js';
import type { Outcome } from '../store/draft.js';
import { PutAway } from '../put-away.js';
import { useOpened } from '../use-sheets.js';

type ArrivedOutcome = Extract<Outcome, { kind: 'arrived' }>;

/** The office has it: what became of it, and what happens next, by whom and by when. */
export function Arrived({ outcome }: { readonly outcome: ArrivedOutcome }) {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { match, how, sealed = null } = outcome;
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
      <Next outcome={outcome} />
      {isAnswered ? null : <PassOver />}
      <Bar>
        <PutAway />
        <Link to="/$language/matches/$id" params={{ language, id: match }} className="action main">
          {t('toMatch')}
        </Link>
      </Bar>
    </>
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
