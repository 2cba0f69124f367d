import { useTranslations } from 'use-intl';
import { type Column, Table } from '../../ui/table/table.js';
import { type classes } from '../trophies/search.js';
import type { player } from './queries.js';
import type { ResultOf } from '../../api/graphql.js';

type Years = NonNullable<ResultOf<typeof player>['person']>['trophyYears'];
type Class = (typeof classes)[number];

const WIDTH = 100;

/** The trophies of a player year by year: a bar for each year, a part of it for each class, the figures beside it. */
export function TrophyYears({ years }: { readonly years: Years }) {
  const t = useTranslations('people');
  const tt = useTranslations('trophies');
  if (years.length < 2) return null;
  const most = Math.max(...years.map(({ tally }) => tally.total));
  const columns: readonly Column<Years[number]>[] = [
    { id: 'year', heading: t('year'), cell: ({ year }) => year ?? tt('noDay') },
    { id: 'number', heading: t('number'), figures: true, cell: ({ tally }) => tally.total },
    {
      id: 'classes',
      heading: tt('classHeading'),
      cell: ({ tally }) => (
        <>
          <svg className="measure stacked" viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
            {partsOf(tally).map(({ of, from, to }) => (
              <rect
                key={of}
                className={`class-${of}`}
                x={(WIDTH * from) / most}
                width={(WIDTH * (to - from)) / most}
                height="10"
              />
            ))}
          </svg>
          <small>{tally.byClass.map((each) => `${tt(`class.${each.class}`)} ${each.number}`).join(', ')}</small>
        </>
      ),
    },
  ];
  return (
    <Table
      caption={t('trophiesByYear')}
      name="trophy-years"
      columns={columns}
      rows={years}
      rowKey={({ year }) => String(year)}
    />
  );
}

/** The classes one behind the other, from the smallest; those of unknown kind come last, and have no class. */
function partsOf({ total, byClass }: Years[number]['tally']) {
  const known = byClass.reduce((sum, { number }) => sum + number, 0);
  let end = 0;
  return [
    ...byClass.map((each) => ({ of: each.class.toLowerCase() as Lowercase<Class> | 'unknown', number: each.number })),
    ...(known < total ? [{ of: 'unknown' as const, number: total - known }] : []),
  ].map(({ of, number }) => ({ of, from: end, to: (end += number) }));
}
