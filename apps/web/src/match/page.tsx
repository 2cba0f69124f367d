import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { useFollowing } from '../graphql/following.js';
import { asked } from '../graphql/queries.js';
import { Day, useDay } from '../language/days.js';
import { SideLink } from '../people/links.js';
import { PaperLink } from '../table/paper-link.js';
import { Conversation } from './conversation.js';
import { WithDispute } from './disputed-line.js';
import { Games } from './games.js';
import { matchChanged, type MatchSheet, matchSheet } from './queries.js';
import { Rulings } from './rulings.js';
import { SealedMark } from './sealed-mark.js';
import { Summary } from './summary.js';
import { Withdrawn } from './withdrawn.js';

export const matchPage = createLazyRoute('/matches/$id')({ component: MatchPage });

function MatchPage() {
  const { id } = matchPage.useParams();
  const { ask } = usePage();
  const options = asked(ask, matchSheet, { id });
  const { data } = useSuspenseQuery(options);
  useFollowing(matchChanged, { id }, options.queryKey);
  return data.match === null ? <Withdrawn id={id} /> : <Sheet match={data.match} />;
}

function Sheet({ match }: { readonly match: MatchSheet }) {
  const t = useTranslations('match');
  const day = useDay();
  const [a, b] = match.sides as [MatchSheet['sides'][number], MatchSheet['sides'][number]];
  const title = t('title', { a: a.name, b: b.name });
  const isOpen = match.state !== 'APPROVED';
  return (
    <article className="sheet">
      <Title description={t('description', { day: day(match.date), a: match.raw.a, b: match.raw.b })}>
        {isOpen ? `${match.standing} · ${title}` : title}
      </Title>
      <h1>
        <span className="party-a">
          <SideLink side={a} />
        </span>{' '}
        <span className="against">{t('against')}</span>{' '}
        <span className="party-b">
          <SideLink side={b} />
        </span>
      </h1>
      <p className="facts">
        <Day of={match.date} style="long" />, {match.venue.name}
        {match.order > 1 ? `, ${t('order', { order: match.order })}` : ''}.{' '}
        {match.competitions.map((each) => t(`competition.${each}`)).join(', ')}
        {match.competitions.length > 0 ? '. ' : ''}
        {match.kind === 'MATCH' ? '' : `${t(`kind.${match.kind}`)}. `}
        <strong className={`verdict ${match.verdict}`}>{t(`verdict.${match.verdict}`)}</strong>
      </p>
      {isOpen ? <p className="problem standing">{match.standing}</p> : null}
      {match.dispute === null ? null : (
        <p>
          <q>{match.dispute.reason}</q>
        </p>
      )}
      <SealedMark match={match} />
      {match.state === 'SUBMITTED' ||
      match.state === 'DISPUTED' ||
      match.state === 'RETURNED' ||
      (match.state === 'CONFIRMED' && match.sealedConfirmation !== null) ? (
        <ToConfirm match={match} />
      ) : null}
      <Summary match={match} />
      {match.rulings.length === 0 ? null : <Rulings rulings={match.rulings} />}
      <WithDispute dispute={match.dispute}>
        <Games match={match} replaysIn={match.id} />
      </WithDispute>
      <Conversation match={match} />
      <Provenance match={match} />
    </article>
  );
}

/** Before it counts only its sides and the jury see it: a letter leads them here. */
function ToConfirm({ match }: { readonly match: MatchSheet }) {
  const t = useTranslations('match');
  return (
    <p>
      <Link to="/sheets/confirm/$match" params={{ match: match.id }} className="action">
        {t(whatToSay(match.state))}
      </Link>
    </p>
  );
}

function whatToSay(state: MatchSheet['state']): 'lookOrRevoke' | 'answerDispute' | 'correct' | 'confirmOrDispute' {
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

/** Who entered it and how often it was handed in; nothing is overwritten. */
function Provenance({ match }: { readonly match: MatchSheet }) {
  const t = useTranslations('match');
  return (
    <>
      <p>
        <PaperLink of={`matches/${match.id}`}>{t('paper')}</PaperLink>
      </p>
      <p className="legend">
        {t('revisions', { number: match.revisions.length })}{' '}
        <Link to="/championship/$year" params={{ year: String(match.seasonYear) }}>
          {t('season', { year: String(match.seasonYear) })}
        </Link>
      </p>
    </>
  );
}
