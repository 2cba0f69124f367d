import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { schemaLanguage } from '../graphql/graphql.js';
import { asked } from '../graphql/queries.js';
import { type Column, Table } from '../table/table.js';
import { Figures, useBalance } from './figures.js';
import { PersonLink, SideLink } from './links.js';
import { MatchLines } from './match-lines.js';
import { Season } from './season-chart.js';
import { team } from './queries.js';

export const teamPage = createLazyRoute('/$language/teams/$id')({ component: TeamPage });

function TeamPage() {
  const { id } = teamPage.useParams();
  const { ask, language } = usePage();
  const { data } = useSuspenseQuery(asked(ask, team, { id, lang: schemaLanguage(language) }));
  const side = data.side!;
  const { profile } = side;
  const t = useTranslations('people');
  const td = useTranslations('dates');
  const format = useFormatter();
  const balance = useBalance();
  const own = (match: { readonly sides: readonly { readonly id: string }[] }): 'a' | 'b' =>
    match.sides[0]?.id === id ? 'a' : 'b';
  const members = side.team?.members ?? side.pair?.players.map((player) => ({ ...player, captain: false })) ?? [];
  const opponents: readonly Column<(typeof profile)['opponents'][number]>[] = [
    { id: 'side', heading: t('against'), cell: (row) => <SideLink side={row.side} /> },
    { id: 'matches', heading: t('matches'), figures: true, cell: ({ matches }) => matches },
    { id: 'balance', heading: t('balanceHeading'), cell: (row) => balance(row.balance) },
  ];
  return (
    <>
      <Title
        description={t(side.team === null ? 'pairDescription' : 'teamDescription', {
          year: String(side.year),
          matches: profile.matches,
        })}
      >
        {`${side.name} ${side.year}`}
      </Title>
      <h1>{side.name}</h1>
      <p>
        {side.team === null ? (
          <Link to="/$language/cup/$year" params={{ language, year: String(side.year) }}>
            {t('pairOf', { year: String(side.year) })}
          </Link>
        ) : (
          <Link to="/$language/championship/$year" params={{ language, year: String(side.year) }}>
            {t('teamOf', { year: String(side.year) })}
          </Link>
        )}
        {': '}
        {members.map(({ person, captain, lastDay }, index) => (
          <span key={person.id}>
            {index > 0 ? ', ' : ''}
            <PersonLink person={person} />
            {captain ? ` (${t('captain')})` : ''}
            {lastDay === null ? '' : ` (${t('left')})`}
          </span>
        ))}
      </p>
      <Figures
        figures={[
          [t('matches'), profile.matches],
          [t('balanceHeading'), balance(profile.balance)],
          [t('average'), profile.matchAverage === null ? '–' : format.number(profile.matchAverage)],
          [t('best'), profile.best ?? '–'],
          [t('trophies'), profile.trophies],
        ]}
      />
      <Season matches={side.matches.nodes} own={own} />
      <MatchLines matches={side.matches.nodes} own={own} />
      {profile.opponents.length === 0 ? null : (
        <Table
          caption={t('opponents')}
          name="companions"
          columns={opponents}
          rows={profile.opponents}
          rowKey={(row) => row.side.id}
        />
      )}
      <p>
        <a href={`/calendar/${id}.ics?lang=${language}`} className="action" type="text/calendar">
          {td('followTeam')}
        </a>
      </p>
    </>
  );
}
