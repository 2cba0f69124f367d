import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { Ratio } from '../../ui/charts/ratio.js';
import { figureColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the columns below show of what a player has announced. A column names here what it needs. */
export const figuresOfPlayer = graphql(`
  fragment FiguresOfPlayer on AnnouncementFigures {
    announcement
    made
    failed
  }
`);
type Announced = ResultOf<typeof figuresOfPlayer>;

/** @param names of all announcements: the office says them, so that the page need not bring the rules along */
export function useAnnouncedColumns(
  names: readonly { readonly id: string; readonly name: string }[],
): readonly Column<Announced>[] {
  const t = useTranslations('people');
  const named = new Map<string, string>(names.map(({ id, name }) => [id, name]));
  const nameOf = ({ announcement }: Announced): string => named.get(announcement) ?? announcement;
  return [
    { id: 'announcement', heading: t('announcement'), cell: nameOf, value: nameOf },
    {
      id: 'share',
      heading: t('share'),
      cell: ({ made, failed }) => <Ratio made={made} all={made + failed} />,
    },
    figureColumn('made', t('made'), ({ made }) => made),
    figureColumn('lost', t('lost'), ({ failed }) => failed),
  ];
}
