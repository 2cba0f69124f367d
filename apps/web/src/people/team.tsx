import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { useFollowing } from '../graphql/following.js';
import { asked } from '../graphql/queries.js';
import { twoDecimals } from '../language/figures.js';
import { resultsChanged } from '../matches/results-changed.js';
import { figureColumn, sideColumn } from '../table/columns.js';
import { List } from '../table/list.js';
import { PaperLink } from '../table/paper-link.js';
import type { Column } from '../table/table.js';
import { Figures, useBalance } from './figures.js';
import { PersonLinks } from './links.js';
import { MatchLines } from './match-lines.js';
import { Season } from './season-chart.js';
import { team } from './queries.js';

export const teamPage = createLazyRoute('/teams/$id')({ component: TeamPage });

function TeamPage() {
  const { id } = teamPage.useParams();
  const search = teamPage.useSearch();
  const { ask, language } = usePage();
  const options = asked(ask, team, { id });
  const { data } = useSuspenseQuery(options);
  useFollowing(resultsChanged, { side: id }, options.queryKey);
  const side = data.side!;
  const { profile } = side;
  const t = useTranslations('people');
  const tm = useTranslations('match');
  const td = useTranslations('dates');
  const format = useFormatter();
  const balance = useBalance();
  const own = (match: { readonly sides: readonly { readonly id: string }[] }): 'a' | 'b' =>
    match.sides[0]?.id === id ? 'a' : 'b';
  const members = side.team?.members ?? side.pair?.players.map((player) => ({ ...player, captain: false })) ?? [];
  const opponents: readonly Column<(typeof profile)['opponents'][number]>[] = [
    sideColumn('side', t('against'), (row) => row.side),
    figureColumn('matches', t('matches'), ({ matches }) => matches),
    {
      id: 'balance',
      heading: t('balanceHeading'),
      cell: (row) => (
        <Link to="/teams/$id/against/$other" params={{ id, other: row.side.id }}>
          {balance(row.balance)}
        </Link>
      ),
      value: (row) => balance(row.balance),
    },
  ];
  return (
    <>
      <Title
        description={t(side.team === null ? 'pairDescription' : 'teamDescription', {
          year: String(side.seasonYear),
          matches: profile.matches,
        })}
      >
        {`${side.name} ${side.seasonYear}`}
      </Title>
      <h1>{side.name}</h1>
      <p>
        {side.team === null ? (
          <Link to="/cup/$year" params={{ year: String(side.seasonYear) }}>
            {t('pairOf', { year: String(side.seasonYear) })}
          </Link>
        ) : (
          <Link to="/championship/$year" params={{ year: String(side.seasonYear) }}>
            {t('teamOf', { year: String(side.seasonYear) })}
          </Link>
        )}
        {': '}
        <PersonLinks
          persons={members.map(({ person, captain, lastDay }) => ({ ...person, captain, isGone: lastDay !== null }))}
          after={({ captain, isGone }) => `${captain ? ` (${t('captain')})` : ''}${isGone ? ` (${t('left')})` : ''}`}
        />
      </p>
      <Figures
        figures={[
          {
            name: t('matches'),
            value: profile.matches,
            why: (
              <>
                {t('whyMatches')}{' '}
                <Link to="/matches" search={{ side: id }}>
                  {t('allMatches')}
                </Link>
              </>
            ),
          },
          { name: t('balanceHeading'), value: balance(profile.balance), why: t('whyBalance') },
          {
            name: t('average'),
            value: profile.matchAverage === null ? '–' : format.number(profile.matchAverage, twoDecimals),
            why: t('whyAverage'),
          },
          { name: t('best'), value: profile.best ?? '–', why: t('whyBest') },
          { name: t('trophies'), value: profile.trophies, why: t('whyTrophies') },
        ]}
      />
      <Season matches={side.matches.nodes} own={own} />
      <MatchLines matches={side.matches.nodes} own={own} search={search} of={{ side: id }} />
      {profile.opponents.length === 0 ? null : (
        <List
          list="opponents"
          search={search}
          find={t('against')}
          title={t('opponents')}
          name="companions"
          columns={opponents}
          comesBy="matches"
          rows={profile.opponents}
          rowKey={(row) => row.side.id}
          file="opponents"
        />
      )}
      <p>
        <a href={`/calendar/${id}.ics?lang=${language}`} className="action" type="text/calendar">
          {td('followTeam')}
        </a>{' '}
        <PaperLink of="blank-sheet">{tm('blankSheet')}</PaperLink>
      </p>
    </>
  );
}
