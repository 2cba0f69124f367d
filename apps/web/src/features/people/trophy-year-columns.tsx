import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import type { Column } from '../../ui/table/table.js';
import { type classes } from '../trophies/search.js';

/** What the columns below show of the trophies of a year. A column names here what it needs. */
export const trophyYearFields = graphql(`
  fragment TrophyYearFields on TrophiesOfYear {
    year
    tally {
      total
      byClass {
        class
        number
      }
    }
  }
`);
export type TrophyYear = ResultOf<typeof trophyYearFields>;
type Class = (typeof classes)[number];

const WIDTH = 100;

/** @param most trophies of any of the years */
export function useTrophyYearColumns(most: number): readonly Column<TrophyYear>[] {
  const t = useTranslations('people');
  const tt = useTranslations('trophies');
  return [
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
}

/** The classes one behind the other, from the smallest; those of unknown kind come last, and have no class. */
function partsOf({ total, byClass }: TrophyYear['tally']) {
  const known = byClass.reduce((sum, { number }) => sum + number, 0);
  let end = 0;
  return [
    ...byClass.map((each) => ({ of: each.class.toLowerCase() as Lowercase<Class> | 'unknown', number: each.number })),
    ...(known < total ? [{ of: 'unknown' as const, number: total - known }] : []),
  ].map(({ of, number }) => ({ of, from: end, to: (end += number) }));
}
