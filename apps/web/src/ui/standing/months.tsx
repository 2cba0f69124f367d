import { useTranslations } from 'use-intl';
import { tenth } from '../charts/scale.js';

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
        const height = tenth(most === 0 ? 0 : (HIGHEST * each) / most);
        return <rect key={month} x={month * 9} y={tenth(27 - height)} width="7" height={height} />;
      })}
      <path d="M0 27.5H107" />
    </svg>
  );
}
