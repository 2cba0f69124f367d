import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { useFollowing } from '../../../api/following.js';
import { asked } from '../../../api/queries.js';
import { useDay } from '../../../ui/days.js';
import { SheetFacts, SheetLines } from '../../../features/match/agreed-sheet.js';
import { Conversation } from '../../../features/match/conversation.js';
import { WithDispute } from '../../../features/match/disputed-line.js';
import { matchChanged } from '../../../features/match/queries.js';
import { SideLink } from '../../../ui/links.js';
import { KeysHelp, useKeys } from '../../../ui/keys/keys.js';
import { type DeskMatchSearch, deskMatchSearch } from '../../../features/jury/search.js';
import { Approvals, Findings } from '../../../features/jury/match/findings.js';
import { Decide } from '../../../features/jury/match/decide.js';
import { Further } from '../../../features/jury/match/further.js';
import { Next, QueueBeside, queueAsOpened, useQueueKeys } from '../../../features/jury/match/next.js';
import { isWaiting, Possible } from '../../../features/jury/match/possible.js';
import { type DeskMatch, deskMatch } from '../../../features/jury/match/queries.js';
import { Revisions } from '../../../features/jury/match/revisions.js';
import { HeldRulings } from '../../../features/jury/match/rulings.js';
import { load, idOf, present } from '../../../api/load.js';
import { sheetsReady } from '../../../features/match/changes/queries.js';
import { Outcome } from '../../../features/jury/outcome.js';
import { twoSides } from '../../../api/two-sides.js';

/** The office works out each game in some hundredths of a second, a few take seconds. */
const WAITING_MS = 1500;

export const Route = createFileRoute('/_desk/jury/matches/$id')({
  validateSearch: deskMatchSearch,
  loaderDeps: ({ search: { queue } }) => ({ queue }),
  loader: async ({ context, params: { id }, deps: { queue } }) => {
    const [{ match }] = await Promise.all([
      load(context, deskMatch, { id: idOf(id) }, 'match'),
      context.queries.query(queueAsOpened(context.ask, { queue, here: id })),
    ]);
    await sheetsReady(context, match);
  },
  component: DeskMatchPage,
});

function DeskMatchPage() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const { ask } = usePage();
  const options = asked(ask, deskMatch, { id });
  const { data, dataUpdatedAt } = useSuspenseQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data?.match?.games.some(isWaiting) === true ? WAITING_MS : false),
  });
  useFollowing(matchChanged, { id }, options.queryKey);
  return <Desk key={id} match={present(data, 'match').match} asOf={dataUpdatedAt} search={search} />;
}

/** The sheet at the left, what is to be said of it at the right; on a phone first what is to be said. */
function Desk({
  match,
  asOf,
  search,
}: {
  readonly match: DeskMatch;
  /** When it was asked for: what a decision would change is asked for again with it. */
  readonly asOf: number;
  readonly search: DeskMatchSearch;
}) {
  const t = useTranslations('desk');
  const tm = useTranslations('match');
  const day = useDay();
  const navigate = useNavigate();
  const { viewer } = Route.useRouteContext();
  const [decided, setDecided] = useState<string | null>(null);
  const [a, b] = twoSides(match);
  const title = tm('title', { a: a.name, b: b.name });
  useQueueKeys({ queue: search.queue, here: match.id });
  useKeys([
    {
      key: 'u',
      name: t('keys.back'),
      press: () => void navigate({ to: '/jury', search: { queue: search.queue } }),
    },
  ]);
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
      <Outcome>{decided}</Outcome>
      {decided === null ? null : <Next queue={search.queue} here={match.id} />}
      <div className="beside">
        <QueueBeside queue={search.queue} here={match.id} />
        <div className="said">
          <Findings match={match} />
          <Approvals match={match} />
          <HeldRulings match={match} />
          <Decide key={`${match.state} ${match.revision}`} match={match} asOf={asOf} done={setDecided} />
          <Further match={match} isAdmin={viewer.account.admin} />
          <Revisions match={match} compare={search.compare} />
          <Conversation match={match} />
          <KeysHelp />
        </div>
        <div className="desk-games">
          <WithDispute
            dispute={match.dispute}
            below={(path) => {
              const game = match.games.find(({ number }) => path === `record.games[${number - 1}]`);
              return game === undefined ? null : <Possible match={match.id} game={game} />;
            }}
          >
            <SheetLines sheet={match} />
          </WithDispute>
        </div>
      </div>
    </article>
  );
}
