import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { type LiveState, useLive } from '../graphql/live.js';
import { asked } from '../graphql/queries.js';
import { Day } from '../language/days.js';
import { DayForm } from '../season/day-form.js';
import { useThen } from '../season/then.js';
import { Years } from '../season/years.js';
import { Freshness } from '../table/freshness.js';
import { List } from '../table/list.js';
import { useColumns } from './columns.js';
import { Games } from './games.js';
import { Why } from './lines.js';
import { freeChampionship, freeTableChanged, type FreeYear, variablesOf } from './queries.js';
import type { FreeSearch } from './search.js';

export const freeChampionshipPage = createLazyRoute('/free-championship/$year')({ component: FreePage });

function FreePage() {
  const year = Number(freeChampionshipPage.useParams().year);
  const search = freeChampionshipPage.useSearch();
  const { data, updatedAt, live } = useFreeYear(year, search);
  const t = useTranslations('free');
  const { asOf } = search;
  const { freeTable } = data;
  const rows = freeTable?.rows ?? [];
  const [leader] = rows;
  const then = useThen(asOf);
  const title = then.titled(t('title', { year: String(year) }));
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
      <h1 id="title">{title}</h1>
      <Choices year={year} search={search} years={data.seasons.nodes.map((each) => each.year)} />
      {freeTable?.season.closed === true ? (
        <p className="freshness">{t('closed')}</p>
      ) : (
        <Freshness live={asOf === undefined ? live : null} at={updatedAt} />
      )}
      {freeTable === null || rows.length === 0 ? (
        <p className="empty">{t('empty', { year: String(year) })}</p>
      ) : (
        <Standings table={freeTable} year={year} search={search} />
      )}
      <Games games={data.freeGames} year={year} search={search} />
      <Factors factors={data.freeFactors} />
    </>
  );
}

function Choices({
  year,
  search: { asOf, ...others },
  years,
}: {
  readonly year: number;
  readonly search: FreeSearch;
  readonly years: readonly number[];
}) {
  const t = useTranslations('free');
  return (
    <div className="choices">
      <Years
        label={t('season')}
        years={years}
        link={(each) => (
          <Link
            to="/free-championship/$year"
            params={{ year: String(each) }}
            aria-current={each === year ? 'page' : undefined}
          >
            {each}
          </Link>
        )}
      />
      <DayForm year={year} asOf={asOf} others={{ ...others }} />
    </div>
  );
}

function Standings({
  table,
  year,
  search,
}: {
  readonly table: NonNullable<FreeYear['freeTable']>;
  readonly year: number;
  readonly search: FreeSearch;
}) {
  const t = useTranslations('free');
  const columns = useColumns();
  return (
    <List
      labelledBy="title"
      name="standings free-standings"
      find={t('findPlayer')}
      columns={columns}
      rows={table.rows}
      rowKey={({ player }) => player.id}
      search={search}
      explanation={(row, open) => <Why row={row} open={open} year={year} asOf={search.asOf} />}
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
