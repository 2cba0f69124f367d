import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { Bar } from '../../../ui/forms/bar.js';
import { gameOf, useDisputing } from '../../../features/sheets/confirm/line-dispute.js';
import { SheetFacts, SheetLines } from '../../../features/match/agreed-sheet.js';
import { Score } from '../../../features/match/score.js';
import type { ShownSheet } from '../../../features/match/shown-sheet.js';
import { LineActsContext } from '../../../features/match/line-acts.js';
import { DisputeWaits, UsualAnswers } from '../../../features/sheets/confirm/usual-answers.js';
import { missingOf } from '../../../features/sheets/form/result.js';
import { Running } from '../../../features/sheets/running.js';
import type { DirectorySide } from '../../../features/sheets/store/season-directory.js';
import { useOpened } from '../../../features/sheets/use-sheets.js';
import { WithDraft } from '../../../features/sheets/with-draft.js';
import { Answering, type TypedAnswer } from '../../../features/sheets/here/answering.js';
import { canSeal, otherSide } from '../../../features/sheets/here/possible.js';
import { shownSheet } from '../../../features/sheets/here/shown.js';
import type { SheetAnswer } from '../../../features/sheets/here/seal.js';
import { ReasonField } from '../../../ui/forms/reason.js';

export const Route = createFileRoute('/sheets/$id/here')({
  component: HerePage,
});

function HerePage() {
  const { id } = Route.useParams();
  return (
    <WithDraft id={id}>
      <Here />
    </WithDraft>
  );
}

/** The phone in the hands of the other side: it looks at the sheet line by line, says who it is, and confirms or disputes with its PIN. */
function Here() {
  const t = useTranslations('sheets');
  const { namesIn } = usePage();
  const { draft, directory } = useOpened();
  const other = otherSide(draft, directory);
  const sheet = useMemo(() => shownSheet(draft.state, directory, namesIn), [draft.state, directory, namesIn]);
  const isPossible = canSeal(directory) && other !== null && missingOf(draft.state).length === 0;
  return (
    <>
      <Title description={t('description')}>{t('hereTitle', { side: other?.name ?? '' })}</Title>
      <Running />
      <h1 className="small-heading">{t('hereTitle', { side: other?.name ?? '' })}</h1>
      {isPossible ? (
        <>
          <SheetFacts sheet={sheet} />
          <div className="sheet-score">
            <Score match={sheet} hasLinks={false} />
          </div>
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

/** Where it is said what becomes of the answer. */
function useToHandIn(): () => Promise<void> {
  const { draft } = useOpened();
  const navigate = useNavigate();
  return () => navigate({ to: '/sheets/$id/hand-in', params: { id: draft.id }, replace: true });
}

function GiveBack() {
  const t = useTranslations('sheets');
  const { draft } = useOpened();
  return (
    <Link to="/sheets/$id/hand-in" params={{ id: draft.id }} className="action">
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
  const toHandIn = useToHandIn();
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
            kept={toHandIn}
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
  const toHandIn = useToHandIn();
  const answerOf = ({ reason }: TypedAnswer): SheetAnswer => ({
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
    <Answering
      side={side}
      submit={t('disputeIt')}
      answerOf={answerOf}
      reason={words}
      beside={notDisputed}
      kept={toHandIn}
    >
      <UsualAnswers path={path} words={words} />
      <ReasonField label={t('disputeReason')} />
      <DisputeWaits />
    </Answering>
  );
}
