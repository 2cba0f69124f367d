import { useTranslations } from 'use-intl';

/** Height of the highest column, in units of the drawing. */
const HIGHEST = 26;

/**
 * When points were made: one column a month, from January on.
 * @param most the most points of a month in any row of the table, so that rows can be compared
 */
export function Months({ points, most }: { readonly points: readonly number[]; readonly most: number }) {
  const t = useTranslations('standing');
  return (
    <svg className="months" viewBox="0 0 107 28" role="img" aria-label={t('months', { points: points.join(', ') })}>
      {points.map((each, month) => {
        // All digits of 24 teams were a sixth of their table's page.
        const tenths = most === 0 ? 0 : Math.round((10 * HIGHEST * each) / most);
        return <rect key={month} x={month * 9} y={(270 - tenths) / 10} width="7" height={tenths / 10} />;
      })}
      <path d="M0 27.5H107" />
    </svg>
  );
}
