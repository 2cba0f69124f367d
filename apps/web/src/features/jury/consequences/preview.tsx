import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Problem } from '../../../ui/problem.js';
import { Refusal } from '../../../ui/forms/refusal.js';
import type { Query } from '../../../api/graphql.js';
import { Change } from './change.js';
import type { Preview } from './queries.js';

/** What a decision would change, before it is taken; the decision itself comes below, when one has seen it. */
export function Consequences<Decision extends string>({
  query,
  of: { id, revision, state },
  by = null,
  decision,
  heading,
  without = null,
  children,
}: {
  readonly query: Query<
    { preview: Preview | null },
    { id: string; revision: number; state: never; decision: Decision; lang: never }
  >;
  /** As the juror sees it. */
  readonly of: { readonly id: string; readonly revision: number; readonly state: string };
  /** What else they follow from, as plain data: when that is another, after a ruling, they are asked for again. */
  readonly by?: unknown;
  readonly decision: Decision;
  /** That these things would change, if left out. */
  readonly heading?: string;
  /** What stands in place of the decision while it cannot be taken. */
  readonly without?: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useTranslations('desk');
  const { ask } = usePage();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['consequences', id, revision, state, decision, by],
    queryFn: () => ask(query, { id, revision, state: state as never, decision } as never),
    // What would follow depends on everything that was approved meanwhile.
    staleTime: 0,
    gcTime: 0,
    // What the juror has typed below stays while it is asked again.
    placeholderData: keepPreviousData,
  });
  if (error !== null) {
    return (
      <>
        <Problem error={error} reload={() => void refetch()} />
        {without}
      </>
    );
  }
  const preview = data?.preview;
  return (
    <section aria-labelledby="consequences" aria-busy={isFetching} className="consequences">
      <h3 id="consequences">{heading ?? t('consequences')}</h3>
      {preview === undefined ? <p className="freshness">{t('counting')}</p> : null}
      {preview === null ? <p className="problem">{t('notYours')}</p> : null}
      {preview == null ? (
        without
      ) : (
        <>
          <Refusal problems={preview.problems} failure={null} />
          {preview.consequences === null ? null : <Change changes={preview.consequences} />}
          {preview.problems.length === 0 ? children : without}
        </>
      )}
    </section>
  );
}
