import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { Day, useDay } from '../../ui/days.js';
import { SideLink } from '../../ui/links.js';
import { sideColumn, textColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';
import { twoSides } from '../../api/two-sides.js';

const tieMatchFields = graphql(`
  fragment TieMatchFields on CupTieMatch {
    matchId
    date
    late
    points
    running
  }
`);

/** What the columns below, the bracket and the reason show of a tie. A column names here what it needs. */
export const tieFields = graphql(
  `
    fragment TieFields on CupTie {
      id
      name
      state
      next
      decidedBy
      lastDay
      reason
      points
      goesOn {
        id
      }
      sides {
        kind
        name
        pair {
          id
          name
        }
      }
      matches {
        ...TieMatchFields
      }
      extraTimes {
        ...TieMatchFields
      }
    }
  `,
  [tieMatchFields],
);
export type Tie = ResultOf<typeof tieFields>;

export interface TieOfRound extends Tie {
  readonly round: number;
  readonly roundName: string;
}

export function useTieColumns(): readonly Column<TieOfRound>[] {
  const t = useTranslations('cup');
  const shortly = useShortly();
  const side = (index: 0 | 1): Column<TieOfRound> => {
    const id = index === 0 ? 'a' : 'b';
    return {
      ...sideColumn<TieOfRound>(id, t('pair'), (tie) => twoSides(tie)[index].pair),
      cell: (tie) => {
        const { pair, name } = twoSides(tie)[index];
        return pair === null ? name : <SideLink side={pair} />;
      },
      value: (tie) => twoSides(tie)[index].name,
    };
  };
  return [
    { id: 'round', heading: t('round'), minor: true, cell: ({ roundName }) => roundName, value: ({ round }) => round },
    side(0),
    {
      id: 'points',
      heading: t('points'),
      cell: ({ matches, points }) => (matches.length === 0 ? '–' : points.join(' : ')),
      value: ({ matches, points }) => (matches.length === 0 ? null : points.join(':')),
      explains: (tie) => t('explainTie', { tie: tie.name }),
    },
    side(1),
    sideColumn('goes-on', t('whoGoesOn'), whoGoesOn, { minor: true }),
    {
      id: 'last-day',
      heading: t('lastDay'),
      minor: true,
      cell: ({ lastDay }) => <Day of={lastDay} style="short" />,
      value: ({ lastDay }) => lastDay,
    },
    textColumn('state', t('state'), shortly, { minor: true }),
  ];
}

function whoGoesOn({ sides, goesOn }: Tie) {
  return sides.find(({ pair }) => pair !== null && pair.id === goesOn?.id)?.pair ?? null;
}

/** In a word what decided a tie or what it waits for. */
export function useShortly(): (tie: Tie) => string {
  const t = useTranslations('cup');
  const day = useDay();
  return ({ state, next, decidedBy, goesOn, sides, matches, lastDay }) => {
    if (state === 'DECIDED' && decidedBy !== null) {
      const loser = sides.find(({ pair }) => pair?.id !== goesOn?.id);
      return t(`decidedBy.${decidedBy}`, { matches: matches.length, pair: loser?.name ?? '' });
    }
    if (state === 'OPEN') {
      return t(next === 'EXTRA_TIME' ? 'extraTimeUntil' : 'playUntil', { day: day(lastDay, 'short') });
    }
    return t(state === 'JURY' ? 'waitsForJury' : 'waiting');
  };
}
