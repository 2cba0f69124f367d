import { useNavigate } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { Day } from '../../ui/days.js';
import { Tick } from '../../ui/standing/last.js';
import { List } from '../../ui/table/list.js';
import { PaperLink } from '../../ui/table/paper-link.js';
import { Titled } from '../../ui/table/titled.js';
import { Rule } from '../rules/rule.js';
import { Beside } from './beside.js';
import { standingFields, type StandingRow, useColumns } from './columns.js';
import { neededForSecond } from './race.js';
import { Reason } from './reason.js';
import type { ChampionshipSearch } from './search.js';
import { useSeasonTitling } from '../season/season-and-day.js';

/** What is shown of a table, at first and when it has changed. */
export const tableFields = graphql(
  `
    fragment TableFields on ChampionshipTable {
      asOf
      since
      season {
        year
        closed
      }
      rows {
        ...StandingFields
      }
    }
  `,
  [standingFields],
);

/**
 * The title with its control, the rows, and beside them what follows from the rows. Made anew when the table is another, not when it
 * is followed.
 */
export const Standings = memo(function Standings({
  table,
  seasons,
  year,
  search,
  title,
}: {
  /** Null: there is none of this year. */
  readonly table: ResultOf<typeof tableFields> | null;
  /** To choose another from. */
  readonly seasons: { readonly nodes: readonly { readonly year: number }[] };
  readonly year: number;
  readonly search: ChampionshipSearch;
  readonly title: string;
}) {
  const t = useTranslations('championship');
  const navigate = useNavigate();
  const { asOf, open } = search;
  const rows = table?.rows ?? [];
  const columns = useColumns(rows);
  const titling = useSeasonTitling({ table: '/championship/$year', title, year, search, seasons });
  const counted = t('counted', { matches: matchesIn(rows) });
  if (table === null || rows.length === 0) {
    return (
      <>
        <Titled {...titling} />
        <p className="empty">{t('empty', { year: String(year) })}</p>
      </>
    );
  }
  return (
    <List
      titled={{
        ...titling,
        heading: (
          <>
            {titling.heading}
            <p className="beside-title">{counted}</p>
          </>
        ),
        sorts: true,
      }}
      labelledBy="title"
      name="standings places"
      find={t('findTeam')}
      columns={columns}
      rows={rows}
      rowKey={({ team }) => team.id}
      search={search}
      explanation={(row, isOpen) => (
        <Reason row={row} open={isOpen} year={year} asOf={asOf ?? null} needed={neededForSecond(row, rows)} />
      )}
      opened={open}
      onOpen={(key) =>
        void navigate({
          to: '.',
          search: (before: object) => ({ ...before, open: key ?? undefined }),
          replace: true,
          resetScroll: false,
        })
      }
      beside={<Beside rows={rows} closed={table.season.closed} strong={open} />}
      file={`championship-${year}${asOf === undefined ? '' : `-${asOf}`}`}
      whole={{
        table: `championship-${year}`,
        asOf,
        paper: (
          <PaperLink of={`championship/${year}`} asOf={asOf}>
            PDF
          </PaperLink>
        ),
      }}
    >
      {/* On a phone, where the first row stands higher without it; who listens has heard it with the title. */}
      <p className="legend below-table" aria-hidden="true">
        {counted}
      </p>
      <p className="legend">
        {t.rich('key', {
          since: () => <Day of={table.since} />,
          won: () => <Tick outcome="WON" />,
          lost: () => <Tick outcome="LOST" />,
          drawn: () => <Tick outcome="DRAWN" />,
        })}{' '}
        {t('legend')} <span className="what-is-left">{t('legendLeft')} </span>
        <Rule of="9" />
      </p>
    </List>
  );
});

/** Each counts for both of its teams. */
function matchesIn(rows: readonly StandingRow[]): number {
  return rows.reduce((sum, { matches }) => sum + matches, 0) / 2;
}
