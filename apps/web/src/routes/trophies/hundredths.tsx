import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { useFollowing } from '../../api/following.js';
import { asked } from '../../api/queries.js';
import { Day } from '../../ui/days.js';
import { PersonLink } from '../../ui/links.js';
import { CursorLinks } from '../../ui/table/cursor-links.js';
import { hundredthsSearch } from '../../features/trophies/search.js';
import { Downloads } from '../../ui/table/downloads.js';
import { Freshness } from '../../ui/table/freshness.js';
import { type Column, Table } from '../../ui/table/table.js';
import { TrophyEmblem } from '../../features/trophies/emblem.js';
import { type HundredthRow, hundredthsVariables, trophyHundredths } from '../../features/trophies/queries.js';
import { trophiesChanged } from '../../features/trophies/trophies-changed.js';
import { load } from '../../api/load.js';

export const Route = createFileRoute('/trophies/hundredths')({
  validateSearch: hundredthsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await load(context, trophyHundredths, hundredthsVariables(deps));
  },
  component: HundredthsPage,
});

/** The cup for each hundredth trophy of the whole list (13, D54): whose, when, how many are left to the next. */
function HundredthsPage() {
  const search = Route.useSearch();
  const { ask } = usePage();
  const options = asked(ask, trophyHundredths, hundredthsVariables(search));
  const { data, dataUpdatedAt } = useSuspenseQuery(options);
  const live = useFollowing(trophiesChanged, {}, options.queryKey);
  const t = useTranslations('hundredths');
  const columns = useColumns();
  const { nodes, pageInfo } = data.trophyHundredths;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1 id="title">{t('title')}</h1>
      <Freshness live={live} at={new Date(dataUpdatedAt).toISOString()} />
      <p>{t('next', data.nextTrophyHundredth)}</p>
      {nodes.length === 0 ? (
        <p className="empty">{t('empty')}</p>
      ) : (
        <Table
          labelledBy="title"
          name="hundredths"
          columns={columns}
          rows={nodes}
          rowKey={({ number }) => String(number)}
        />
      )}
      <CursorLinks pageInfo={pageInfo} />
      <p className="legend">{t('legend')}</p>
      <Downloads name="trophy-hundredths" columns={columns} rows={nodes} whole={{ table: 'trophy-hundredths' }} />
    </>
  );
}

function useColumns(): readonly Column<HundredthRow>[] {
  const t = useTranslations('hundredths');
  const tt = useTranslations('trophies');
  return [
    {
      id: 'number',
      heading: t('number'),
      figures: true,
      cell: ({ number }) => (
        <Link to="/trophies" search={{ number: String(number) }}>
          {number}
        </Link>
      ),
      value: ({ number }) => number,
    },
    {
      id: 'player',
      heading: t('whose'),
      cell: ({ player, whyNobodys }) =>
        player === null ? (
          <>
            {t('nobodys')} <small>{whyNobodys}</small>
          </>
        ) : (
          <PersonLink person={player} />
        ),
      value: ({ player }) => player?.name ?? t('nobodys'),
    },
    {
      id: 'date',
      heading: tt('day'),
      cell: ({ date }) => (date === null ? tt('noDay') : <Day of={date} />),
      value: ({ date }) => date,
    },
    {
      id: 'trophy',
      heading: tt('trophy'),
      cell: ({ trophy: { trophy, name, matchId, game } }) => (
        <>
          <TrophyEmblem trophy={trophy} />
          {matchId === null ? (
            (name ?? tt('unknownKind'))
          ) : (
            <Link to="/matches/$id" params={{ id: matchId }} hash={`game-${game ?? 1}`}>
              {name ?? tt('unknownKind')}
            </Link>
          )}
        </>
      ),
      value: ({ trophy: { name } }) => name,
    },
  ];
}
