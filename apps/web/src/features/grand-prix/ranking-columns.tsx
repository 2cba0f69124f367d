import { useFormatter, useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { PersonLinks, SideLink } from '../../ui/links.js';
import { figureColumn, sideColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the columns below, the reason and the schedule show of a pair. A column names here what it needs. */
export const rankingFields = graphql(`
  fragment RankingFields on GrandPrixRow {
    rank
    pair {
      id
      name
    }
    games
    total
    provisional
    decidedBy
    reason
  }
`);
export type RankedPair = ResultOf<typeof rankingFields>;

/** What the columns show of a pair beside its row: its players, and the matches that count for it. */
export interface OfPair {
  readonly players: readonly { readonly id: string; readonly name: string }[];
  /** Of each of its matches in their order; null before its first game. */
  readonly points: readonly (number | null)[];
  /** That it plays in all. */
  readonly games: number;
}

/** @param ofPair by the id of a pair @param most matches that a pair of the event has */
export function useRankingColumns(ofPair: (id: string) => OfPair, most: number): readonly Column<RankedPair>[] {
  const t = useTranslations('grandPrix');
  const format = useFormatter();
  const minor = true;
  return [
    figureColumn('rank', t('rank'), ({ rank }) => rank, {
      explains: ({ rank, pair }) => t('explainRank', { rank: String(rank), pair: pair.name }),
    }),
    {
      ...sideColumn<RankedPair>('team', t('pair'), ({ pair }) => pair),
      cell: ({ pair, provisional }) => (
        <>
          <SideLink side={pair} /> {provisional ? <small>{t('provisional')}</small> : null}
          <small className="players">
            <PersonLinks persons={ofPair(pair.id).players} />
          </small>
        </>
      ),
    },
    ...Array.from({ length: most }, (_, index) =>
      figureColumn<RankedPair>(
        `match-${index + 1}`,
        t('nth', { number: index + 1 }),
        ({ pair }) => ofPair(pair.id).points[index] ?? null,
        { minor },
      ),
    ),
    {
      ...figureColumn<RankedPair>('games', t('games'), ({ games }) => games, { minor }),
      cell: ({ pair, games }) => t('gamesOf', { games, all: ofPair(pair.id).games }),
    },
    figureColumn('points', t('points'), ({ total }) => total, {
      shown: (total) => format.number(total),
      explains: ({ total, pair }) => t('explainPoints', { points: format.number(total), pair: pair.name }),
    }),
  ];
}
