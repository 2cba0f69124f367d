import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Problem } from '../application/problem.js';
import type { Ask } from '../graphql/ask.js';
import { Day } from '../language/days.js';
import { withMinus } from '../language/figures.js';
import { type Credit, creditsOfPlayer, type FreeRow } from './queries.js';

/** Why a player stands where they do, and the games that add up to their points. */
export function Why({
  row,
  open,
  year,
  asOf,
}: {
  readonly row: FreeRow;
  readonly open: boolean;
  readonly year: number;
  readonly asOf: string | undefined;
}) {
  return (
    <div className="reason">
      <p>{row.reason}</p>
      {open ? <Lines row={row} year={year} asOf={asOf} /> : null}
    </div>
  );
}

function Lines({
  row: { player, points, games },
  year,
  asOf,
}: {
  readonly row: FreeRow;
  readonly year: number;
  readonly asOf: string | undefined;
}) {
  const t = useTranslations('free');
  const format = useFormatter();
  const { ask } = usePage();
  const { data, error, refetch } = useQuery({
    queryFn: () => creditsOf(ask, { year, player: player.id }, asOf),
    // The points are part of the question: when they change, so have the games.
    queryKey: ['credits of a player', player.id, year, asOf, points, games],
  });
  if (error !== null) return <Problem error={error} again={() => void refetch()} />;
  return (
    <table className="lines" aria-busy={data === undefined}>
      <caption>{t('linesTitle', { name: player.name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('reason')}</th>
          <th scope="col" className="figures">
            {t('points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {data?.map((credit, index) => (
          <Line key={`${credit.date} ${index}`} credit={credit} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('sum')}
          </th>
          <td className="figures">{withMinus(format.number(points))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Line({ credit: { date, kind, points, reason, matchId, game } }: { readonly credit: Credit }) {
  const t = useTranslations('free');
  const day = <Day of={date} style="short" />;
  return (
    <tr>
      <td>
        {game !== null ? (
          <Link to="/free-games/$id" params={{ id: game.id }}>
            {day}
          </Link>
        ) : matchId !== null ? (
          <Link to="/matches/$id" params={{ id: matchId }}>
            {day}
          </Link>
        ) : (
          day
        )}
      </td>
      <td>
        {reason} <small>{t(`kind.${kind}`)}</small>
      </td>
      <td className="figures">{withMinus(points)}</td>
    </tr>
  );
}

/** All of a year, a hundred at a time; nobody plays a thousand games a year. */
async function creditsOf(
  ask: Ask,
  variables: { readonly year: number; readonly player: string },
  asOf: string | undefined,
): Promise<readonly Credit[]> {
  const credits: Credit[] = [];
  let after: string | null = null;
  for (let page = 0; page < 10; page++) {
    const {
      freeCredits,
    }: { freeCredits: { nodes: Credit[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } } = await ask(
      creditsOfPlayer,
      { ...variables, after },
    );
    credits.push(...freeCredits.nodes);
    after = freeCredits.pageInfo.endCursor;
    if (!freeCredits.pageInfo.hasNextPage) break;
  }
  return credits.filter(({ date }) => asOf === undefined || date <= asOf);
}
