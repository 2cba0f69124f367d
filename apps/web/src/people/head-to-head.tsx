import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { schemaLanguage } from '../graphql/graphql.js';
import { asked } from '../graphql/queries.js';
import { type Column, Table } from '../table/table.js';
import { Measured } from './bars.js';
import { PersonLink } from './links.js';
import { headToHead } from './queries.js';

export const headToHeadPage = createLazyRoute('/$language/head-to-head')({ component: HeadToHeadPage });

/** Two players: against each other, and as partners. */
function HeadToHeadPage() {
  const { player, other } = headToHeadPage.useSearch();
  const { ask, language } = usePage();
  const { data } = useSuspenseQuery(
    asked(ask, headToHead, { player: player!, other: other!, lang: schemaLanguage(language) }),
  );
  const t = useTranslations('people');
  const [first, second] = [data.first!, data.second!];
  const rows = (['asOpponents', 'asPartners'] as const).map((kind) => ({ kind, ...data.headToHead![kind] }));
  const most = Math.max(...rows.flatMap(({ balance: { won, lost } }) => [won, lost]));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { id: 'kind', heading: t('how'), cell: ({ kind }) => t(kind) },
    { id: 'matches', heading: t('matches'), figures: true, minor: true, cell: ({ matches }) => matches },
    { id: 'games', heading: t('games'), figures: true, minor: true, cell: ({ games }) => games },
    { id: 'won', heading: t('won'), cell: ({ balance }) => <Measured of={balance.won} most={most} /> },
    { id: 'drawn', heading: t('drawn'), figures: true, minor: true, cell: ({ balance }) => balance.drawn },
    {
      id: 'lost',
      heading: t('lost'),
      cell: ({ balance }) => <Measured of={balance.lost} most={most} party="b" />,
    },
  ];
  const title = t('headToHead', { first: first.name, second: second.name });
  return (
    <>
      <Title description={t('headToHeadDescription', { first: first.name, second: second.name })}>{title}</Title>
      <h1>{title}</h1>
      <p>
        <PersonLink person={first} />, <PersonLink person={second} />
      </p>
      <Table
        caption={t('seenFrom', { name: first.name })}
        name="charted"
        columns={columns}
        rows={rows}
        rowKey={({ kind }) => kind}
      />
    </>
  );
}
