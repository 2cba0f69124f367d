import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Problem } from '../application/problem.js';
import { Day } from '../language/days.js';
import { Rule } from '../rules/rule.js';
import type { StandingRow } from './columns.js';
import { matchesOfTeam } from './queries.js';

/** Why a team stands where it does, and the matches that add up to its points. */
export function Reason({
  row,
  open,
  year,
  asOf,
}: {
  readonly row: StandingRow;
  readonly open: boolean;
  readonly year: number;
  readonly asOf: string | null;
}) {
  return (
    <div className="reason">
      <p>
        {row.reason}{' '}
        <small>
          <Rule of="9" />
        </small>
      </p>
      {open ? row.matches === 0 ? <NoLines /> : <Lines row={row} year={year} asOf={asOf} /> : null}
    </div>
  );
}

function NoLines() {
  const t = useTranslations('championship');
  return <p>{t('noLines')}</p>;
}

function Lines({
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
  const { data, error, refetch } = useQuery({
    queryFn: () => ask(matchesOfTeam, { season: year, side: team.id, until: asOf }),
    // The points are part of the question: when they change, so have the matches.
    queryKey: ['matches of a team', team.id, year, asOf, points, matches],
  });
  if (error !== null) return <Problem error={error} again={() => void refetch()} />;
  return (
    <table className="lines" aria-busy={data === undefined}>
      <caption>{t('linesTitle', { team: team.name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('against')}</th>
          <th scope="col" className="figures">
            {t('gamePoints')}
          </th>
          <th scope="col" className="figures">
            {t('matchPoints')}
          </th>
        </tr>
      </thead>
      <tbody>
        {data?.matches.nodes.map((match) => {
          const own = match.sides[0]?.id === team.id ? 'a' : 'b';
          return (
            <tr key={match.id}>
              <td>
                <Day of={match.date} style="short" />
              </td>
              <td>
                <Link to="/matches/$id" params={{ id: match.id }}>
                  {match.sides[own === 'a' ? 1 : 0]?.name}
                </Link>
              </td>
              <td className="figures">{match.raw[own]}</td>
              <td className="figures">{match.points?.[own]}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('sum')}
          </th>
          <td className="figures">{format.number(points)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
