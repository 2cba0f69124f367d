import { useTranslations } from 'use-intl';
import { Day } from '../../ui/days.js';
import { SideLink } from '../../ui/links.js';
import { sideColumn, textColumn } from '../../ui/table/columns.js';
import { List } from '../../ui/table/list.js';
import { partKey, type WholeSearch } from '../../ui/search.js';
import type { Column } from '../../ui/table/table.js';
import { Reason, useShortly } from './how-decided.js';
import type { CupShown, Tie } from './queries.js';

interface TieOfRound extends Tie {
  readonly round: number;
  readonly roundName: string;
}

/** The ties once more, as a list that sorts and finds; it is behind the picture, one tap away. */
export function Ties({
  cup: { seasonYear: year, rounds },
  search,
}: {
  readonly cup: CupShown;
  readonly search: WholeSearch;
}) {
  const t = useTranslations('cup');
  const columns = useColumns();
  const rows = rounds.flatMap(({ name, ties }, index) =>
    ties.map((tie) => ({ ...tie, round: index, roundName: name })),
  );
  const isSearched = (['sort', 'find', 'page'] as const).some((part) => search[partKey('ties', part)] !== undefined);
  return (
    <details className="behind" open={isSearched}>
      <summary>{t('tiesAsList')}</summary>
      <List
        list="ties"
        search={search}
        find={t('pair')}
        caption={t('bracket')}
        name="ties-list"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        explanation={(tie) => (
          <div className="reason">
            <Reason tie={tie} />
          </div>
        )}
        file={`cup-${year}`}
        whole={{ table: `cup-${year}` }}
      />
    </details>
  );
}

function whoGoesOn({ sides, goesOn }: Tie) {
  return sides.find(({ pair }) => pair !== null && pair.id === goesOn?.id)?.pair ?? null;
}

function useColumns(): readonly Column<TieOfRound>[] {
  const t = useTranslations('cup');
  const shortly = useShortly();
  const side = (index: 0 | 1): Column<TieOfRound> => {
    const id = index === 0 ? 'a' : 'b';
    return {
      ...sideColumn<TieOfRound>(id, t('pair'), ({ sides }) => sides[index]!.pair),
      cell: ({ sides }) => {
        const { pair, name } = sides[index]!;
        return pair === null ? name : <SideLink side={pair} />;
      },
      value: ({ sides }) => sides[index]!.name,
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
