import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { DueList } from '../../../features/due/list.js';
import { useFollowing } from '../../../api/following.js';
import { asked } from '../../../api/queries.js';
import { Day } from '../../../ui/days.js';
import { CompetitionChoice } from '../../../features/season/choices.js';
import { Filters } from '../../../ui/table/filters.js';
import { Freshness } from '../../../ui/table/freshness.js';
import { ApprovingSeveral, ChosenMatch } from '../../../features/jury/approving-several.js';
import { desk, type DeskCounts, deskVariables, queueChanged } from '../../../features/jury/queries.js';
import { type Queued, useQueueColumns } from '../../../features/jury/queue-columns.js';
import { QueueFoot, Queues } from '../../../features/jury/queue.js';
import { type Queue, queues, deskSearch } from '../../../features/jury/search.js';
import { load } from '../../../api/load.js';
import { ofJury } from '../../../features/jury/access.js';

export const Route = createFileRoute('/_desk/jury/')({
  beforeLoad: ofJury,
  validateSearch: deskSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await load(context, desk, deskVariables(deps, context, context.viewer.account));
  },
  component: DeskPage,
});

/** Where the office counts what waits in a queue. */
const counted: Readonly<Record<Queue, Exclude<keyof DeskCounts, 'overdue'>>> = {
  TO_DECIDE: 'toDecide',
  DISPUTED: 'disputed',
  WITH_ERRORS: 'withErrors',
  REOPENED: 'reopened',
  OPEN: 'open',
  UNCONFIRMED: 'unconfirmed',
  RETURNED: 'returned',
};

function DeskPage() {
  const search = Route.useSearch();
  const { queue = 'TO_DECIDE', competition, after } = search;
  const page = usePage();
  const { ask, madeAt } = page;
  const options = asked(ask, desk, deskVariables(search, page, Route.useRouteContext().viewer.account));
  const { data, dataUpdatedAt } = useSuspenseQuery(options);
  const live = useFollowing(queueChanged, {}, options.queryKey);
  const t = useTranslations('desk');
  const tm = useTranslations('match');
  const columns = useQueueColumns();
  const { nodes, pageInfo } = data.juryQueue;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <Freshness live={live} at={dataUpdatedAt === 0 ? madeAt : new Date(dataUpdatedAt).toISOString()} />
      <div className="desk-list">
        <div>
          <DueList answer={data} />
        </div>
        <div>
          <h2 id="matches">{t('matches')}</h2>
          <Queues
            label={t('queues')}
            all={queues}
            chosen={queue}
            as="queue"
            nameOf={(each) => t(`queue.${each}`)}
            countOf={(each) => data.juryDesk[counted[each]]}
          />
          <h3 id="queue">
            {t(`queue.${queue}`)}
            {competition === undefined ? null : `, ${tm(`competition.${competition}`)}`}
          </h3>
          <p className="legend">{t(`meaning.${queue}`)}</p>
          <MatchesInQueue queued={nodes} queue={queue} />
          <QueueFoot
            isLater={after !== undefined}
            pageInfo={pageInfo}
            keys={{
              next: t('keys.next'),
              previous: t('keys.previous'),
              ...(approvable.includes(queue) ? { select: t('keys.select'), selectAll: t('keys.selectAll') } : {}),
            }}
            file={{ name: `matches-${queue.toLowerCase()}`, columns, rows: nodes }}
          />
        </div>
        <Filters search={{ ...search }} names={['competition']} submit={t('showMatches')}>
          <CompetitionChoice chosen={competition} />
        </Filters>
      </div>
    </>
  );
}

/** What lies there only to be approved can be approved together. */
const approvable: readonly Queue[] = ['TO_DECIDE', 'REOPENED'];

function MatchesInQueue({ queued, queue }: { readonly queued: readonly Queued[]; readonly queue: Queue }) {
  const isApprovable = approvable.includes(queue);
  const t = useTranslations('desk');
  const list =
    queued.length === 0 ? (
      <p className="empty">{t('empty')}</p>
    ) : (
      <ol className="ruled" aria-labelledby="queue">
        {queued.map((each) => (
          <MatchInQueue key={each.match.id} queued={each} queue={queue}>
            {isApprovable ? <ChosenMatch match={each.match} /> : null}
          </MatchInQueue>
        ))}
      </ol>
    );
  if (!isApprovable) return list;
  return (
    <ApprovingSeveral key={queue} queued={queued}>
      {list}
    </ApprovingSeveral>
  );
}

function MatchInQueue({
  queued: { match, ageInDays, overdue, concerned, gamesWithoutAny },
  queue,
  children,
}: {
  readonly queued: Queued;
  readonly queue: Queue;
  readonly children: ReactNode;
}) {
  const t = useTranslations('desk');
  const tm = useTranslations('match');
  return (
    <li>
      {children}
      <Link to="/jury/matches/$id" params={{ id: match.id }} search={{ queue }} className="result" data-row>
        {match.sides.map(({ name }) => name).join(' – ')}{' '}
        <strong>
          {match.raw.a}&nbsp;:&nbsp;{match.raw.b}
        </strong>
      </Link>
      <span>
        <Day of={match.date} />
        {match.competitions.map((each) => `, ${tm(`competition.${each}`)}`)}
        {match.order > 1 ? `, ${tm('order', { order: match.order })}` : ''}
        {'. '}
        <strong className="state">{match.standing}.</strong>{' '}
        {overdue ? (
          <strong className="overdue">{t('waits', { days: ageInDays })}</strong>
        ) : (
          t('waits', { days: ageInDays })
        )}{' '}
        {match.openErrors > 0 ? <strong>✗ {t('errors', { number: match.openErrors })} </strong> : null}
        {gamesWithoutAny.length > 0 ? (
          <strong>{t('gamesWithoutAny', { number: gamesWithoutAny.length })} </strong>
        ) : null}
        {concerned ? <strong>◍ {t('concerned')}</strong> : null}
      </span>
    </li>
  );
}
