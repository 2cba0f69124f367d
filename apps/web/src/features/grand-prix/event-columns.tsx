import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { Day } from '../../ui/days.js';
import { figureColumn, sidesColumn, textColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the columns below show of an event. A column names here what it needs. */
export const eventOfYearFields = graphql(`
  fragment EventOfYearFields on GrandPrix {
    id
    name
    date
    phase
    venue {
      name
    }
    entries {
      number
    }
    table {
      final
      rows {
        rank
        total
        pair {
          id
          name
        }
      }
    }
  }
`);
export type EventOfYear = ResultOf<typeof eventOfYearFields>;

export function useEventColumns(year: number): readonly Column<EventOfYear>[] {
  const t = useTranslations('grandPrix');
  const format = useFormatter();
  const minor = true;
  const first = ({ table, phase }: EventOfYear): EventOfYear['table']['rows'] =>
    phase === 'ENTRIES_OPEN' ? [] : table.rows.filter(({ rank, total }) => rank === 1 && total > 0);
  return [
    { id: 'day', heading: t('day'), cell: ({ date }) => <Day of={date} style="short" />, value: ({ date }) => date },
    {
      id: 'event',
      heading: t('event'),
      cell: ({ id, name }) => (
        <Link to="/grand-prix/$year/$id" params={{ year: String(year), id }}>
          {name}
        </Link>
      ),
      value: ({ name }) => name,
    },
    sidesColumn('first', t('first'), (event) => first(event).map(({ pair }) => pair)),
    {
      ...figureColumn<EventOfYear>('points', t('points'), (event) => first(event)[0]?.total ?? null),
      cell: (event) => (first(event)[0] === undefined ? null : format.number(first(event)[0]!.total)),
    },
    figureColumn('pairs', t('pairs'), ({ entries }) => entries.length, { minor }),
    textColumn('venue', t('venue'), ({ venue }) => venue.name, { minor }),
    textColumn('phase', t('phaseHeading'), ({ phase }) => t(`phase.${phase}`), { minor }),
  ];
}
