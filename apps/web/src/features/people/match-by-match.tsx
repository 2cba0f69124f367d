import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMonthNames } from '../../ui/charts/months.js';
import { alongYear } from '../../ui/charts/scale.js';
import { UpAndDown } from '../../ui/charts/up-and-down.js';
import { withSign } from '../../ui/figures.js';
import { Section } from '../../ui/section.js';
import { MatchFigures } from './match-figures.js';
import { isWon, type ChartedMatch, useMatchSaid } from './seen-matches.js';

/** The matches of the latest year: above the line those that were won, below it those that were lost. @param beside leads to all of them */
export function MatchByMatch({
  matches,
  beside,
}: {
  readonly matches: readonly ChartedMatch[];
  readonly beside: ReactNode;
}) {
  const t = useTranslations('people');
  const months = useMonthNames();
  const said = useMatchSaid();
  const year = matches.at(-1)?.date.slice(0, 4);
  if (year === undefined) return null;
  const ofYear = matches.filter(({ date }) => date.startsWith(year));
  const sum = t('matchByMatchSaid', {
    matches: ofYear.length,
    won: ofYear.filter(isWon).length,
    lost: ofYear.filter(({ raw }) => raw.own < raw.other).length,
  });
  const differences = ofYear.map(({ own, other }) => own - other);
  return (
    <Section id="match-by-match" heading={t('matchByMatch', { year })} beside={beside}>
      <UpAndDown
        bars={ofYear.map((match) => ({
          match: match.id,
          at: alongYear(match.date),
          by: match.own - match.other,
          said: said(match),
        }))}
        names={months}
        opens={t('opensMatches')}
        said={`${sum} ${t('fromTo', {
          highest: withSign(Math.max(...differences)),
          lowest: withSign(Math.min(...differences)),
        })}`}
      />
      <p className="legend">
        {t.rich('matchByMatchMeans', {
          full: () => <Sample of="won" />,
          hollow: () => <Sample of="lost" />,
        })}{' '}
        {sum}
      </p>
      <MatchFigures matches={ofYear} />
    </Section>
  );
}

/** A bar as it is drawn, within the words that explain it. */
function Sample({ of }: { readonly of: 'won' | 'lost' }) {
  return (
    <svg className="sample" viewBox="0 0 9 12" aria-hidden="true">
      <rect className={of} x=".75" y=".75" width="7.5" height="10.5" />
    </svg>
  );
}
