import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { Ask } from '../../../api/ask.js';
import { usePage } from '../../../api/page-context.js';
import { Day } from '../../../ui/days.js';
import { KeySign, type PageKey, useKeys } from '../../../ui/keys/keys.js';
import type { Queue } from '../search.js';
import { nextInQueue, queueAround } from './queries.js';

interface Place {
  readonly queue?: Queue | undefined;
  /** The id of the match that is open. */
  readonly here: string;
}

/** The queue as it was when the match was opened. The page loads it before it is shown: its keys act from the first moment. */
export function queueAsOpened(ask: Ask, { queue = 'TO_DECIDE', here }: Place) {
  return queryOptions({
    queryKey: ['queue around', queue, here],
    queryFn: () => ask(queueAround, { queue }),
    // Also when what was done makes everything else be asked for again.
    staleTime: 'static',
  });
}

function useQueueAround(place: Place) {
  const { ask } = usePage();
  return useSuspenseQuery(queueAsOpened(ask, place)).data.juryQueue.nodes;
}

/**
 * `j` and `k` walk through the queue as it was when the match was opened, so that they go on from there after it was decided; `n` opens what waits longest,
 * or, while this match itself waits, the one behind it.
 */
export function useQueueKeys({ queue = 'TO_DECIDE', here }: Place): void {
  const t = useTranslations('desk');
  const navigate = useNavigate();
  const ids = useQueueAround({ queue, here }).map(({ match }) => match.id);
  const at = ids.indexOf(here);
  const others = ids.filter((id) => id !== here);
  const behind = at < 0 ? undefined : ids[at + 1];
  const opening = (key: string, name: string, id: string | undefined): readonly PageKey[] =>
    id === undefined
      ? []
      : [{ key, name, press: () => void navigate({ to: '/jury/matches/$id', params: { id }, search: { queue } }) }];
  useKeys([
    ...opening('j', t('keys.behind'), at < 0 ? others[0] : behind),
    ...opening('k', t('keys.before'), at < 0 ? undefined : ids[at - 1]),
    ...opening('n', t('keys.longest'), behind ?? others[0]),
  ]);
}

/** Beside the match, where there is room: the queue from which it came, walked through by its keys or by a press. */
export function QueueBeside({ queue = 'TO_DECIDE', here }: Place) {
  const t = useTranslations('desk');
  const nodes = useQueueAround({ queue, here });
  return (
    <nav className="queue-beside" aria-labelledby="queue-beside">
      <h2 id="queue-beside">
        <Link to="/jury" search={{ queue }} activeOptions={{ exact: true }}>
          {t(`queue.${queue}`)}
        </Link>{' '}
        <span className="count">{nodes.length}</span>
      </h2>
      <ol className="ruled">
        {nodes.map(({ ageInDays, overdue, concerned, match: { id, date, sides, raw } }) => (
          <li key={id}>
            <Link
              to="/jury/matches/$id"
              params={{ id }}
              search={{ queue }}
              preload={false}
              aria-current={id === here ? 'page' : undefined}
              activeProps={{}}
            >
              {sides.map((side) => (
                <span key={side.id}>{side.name}</span>
              ))}
              <small>
                {raw.a}&nbsp;:&nbsp;{raw.b}, <Day of={date} style="short" />
                {overdue ? (
                  <>
                    {', '}
                    <strong className="overdue">{t('waitsSince', { days: ageInDays })}</strong>
                  </>
                ) : null}
              </small>
              {concerned ? <small>◍ {t('concernedShort')}</small> : null}
            </Link>
          </li>
        ))}
      </ol>
      <p className="legend" aria-hidden="true">
        <span>
          <kbd>J</kbd> <kbd>K</kbd> {t('walking')}
        </span>{' '}
        <span>
          <kbd>N</kbd> {t('walkingOn')}
        </span>
      </p>
    </nav>
  );
}

/** After a decision: what waits longest in the same queue now. */
export function Next({ queue = 'TO_DECIDE', here }: Place) {
  const t = useTranslations('desk');
  const { ask } = usePage();
  const { data } = useQuery({ queryKey: ['next in queue', queue, here], queryFn: () => ask(nextInQueue, { queue }) });
  const next = data?.juryQueue.nodes.map(({ match }) => match).find(({ id }) => id !== here);
  return (
    <nav className="pages" aria-label={t('goOn')}>
      {next === undefined ? null : (
        <Link to="/jury/matches/$id" params={{ id: next.id }} search={{ queue }} className="action main">
          {t('next', { match: next.sides.map(({ name }) => name).join(' – ') })}
          <KeySign of="n" />
        </Link>
      )}
      <Link to="/jury" search={{ queue }} className="action">
        {t('toQueue', { queue: t(`queue.${queue}`) })}
        <KeySign of="u" />
      </Link>
    </nav>
  );
}
