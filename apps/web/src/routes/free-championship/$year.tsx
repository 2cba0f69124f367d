import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { type LiveState, useLive } from '../../api/live.js';
import { asked } from '../../api/queries.js';
import { Day } from '../../ui/days.js';
import { useSeasonTitling } from '../../features/season/season-and-day.js';
import { useThen } from '../../features/season/then.js';
import { Freshness } from '../../ui/table/freshness.js';
import { List } from '../../ui/table/list.js';
import { Titled, type Titling } from '../../ui/table/titled.js';
import { useColumns } from '../../features/free-championship/columns.js';
import { Games } from '../../features/free-championship/games.js';
import { PointsExplained } from '../../features/free-championship/lines.js';
import {
  freeChampionship,
  freeTableChanged,
  type FreeYear,
  variablesOf,
} from '../../features/free-championship/queries.js';
import { type FreeSearch, freeSearch } from '../../features/free-championship/search.js';
import { loadOfYear, yearOf } from '../../api/load.js';

export const Route = createFileRoute('/free-championship/$year')({
  validateSearch: freeSearch,
  loaderDeps: ({ search: { asOf, kind, after, before } }) => ({ asOf, kind, after, before }),
  loader: ({ context, params: { year }, deps }) =>
    loadOfYear(context, year, freeChampionship, variablesOf(yearOf(year), deps), 'freeTable'),
  component: FreePage,
});

function FreePage() {
  const year = Number(Route.useParams().year);
  const search = Route.useSearch();
  const { data, updatedAt, live } = useFreeYear(year, search);
  const t = useTranslations('free');
  const { asOf } = search;
  const { freeTable } = data;
  const rows = freeTable?.rows ?? [];
  const [leader] = rows;
  const then = useThen(asOf);
  const title = then.titled(t('title', { year: String(year) }));
  const titling = useSeasonTitling({ table: '/free-championship/$year', title, year, search, seasons: data.seasons });
  return (
    <>
      <Title
        description={then.described([
          ...(leader === undefined ? [] : [t('leader', { name: leader.player.name, points: leader.points })]),
          t('description', { year: String(year) }),
        ])}
      >
        {title}
      </Title>
      {freeTable === null || rows.length === 0 ? (
        <>
          <Titled {...titling} />
          <p className="empty">{t('empty', { year: String(year) })}</p>
        </>
      ) : (
        <Standings titled={titling} table={freeTable} year={year} search={search} />
      )}
      {freeTable?.season.closed === true ? (
        <p className="freshness">{t('closed')}</p>
      ) : (
        <Freshness live={asOf === undefined ? live : null} at={updatedAt} />
      )}
      <Games games={data.freeGames} year={year} search={search} />
      <Factors factors={data.freeFactors} />
    </>
  );
}

function Standings({
  titled,
  table,
  year,
  search,
}: {
  readonly titled: Titling;
  readonly table: NonNullable<FreeYear['freeTable']>;
  readonly year: number;
  readonly search: FreeSearch;
}) {
  const t = useTranslations('free');
  const columns = useColumns();
  return (
    <List
      titled={titled}
      labelledBy="title"
      name="standings free-standings"
      find={t('findPlayer')}
      columns={columns}
      rows={table.rows}
      rowKey={({ player }) => player.id}
      search={search}
      explanation={(row, open) => <PointsExplained row={row} open={open} year={year} asOf={search.asOf} />}
      file={`free-championship-${year}`}
      whole={{ table: `free-championship-${year}`, asOf: search.asOf }}
    >
      <p className="legend">{t('legend')}</p>
    </List>
  );
}

/** What a point of another tarock game is worth; it is fixed before its first session (D46). */
function Factors({ factors }: { readonly factors: FreeYear['freeFactors'] }) {
  const t = useTranslations('free');
  if (factors.length === 0) return null;
  return (
    <section aria-labelledby="factors">
      <h2 id="factors">{t('factors')}</h2>
      <ul className="ruled">
        {factors.map(({ ruleset, numerator, denominator, fixedOn }) => (
          <li key={ruleset}>
            <span>
              {t(`ruleset.${ruleset}`)}{' '}
              <strong>× {denominator === 1 ? numerator : `${numerator}/${denominator}`}</strong>{' '}
              <small>
                {t('fixedOn')} <Day of={fixedOn} />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The table, which changes by itself; of a day gone by it does not. */
function useFreeYear(
  year: number,
  search: FreeSearch,
): { readonly data: FreeYear; readonly updatedAt: string; readonly live: LiveState } {
  const { ask, madeAt, changeCursor } = usePage();
  const queries = useQueryClient();
  const options = asked(ask, freeChampionship, variablesOf(year, search));
  const { data } = useSuspenseQuery(options);
  const [updatedAt, setUpdatedAt] = useState(madeAt);
  const variables = search.asOf === undefined ? { year, after: changeCursor } : null;
  const live = useLive(freeTableChanged, variables, ({ freeTableChanged: { at, freeTable } }) => {
    setUpdatedAt(at);
    queries.setQueryData(options.queryKey, (before) =>
      before === undefined || freeTable === null ? before : { ...before, freeTable },
    );
    // The list of games is not part of what is told.
    void queries.invalidateQueries({ queryKey: options.queryKey });
  });
  return { data, updatedAt, live };
}
