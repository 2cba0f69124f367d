import { useFormatter, useTranslations } from 'use-intl';
import { Growing } from '../../ui/charts/growing.js';
import { useMonthNames } from '../../ui/charts/months.js';
import { alongYear } from '../../ui/charts/scale.js';
import { SideLink } from '../../ui/links.js';
import { Section } from '../../ui/section.js';
import { Lines } from '../../ui/table/lines.js';
import type { TeamSeasonTable } from './queries.js';
import { monthByMonth, rivalsOf } from './rivals.js';
import { type ChartedMatch, useMatchSaid } from './seen-matches.js';

/** Match points added up over the season, match by match, beside those of the teams that stand next to it, month by month. */
export function Season({
  table: { asOf, season, rows },
  id,
  matches,
}: {
  readonly table: TeamSeasonTable;
  readonly id: string;
  /** Those that count in the championship. */
  readonly matches: readonly ChartedMatch[];
}) {
  const t = useTranslations('people');
  const format = useFormatter();
  const names = useMonthNames();
  const matchSaid = useMatchSaid();
  const rivals = rivalsOf(rows, id);
  const own = rivals.find(({ team }) => team.id === id);
  if (own === undefined || matches.length < 2) return null;
  const day = asOf?.startsWith(String(season.year)) === true ? asOf : null;
  let sum = 0;
  const steps = matches.map((match) => ({
    at: alongYear(match.date),
    sum: (sum += match.own),
    match: { id: match.id, said: matchSaid(match) },
  }));
  const months = own.pointsByMonth.length;
  return (
    <Section id="over-the-season" heading={t('overTheSeason')} beside={<small>{t('besideRivals')}</small>}>
      <p className="legend">{t('overTheSeasonMeans', { team: own.team.name })}</p>
      <Growing
        said={rivals.map(({ rank, team, points }) => t('seasonOne', { rank, team: team.name, points })).join(' ')}
        opens={t('opensMatches')}
        names={names}
        lines={rivals.map((row) => ({
          id: row.team.id,
          name: String(row.rank),
          isStrong: row === own,
          points: row === own ? steps : monthByMonth(row, day),
        }))}
      />
      <ol className="rivals">
        {rivals.map(({ rank, team, points }) => (
          <li key={team.id} aria-current={team.id === id ? 'true' : undefined}>
            <span>{rank}</span> <SideLink side={team} /> <span className="figures">{format.number(points)}</span>
          </li>
        ))}
      </ol>
      <details className="behind">
        <summary>{t('asFigures')}</summary>
        <Lines
          rows={Array.from({ length: months }, (_, month) => month)}
          rowKey={(month) => month}
          columns={[
            {
              id: 'month',
              heading: t('month'),
              namesRow: true,
              cell: (month) =>
                format.dateTime(new Date(Date.UTC(season.year, month)), { month: 'short', timeZone: 'UTC' }),
            },
            ...rivals.map((row) => ({
              id: row.team.id,
              heading: (
                <>
                  <span aria-hidden="true">{row.rank}</span>
                  <span className="unseen">{row.team.name}</span>
                </>
              ),
              figures: true,
              cell: (month: number) => format.number(monthByMonth(row, null)[month]!.sum),
            })),
          ]}
        />
      </details>
    </Section>
  );
}
