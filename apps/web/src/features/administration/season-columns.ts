import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { figureColumn, textColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the list and the columns below show of a season. A column names here what it needs. */
export const seasonRowFields = graphql(`
  fragment SeasonRowFields on Season {
    year
    annualMeeting
    closed
    matchLimit
  }
`);
export type AdministeredSeason = ResultOf<typeof seasonRowFields>;

/** Seasons as they are saved. */
export function useSeasonColumns(): readonly Column<AdministeredSeason>[] {
  const t = useTranslations('seasons');
  return [
    figureColumn('year', t('year'), ({ year }) => year),
    textColumn('closed', t('state'), ({ closed }) => t(closed ? 'isClosed' : 'isOpen')),
    textColumn('annualMeeting', t('annualMeeting'), ({ annualMeeting }) => annualMeeting ?? ''),
    figureColumn('matchLimit', t('matchLimit'), ({ matchLimit }) => matchLimit),
  ];
}
