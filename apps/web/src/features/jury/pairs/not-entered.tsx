import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Problem } from '../../../ui/problem.js';
import { ScriptedButton } from '../../../ui/forms/scripted-button.js';
import { SideLink } from '../../../ui/links.js';
import { type SeasonPair, seasonPairs } from './queries.js';

/** The pairs of a season that could still enter, each with the button that does it. */
export function NotEntered({
  year,
  entered,
  enter,
}: {
  readonly year: number;
  readonly entered: readonly string[];
  readonly enter: (pair: SeasonPair) => ReactNode;
}) {
  const t = useTranslations('pairs');
  const { ask } = usePage();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['pairs of the season', year],
    queryFn: ({ pageParam }) => ask(seasonPairs, { year, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pairs: { pageInfo } }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
  });
  const pairs = data?.pages.flatMap((page) => page.pairs.nodes).filter(({ id }) => !entered.includes(id));
  return (
    <section aria-labelledby="not-entered" aria-busy={pairs === undefined}>
      <h2 id="not-entered">{t('notEntered')}</h2>
      {error === null ? null : <Problem error={error} reload={() => void refetch()} />}
      {pairs === undefined && error === null ? <p className="freshness">{t('lookingUp')}</p> : null}
      {pairs?.length === 0 && !hasNextPage ? <p className="empty">{t('allEntered')}</p> : null}
      <ul className="ruled">
        {pairs?.map((pair) => (
          <li key={pair.id} className="with-action">
            <span>
              <SideLink side={pair} /> <small>{namesOf(pair)}</small>
            </span>
            <span>{enter(pair)}</span>
          </li>
        ))}
      </ul>
      {hasNextPage ? <ScriptedButton onClick={() => void fetchNextPage()}>{t('more')}</ScriptedButton> : null}
    </section>
  );
}

/** Who plays for a pair now. */
export function namesOf({ players }: Pick<SeasonPair, 'players'>): string {
  return players
    .filter(({ lastDay }) => lastDay === null)
    .map(({ person }) => person.name)
    .join(', ');
}
