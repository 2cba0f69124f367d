import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { schemaLanguage } from '../graphql/graphql.js';
import { asked } from '../graphql/queries.js';
import { type LiveState, useLive } from '../graphql/live.js';
import { SaveAsCsv } from '../table/csv.js';
import { Freshness } from '../table/freshness.js';
import { sorted } from '../table/sort.js';
import { Table } from '../table/table.js';
import { useColumns } from './columns.js';
import { championshipTable, standingsChanged } from './queries.js';
import { Reason } from './reason.js';
import { SeasonAndDay } from './season-and-day.js';

export const championshipPage = createLazyRoute('/$language/championship/$year')({ component: ChampionshipPage });

function ChampionshipPage() {
  const year = Number(championshipPage.useParams().year);
  const { asOf, sort = 'rank' } = championshipPage.useSearch();
  const { data, updatedAt, live } = useTable(year, asOf ?? null);
  const t = useTranslations('championship');
  const columns = useColumns();
  const { rows, season } = data.championshipTable!;
  const column = columns.find(({ id }) => id === sort)!;
  const descending = column.figures === true && sort !== 'rank';
  const shown = sorted(rows, column, descending);
  const [leader] = rows;
  return (
    <>
      <Title
        description={
          leader === undefined || leader.matches === 0
            ? t('description', { year: String(year) })
            : `${t('leader', { team: leader.team.name, points: leader.points })} ${t('description', { year: String(year) })}`
        }
      >
        {t('title', { year: String(year) })}
      </Title>
      <h1 id="title">{t('title', { year: String(year) })}</h1>
      <SeasonAndDay year={year} asOf={asOf} sort={sort} years={data.seasons.nodes.map((each) => each.year)} />
      {season.closed ? (
        <p className="freshness">{t('closed')}</p>
      ) : (
        <Freshness live={asOf === undefined ? live : null} at={updatedAt} />
      )}
      {rows.length === 0 ? (
        <p className="empty">{t('empty', { year: String(year) })}</p>
      ) : (
        <Table
          labelledBy="title"
          name="standings"
          columns={columns}
          rows={shown}
          rowKey={({ team }) => team.id}
          sortedBy={sort}
          descending={descending}
          explanation={(row, open) => <Reason row={row} open={open} year={year} asOf={asOf ?? null} />}
        />
      )}
      <p className="legend">{t('legend')}</p>
      <SaveAsCsv name={`championship-${year}${asOf === undefined ? '' : `-${asOf}`}`} columns={columns} rows={shown} />
    </>
  );
}

/** The table, which changes by itself; of a day gone by it does not. */
function useTable(year: number, asOf: string | null) {
  const { ask, madeAt, language } = usePage();
  const lang = schemaLanguage(language);
  const queries = useQueryClient();
  const options = asked(ask, championshipTable, { year, asOf, lang });
  const { data } = useSuspenseQuery(options);
  const [updatedAt, setUpdatedAt] = useState(madeAt);
  const live: LiveState = useLive(
    standingsChanged,
    asOf === null ? { year, lang } : null,
    ({ standingsChanged: told }) => {
      setUpdatedAt(told.at);
      queries.setQueryData(options.queryKey, (before) =>
        before === undefined || told.standings === null ? before : { ...before, championshipTable: told.standings },
      );
    },
  );
  return { data, updatedAt, live };
}
