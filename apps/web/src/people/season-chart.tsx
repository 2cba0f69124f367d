import { useTranslations } from 'use-intl';
import { useDay } from '../language/days.js';
import type { MatchLine } from './queries.js';

const WIDTH = 600;
const HEIGHT = 160;
const EDGE = 6;

/** Match points added up over the season, a step for each match. The table of the matches below has the same figures. */
export function Season({
  matches,
  own,
}: {
  readonly matches: readonly MatchLine[];
  readonly own: (match: MatchLine) => 'a' | 'b';
}) {
  const t = useTranslations('people');
  const day = useDay();
  const counted = matches.filter(({ state, points }) => state === 'APPROVED' && points !== null).toReversed();
  if (counted.length < 2) return null;
  let sum = 0;
  const steps = counted.map((match) => ({ date: match.date, sum: (sum += match.points![own(match)]) }));
  const [first, last] = [steps[0]!, steps.at(-1)!];
  const [from, to] = [Date.parse(first.date), Date.parse(last.date)];
  const x = (date: string): number => EDGE + ((WIDTH - 2 * EDGE) * (Date.parse(date) - from)) / Math.max(1, to - from);
  const y = (points: number): number => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * points) / Math.max(1, last.sum);
  const line = steps.map(
    (step, index) => `${index === 0 ? `M${x(step.date)} ${y(0)}V` : `H${x(step.date)}V`}${y(step.sum)}`,
  );
  return (
    <figure className="chart">
      <figcaption>
        {t('season', { points: last.sum, matches: steps.length, from: day(first.date), to: day(last.date) })}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className="axis" d={`M0 ${HEIGHT - EDGE}H${WIDTH}`} />
        <path className="line" d={line.join('')} />
        {steps.map((step) => (
          <circle key={`${step.date} ${step.sum}`} cx={x(step.date)} cy={y(step.sum)} r="4" />
        ))}
      </svg>
    </figure>
  );
}
