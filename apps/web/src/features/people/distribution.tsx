import { useFormatter, useTranslations } from 'use-intl';
import { Boxes } from '../../ui/charts/boxes.js';
import { Section } from '../../ui/section.js';
import { MatchFigures } from './match-figures.js';
import { medianOf } from './median.js';
import { isWon, type ChartedMatch, useMatchSaid } from './seen-matches.js';

/** How often a match brought how many match points. */
export function Distribution({ matches }: { readonly matches: readonly ChartedMatch[] }) {
  const t = useTranslations('people');
  const format = useFormatter();
  const said = useMatchSaid();
  if (matches.length < 2) return null;
  const points = matches.map(({ own }) => own);
  const median = medianOf(points);
  const medianSaid = format.number(median, { maximumFractionDigits: 1 });
  return (
    <Section
      id="distribution"
      heading={t('points')}
      beside={<small>{t('matchesCount', { matches: matches.length })}</small>}
    >
      <p className="legend">{t('distributionMeans')}</p>
      <Boxes
        said={t('distributionSaid', {
          matches: matches.length,
          lowest: Math.min(...points),
          highest: Math.max(...points),
          median: medianSaid,
        })}
        opens={t('opensMatches')}
        middle={{ value: median, said: t('distributionMiddle', { median: medianSaid }) }}
        boxes={matches.map((match) => ({ match: match.id, value: match.own, isWon: isWon(match), said: said(match) }))}
      />
      <MatchFigures matches={matches} />
    </Section>
  );
}
