import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Day } from '../../ui/days.js';
import { Lines } from '../../ui/table/lines.js';
import type { ChartedMatch } from './seen-matches.js';

/** What a chart of matches shows, as figures, the latest first; a row leads to its match. */
export function MatchFigures({ matches }: { readonly matches: readonly ChartedMatch[] }) {
  const t = useTranslations('people');
  return (
    <details className="behind">
      <summary>{t('asFigures')}</summary>
      <Lines
        rows={matches.toReversed()}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'day',
            heading: t('day'),
            namesRow: true,
            cell: ({ id, date }) => (
              <Link to="/matches/$id" params={{ id }}>
                <Day of={date} style="short" />
              </Link>
            ),
          },
          { id: 'against', heading: t('against'), cell: ({ against }) => against?.name ?? '–' },
          { id: 'points', heading: t('points'), figures: true, cell: ({ own, other }) => `${own}:${other}` },
        ]}
      />
    </details>
  );
}
