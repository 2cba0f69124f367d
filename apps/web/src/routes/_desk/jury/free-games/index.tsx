import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../api/page-context.js';
import { Title } from '../../../../ui/title.js';
import { asked } from '../../../../api/queries.js';
import { Day } from '../../../../ui/days.js';
import { QueueFoot, Queues } from '../../../../features/jury/queue.js';
import { Factors } from '../../../../features/jury/free/factors.js';
import { type QueuedGame, useGameName, useQueueColumns } from '../../../../features/jury/free/columns.js';
import { freeQueue } from '../../../../features/jury/free/queries.js';
import { freeQueues, freeQueueSearch } from '../../../../features/jury/free/search.js';
import { load } from '../../../../api/load.js';
import { ofJury } from '../../../../features/jury/access.js';

export const Route = createFileRoute('/_desk/jury/free-games/')({
  beforeLoad: ofJury,
  validateSearch: freeQueueSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { queue = 'TO_DECIDE', after = null } }) => {
    await load(context, freeQueue, { queue, after });
  },
  component: FreeQueuePage,
});

/** Games of the free championship that the jury admits (12). Matches of pairs come with the other matches. */
function FreeQueuePage() {
  const { queue = 'TO_DECIDE', after } = Route.useSearch();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, freeQueue, { queue, after: after ?? null }));
  const t = useTranslations('freeDesk');
  const td = useTranslations('desk');
  const { nodes, pageInfo } = data.freeGameQueue;
  const [season] = data.seasons.nodes;
  const columns = useQueueColumns();
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <Queues label={td('queues')} all={freeQueues} chosen={queue} as="queue" nameOf={(each) => t(`queue.${each}`)} />
      <p className="legend">{t(`meaning.${queue}`)}</p>
      {nodes.length === 0 ? <p className="empty">{t('empty')}</p> : null}
      <ol className="ruled">
        {nodes.map((each) => (
          <GameInQueue key={each.game.id} queued={each} />
        ))}
      </ol>
      <QueueFoot
        isLater={after !== undefined}
        pageInfo={pageInfo}
        keys={{ next: t('keys.next'), previous: t('keys.previous') }}
        file={{ name: `free-games-${queue.toLowerCase()}`, columns, rows: nodes }}
      />
      {season === undefined ? null : <Factors year={season.year} isClosed={season.closed} />}
    </>
  );
}

function GameInQueue({ queued: { game, ageInDays, concerned } }: { readonly queued: QueuedGame }) {
  const t = useTranslations('freeDesk');
  const td = useTranslations('desk');
  const nameOf = useGameName();
  return (
    <li>
      <Link to="/jury/free-games/$id" params={{ id: game.id }} className="result" data-row>
        {nameOf(game)}
      </Link>
      <span>
        <Day of={game.date} />, {td('waitsSince', { days: ageInDays })}.{' '}
        {game.verdict === 'REFUTED' ? <strong>✗ {t('refuted')} </strong> : null}
        {game.objections > 0 ? <strong>! {t('objections', { number: game.objections })} </strong> : null}
        {concerned ? <strong>◍ {td('concerned')}</strong> : null}
      </span>
    </li>
  );
}
