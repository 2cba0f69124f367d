import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { asked } from '../../graphql/queries.js';
import { Day } from '../../language/days.js';
import { Keys, useListKeys } from '../keys.js';
import { Factors } from './factors.js';
import { freeQueue, type QueuedGame } from './queries.js';
import { freeQueues } from './search.js';

export const freeQueuePage = createLazyRoute('/$language/_desk/jury/free-games')({ component: FreeQueuePage });

/** Games of the free championship that the jury admits (12). Matches of pairs come with the other matches. */
function FreeQueuePage() {
  const { queue = 'TO_DECIDE', after } = freeQueuePage.useSearch();
  const { ask, language } = usePage();
  const { data } = useSuspenseQuery(asked(ask, freeQueue, { queue, after: after ?? null }));
  const t = useTranslations('freeDesk');
  const td = useTranslations('desk');
  const { nodes, pageInfo } = data.freeGameQueue;
  const [season] = data.seasons.nodes;
  useListKeys();
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <nav className="queues" aria-label={td('queues')}>
        <ul>
          {freeQueues.map((each) => (
            <li key={each}>
              <Link
                to="/$language/jury/free-games"
                params={{ language }}
                search={{ queue: each }}
                aria-current={each === queue ? 'page' : undefined}
              >
                {t(`queue.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="legend">{t(`meaning.${queue}`)}</p>
      {nodes.length === 0 ? <p className="empty">{t('empty')}</p> : null}
      <ol className="ruled">
        {nodes.map((each) => (
          <Waiting key={each.game.id} queued={each} />
        ))}
      </ol>
      <nav className="pages" aria-label={td('pages')}>
        {pageInfo.hasNextPage && pageInfo.endCursor !== null ? (
          <Link
            to="/$language/jury/free-games"
            params={{ language }}
            search={{ queue, after: pageInfo.endCursor }}
            className="action"
            rel="next"
          >
            {td('later')}
          </Link>
        ) : null}
        <Keys
          keys={[
            ['j, k', t('keys.walk')],
            ['Enter', t('keys.open')],
            ['?', td('keys.help')],
          ]}
        />
      </nav>
      {season === undefined ? null : <Factors year={season.year} isClosed={season.closed} />}
    </>
  );
}

function Waiting({ queued: { game, ageInDays, concerned } }: { readonly queued: QueuedGame }) {
  const t = useTranslations('freeDesk');
  const td = useTranslations('desk');
  const { language } = usePage();
  return (
    <li>
      <Link to="/$language/jury/free-games/$id" params={{ language, id: game.id }} className="result" data-row>
        {t(`kind.${game.ruleset ?? game.variant ?? 'TEST'}`)}: {game.players.map(({ name }) => name).join(', ')}
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
