import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '../../api/graphql.js';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { Archive } from '../../features/directory/archive.js';
import { asked } from '../../api/queries.js';
import { type LiveState, useLive } from '../../api/live.js';
import { PaperLink } from '../../ui/table/paper-link.js';
import { Freshness } from '../../ui/table/freshness.js';
import { Standings, tableFields } from '../../features/championship/standings.js';
import { useThen } from '../../features/season/then.js';
import { loadOfYear, yearOf } from '../../api/load.js';
import { tableSearch } from '../../features/championship/search.js';

/** All that the page shows at first, in one request. */
const championshipTable = graphql(
  `
    query ChampionshipTable($year: Int!, $asOf: Day) {
      championshipTable(seasonYear: $year, asOf: $asOf) {
        ...TableFields
      }
      seasons(first: 50) {
        nodes {
          year
        }
      }
    }
  `,
  [tableFields],
);

/** Brings the table itself, so that a change costs no further request. */
const standingsChanged = graphql(
  `
    subscription StandingsChanged($year: Int!) {
      standingsChanged(seasonYear: $year) {
        at
        standings {
          ...TableFields
        }
      }
    }
  `,
  [tableFields],
);

export const Route = createFileRoute('/championship/$year')({
  validateSearch: tableSearch,
  loaderDeps: ({ search: { asOf } }) => ({ asOf }),
  loader: ({ context, params: { year }, deps: { asOf = null } }) =>
    loadOfYear(context, year, championshipTable, { year: yearOf(year), asOf }, 'championshipTable'),
  component: ChampionshipPage,
});

function ChampionshipPage() {
  const year = Number(Route.useParams().year);
  const search = Route.useSearch();
  const { asOf } = search;
  const { data, updatedAt, live } = useTable(year, asOf ?? null);
  const t = useTranslations('championship');
  const tm = useTranslations('match');
  const then = useThen(asOf);
  const title = then.titled(t('title', { year: String(year) }));
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
      <Standings table={data.championshipTable} seasons={data.seasons} year={year} search={search} title={title} />
      {data.championshipTable?.season.closed === true ? (
        <>
          <p className="freshness">{t('closed')}</p>
          <Archive year={year} />
        </>
      ) : (
        <Freshness live={asOf === undefined ? live : null} at={updatedAt} />
      )}
      <p>
        <PaperLink of="blank-sheet">{tm('blankSheet')}</PaperLink>
      </p>
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
