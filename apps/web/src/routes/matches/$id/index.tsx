import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useLocation } from '@tanstack/react-router';
import { Fragment, memo } from 'react';
import { useTranslations } from 'use-intl';
import { useOfficial } from '../../../api/official.js';
import { usePage } from '../../../api/page-context.js';
import { InTurn } from '../../../ui/in-turn.js';
import { Title } from '../../../ui/title.js';
import { useFollowing } from '../../../api/following.js';
import { asked } from '../../../api/queries.js';
import { Day, useDay } from '../../../ui/days.js';
import { PaperLink } from '../../../ui/table/paper-link.js';
import { areasOf, pagesOf } from '../../../features/match/competition-pages.js';
import { Conversation } from '../../../features/match/conversation.js';
import { WithDispute } from '../../../features/match/disputed-line.js';
import { GamesAsBars } from '../../../features/match/games-as-bars.js';
import {
  matchChanged,
  type ShownMatch,
  matchSheet,
  type PublicMatch,
  withdrawnMatch,
} from '../../../features/match/queries.js';
import { Rulings } from '../../../features/match/rulings.js';
import { RunningScore } from '../../../features/match/running-score.js';
import { Score } from '../../../features/match/score.js';
import { Seals } from '../../../features/match/seals.js';
import { Summary } from '../../../features/match/summary.js';
import { WhatDecided } from '../../../features/match/what-decided.js';
import { Withdrawn } from '../../../features/match/withdrawn.js';
import { pilesOf } from '../../../features/trophies/emblems.js';
import { load, idOf } from '../../../api/load.js';
import { sheetsReady } from '../../../features/match/changes/queries.js';
import { twoSides } from '../../../api/two-sides.js';

export const Route = createFileRoute('/matches/$id/')({
  loader: async ({ context, params: { id } }) => {
    const { match } = await load(context, matchSheet, { id: idOf(id) });
    if (match === null) {
      await load(context, withdrawnMatch, { id }, 'withdrawnMatch');
      return { areas: [] };
    }
    await sheetsReady(context, match);
    return { areas: areasOf(match.competitions) };
  },
  component: MatchPage,
});

function MatchPage() {
  const { id } = Route.useParams();
  const { ask } = usePage();
  const options = asked(ask, matchSheet, { id });
  const { data } = useSuspenseQuery(options);
  useFollowing(matchChanged, { id }, options.queryKey);
  return data.match === null ? <Withdrawn id={id} /> : <Sheet match={data.match} />;
}

/** Made anew when the match is another, not when it is followed. */
const Sheet = memo(function Sheet({ match }: { readonly match: PublicMatch }) {
  const t = useTranslations('match');
  const day = useDay();
  const [a, b] = twoSides(match);
  const title = t('title', { a: a.name, b: b.name });
  const isOpen = match.state !== 'APPROVED';
  return (
    <article className="match">
      <Title
        description={t('description', { day: day(match.date), a: match.raw.a, b: match.raw.b })}
        cards={{ piles: pilesOf(match.trophies.map(({ trophy }) => trophy)).slice(0, MOST_SHOWN) }}
      >
        {isOpen ? `${match.standing} · ${title}` : title}
      </Title>
      <h1 className="unseen">{title}</h1>
      <div>
        <InTurn>
          <Facts match={match} />
        </InTurn>
        <OpenAtDesk id={match.id} />
        {isOpen ? <p className="problem standing">{match.standing}</p> : null}
        {match.dispute === null ? null : (
          <p>
            <q>{match.dispute.reason}</q>
          </p>
        )}
        {match.state === 'SUBMITTED' ||
        match.state === 'DISPUTED' ||
        match.state === 'RETURNED' ||
        (match.state === 'CONFIRMED' && match.sealedConfirmation !== null) ? (
          <ToConfirm match={match} />
        ) : null}
        <InTurn>
          <Score match={match} />
        </InTurn>
        {match.rulings.length === 0 ? null : <Rulings rulings={match.rulings} />}
        <WithDispute dispute={match.dispute}>
          <InTurn>
            <GamesAsBars match={match} />
          </InTurn>
        </WithDispute>
        <InTurn>
          <RunningScore match={match} />
        </InTurn>
        <details className="behind">
          <summary>{t('figures')}</summary>
          <InTurn>
            <Summary match={match} />
          </InTurn>
        </details>
      </div>
      <div className="beside-match">
        <InTurn>
          <Seals match={match} />
        </InTurn>
        <InTurn>
          <WhatDecided match={match} />
        </InTurn>
        <InTurn>
          <Provenance match={match} />
        </InTurn>
      </div>
      <InTurn>
        <Conversation match={match} />
      </InTurn>
    </article>
  );
});

/** Trophies that have room beside the words of a preview. */
const MOST_SHOWN = 2;

/** For the jury, which would have to look for it in its queues. */
function OpenAtDesk({ id }: { readonly id: string }) {
  const t = useTranslations('match');
  const { pathname } = useLocation();
  if (useOfficial(pathname)?.jury !== true) return null;
  return (
    <p className="acts">
      <Link to="/jury/matches/$id" params={{ id }} preload={false} className="action">
        {t('openAtDesk')}
      </Link>
    </p>
  );
}

/** For what it counted, when and where it was played. */
function Facts({ match }: { readonly match: PublicMatch }) {
  const t = useTranslations('match');
  const year = String(match.seasonYear);
  return (
    <p className="facts">
      {match.competitions.map((each) => (
        <Fragment key={each}>
          {each === 'GRAND_PRIX' && match.grandPrix !== null ? (
            <Link to="/grand-prix/$year/$id" params={{ year, id: match.grandPrix.id }}>
              {match.grandPrix.name}
            </Link>
          ) : (
            <Link to={pagesOf[each]} params={{ year }}>
              {t(`competition.${each}`)}
            </Link>
          )}
          ,{' '}
        </Fragment>
      ))}
      <Day of={match.date} style="long" />, {match.venue.name}
      {match.order > 1 ? `, ${t('order', { order: match.order })}` : ''}
      {match.kind === 'MATCH' ? '' : `. ${t(`kind.${match.kind}`)}`}
    </p>
  );
}

/** Before it counts only its sides and the jury see it: a letter leads them here. */
function ToConfirm({ match }: { readonly match: ShownMatch }) {
  const t = useTranslations('match');
  return (
    <p>
      <Link to="/sheets/confirm/$match" params={{ match: match.id }} className="action">
        {t(whatToSay(match.state))}
      </Link>
    </p>
  );
}

function whatToSay(state: ShownMatch['state']): 'lookOrRevoke' | 'answerDispute' | 'correct' | 'confirmOrDispute' {
  switch (state) {
    case 'CONFIRMED':
      return 'lookOrRevoke';
    case 'DISPUTED':
      return 'answerDispute';
    case 'RETURNED':
      return 'correct';
    default:
      return 'confirmOrDispute';
  }
}

/** How often it was handed in, nothing is overwritten; and the sheet for paper. */
function Provenance({ match }: { readonly match: ShownMatch }) {
  const t = useTranslations('match');
  const [a, b] = twoSides(match);
  return (
    <div>
      <p>
        <Link to="/teams/$id/against/$other" params={{ id: a.id, other: b.id }}>
          {t('headToHead')}
        </Link>
      </p>
      <p>
        <PaperLink of={`matches/${match.id}`}>{t('paper')}</PaperLink>
      </p>
      {match.revisions.length === 1 ? null : (
        <p className="legend">{t('revisions', { number: match.revisions.length })}</p>
      )}
    </div>
  );
}
