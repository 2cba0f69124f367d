import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { asked } from '../../graphql/queries.js';
import { Day } from '../../language/days.js';
import { figureColumn, textColumn } from '../../table/columns.js';
import type { Column } from '../../table/table.js';
import { useListKeys } from '../keys.js';
import { QueueFoot, Queues } from '../queue.js';
import { Factors } from './factors.js';
import { freeQueue, type QueuedGame } from './queries.js';
import { freeQueues } from './search.js';

export const freeQueuePage = createLazyRoute('/_desk/jury/free-games')({ component: FreeQueuePage });

/** Games of the free championship that the jury admits (12). Matches of pairs come with the other matches. */
function FreeQueuePage() {
  const { queue = 'TO_DECIDE', after } = freeQueuePage.useSearch();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, freeQueue, { queue, after: after ?? null }));
  const t = useTranslations('freeDesk');
  const td = useTranslations('desk');
  const { nodes, pageInfo } = data.freeGameQueue;
  const [season] = data.seasons.nodes;
  const nameOf = useGameName();
  const columns: readonly Column<QueuedGame>[] = [
    textColumn('day', td('part.date'), ({ game }) => game.date),
    textColumn('game', t('room'), ({ game }) => nameOf(game)),
    figureColumn('days', td('daysWaited'), ({ ageInDays }) => ageInDays),
  ];
  useListKeys();
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <Queues label={td('queues')} all={freeQueues} chosen={queue} as="queue" nameOf={(each) => t(`queue.${each}`)} />
      <p className="legend">{t(`meaning.${queue}`)}</p>
      {nodes.length === 0 ? <p className="empty">{t('empty')}</p> : null}
      <ol className="ruled">
        {nodes.map((each) => (
          <Waiting key={each.game.id} queued={each} />
        ))}
      </ol>
      <QueueFoot
        isLater={after !== undefined}
        pageInfo={pageInfo}
        keys={{ walk: t('keys.walk'), open: t('keys.open') }}
        file={{ name: `free-games-${queue.toLowerCase()}`, columns, rows: nodes }}
      />
      {season === undefined ? null : <Factors year={season.year} isClosed={season.closed} />}
    </>
  );
}

function Waiting({ queued: { game, ageInDays, concerned } }: { readonly queued: QueuedGame }) {
  const t = useTranslations('freeDesk');
  const td = useTranslations('desk');
  const nameOf = useGameName();
  return (
    <li>
      <Link to="/jury/free-games/$id" params={{ id: game.id }} className="result" data-row>
        {nameOf(game)}
      </Link>
      <span>
        <Day of={game.date} />, {td('waits', { days: ageInDays })}{' '}
        {game.verdict === 'REFUTED' ? <strong>✗ {t('refuted')} </strong> : null}
        {game.objections > 0 ? <strong>! {t('objections', { number: game.objections })} </strong> : null}
        {concerned ? <strong>◍ {td('concerned')}</strong> : null}
      </span>
    </li>
  );
}

/** What was played, and by whom. */
function useGameName(): (game: QueuedGame['game']) => string {
  const t = useTranslations('freeDesk');
  return ({ ruleset, variant, players }) =>
    `${t(`kind.${ruleset ?? variant ?? 'TEST'}`)}: ${players.map(({ name }) => name).join(', ')}`;
}
