import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { PageContext } from '../api/context.js';
import { useFollowing } from '../api/following.js';
import { load } from '../api/load.js';
import { usePage } from '../api/page-context.js';
import { asked } from '../api/queries.js';
import { FollowedPlace } from '../features/followed/place.js';
import { BeingPlayed } from '../features/home/being-played.js';
import { DueList } from '../features/home/due-list.js';
import { LatestTrophy } from '../features/home/latest-trophy.js';
import { Leaders } from '../features/home/leaders.js';
import { type News, news, newsVariables } from '../features/home/queries.js';
import { Results } from '../features/home/results.js';
import { resultsChanged } from '../features/matches/results-changed.js';
import { trophiesChanged } from '../features/trophies/trophies-changed.js';
import { Feed } from '../ui/feed.js';
import { MoreWords } from '../ui/more-words.js';
import { PaperLink } from '../ui/table/paper-link.js';
import { Title } from '../ui/title.js';
import { InTurn } from '../ui/in-turn.js';
import { Section } from '../ui/section.js';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    const [own] = await Promise.all([
      context.isLoggedIn ? loadForReader(context) : null,
      load(context, news, newsVariables(context)),
    ]);
    return { own };
  },
  component: HomePage,
});

/** For who is logged in; nobody else loads its files. */
async function loadForReader(context: PageContext) {
  const [{ FirstDue, loadOwn }, { OwnStanding }] = await Promise.all([
    import('../features/home/first-due.js'),
    import('../features/home/own-standing.js'),
  ]);
  const words = await loadOwn(context);
  return words === null ? null : { FirstDue, OwnStanding, words };
}

/** What this game is, what was won last, who leads, what is being played, what comes next. */
function HomePage() {
  const { own } = Route.useLoaderData();
  const page = usePage();
  const { ask, isLoggedIn } = page;
  const variables = newsVariables(page);
  const options = asked(ask, news, variables);
  const { data } = useSuspenseQuery(options);
  useFollowing(resultsChanged, {}, options.queryKey);
  useFollowing(trophiesChanged, {}, options.queryKey);
  const t = useTranslations('home');
  const { matches, trophies, milestones } = data;
  const [latest] = trophies.nodes;
  const dates = (
    <InTurn>
      <DueList news={data} today={variables.today} />
    </InTurn>
  );
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <Feed name="results" />
      <Feed name="trophies" />
      <Feed name="news" />
      {own === null ? (
        <Opening latest={latest} />
      ) : (
        <MoreWords words={own.words}>
          <div className="home-columns own-columns">
            <own.FirstDue />
            {data.championshipTable === null ? null : (
              <own.OwnStanding table={data.championshipTable} year={variables.year} />
            )}
          </div>
        </MoreWords>
      )}
      {matches.nodes.length + trophies.nodes.length === 0 ? <p className="empty">{t('empty')}</p> : null}
      <FollowedPlace />
      <div className="home-columns">
        <div>
          {own === null ? null : dates}
          <InTurn>
            <Leaders table={data.championshipTable} year={variables.year} />
          </InTurn>
          <InTurn>
            <Results matches={matches.nodes} />
          </InTurn>
        </div>
        <div>
          {own === null || latest === undefined ? null : (
            <InTurn>
              <LatestTrophy trophy={latest} />
            </InTurn>
          )}
          <InTurn>
            <BeingPlayed news={data} today={variables.today} />
          </InTurn>
          {own === null ? dates : null}
          <InTurn>
            <Milestones milestones={milestones.nodes} />
          </InTurn>
        </div>
      </div>
      {isLoggedIn ? <Thumb /> : null}
    </>
  );
}

/** For who is not known here: what this game is, what was won last in it, and the ways in. */
function Opening({ latest }: { readonly latest: News['trophies']['nodes'][number] | undefined }) {
  const t = useTranslations('home');
  const tm = useTranslations('match');
  return (
    <div className="home-columns opening">
      <h1>{t('game')}</h1>
      {latest === undefined ? null : (
        <InTurn>
          <LatestTrophy trophy={latest} />
        </InTurn>
      )}
      <div className="ways-in">
        <p className="acts">
          <Link to="/announcements/$announcement" params={{ announcement: 'ultimo' }} className="action main">
            {t('pagatUltimo')}
          </Link>
          <Link to="/sheets" preload={false} className="action">
            {t('enterSheet')}
          </Link>
        </p>
        <p>
          <small>
            <Link to="/tour">{t('tour')}</Link> ·{' '}
            <PaperLink of="blank-sheet" inText>
              {tm('blankSheet')}
            </PaperLink>
          </small>
        </p>
      </div>
    </div>
  );
}

/** On a phone under the thumb of who is logged in. */
function Thumb() {
  const t = useTranslations('home');
  return (
    <nav className="thumb" aria-label={t('yours')}>
      <Link to="/championship" className="action">
        {t('table')}
      </Link>
      <Link to="/account" preload={false} className="action">
        {t('you')}
      </Link>
      <Link to="/sheets" preload={false} className="action main">
        {t('enterSheet')}
      </Link>
    </nav>
  );
}

function Milestones({ milestones }: { readonly milestones: News['milestones']['nodes'] }) {
  const t = useTranslations('home');
  if (milestones.length === 0) return null;
  return (
    <Section id="milestones" heading={t('milestones')}>
      <ol className="ruled">
        {milestones.map(({ number, trophy }) => (
          <li key={`${trophy.id} ${number}`}>
            <Link to="/players/$id" params={{ id: trophy.announcer.id }}>
              {t('milestone', { name: trophy.announcer.name, number })}
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
