import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { Day } from '../../ui/days.js';
import { withMinus } from '../../ui/figures.js';
import { figureColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the columns below and the chart show of a match of two. A column names here what it needs. */
export const meeting = graphql(`
  fragment Met on Meeting {
    matchId
    date
    own
    other
  }
`);
export type Meeting = ResultOf<typeof meeting>;

/** With what it brought the one of them, and what that makes with those before. */
export type MeetingOfCourse = Meeting & { readonly difference: number; readonly sum: number };

export function useCourseColumns(): readonly Column<MeetingOfCourse>[] {
  const t = useTranslations('people');
  const format = useFormatter();
  const signed = (figure: number): string => `${figure > 0 ? '+' : ''}${withMinus(format.number(figure))}`;
  return [
    {
      id: 'day',
      heading: t('day'),
      cell: ({ matchId, date }) => (
        <Link to="/matches/$id" params={{ id: matchId }}>
          <Day of={date} />
        </Link>
      ),
      value: ({ date }) => date,
    },
    {
      id: 'result',
      heading: t('result'),
      figures: true,
      cell: ({ own, other }) => `${own}:${other}`,
      value: ({ own }) => own,
    },
    figureColumn('difference', t('difference'), ({ difference }) => difference, { shown: signed }),
    figureColumn('sum', t('addedUp'), ({ sum }) => sum, { shown: signed, minor: true }),
  ];
}
