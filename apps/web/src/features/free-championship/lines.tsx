import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Problem } from '../../ui/problem.js';
import type { Ask } from '../../api/ask.js';
import { Day } from '../../ui/days.js';
import { withMinus } from '../../ui/figures.js';
import type { FreeRow } from './columns.js';
import { type FreeCredit, creditsOfPlayer } from './queries.js';
import { Lines } from '../../ui/table/lines.js';

/** PointsExplained a player stands where they do, and the games that add up to their points. */
export function PointsExplained({
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
      {open ? <Credits row={row} year={year} asOf={asOf} /> : null}
    </div>
  );
}

function Credits({
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
  if (error !== null) return <Problem error={error} reload={() => void refetch()} />;
  return (
    <Lines
      isComing={data === undefined}
      caption={t('linesTitle', { name: player.name })}
      columns={[
        { id: 'day', heading: t('day'), cell: ({ credit }) => <Played credit={credit} /> },
        {
          id: 'reason',
          heading: t('reason'),
          cell: ({ credit: { reason, kind } }) => (
            <>
              {reason} <small>{t(`kind.${kind}`)}</small>
            </>
          ),
        },
        { id: 'points', heading: t('points'), figures: true, cell: ({ credit }) => withMinus(credit.points) },
      ]}
      rows={(data ?? []).map((credit, number) => ({ credit, number }))}
      rowKey={({ number }) => number}
      sums={[{ name: t('sum'), values: [withMinus(format.number(points))] }]}
    />
  );
}

/** A day leads to what was played on it. */
function Played({ credit: { date, matchId, game } }: { readonly credit: FreeCredit }) {
  const day = <Day of={date} style="short" />;
  if (game !== null) {
    return (
      <Link to="/free-games/$id" params={{ id: game.id }}>
        {day}
      </Link>
    );
  }
  return matchId === null ? (
    day
  ) : (
    <Link to="/matches/$id" params={{ id: matchId }}>
      {day}
    </Link>
  );
}

/** All of a year, a hundred at a time; nobody plays a thousand games a year. */
async function creditsOf(
  ask: Ask,
  variables: { readonly year: number; readonly player: string },
  asOf: string | undefined,
): Promise<readonly FreeCredit[]> {
  const credits: FreeCredit[] = [];
  let after: string | null = null;
  for (let page = 0; page < 10; page++) {
    const {
      freeCredits,
    }: { freeCredits: { nodes: FreeCredit[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } } =
      await ask(creditsOfPlayer, { ...variables, after });
    credits.push(...freeCredits.nodes);
    after = freeCredits.pageInfo.endCursor;
    if (!freeCredits.pageInfo.hasNextPage) break;
  }
  return credits.filter(({ date }) => asOf === undefined || date <= asOf);
}
