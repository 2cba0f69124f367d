import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../api/page-context.js';
import { Title } from '../../../../ui/title.js';
import { Bracket } from '../../../../features/cup/bracket.js';
import { Draw } from '../../../../features/cup/entries.js';
import { Medals } from '../../../../features/cup/medals.js';
import { useFollowing } from '../../../../api/following.js';
import { asked } from '../../../../api/queries.js';
import { useDay } from '../../../../ui/days.js';
import { Years } from '../../../../features/season/years.js';
import { AnnounceCup, RecordCup } from '../../../../features/jury/cup/announce.js';
import { DrawFromSeed } from '../../../../features/jury/cup/draw.js';
import { List } from '../../../../features/jury/cup/list.js';
import { Pairs } from '../../../../features/jury/cup/pairs.js';
import { type DeskCup, deskCup, deskCupChanged } from '../../../../features/jury/cup/queries.js';
import { CupActs } from '../../../../features/jury/cup/cup-acts.js';
import { Ties } from '../../../../features/jury/cup/ties.js';
import { load, yearOf } from '../../../../api/load.js';
import { ofJuryOrAppointed } from '../../../../features/jury/access.js';

export const Route = createFileRoute('/_desk/jury/cup/$year')({
  beforeLoad: ofJuryOrAppointed,
  loader: async ({ context, params }) => {
    await load(context, deskCup, { year: yearOf(params.year) }, 'season');
  },
  component: DeskCupPage,
});

function DeskCupPage() {
  const year = Number(Route.useParams().year);
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, deskCup, { year }));
  // The public bracket and the queues show it, too.
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
      {cup === null ? <NoCup year={year} isClosed={isClosed} /> : <Cup cup={cup} isClosed={isClosed} />}
    </>
  );
}

interface Again {
  readonly isClosed: boolean;
}

function NoCup({ year, isClosed }: Again & { readonly year: number }) {
  const t = useTranslations('cupDesk');
  return (
    <>
      <p className="empty">{t('none', { year: String(year) })}</p>
      {isClosed ? null : (
        <>
          <section aria-labelledby="announce">
            <h2 id="announce">{t('announce')}</h2>
            <AnnounceCup year={year} cup={null} />
          </section>
          <RecordCup year={year} />
        </>
      )}
    </>
  );
}

function Cup({ cup, isClosed }: Again & { readonly cup: DeskCup }) {
  const { phase, draw, rounds, entries, event } = cup;
  return (
    <>
      <NextStep cup={cup} />
      <Medals cup={cup} />
      {phase === 'ENTRIES_OPEN' || phase === 'LIST_CLOSED' ? (
        <>
          {phase === 'LIST_CLOSED' ? <DrawFromSeed cup={cup} /> : null}
          <List cup={cup} />
        </>
      ) : (
        <>
          <Ties cup={cup} isClosed={isClosed} />
          {rounds.length === 0 ? null : <Bracket year={cup.seasonYear} rounds={rounds} acts={cup.acts} />}
          <Pairs cup={cup} entries={entries} isClosed={isClosed} />
          <CupActs cup={cup} />
          {draw === null ? null : <Draw draw={draw} recorded={cup.recorded} event={event} />}
        </>
      )}
    </>
  );
}

/** In a sentence what the jury has to do now. */
function NextStep({
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
