import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { Day } from '../../ui/days.js';
import { SideLink } from '../../ui/links.js';
import { sideColumn, textColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';
import { winnerOf } from '../match/score.js';

/** What the columns below show of a match. A column names here what it needs. */
export const matchRowFields = graphql(`
  fragment MatchRowFields on Match {
    id
    date
    order
    competitions
    verdict
    sides {
      id
      name
    }
    raw {
      a
      b
    }
    points {
      a
      b
    }
  }
`);
export type MatchListRow = ResultOf<typeof matchRowFields>;

/** What the page shows of each match, and what is saved as a file: there each side and figure has a column of its own. */
export function useColumns(): {
  readonly shown: readonly Column<MatchListRow>[];
  readonly saved: readonly Column<MatchListRow>[];
} {
  const t = useTranslations('matches');
  const tm = useTranslations('match');
  const competitionsOf = (match: MatchListRow): string =>
    match.competitions.map((each) => tm(`competition.${each}`)).join(', ');
  const both = (points: { readonly a: number; readonly b: number }): string => `${points.a} : ${points.b}`;
  const day: Column<MatchListRow> = {
    id: 'day',
    heading: t('day'),
    cell: ({ date }) => <Day of={date} />,
    value: ({ date }) => date,
  };
  return {
    shown: [
      day,
      { id: 'match', heading: t('match'), cell: (match) => <Sides of={match} /> },
      {
        id: 'result',
        heading: t('gamePoints'),
        minor: true,
        cell: ({ id, raw }) => (
          <Link to="/matches/$id" params={{ id }}>
            {both(raw)}
          </Link>
        ),
      },
      {
        id: 'competitions',
        heading: t('competition'),
        cell: (match) => (
          <>
            {competitionsOf(match)}
            {match.verdict === 'CONSISTENT' ? null : <small> {t(`verdictOf.${match.verdict}`)}</small>}
          </>
        ),
      },
    ],
    saved: [
      day,
      sideColumn('a', t('sideA'), ({ sides }) => sides[0] ?? null),
      textColumn('result', t('gamePoints'), ({ raw }) => both(raw)),
      sideColumn('b', t('sideB'), ({ sides }) => sides[1] ?? null),
      textColumn('points', t('matchPoints'), ({ points }) => (points === null ? '' : both(points))),
      textColumn('competitions', t('competition'), competitionsOf),
      textColumn('verdict', t('verdict'), ({ verdict }) => t(`verdictOf.${verdict}`)),
    ],
  };
}

/** Two lines, what counts before the name, the winner bold. */
function Sides({ of: { sides, raw, points } }: { readonly of: MatchListRow }) {
  const t = useTranslations('match');
  const winner = winnerOf(raw);
  const counted = points ?? raw;
  return (
    <span className="pair-of-sides">
      {sides.map((side, index) => {
        const party = index === 0 ? 'a' : 'b';
        return (
          <span key={side.id} className={winner === party ? 'winner' : undefined}>
            <span className="figures">{counted[party]}</span>{' '}
            <span>
              <SideLink side={side} />
              {winner === party ? <span className="unseen"> {t('won')}</span> : null}
            </span>
          </span>
        );
      })}
    </span>
  );
}
