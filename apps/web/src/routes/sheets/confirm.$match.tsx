import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { Bar } from '../../ui/forms/bar.js';
import { asked } from '../../api/queries.js';
import { useFollowing } from '../../api/following.js';
import { SheetFacts, SheetLines } from '../../features/match/agreed-sheet.js';
import { Score } from '../../features/match/score.js';
import { Changes } from '../../features/match/changes/changes.js';
import { Conversation } from '../../features/match/conversation.js';
import { WithDispute } from '../../features/match/disputed-line.js';
import { SealedMark } from '../../features/match/sealed-mark.js';
import { matchChanged } from '../../features/match/queries.js';
import { Confirm, Correct, Dispute, TakeBack } from '../../features/sheets/confirm/answers.js';
import { type Disputing, useDisputing } from '../../features/sheets/confirm/line-dispute.js';
import { matchToConfirm, type ToConfirm } from '../../features/sheets/confirm/queries.js';
import { Revoke } from '../../features/sheets/confirm/revoke.js';

export const Route = createFileRoute('/sheets/confirm/$match')({
  component: ConfirmPage,
});

/** The sheet that the other side has handed in: looked at line by line, then confirmed or disputed (9, D11). */
function ConfirmPage() {
  const t = useTranslations('sheets');
  const { match: id } = Route.useParams();
  const { ask } = usePage();
  const options = asked(ask, matchToConfirm, { id });
  const { data, isPending } = useQuery(options);
  useFollowing(matchChanged, { id }, options.queryKey);
  return (
    <>
      <Title description={t('confirmDescription')}>{data?.match?.standing ?? t('confirmTitle')}</Title>
      <h1 className="small-heading">{data?.match?.standing ?? t('confirmTitle')}</h1>
      {data?.match != null ? (
        <Sheet key={id} match={data.match} asksForPin={data.me?.pin !== 'NONE'} />
      ) : (
        <p className={isPending ? 'freshness' : 'problem'}>{t(isPending ? 'opening' : 'noSuchMatch')}</p>
      )}
    </>
  );
}

function Sheet({ match, asksForPin }: { readonly match: ToConfirm; readonly asksForPin: boolean }) {
  const t = useTranslations('sheets');
  const { ask } = usePage();
  const queries = useQueryClient();
  const now = versionOf(match);
  const [opened] = useState(now);
  const [answered, setAnswered] = useState<string | null>(null);
  const may = (move: 'CONFIRMED' | 'DISPUTED' | 'SUBMITTED'): boolean => match.possibleMoves.includes(move);
  const after = (): void => {
    disputing.choose(null);
    const { queryKey } = asked(ask, matchToConfirm, { id: match.id });
    const after = queries.getQueryData(queryKey)?.match;
    setAnswered(after == null ? now : versionOf(after));
    scrollTo({ top: 0 });
  };
  const disputing = useDisputing(
    (path, words) => (
      <Dispute match={match} path={path} words={words} done={after} back={() => disputing.choose(null)} />
    ),
    match.playedGames,
  );
  const isDisputing = disputing.path !== null;
  const isCorrection = match.knownRevision !== null && match.state === 'SUBMITTED';
  const isRelenting = match.state === 'DISPUTED' && may('CONFIRMED');
  const toList = (
    <Link to="/sheets" className="action">
      {t('toList')}
    </Link>
  );
  const correct =
    may('SUBMITTED') && match.state !== 'CONFIRMED' ? (
      <Correct match={match} isMain={isRelenting || !may('CONFIRMED')} />
    ) : null;
  // What was typed or ticked was said of the sheet as it stood then.
  const confirming = { key: now, match, asksForPin, done: after };
  const confirm =
    may('CONFIRMED') && !isDisputing && !isRelenting ? <Confirm {...confirming} beside={correct ?? toList} /> : null;
  const lines = <Lines match={match} disputing={may('DISPUTED') ? disputing : null} />;
  return (
    <article className="sheet">
      <SheetFacts sheet={match} />
      <div className="sheet-score">
        <Score match={match} />
      </div>
      <p role="status">
        {now === answered ? (
          <strong>{t('answered')}</strong>
        ) : now === opened ? null : (
          <strong>{t('cameMeanwhile')}</strong>
        )}
      </p>
      <SealedMark match={match} />
      {match.dispute === null ? null : <Disputed match={match} isOwn={isRelenting} />}
      {isRelenting ? <TakeBack {...confirming} /> : null}
      {isCorrection ? <Correction match={match} known={match.knownRevision!} /> : null}
      {may('SUBMITTED') && match.state === 'CONFIRMED' ? <Revoke match={match} done={after} /> : null}
      {isCorrection ? confirm : null}
      {isCorrection ? (
        <details className="whole-sheet">
          <summary>{t('wholeSheetAgain')}</summary>
          {lines}
        </details>
      ) : (
        lines
      )}
      {isCorrection ? null : confirm}
      {match.moves.length > 1 ? (
        <Conversation
          match={match}
          seen={isCorrection && match.knownRevision === match.revision - 1 ? match.revision : null}
        />
      ) : null}
      {confirm === null && !isDisputing ? (
        <Bar>
          {toList}
          {correct}
        </Bar>
      ) : null}
    </article>
  );
}

/** Another one once somebody has said or done something. */
function versionOf({ revision, state }: ToConfirm): string {
  return `${revision} ${state}`;
}

/** What is disputed, and why, with the way to the line. */
function Disputed({ match: { dispute }, isOwn }: { readonly match: ToConfirm; readonly isOwn: boolean }) {
  const t = useTranslations('sheets');
  const tm = useTranslations('match');
  if (dispute === null) return null;
  const { game, line, reason } = dispute;
  return (
    <section className="problem" aria-labelledby="what-is-disputed">
      <h2 id="what-is-disputed">{t(isOwn ? 'disputedByYou' : 'whatIsDisputed')}</h2>
      <p>
        {game === null ? null : <a href={`#game-${game}`}>{tm('gameNumber', { number: game })}</a>}{' '}
        {line === null ? null : <strong>{line}</strong>} <q>{reason}</q>
      </p>
      <p>{t(isOwn ? 'disputedByYouNext' : 'whatIsDisputedNext')}</p>
    </section>
  );
}

/** What a correction changes of the sheet that the reader knew: the rest of it need not be read again. */
function Correction({ match, known }: { readonly match: ToConfirm; readonly known: number }) {
  const t = useTranslations('sheets');
  return (
    <section aria-labelledby="what-changed">
      <h2 id="what-changed">{t('whatChanged')}</h2>
      <p>{t('whatChangedWords')}</p>
      <Changes match={match} before={known} after={match.revision} />
    </section>
  );
}

/** All that is on the sheet; a line that can be disputed leads to it when it is opened. */
function Lines({ match, disputing }: { readonly match: ToConfirm; readonly disputing: Disputing | null }) {
  const t = useTranslations('sheets');
  return (
    <>
      {disputing === null ? null : <p>{t('tapToDispute')}</p>}
      <WithDispute dispute={match.dispute} below={disputing?.below}>
        <SheetLines sheet={match} />
      </WithDispute>
      {disputing === null ? null : disputing.path === '' ? (
        disputing.below('')
      ) : (
        <p>
          <button type="button" className="action" onClick={() => disputing.choose('')}>
            {t('disputeOther')}
          </button>
        </p>
      )}
    </>
  );
}
