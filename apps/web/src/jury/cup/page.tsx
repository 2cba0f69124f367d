import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { Bracket } from '../../cup/bracket.js';
import { Draw } from '../../cup/entries.js';
import { Medals } from '../../cup/medals.js';
import { useFollowing } from '../../graphql/following.js';
import { asked } from '../../graphql/queries.js';
import { useDay } from '../../language/days.js';
import { Years } from '../../season/years.js';
import { AnnounceCup, RecordCup } from './announce.js';
import { DrawFromSeed } from './draw.js';
import { List } from './list.js';
import { Pairs } from './pairs.js';
import { type DeskCup, deskCup, deskCupChanged } from './queries.js';
import { CupActs } from './cup-acts.js';
import { Ties } from './ties.js';

export const deskCupPage = createLazyRoute('/_desk/jury/cup/$year')({ component: DeskCupPage });

function DeskCupPage() {
  const year = Number(deskCupPage.useParams().year);
  const { ask } = usePage();
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(asked(ask, deskCup, { year }));
  // The public bracket and the queues show it, too.
  const again = () => queries.invalidateQueries();
  useFollowing(deskCupChanged, { year });
  const t = useTranslations('cupDesk');
  const { cup, season, seasons } = data;
  const isClosed = season?.closed === true;
  const title = t('title', { year: String(year) });
  return (
    <>
      <Title description={t('description', { year: String(year) })}>{title}</Title>
      <h1>{title}</h1>
      <Years
        label={t('season')}
        years={seasons.nodes.map((each) => each.year)}
        link={(each) => (
          <Link to="/jury/cup/$year" params={{ year: String(each) }} aria-current={each === year ? 'page' : undefined}>
            {each}
          </Link>
        )}
      />
      {isClosed ? <p className="problem">{t('seasonClosed')}</p> : null}
      {cup === null ? (
        <NoCup year={year} isClosed={isClosed} again={again} />
      ) : (
        <Cup cup={cup} isClosed={isClosed} again={again} />
      )}
    </>
  );
}

interface Again {
  readonly isClosed: boolean;
  readonly again: () => Promise<void>;
}

function NoCup({ year, isClosed, again }: Again & { readonly year: number }) {
  const t = useTranslations('cupDesk');
  return (
    <>
      <p className="empty">{t('none', { year: String(year) })}</p>
      {isClosed ? null : (
        <>
          <section aria-labelledby="announce">
            <h2 id="announce">{t('announce')}</h2>
            <AnnounceCup year={year} cup={null} done={again} />
          </section>
          <RecordCup year={year} done={again} />
        </>
      )}
    </>
  );
}

function Cup({ cup, isClosed, again }: Again & { readonly cup: DeskCup }) {
  const { phase, draw, rounds, entries, event } = cup;
  return (
    <>
      <WhatNext cup={cup} />
      <Medals cup={cup} />
      {phase === 'ENTRIES_OPEN' || phase === 'LIST_CLOSED' ? (
        <>
          {phase === 'LIST_CLOSED' ? <DrawFromSeed cup={cup} done={again} /> : null}
          <List cup={cup} again={again} />
        </>
      ) : (
        <>
          <Ties cup={cup} isClosed={isClosed} again={again} />
          {rounds.length === 0 ? null : <Bracket year={cup.seasonYear} rounds={rounds} />}
          <Pairs cup={cup} entries={entries} isClosed={isClosed} again={again} />
          <CupActs cup={cup} />
          {draw === null ? null : <Draw draw={draw} recorded={cup.recorded} event={event} />}
        </>
      )}
    </>
  );
}

/** In a sentence what the jury has to do now. */
function WhatNext({
  cup: { phase, seasonYear: year, entriesUntil, entries, rounds, toPlay },
}: {
  readonly cup: DeskCup;
}) {
  const t = useTranslations('cupDesk');
  const day = useDay();
  const waiting = rounds.flatMap(({ ties }) => ties).filter(({ state }) => state === 'JURY').length;
  const overdue = toPlay.filter(({ daysLeft }) => daysLeft < 0).length;
  return (
    <p>
      {t(`phase.${phase}`, { day: day(entriesUntil, 'long'), pairs: entries.length })}{' '}
      {waiting === 0 ? '' : `${t('waitsForYou', { ties: waiting })} `}
      {overdue === 0 ? '' : `${t('overdue', { ties: overdue })} `}
      <Link to="/cup/$year" params={{ year: String(year) }}>
        {t('publicPage')}
      </Link>
    </p>
  );
}
