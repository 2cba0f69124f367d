import { useTranslations } from 'use-intl';
import { useDay } from '../../ui/days.js';
import type { MatchLine } from './queries.js';
import { Steps } from '../../ui/charts/steps.js';

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
  const steps = counted.map((match) => {
    sum += match.points![own(match)];
    return { id: match.id, at: Date.parse(match.date), sum };
  });
  return (
    <figure className="chart">
      <figcaption>
        {t('season', {
          points: sum,
          matches: steps.length,
          from: day(counted[0]!.date),
          to: day(counted.at(-1)!.date),
        })}
      </figcaption>
      <Steps steps={steps} />
    </figure>
  );
}
