import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import type { ResultOf } from '../../api/graphql.js';
import { useFormatter, useTranslations } from 'use-intl';
import { FollowButton } from '../../features/followed/follow-button.js';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { useFollowing } from '../../api/following.js';
import { asked } from '../../api/queries.js';
import { Day } from '../../ui/days.js';
import { twoDecimals } from '../../ui/figures.js';
import { resultsChanged } from '../../features/matches/results-changed.js';
import { List } from '../../ui/table/list.js';
import { list, searchOf, type WholeSearch } from '../../ui/search.js';
import { PaperLink } from '../../ui/table/paper-link.js';
import { pilesOf } from '../../features/trophies/emblems.js';
import { trophiesChanged } from '../../features/trophies/trophies-changed.js';
import { Best } from '../../features/people/best.js';
import { Companions } from '../../features/people/companions.js';
import { Figures } from '../../features/people/figures.js';
import { useBalance } from '../../features/people/balance.js';
import { PersonLink, SideLink } from '../../ui/links.js';
import { MatchByMatch } from '../../features/people/match-by-match.js';
import { MatchLines } from '../../features/people/match-lines.js';
import { Meet } from '../../features/people/meet.js';
import { type Player, player } from '../../features/people/queries.js';
import { seenFrom } from '../../features/people/seen-matches.js';
import { Shelf } from '../../features/people/shelf.js';
import { TrophyYears } from '../../features/people/trophy-years.js';
import { load, idOf, present } from '../../api/load.js';
import { useAnnouncedColumns } from '../../features/people/announced-columns.js';
import { useFreeYearColumns } from '../../features/people/free-year-columns.js';

export const Route = createFileRoute('/players/$id')({
  validateSearch: searchOf({
    ...list('announced'),
    ...list('free'),
    ...list('partners'),
    ...list('opponents'),
    ...list('matches'),
  }),
  loader: async ({ context, params: { id } }) => {
    await load(context, player, { id: idOf(id) }, 'person');
  },
  component: PlayerPage,
});

function PlayerPage() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const { ask } = usePage();
  const options = asked(ask, player, { id });
  const { data } = useSuspenseQuery(options);
  const { person } = present(data, 'person');
  useFollowing(resultsChanged, { player: person.id }, options.queryKey);
  useFollowing(trophiesChanged, {}, options.queryKey);
  const { profile, trophyTally } = person;
  const t = useTranslations('people');
  const format = useFormatter();
  const balance = useBalance();
  const [partner] = profile.partners;
  const own = (match: Player['matches']['nodes'][number]): 'a' | 'b' => partyOf(match.players, id);
  const seen = seenFrom(person.matches.nodes, own);
  return (
    <>
      <Title
        description={t('playerDescription', { matches: profile.matches, trophies: trophyTally.total })}
        cards={{ piles: pilesOf(person.trophies.nodes.map(({ trophy }) => trophy)) }}
      >
        {person.name}
      </Title>
      <div className="named-head">
        <h1>{person.name}</h1>
        <p>
          {person.teams.map(({ team, captain }, index) => (
            <span key={team.id}>
              {index > 0 ? ', ' : ''}
              <SideLink side={team} /> {team.seasonYear}
              {captain ? ` (${t('captain')})` : ''}
            </span>
          ))}
          {partner === undefined ? null : (
            <>
              {person.teams.length === 0 ? '' : ', '}
              {t.rich('mostlyWith', { partner: () => <PersonLink person={partner.person} /> })}
            </>
          )}
        </p>
      </div>
      <Figures
        figures={[
          {
            name: t('matches'),
            value: profile.matches,
            why: (
              <>
                {t('whyMatches')}{' '}
                <Link to="/matches" search={{ player: id }}>
                  {t('allMatches')}
                </Link>
              </>
            ),
          },
          { name: t('games'), value: profile.games, why: t('whyGames') },
          { name: t('balanceHeading'), value: balance(profile.balance), why: t('whyBalance') },
          {
            name: t('average'),
            value: profile.matchAverage === null ? '–' : format.number(profile.matchAverage, twoDecimals),
            why: t('whyAverageOfPlayer'),
          },
          {
            name: t('best'),
            value: profile.best ?? '–',
            why: <Best why={t('whyBestOfPlayer')} best={profile.best} matches={seen} />,
          },
          {
            name: t('trophies'),
            value: trophyTally.total,
            why: (
              <>
                {t('whyTrophiesOfPlayer')}{' '}
                <Link to="/trophies" search={{ player: id }}>
                  {t('allTrophies')}
                </Link>
              </>
            ),
          },
        ]}
      />
      <div className="two-columns">
        <div>
          <MatchByMatch
            matches={seen}
            beside={
              <Link to="/matches" search={{ player: id }}>
                {t('allMatches')}
              </Link>
            }
          />
          <Shelf person={person} />
          <Milestones person={person} />
        </div>
        <div>
          <div>
            <Companions list="opponents" rows={profile.opponents} own={id} search={search} />
            <Meet player={id} label={t('meetWith')} names={profile.opponents.map(({ person: { name } }) => name)} />
          </div>
          <Announced person={person} names={data.announcements} search={search} />
        </div>
      </div>
      <Companions list="partners" rows={profile.partners} own={id} search={search} />
      <TrophyYears years={person.trophyYears} />
      <FreeYears years={person.freeYears} search={search} />
      <MatchLines matches={person.matches.nodes} own={own} search={search} of={{ player: id }} />
      <p>
        <FollowButton kind="player" id={person.id} />
      </p>
    </>
  );
}

function partyOf(
  players: readonly { readonly seat: string; readonly person: { readonly id: string } | null }[],
  id: string,
): 'a' | 'b' {
  return players.find(({ person }) => person?.id === id)?.seat.startsWith('B') === true ? 'b' : 'a';
}

function Milestones({ person: { id, milestones } }: { readonly person: Player }) {
  const t = useTranslations('people');
  return milestones.map(({ number, date }) => (
    <p key={number}>
      {t('milestone', { number })}
      {date === null ? null : (
        <>
          , <Day of={date} />
        </>
      )}{' '}
      <PaperLink of={`milestones/${id}/${number}`}>{t('certificate')}</PaperLink>
    </p>
  ));
}

/** So many are a screen of a phone; the others are on further pages. */
const MOST_FREQUENT = 10;

function Announced({
  person: { profile },
  names,
  search,
}: {
  readonly person: Player;
  readonly names: ResultOf<typeof player>['announcements'];
  readonly search: WholeSearch;
}) {
  const t = useTranslations('people');
  const columns = useAnnouncedColumns(names);
  const rows = profile.announcements
    .toSorted((a, b) => b.made - a.made || b.failed - a.failed)
    .filter(({ made, failed }) => made + failed > 0);
  if (rows.length === 0) return null;
  return (
    <List
      list="announced"
      search={search}
      find={t('announcement')}
      title={t('announced')}
      name="charted"
      columns={columns}
      comesBy="made"
      rows={rows}
      size={MOST_FREQUENT}
      rowKey={({ announcement }) => announcement}
      file="announcements"
    />
  );
}

/** The free championship, year by year; a year leads to its table. */
function FreeYears({ years, search }: { readonly years: Player['freeYears']; readonly search: WholeSearch }) {
  const t = useTranslations('people');
  const columns = useFreeYearColumns();
  if (years.length === 0) return null;
  return (
    <List
      list="free"
      search={search}
      title={t('freeYears')}
      name="free-years"
      columns={columns}
      rows={years}
      rowKey={({ seasonYear: year }) => String(year)}
      file="free-championship"
    />
  );
}
