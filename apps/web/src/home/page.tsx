import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { useDueNumber } from '../application/due-number.js';
import { Title } from '../application/title.js';
import { useFollowing } from '../graphql/following.js';
import { asked } from '../graphql/queries.js';
import { Day } from '../language/days.js';
import { resultsChanged } from '../matches/results-changed.js';
import { PaperLink } from '../table/paper-link.js';
import { PersonLink, SideLink } from '../people/links.js';
import { trophiesChanged } from '../trophies/queries.js';
import { DueList } from './due-list.js';
import { type News, news, newsVariables } from './queries.js';

export const homePage = createLazyRoute('/')({ component: HomePage });

function HomePage() {
  const page = usePage();
  const { ask } = page;
  const variables = newsVariables(page);
  const options = asked(ask, news, variables);
  const { data } = useSuspenseQuery(options);
  useFollowing(resultsChanged, {}, options.queryKey);
  useFollowing(trophiesChanged, {}, options.queryKey);
  const t = useTranslations('home');
  const tm = useTranslations('match');
  const { matches, trophies, milestones } = data;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <WaitingForReader />
      {matches.nodes.length + trophies.nodes.length === 0 ? <p className="empty">{t('empty')}</p> : null}
      <div className="news">
        <div>
          <DueList news={data} today={variables.today} />
          <Milestones milestones={milestones.nodes} />
        </div>
        <div>
          <section aria-labelledby="results">
            <h2 id="results">{t('results')}</h2>
            <ol className="ruled">
              {matches.nodes.map((match) => (
                <li key={match.id}>
                  <Link to="/matches/$id" params={{ id: match.id }} className="result">
                    <Day of={match.date} style="short" />{' '}
                    <strong>
                      {match.raw.a}&nbsp;:&nbsp;{match.raw.b}
                    </strong>
                  </Link>
                  <span>
                    {match.sides.map((side, index) => (
                      <span key={side.id}>
                        {index > 0 ? ' – ' : ''}
                        <SideLink side={side} />
                      </span>
                    ))}
                  </span>
                </li>
              ))}
            </ol>
            <p className="pages">
              <Link to="/matches" className="action">
                {t('allMatches')}
              </Link>
              <Link to="/championship" className="action">
                {t('allResults')}
              </Link>
              <PaperLink of="blank-sheet">{tm('blankSheet')}</PaperLink>
              <Link to="/free-championship" className="action">
                {t('toFree')}
              </Link>
            </p>
          </section>
          <section aria-labelledby="trophies">
            <h2 id="trophies">{t('trophies')}</h2>
            <ol className="ruled">
              {trophies.nodes.map(({ id, date, name, ordinal, announcer, matchId, game }) => (
                <li key={id}>
                  {matchId === null ? (
                    <span className="result">{name}</span>
                  ) : (
                    <Link to="/matches/$id" params={{ id: matchId }} hash={`game-${game ?? 1}`} className="result">
                      {name}
                    </Link>
                  )}
                  <span>
                    <PersonLink person={announcer} />{' '}
                    <small>
                      {ordinal}
                      {date === null ? null : (
                        <>
                          , <Day of={date} style="short" />
                        </>
                      )}
                    </small>
                  </span>
                </li>
              ))}
            </ol>
            <Link to="/trophies" className="action">
              {t('allTrophies')}
            </Link>
          </section>
        </div>
      </div>
    </>
  );
}

/** The way to what is due, for who has an account and something to do. */
function WaitingForReader() {
  const t = useTranslations('frame');
  const number = useDueNumber();
  if (number === 0) return null;
  return (
    <p>
      <Link to="/account" preload={false} className="action">
        {t('due', { number })}
      </Link>
    </p>
  );
}

function Milestones({ milestones }: { readonly milestones: News['milestones']['nodes'] }) {
  const t = useTranslations('home');
  if (milestones.length === 0) return null;
  return (
    <section aria-labelledby="milestones">
      <h2 id="milestones">{t('milestones')}</h2>
      <ol className="ruled">
        {milestones.map(({ number, trophy }) => (
          <li key={`${trophy.id} ${number}`}>
            <Link to="/players/$id" params={{ id: trophy.announcer.id }}>
              {t('milestone', { name: trophy.announcer.name, number })}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
