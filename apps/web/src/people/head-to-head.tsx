import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { useFollowing } from '../graphql/following.js';
import { asked } from '../graphql/queries.js';
import { resultsChanged } from '../matches/results-changed.js';
import { figureColumn } from '../table/columns.js';
import { Downloads } from '../table/downloads.js';
import { type Column, Table } from '../table/table.js';
import { Course } from './course.js';
import { Diverging } from './diverging.js';
import { PersonLink } from './links.js';
import { headToHead } from './queries.js';

export const headToHeadPage = createLazyRoute('/head-to-head')({ component: HeadToHeadPage });

/** Two players: against each other, and as partners. */
function HeadToHeadPage() {
  const search = headToHeadPage.useSearch();
  const { player, other } = search;
  const { ask } = usePage();
  const options = asked(ask, headToHead, { player: player!, other: other! });
  const { data } = useSuspenseQuery(options);
  useFollowing(resultsChanged, { player: data.first!.id }, options.queryKey);
  const t = useTranslations('people');
  const [first, second] = [data.first!, data.second!];
  const rows = (['asOpponents', 'asPartners'] as const).map((kind) => ({ kind, ...data.headToHead![kind] }));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { id: 'kind', heading: t('how'), cell: ({ kind }) => t(kind), value: ({ kind }) => t(kind) },
    figureColumn('matches', t('matches'), ({ matches }) => matches, { minor: true }),
    figureColumn('games', t('games'), ({ games }) => games, { minor: true }),
    figureColumn('won', t('won'), ({ balance }) => balance.won, { minor: true }),
    figureColumn('drawn', t('drawn'), ({ balance }) => balance.drawn, { minor: true }),
    figureColumn('lost', t('matchesLost'), ({ balance }) => balance.lost, { minor: true }),
  ];
  const title = t('headToHead', { first: first.name, second: second.name });
  return (
    <>
      <Title description={t('headToHeadDescription', { first: first.name, second: second.name })}>{title}</Title>
      <h1>{title}</h1>
      <p>
        <PersonLink person={first} />, <PersonLink person={second} />
      </p>
      {rows.every(({ matches }) => matches === 0) ? (
        <p className="empty">{t('neverMet')}</p>
      ) : (
        <>
          <Diverging
            caption={t('seenFrom', { name: first.name })}
            left={t('matchesLost')}
            right={t('won')}
            rows={rows.map(({ kind, balance: { won, drawn, lost } }) => ({
              id: kind,
              name: t(kind),
              left: lost,
              right: won,
              said: t('wonAndLost', { won, drawn, lost }),
            }))}
          />
          <Table
            caption={t('seenFrom', { name: first.name })}
            name="head-to-head"
            columns={columns}
            rows={rows}
            rowKey={({ kind }) => kind}
          />
          <Downloads name="head-to-head" columns={columns} rows={rows} />
          <Course course={data.headToHead!.course} name={first.name} search={search} file="head-to-head-matches" />
        </>
      )}
    </>
  );
}
