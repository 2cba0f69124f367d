import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { FollowButton } from '../../../features/followed/follow-button.js';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { useFollowing } from '../../../api/following.js';
import { asked } from '../../../api/queries.js';
import { twoDecimals } from '../../../ui/figures.js';
import { areasOfSides } from '../../../features/match/competition-pages.js';
import { resultsChanged } from '../../../features/matches/results-changed.js';
import { List } from '../../../ui/table/list.js';
import { PaperLink } from '../../../ui/table/paper-link.js';
import { Figures } from '../../../features/people/figures.js';
import { useBalance } from '../../../features/people/balance.js';
import { PersonLinks } from '../../../ui/links.js';
import { MatchLines } from '../../../features/people/match-lines.js';
import { Season } from '../../../features/people/season-chart.js';
import { placeOf } from '../../../features/people/place.js';
import { Best } from '../../../features/people/best.js';
import { Distribution } from '../../../features/people/distribution.js';
import { MatchByMatch } from '../../../features/people/match-by-match.js';
import { team, teamSeason } from '../../../features/people/queries.js';
import { seenFrom } from '../../../features/people/seen-matches.js';
import { load, idOf, present } from '../../../api/load.js';
import { list, searchOf } from '../../../ui/search.js';
import { useOpponentColumns } from '../../../features/people/opponent-columns.js';

export const Route = createFileRoute('/teams/$id/')({
  validateSearch: searchOf({ ...list('matches'), ...list('opponents') }),
  loader: async ({ context, params: { id } }) => {
    const { side } = await load(context, team, { id: idOf(id) }, 'side');
    await load(context, teamSeason, { year: side.seasonYear, side: id });
    return { areas: areasOfSides(side) };
  },
  component: TeamPage,
});

function TeamPage() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const { ask, namesIn } = usePage();
  const { data } = useSuspenseQuery(asked(ask, team, { id }));
  useFollowing(resultsChanged, { side: id });
  const { side } = present(data, 'side');
  const { championshipTable: table, matches: counting } = useSuspenseQuery(
    asked(ask, teamSeason, { year: side.seasonYear, side: id }),
  ).data;
  const { profile } = side;
  const place = placeOf(table, id);
  const t = useTranslations('people');
  const tm = useTranslations('match');
  const td = useTranslations('dates');
  const format = useFormatter();
  const balance = useBalance();
  const own = (match: { readonly sides: readonly { readonly id: string }[] }): 'a' | 'b' =>
    match.sides[0]?.id === id ? 'a' : 'b';
  const seen = seenFrom(side.matches.nodes, own);
  const members = side.team?.members ?? side.pair?.players.map((player) => ({ ...player, captain: false })) ?? [];
  const opponents = useOpponentColumns(id);
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
      <div className="named-head">
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
      </div>
      <Figures
        figures={[
          ...(place === null
            ? []
            : [
                {
                  name: t('place'),
                  value: t('placeOf', { rank: place.rank, teams: place.teams }),
                  why: (
                    <>
                      {place.reason}{' '}
                      <Link to="/championship/$year" params={{ year: String(side.seasonYear) }} search={{ open: id }}>
                        {t('inTable')}
                      </Link>
                    </>
                  ),
                },
                { name: t('points'), value: format.number(place.points), why: t('whyPoints') },
              ]),
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
          {
            name: t('best'),
            value: profile.best ?? '–',
            why: <Best why={t('whyBest')} best={profile.best} matches={seen} />,
          },
          { name: t('trophies'), value: profile.trophies, why: t('whyTrophies') },
        ]}
      />
      <div className="two-columns">
        <div>
          {place === null ? (
            <MatchByMatch
              matches={seen}
              beside={
                <Link to="/matches" search={{ side: id }}>
                  {t('allMatches')}
                </Link>
              }
            />
          ) : (
            <Season table={table!} id={id} matches={seenFrom(counting.nodes, own)} />
          )}
        </div>
        <div>
          <Distribution matches={place === null ? seen : seenFrom(counting.nodes, own)} />
        </div>
      </div>
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
        <Link to="/teams/$id/against" params={{ id }} className="action">
          {t('meetSides')}
        </Link>
      </p>
      <p className="acts">
        <FollowButton kind="side" id={id} />{' '}
        <a href={`/calendar/${id}.ics?lang=${namesIn}`} className="action" type="text/calendar">
          {td('followTeam')}
        </a>{' '}
        <PaperLink of="blank-sheet">{tm('blankSheet')}</PaperLink>
      </p>
    </>
  );
}
