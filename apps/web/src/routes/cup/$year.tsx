import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Section } from '../../ui/section.js';
import { Title } from '../../ui/title.js';
import { useLive } from '../../api/live.js';
import { asked } from '../../api/queries.js';
import { useDay } from '../../ui/days.js';
import { Years } from '../../features/season/years.js';
import { Freshness } from '../../ui/table/freshness.js';
import { PaperLink } from '../../ui/table/paper-link.js';
import { Bracket } from '../../features/cup/bracket.js';
import { Draw, Entries } from '../../features/cup/entries.js';
import { History } from '../../features/cup/history.js';
import { Medals } from '../../features/cup/medals.js';
import { cupChanged, cupOfYear, type CupShown } from '../../features/cup/queries.js';
import { list, searchOf, type WholeSearch } from '../../ui/search.js';
import { tieAnchor } from '../../features/cup/tie-anchor.js';
import { Ties } from '../../features/cup/ties.js';
import { Titled } from '../../ui/table/titled.js';
import { loadOfYear, yearOf } from '../../api/load.js';

export const Route = createFileRoute('/cup/$year')({
  validateSearch: searchOf({ ...list('ties'), ...list('entries'), ...list('history') }),
  loader: ({ context, params: { year } }) => loadOfYear(context, year, cupOfYear, { year: yearOf(year) }, 'season'),
  component: CupPage,
});

function CupPage() {
  const year = Number(Route.useParams().year);
  const search = Route.useSearch();
  const { data, updatedAt, live } = useCup(year);
  const t = useTranslations('cup');
  const day = useDay();
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
      <Titled
        heading={
          <>
            <h1>{t('title', { year: String(year) })}</h1>
            {cup === null || cup.draw === null ? null : (
              <p>
                {t('size', {
                  places: 2 * cup.rounds[0]!.ties.length,
                  pairs: cup.entries.length,
                  day: day(cup.draw.drawnOn, 'long'),
                })}
              </p>
            )}
          </>
        }
        holds={t('holds')}
        called="more"
        controls={
          <>
            <Years
              label={t('season')}
              years={seasons.nodes.map((each) => each.year)}
              link={(each) => (
                <Link to="/cup/$year" params={{ year: String(each) }} aria-current={each === year ? 'page' : undefined}>
                  {each}
                </Link>
              )}
            />
            {cup === null || cup.rounds.length === 0 ? null : (
              <p>
                <PaperLink of={`cup/${year}`}>{t('paper')}</PaperLink>
              </p>
            )}
          </>
        }
      />
      {cup === null ? <p className="empty">{t('none', { year: String(year) })}</p> : <Cup cup={cup} search={search} />}
      <History search={search} seasons={seasons.nodes.map((each) => (each.year === year ? { ...each, cup } : each))} />
      {cup?.phase === 'OVER' ? null : <Freshness live={live} at={updatedAt} />}
    </>
  );
}

function Cup({ cup, search }: { readonly cup: CupShown; readonly search: WholeSearch }) {
  const t = useTranslations('cup');
  const day = useDay();
  const { phase, entriesUntil, entriesUntilReason, event, rounds, toPlay, entries, draw } = cup;
  return (
    <>
      {phase === 'ENTRIES_OPEN' ? <p>{t('entriesOpen', { day: day(entriesUntil, 'long') })}</p> : null}
      {draw === null && entriesUntilReason !== null ? <p>{t('otherDay', { reason: entriesUntilReason })}</p> : null}
      {phase === 'LIST_CLOSED' ? <p>{t('listClosed')}</p> : null}
      {draw === null && event !== null ? <p>{t('seedFrom', { event })}</p> : null}
      {rounds.length === 0 ? null : <Bracket year={cup.seasonYear} rounds={rounds} acts={cup.acts} />}
      <Medals cup={cup} />
      {toPlay.length === 0 ? null : (
        <Section id="to-play" heading={t('toPlay')}>
          <ul className="ruled">
            {toPlay.map(({ tie, message }) => (
              <li key={tie.id}>
                <a href={`#${tieAnchor(tie.id)}`}>{message}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {rounds.length === 0 ? null : <Ties cup={cup} search={search} />}
      <Entries year={cup.seasonYear} entries={entries} search={search} />
      {draw === null ? null : <Draw draw={draw} recorded={cup.recorded} event={event} />}
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
