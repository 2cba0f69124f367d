import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { graphql } from '../../api/graphql.js';
import { usePage } from '../../api/page-context.js';
import { Problem } from '../../ui/problem.js';
import { twoDecimals } from '../../ui/figures.js';
import { Rule } from '../rules/rule.js';
import type { StandingRow } from './columns.js';
import { type CountedMatch, countedMatchFields, useCountedColumns } from './counted-columns.js';
import type { Needed } from './race.js';
import { Lines } from '../../ui/table/lines.js';

/** The matches whose points add up to those of a team. */
const matchesOfTeam = graphql(
  `
    query MatchesOfTeam($season: Int!, $side: UUID!, $until: Day) {
      matches(
        seasonYear: $season
        sideId: $side
        competition: CHAMPIONSHIP
        states: [APPROVED]
        until: $until
        first: 60
      ) {
        nodes {
          ...CountedMatchFields
        }
      }
    }
  `,
  [countedMatchFields],
);

/** Why a team stands where it does, and the matches that add up to its points. */
export function Reason({
  row,
  open,
  year,
  asOf,
  needed,
}: {
  readonly row: StandingRow;
  readonly open: boolean;
  readonly year: number;
  readonly asOf: string | null;
  /** To become second. */
  readonly needed: Needed | null;
}) {
  const t = useTranslations('championship');
  const format = useFormatter();
  const mean = (points: number): string => format.number(points, twoDecimals);
  return (
    <div className="reason">
      <p>
        {row.reason}{' '}
        <small>
          <Rule of="9" />
        </small>
      </p>
      {row.best === null ? null : <p>{t('bestMatch', { best: row.best, remaining: row.remaining })}</p>}
      {needed === null ? null : (
        <p>
          {t.rich('toBecomeSecond', {
            strong: (words) => <strong>{words}</strong>,
            second: needed.second.team.name,
            goal: needed.goal,
            secondLeft: needed.second.remaining,
            secondAverage: mean(needed.average),
            team: row.team.name,
            points: needed.points,
            left: row.remaining,
            each: format.number(needed.each, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
          })}
          {row.average === null ? null : <> {t('soFarIt', { average: mean(row.average) })}</>}
        </p>
      )}
      {open ? row.matches === 0 ? <NoLines /> : <MatchesOfTeam row={row} year={year} asOf={asOf} /> : null}
    </div>
  );
}

function NoLines() {
  const t = useTranslations('championship');
  return <p>{t('noLines')}</p>;
}

function MatchesOfTeam({
  row: { team, points, matches },
  year,
  asOf,
}: {
  readonly row: StandingRow;
  readonly year: number;
  readonly asOf: string | null;
}) {
  const t = useTranslations('championship');
  const { ask } = usePage();
  const format = useFormatter();
  const columns = useCountedColumns();
  const { data, error, refetch } = useQuery({
    queryFn: () => ask(matchesOfTeam, { season: year, side: team.id, until: asOf }),
    // The points are part of the question: when they change, so have the matches.
    queryKey: ['matches of a team', team.id, year, asOf, points, matches],
  });
  if (error !== null) return <Problem error={error} reload={() => void refetch()} />;
  return (
    <Lines
      isComing={data === undefined}
      caption={t('linesTitle', { team: team.name })}
      columns={columns}
      rows={(data?.matches.nodes ?? []).map((match): CountedMatch => ({
        match,
        own: match.sides[0]?.id === team.id ? 'a' : 'b',
      }))}
      rowKey={({ match }) => match.id}
      sums={[{ name: t('sum'), values: [format.number(points)] }]}
    />
  );
}
