import { hungarianArticle, romanOf } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { type Numeral, WithRoman } from '../../game/cards/with-roman.js';
import { RunningLines } from '../../ui/charts/running-lines.js';
import { Section } from '../../ui/section.js';
import { Lines } from '../../ui/table/lines.js';
import type { PublicMatch } from './queries.js';
import { type Lead, leadIn, runningSums } from './running.js';

/** How the sums of both parties grew from game to game, as a picture and, one tap away, as figures. */
export function RunningScore({ match }: { readonly match: PublicMatch }) {
  const t = useTranslations('match');
  const sayLead = useLead();
  if (match.games.length < 2) return null;
  const sums = runningSums(match.games);
  const lead = leadIn(sums);
  const last = sums.at(-1)!;
  return (
    <Section id="running" heading={t('running')}>
      <p className="legend">
        <WithRoman say={(numeral) => t('runningMeans', { lead: sayLead(lead, numeral).join(', ') })} />
      </p>
      <RunningLines
        said={t('runningSaid', { lead: sayLead(lead).join(', '), a: last.a, b: last.b })}
        steps={sums.map(({ game, a, b }) => ({
          name: romanOf(game),
          a,
          b,
          href: `#game-${game}`,
          said: t('sumSaid', { game, a, b }),
        }))}
      />
      <details className="behind">
        <summary>{t('runningFigures')}</summary>
        <Lines
          rows={sums}
          rowKey={({ game }) => game}
          columns={[
            {
              id: 'game',
              heading: t('game'),
              namesRow: true,
              cell: ({ game }) => (
                <a href={`#game-${game}`}>
                  <WithRoman say={(numeral) => numeral(game)} />
                </a>
              ),
            },
            { id: 'a', heading: 'A', figures: true, cell: ({ a }) => a },
            { id: 'b', heading: 'B', figures: true, cell: ({ b }) => b },
          ]}
        />
      </details>
    </Section>
  );
}

/** In words how the lead went: what there is to say, and by how much. */
export function useLead(): (lead: Lead, numeral?: Numeral) => readonly [string, ...string[]] {
  const t = useTranslations('match');
  return (lead, numeral = String) => {
    switch (lead.kind) {
      case 'throughout':
        return [t('ledThroughout', { party: lead.party }), t('ledBy', { least: lead.least, most: lead.most })];
      case 'from': {
        const words = t('ledFrom', { party: lead.party, game: numeral(lead.game), ...hungarianArticle(lead.game) });
        const other = lead.party === 'A' ? 'B' : 'A';
        return lead.behind === 0 ? [words] : [words, t('wasAhead', { party: other, points: lead.behind })];
      }
      case 'level':
        return [t('endedLevel')];
    }
  };
}
