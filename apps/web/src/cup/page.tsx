import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { useLive } from '../graphql/live.js';
import { asked } from '../graphql/queries.js';
import { useDay } from '../language/days.js';
import { Years } from '../season/years.js';
import { Freshness } from '../table/freshness.js';
import { PaperLink } from '../table/paper-link.js';
import { Bracket } from './bracket.js';
import { Draw, Entries } from './entries.js';
import { History } from './history.js';
import { Medals } from './medals.js';
import { cupChanged, cupOfYear, type CupShown } from './queries.js';
import type { CupSearch } from './search.js';
import { tieAnchor } from './tie-anchor.js';
import { Ties } from './ties.js';

export const cupPage = createLazyRoute('/cup/$year')({ component: CupPage });

function CupPage() {
  const year = Number(cupPage.useParams().year);
  const search = cupPage.useSearch();
  const { data, updatedAt, live } = useCup(year);
  const t = useTranslations('cup');
  const { cup, seasons } = data;
  return (
    <>
      <Title
        description={
          cup?.winner == null
            ? t('description', { year: String(year) })
            : t('wonBy', { pair: cup.winner.name, year: String(year) })
        }
      >
        {t('title', { year: String(year) })}
      </Title>
      <h1>{t('title', { year: String(year) })}</h1>
      <Years
        label={t('season')}
        years={seasons.nodes.map((each) => each.year)}
        link={(each) => (
          <Link to="/cup/$year" params={{ year: String(each) }} aria-current={each === year ? 'page' : undefined}>
            {each}
          </Link>
        )}
      />
      {cup?.phase === 'OVER' ? null : <Freshness live={live} at={updatedAt} />}
      {cup === null ? <p className="empty">{t('none', { year: String(year) })}</p> : <Cup cup={cup} search={search} />}
      <History search={search} seasons={seasons.nodes.map((each) => (each.year === year ? { ...each, cup } : each))} />
    </>
  );
}

function Cup({ cup, search }: { readonly cup: CupShown; readonly search: CupSearch }) {
  const t = useTranslations('cup');
  const day = useDay();
  const { phase, entriesUntil, entriesUntilReason, event, rounds, toPlay, entries, draw } = cup;
  return (
    <>
      {phase === 'ENTRIES_OPEN' ? <p>{t('entriesOpen', { day: day(entriesUntil, 'long') })}</p> : null}
      {draw === null && entriesUntilReason !== null ? <p>{t('otherDay', { reason: entriesUntilReason })}</p> : null}
      {phase === 'LIST_CLOSED' ? <p>{t('listClosed')}</p> : null}
      {draw === null && event !== null ? <p>{t('seedFrom', { event })}</p> : null}
      <Medals cup={cup} />
      {toPlay.length === 0 ? null : (
        <section aria-labelledby="to-play">
          <h2 id="to-play">{t('toPlay')}</h2>
          <ul className="ruled">
            {toPlay.map(({ tie, message }) => (
              <li key={tie.id}>
                <a href={`#${tieAnchor(tie.id)}`}>{message}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {rounds.length === 0 ? null : (
        <>
          <Bracket year={cup.seasonYear} rounds={rounds} />
          <Ties cup={cup} search={search} />
        </>
      )}
      <Entries year={cup.seasonYear} entries={entries} search={search} />
      {draw === null ? null : <Draw draw={draw} recorded={cup.recorded} event={event} />}
      {rounds.length === 0 ? null : (
        <p>
          <PaperLink of={`cup/${cup.seasonYear}`}>{t('paper')}</PaperLink>
        </p>
      )}
    </>
  );
}

/** The bracket, which changes by itself when something is approved, said or decided. */
function useCup(year: number) {
  const { ask, madeAt } = usePage();
  const queries = useQueryClient();
  const options = asked(ask, cupOfYear, { year });
  const { data } = useSuspenseQuery(options);
  const [updatedAt, setUpdatedAt] = useState(madeAt);
  const live = useLive(cupChanged, { year }, ({ cupChanged: { at, cup } }) => {
    setUpdatedAt(at);
    queries.setQueryData(options.queryKey, (before) => (before === undefined ? before : { ...before, cup }));
  });
  return { data, updatedAt, live };
}
