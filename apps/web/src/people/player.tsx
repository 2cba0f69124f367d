import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { definitionOf } from '@tarokk/rules';
import type { ResultOf } from 'gql.tada';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { schemaLanguage } from '../graphql/graphql.js';
import { asked } from '../graphql/queries.js';
import { Day } from '../language/days.js';
import { type Column, Table } from '../table/table.js';
import { Measured } from './bars.js';
import { Figures, useBalance } from './figures.js';
import { PersonLink, SideLink } from './links.js';
import { MatchLines } from './match-lines.js';
import { player } from './queries.js';

export const playerPage = createLazyRoute('/$language/players/$id')({ component: PlayerPage });

type Player = NonNullable<ResultOf<typeof player>['person']>;

function PlayerPage() {
  const { id } = playerPage.useParams();
  const { ask, language } = usePage();
  const { data } = useSuspenseQuery(asked(ask, player, { id, lang: schemaLanguage(language) }));
  const person = data.person!;
  const { profile, trophyTally } = person;
  const t = useTranslations('people');
  const format = useFormatter();
  const balance = useBalance();
  return (
    <>
      <Title description={t('playerDescription', { matches: profile.matches, trophies: trophyTally.total })}>
        {person.name}
      </Title>
      <h1>{person.name}</h1>
      <p>
        {person.teams.map(({ team, captain }, index) => (
          <span key={team.id}>
            {index > 0 ? ', ' : ''}
            <SideLink side={team} /> {team.year}
            {captain ? ` (${t('captain')})` : ''}
          </span>
        ))}
      </p>
      <Figures
        figures={[
          [t('matches'), profile.matches],
          [t('games'), profile.games],
          [t('balanceHeading'), balance(profile.balance)],
          [t('average'), profile.matchAverage === null ? '–' : format.number(profile.matchAverage)],
          [t('best'), profile.best ?? '–'],
          [
            t('trophies'),
            <Link key="trophies" to="/$language/trophies" params={{ language }} search={{ player: id }}>
              {trophyTally.total}
            </Link>,
          ],
        ]}
      />
      <Trophies person={person} />
      <Announced person={person} />
      <FreeYears years={person.freeYears} />
      <Companions title={t('partners')} rows={profile.partners} own={id} />
      <Companions title={t('opponents')} rows={profile.opponents} own={id} />
      <MatchLines matches={person.matches.nodes} own={(match) => partyOf(match.players, id)} />
    </>
  );
}

function partyOf(
  players: readonly { readonly seat: string; readonly person: { readonly id: string } | null }[],
  id: string,
): 'a' | 'b' {
  return players.find(({ person }) => person?.id === id)?.seat.startsWith('B') === true ? 'b' : 'a';
}

function Trophies({ person: { trophyTally, milestones } }: { readonly person: Player }) {
  const t = useTranslations('people');
  const tt = useTranslations('trophies');
  if (trophyTally.total === 0) return null;
  const most = Math.max(...trophyTally.byClass.map(({ number }) => number));
  const columns: readonly Column<Player['trophyTally']['byClass'][number]>[] = [
    { id: 'class', heading: tt('classHeading'), cell: (row) => tt(`class.${row.class}`) },
    { id: 'number', heading: t('number'), cell: ({ number }) => <Measured of={number} most={most} /> },
  ];
  return (
    <>
      <Table
        caption={t('trophiesByClass')}
        name="charted"
        columns={columns}
        rows={trophyTally.byClass}
        rowKey={(row) => row.class}
      />
      {milestones.map(({ number, date }) => (
        <p key={number}>
          {t('milestone', { number })} {date === null ? null : <Day of={date} />}
        </p>
      ))}
    </>
  );
}

function Announced({ person: { profile } }: { readonly person: Player }) {
  const t = useTranslations('people');
  const { language } = usePage();
  type Row = (typeof profile)['announcements'][number];
  const rows = profile.announcements
    .toSorted((a, b) => b.made + b.failed - a.made - a.failed)
    .filter(({ made, failed }) => made + failed > 0);
  if (rows.length === 0) return null;
  const most = Math.max(...rows.flatMap(({ made, failed }) => [made, failed]));
  const columns: readonly Column<Row>[] = [
    {
      id: 'announcement',
      heading: t('announcement'),
      cell: ({ announcement }) =>
        definitionOf(announcement.toLowerCase().replaceAll('_', '-') as Parameters<typeof definitionOf>[0]).name[
          language
        ],
    },
    { id: 'made', heading: t('made'), cell: ({ made }) => <Measured of={made} most={most} /> },
    { id: 'lost', heading: t('lost'), cell: ({ failed }) => <Measured of={failed} most={most} party="b" /> },
  ];
  return (
    <Table
      caption={t('announced')}
      name="charted"
      columns={columns}
      rows={rows}
      rowKey={({ announcement }) => announcement}
    />
  );
}

/** The free championship, year by year; a year leads to its table. */
function FreeYears({ years }: { readonly years: Player['freeYears'] }) {
  const t = useTranslations('people');
  const { language } = usePage();
  const format = useFormatter();
  if (years.length === 0) return null;
  const columns: readonly Column<(typeof years)[number]>[] = [
    {
      id: 'year',
      heading: t('year'),
      cell: ({ year }) => (
        <Link to="/$language/free-championship/$year" params={{ language, year: String(year) }}>
          {year}
        </Link>
      ),
    },
    { id: 'games', heading: t('games'), figures: true, cell: ({ games }) => games },
    { id: 'points', heading: t('pointsHeading'), figures: true, cell: ({ points }) => format.number(points) },
  ];
  return (
    <Table
      caption={t('freeYears')}
      name="free-years"
      columns={columns}
      rows={years}
      rowKey={({ year }) => String(year)}
    />
  );
}

function Companions({
  title,
  rows,
  own,
}: {
  readonly title: string;
  readonly rows: Player['profile']['partners'];
  readonly own: string;
}) {
  const t = useTranslations('people');
  const { language } = usePage();
  const balance = useBalance();
  if (rows.length === 0) return null;
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { id: 'person', heading: t('name'), cell: ({ person }) => <PersonLink person={person} /> },
    { id: 'matches', heading: t('matches'), figures: true, cell: ({ matches }) => matches },
    {
      id: 'balance',
      heading: t('balanceHeading'),
      cell: (row) => (
        <Link to="/$language/head-to-head" params={{ language }} search={{ player: own, other: row.person.id }}>
          {balance(row.balance)}
        </Link>
      ),
    },
  ];
  return <Table caption={title} name="companions" columns={columns} rows={rows} rowKey={({ person }) => person.id} />;
}
