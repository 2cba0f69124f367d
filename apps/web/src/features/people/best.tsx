import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { LastDay } from '../../ui/days.js';
import type { ChartedMatch } from './seen-matches.js';

/** What the best match is, and which it was where it is one of those that the page has. */
export function Best({
  why,
  best,
  matches,
}: {
  readonly why: string;
  readonly best: number | null;
  readonly matches: readonly ChartedMatch[];
}) {
  const t = useTranslations('people');
  const match = matches.find(({ raw }) => raw.own === best);
  return (
    <>
      {why}
      {match === undefined ? null : (
        <>
          {' '}
          {t.rich('bestWas', {
            against: match.against?.name ?? '–',
            match: (words) => (
              <Link to="/matches/$id" params={{ id: match.id }}>
                {words}
              </Link>
            ),
            day: () => <LastDay of={match.date} />,
          })}
        </>
      )}
    </>
  );
}
