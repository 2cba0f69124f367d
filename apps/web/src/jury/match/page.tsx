import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { useFollowing } from '../../graphql/following.js';
import { asked } from '../../graphql/queries.js';
import { useDay } from '../../language/days.js';
import { SheetFacts, SheetLines } from '../../match/agreed-sheet.js';
import { Conversation } from '../../match/conversation.js';
import { WithDispute } from '../../match/disputed-line.js';
import { matchChanged } from '../../match/queries.js';
import { SideLink } from '../../people/links.js';
import { Keys } from '../keys.js';
import type { DeskMatchSearch } from '../search.js';
import { Approvals, Findings } from './findings.js';
import { Decide } from './decide.js';
import { Further } from './further.js';
import { Next, useQueueKeys } from './next.js';
import { type DeskMatch, deskMatch } from './queries.js';
import { Revisions } from './revisions.js';
import { HeldRulings } from './rulings.js';

export const deskMatchPage = createLazyRoute('/_desk/jury/matches/$id')({ component: DeskMatchPage });

function DeskMatchPage() {
  const { id } = deskMatchPage.useParams();
  const search = deskMatchPage.useSearch();
  const { ask } = usePage();
  const queries = useQueryClient();
  const options = asked(ask, deskMatch, { id });
  const { data, dataUpdatedAt } = useSuspenseQuery(options);
  const again = () => queries.invalidateQueries({ queryKey: options.queryKey });
  useFollowing(matchChanged, { id }, options.queryKey);
  return <Desk key={id} match={data.match!} asOf={dataUpdatedAt} search={search} again={again} />;
}

/** The sheet at the left, what is to be said of it at the right; on a phone first what is to be said. */
function Desk({
  match,
  asOf,
  search,
  again,
}: {
  readonly match: DeskMatch;
  /** When it was asked for: what a decision would change is asked for again with it. */
  readonly asOf: number;
  readonly search: DeskMatchSearch;
  readonly again: () => Promise<void>;
}) {
  const t = useTranslations('desk');
  const tm = useTranslations('match');
  const day = useDay();
  const navigate = useNavigate();
  const { viewer } = deskMatchPage.useRouteContext();
  const [decided, setDecided] = useState<string | null>(null);
  const [a, b] = match.sides as [DeskMatch['sides'][number], DeskMatch['sides'][number]];
  const title = tm('title', { a: a.name, b: b.name });
  useQueueKeys({ queue: search.queue, here: match.id });
  useHotkeys('u', () => {
    void navigate({ to: '/jury', search: { queue: search.queue } });
  });
  return (
    <article className="sheet on-desk">
      <Title description={t('matchDescription', { day: day(match.date) })}>{`${match.standing} · ${title}`}</Title>
      <h1>
        <span className="party-a">
          <SideLink side={a} />
        </span>{' '}
        <span className="against">{tm('against')}</span>{' '}
        <span className="party-b">
          <SideLink side={b} />
        </span>
      </h1>
      <SheetFacts sheet={match} />
      <p className="facts">
        <strong className={`verdict ${match.verdict}`}>{tm(`verdict.${match.verdict}`)}</strong>{' '}
        <strong className="state">{match.standing}</strong>
      </p>
      {match.dispute === null ? null : (
        <p className="problem">
          {match.dispute.game === null ? null : (
            <a href={`#game-${match.dispute.game}`}>{tm('gameNumber', { number: match.dispute.game })}</a>
          )}{' '}
          {match.dispute.line} <q>{match.dispute.reason}</q>
        </p>
      )}
      <p role="status" className="decided">
        {decided}
      </p>
      {decided === null ? null : <Next queue={search.queue} here={match.id} />}
      <div className="beside">
        <div className="said">
          <Findings match={match} again={again} />
          <Approvals match={match} />
          <HeldRulings match={match} again={again} />
          <Decide
            key={`${match.state} ${match.revision}`}
            match={match}
            asOf={asOf}
            done={async (what) => {
              setDecided(what);
              await again();
            }}
          />
          <Further match={match} isAdmin={viewer.account.admin} again={again} />
          <Revisions match={match} compare={search.compare} />
          <Conversation match={match} />
          <Keys
            keys={[
              ['a', t('keys.approve')],
              ['r', t('keys.return')],
              ['j, k', t('keys.walk')],
              ['n', t('keys.next')],
              ['u', t('keys.back')],
              ['?', t('keys.help')],
            ]}
          />
        </div>
        <div className="games">
          <WithDispute dispute={match.dispute}>
            <SheetLines sheet={match} />
          </WithDispute>
        </div>
      </div>
    </article>
  );
}
