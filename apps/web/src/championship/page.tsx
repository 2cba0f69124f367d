import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { Archive } from '../directory/archive.js';
import { asked } from '../graphql/queries.js';
import { type LiveState, useLive } from '../graphql/live.js';
import { Freshness } from '../table/freshness.js';
import { List } from '../table/list.js';
import { PaperLink } from '../table/paper-link.js';
import { useColumns } from './columns.js';
import { championshipTable, standingsChanged } from './queries.js';
import { Reason } from './reason.js';
import { useThen } from '../season/then.js';
import { SeasonAndDay } from './season-and-day.js';

export const championshipPage = createLazyRoute('/championship/$year')({ component: ChampionshipPage });

function ChampionshipPage() {
  const year = Number(championshipPage.useParams().year);
  const search = championshipPage.useSearch();
  const { asOf } = search;
  const { data, updatedAt, live } = useTable(year, asOf ?? null);
  const t = useTranslations('championship');
  const then = useThen(asOf);
  const title = then.titled(t('title', { year: String(year) }));
  const columns = useColumns();
  const rows = data.championshipTable?.rows ?? [];
  const [leader] = rows;
  return (
    <>
      <Title
        description={then.described([
          ...(leader === undefined || leader.matches === 0
            ? []
            : [t('leader', { team: leader.team.name, points: leader.points })]),
          t('description', { year: String(year) }),
        ])}
      >
        {title}
      </Title>
      <h1 id="title">{title}</h1>
      <SeasonAndDay year={year} search={search} years={data.seasons.nodes.map((each) => each.year)} />
      {data.championshipTable?.season.closed === true ? (
        <>
          <p className="freshness">{t('closed')}</p>
          <Archive year={year} />
        </>
      ) : (
        <Freshness live={asOf === undefined ? live : null} at={updatedAt} />
      )}
      {rows.length === 0 ? (
        <p className="empty">{t('empty', { year: String(year) })}</p>
      ) : (
        <List
          labelledBy="title"
          name="standings"
          find={t('findTeam')}
          columns={columns}
          rows={rows}
          rowKey={({ team }) => team.id}
          search={search}
          explanation={(row, open) => <Reason row={row} open={open} year={year} asOf={asOf ?? null} />}
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
          <p className="legend">{t('legend')}</p>
        </List>
      )}
    </>
  );
}

/** The table, which changes by itself; of a day gone by it does not. */
function useTable(year: number, asOf: string | null) {
  const { ask, madeAt } = usePage();
  const queries = useQueryClient();
  const options = asked(ask, championshipTable, { year, asOf });
  const { data } = useSuspenseQuery(options);
  const [updatedAt, setUpdatedAt] = useState(madeAt);
  const live: LiveState = useLive(standingsChanged, asOf === null ? { year } : null, ({ standingsChanged: told }) => {
    setUpdatedAt(told.at);
    queries.setQueryData(options.queryKey, (before) =>
      before === undefined || told.standings === null ? before : { ...before, championshipTable: told.standings },
    );
  });
  return { data, updatedAt, live };
}
