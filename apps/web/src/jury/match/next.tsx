import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useHotkeys } from 'react-hotkeys-hook';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import type { Queue } from '../search.js';
import { nextInQueue } from './queries.js';

/** After a decision: what waits longest in the same queue now. */
export function Next({ queue = 'TO_DECIDE', here }: { readonly queue?: Queue | undefined; readonly here: string }) {
  const t = useTranslations('desk');
  const { ask, language } = usePage();
  const navigate = useNavigate();
  const { data } = useQuery({ queryKey: ['next in queue', queue, here], queryFn: () => ask(nextInQueue, { queue }) });
  const next = data?.juryQueue.nodes.map(({ match }) => match).find(({ id }) => id !== here);
  useHotkeys('n', () => {
    if (next === undefined) return;
    void navigate({ to: '/$language/jury/matches/$id', params: { language, id: next.id }, search: { queue } });
  });
  return (
    <nav className="pages" aria-label={t('goOn')}>
      {next === undefined ? null : (
        <Link
          to="/$language/jury/matches/$id"
          params={{ language, id: next.id }}
          search={{ queue }}
          className="action main"
        >
          {t('next', { match: next.sides.map(({ name }) => name).join(' – ') })}
        </Link>
      )}
      <Link to="/$language/jury" params={{ language }} search={{ queue }} className="action">
        {t('toQueue', { queue: t(`queue.${queue}`) })}
      </Link>
    </nav>
  );
}
