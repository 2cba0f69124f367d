import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { useLive } from '../graphql/live.js';
import { asked } from '../graphql/queries.js';
import { Day } from '../language/days.js';
import { Freshness } from '../table/freshness.js';
import { Keys, useListKeys } from './keys.js';
import { desk, type DeskCounts, type Queued, queueChanged } from './queries.js';
import { type Queue, queues } from './search.js';

export const deskPage = createLazyRoute('/$language/_desk/jury')({ component: DeskPage });

/** Of which queue the office counts what waits. The others lie with the sides. */
const counted: Readonly<Partial<Record<Queue, keyof DeskCounts>>> = {
  TO_DECIDE: 'toDecide',
  DISPUTED: 'disputed',
  WITH_ERRORS: 'withErrors',
  REOPENED: 'reopened',
  OPEN: 'open',
};

function DeskPage() {
  const { queue = 'TO_DECIDE', after } = deskPage.useSearch();
  const { ask, madeAt, language } = usePage();
  const queries = useQueryClient();
  const options = asked(ask, desk, { queue, after: after ?? null });
  const { data, dataUpdatedAt } = useSuspenseQuery(options);
  const live = useLive(queueChanged, {}, ({ juryQueueChanged: { kind } }) => {
    if (kind === 'CHANGE') void queries.invalidateQueries({ queryKey: options.queryKey });
  });
  const t = useTranslations('desk');
  const { nodes, pageInfo } = data.juryQueue;
  useListKeys();
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <Freshness live={live} at={dataUpdatedAt === 0 ? madeAt : new Date(dataUpdatedAt).toISOString()} />
      <Queues counts={data.juryDesk} chosen={queue} />
      <h2 id="queue">{t(`queue.${queue}`)}</h2>
      <p className="legend">{t(`meaning.${queue}`)}</p>
      {nodes.length === 0 ? (
        <p className="empty">{t('empty')}</p>
      ) : (
        <ol className="ruled" aria-labelledby="queue">
          {nodes.map((each) => (
            <Waiting key={each.match.id} queued={each} queue={queue} />
          ))}
        </ol>
      )}
      <nav className="pages" aria-label={t('pages')}>
        {after === undefined ? null : (
          <Link to="/$language/jury" params={{ language }} search={{ queue }} className="action">
            {t('fromTheBeginning')}
          </Link>
        )}
        {pageInfo.hasNextPage && pageInfo.endCursor !== null ? (
          <Link
            to="/$language/jury"
            params={{ language }}
            search={{ queue, after: pageInfo.endCursor }}
            className="action"
            rel="next"
          >
            {t('later')}
          </Link>
        ) : null}
        <Keys
          keys={[
            ['j, k', t('keys.walk')],
            ['Enter', t('keys.open')],
            ['?', t('keys.help')],
          ]}
        />
      </nav>
    </>
  );
}

/** All queues with what waits in each: the first that is not empty is where to begin. */
function Queues({ counts, chosen }: { readonly counts: DeskCounts; readonly chosen: Queue }) {
  const t = useTranslations('desk');
  const tr = useTranslations('requests');
  const { language } = usePage();
  return (
    <nav className="queues" aria-label={t('queues')}>
      <ul>
        {queues.map((queue) => {
          const count = counted[queue];
          return (
            <li key={queue}>
              <Link
                to="/$language/jury"
                params={{ language }}
                search={{ queue }}
                aria-current={queue === chosen ? 'page' : undefined}
              >
                {t(`queue.${queue}`)}
                {count === undefined ? null : (
                  <>
                    {' '}
                    <strong className="count">{counts[count]}</strong>
                  </>
                )}
              </Link>
            </li>
          );
        })}
        <li>
          <Link to="/$language/jury/requests" params={{ language }}>
            {tr('title')} <strong className="count">{counts.requests}</strong>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function Waiting({
  queued: { match, ageInDays, concerned },
  queue,
}: {
  readonly queued: Queued;
  readonly queue: Queue;
}) {
  const t = useTranslations('desk');
  const tm = useTranslations('match');
  const { language } = usePage();
  return (
    <li>
      <Link
        to="/$language/jury/matches/$id"
        params={{ language, id: match.id }}
        search={{ queue }}
        className="result"
        data-row
      >
        {match.sides.map(({ name }) => name).join(' – ')}{' '}
        <strong>
          {match.raw.a}&nbsp;:&nbsp;{match.raw.b}
        </strong>
      </Link>
      <span>
        <Day of={match.date} />
        {match.competitions.map((each) => `, ${tm(`competition.${each}`)}`)}
        {'. '}
        {t('waits', { days: ageInDays })}{' '}
        {match.openErrors > 0 ? <strong>✗ {t('errors', { number: match.openErrors })} </strong> : null}
        {concerned ? <strong>◍ {t('concerned')}</strong> : null}
      </span>
    </li>
  );
}
