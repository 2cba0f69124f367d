import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useHotkeys } from 'react-hotkeys-hook';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import type { Queue } from '../search.js';
import { nextInQueue, queueAround } from './queries.js';

interface Place {
  readonly queue?: Queue | undefined;
  /** The id of the match that is open. */
  readonly here: string;
}

/**
 * `j` and `k` walk through the queue as it was when the match was opened, so that they go on from there after it was decided; `n` opens what waits longest,
 * or, while this match itself waits, the one behind it.
 */
export function useQueueKeys({ queue = 'TO_DECIDE', here }: Place): void {
  const { ask } = usePage();
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['queue around', queue, here],
    queryFn: () => ask(queueAround, { queue }),
    staleTime: Infinity,
  });
  const ids = data?.juryQueue.nodes.map(({ match }) => match.id) ?? [];
  const at = ids.indexOf(here);
  const others = ids.filter((id) => id !== here);
  const open = (id: string | undefined): void => {
    if (id === undefined) return;
    void navigate({ to: '/jury/matches/$id', params: { id }, search: { queue } });
  };
  useHotkeys('j', () => open(at < 0 ? others[0] : ids[at + 1]));
  useHotkeys('k', () => open(at < 0 ? undefined : ids[at - 1]));
  useHotkeys('n', () => open((at < 0 ? undefined : ids[at + 1]) ?? others[0]));
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
        </Link>
      )}
      <Link to="/jury" search={{ queue }} className="action">
        {t('toQueue', { queue: t(`queue.${queue}`) })}
      </Link>
    </nav>
  );
}
