import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../api/page-context.js';
import { Title } from '../ui/title.js';
import { useFollowing } from '../api/following.js';
import { asked } from '../api/queries.js';
import { resultsChanged } from '../features/matches/results-changed.js';
import { Downloads } from '../ui/table/downloads.js';
import { Table } from '../ui/table/table.js';
import { Course } from '../features/people/course.js';
import { PersonLink } from '../ui/links.js';
import { Choosing } from '../features/people/choosing.js';
import { Meet } from '../features/people/meet.js';
import { headToHead, nameOfPlayer, playersNamed } from '../features/people/meeting-queries.js';
import { type MeetingSearch, meetingSearch } from '../features/people/search.js';
import { load, present } from '../api/load.js';
import { useMeetingsColumns } from '../features/people/meetings-columns.js';

export const Route = createFileRoute('/head-to-head')({
  validateSearch: meetingSearch,
  loaderDeps: ({ search: { player: one, other, name } }) => ({ player: one, other, name }),
  loader: async ({ context, deps: { player: one, other, name } }) => {
    if (one !== undefined && other !== undefined) {
      await load(context, headToHead, { player: one, other }, 'headToHead');
      return { areas: ['/players'] };
    }
    const [found] = await Promise.all([
      name === undefined ? null : load(context, playersNamed, { search: name }),
      one === undefined ? null : load(context, nameOfPlayer, { id: one }, 'person'),
    ]);
    const fitting = found?.persons.nodes.filter(({ id }) => id !== one) ?? [];
    if (fitting.length === 1)
      throw redirect({
        to: '/head-to-head',
        search: one === undefined ? { player: fitting[0]!.id } : { player: one, other: fitting[0]!.id },
        replace: true,
      });
    return { areas: ['/players'] };
  },
  component: HeadToHeadPage,
});

function HeadToHeadPage() {
  const search = Route.useSearch();
  const { player, other } = search;
  return player === undefined || other === undefined ? (
    <Choosing search={search} />
  ) : (
    <TwoPlayers player={player} other={other} search={search} />
  );
}

/** Two players: against each other, and as partners. */
function TwoPlayers({
  player,
  other,
  search,
}: {
  readonly player: string;
  readonly other: string;
  readonly search: MeetingSearch;
}) {
  const { ask } = usePage();
  const options = asked(ask, headToHead, { player, other });
  const { data } = useSuspenseQuery(options);
  const { first, second, headToHead: meetings } = present(data, 'first', 'second', 'headToHead');
  useFollowing(resultsChanged, { player: first.id }, options.queryKey);
  const t = useTranslations('people');
  const rows = (['asOpponents', 'asPartners'] as const).map((kind) => ({ kind, ...meetings[kind] }));
  const columns = useMeetingsColumns();
  const title = t.markup('headToHead', { first: () => first.name, second: () => second.name });
  return (
    <>
      <Title description={t('headToHeadDescription', { first: first.name, second: second.name })}>{title}</Title>
      <h1>
        {t.rich('headToHead', {
          first: () => <PersonLink person={first} />,
          second: () => <PersonLink person={second} />,
        })}
      </h1>
      {rows.every(({ matches }) => matches === 0) ? (
        <p className="empty">{t('neverMet')}</p>
      ) : (
        <>
          <Table
            caption={t('seenFrom', { name: first.name })}
            name="head-to-head"
            columns={columns}
            rows={rows}
            rowKey={({ kind }) => kind}
          />
          <Downloads name="head-to-head" columns={columns} rows={rows} />
          <Course course={meetings.course} name={first.name} search={search} file="head-to-head-matches" />
        </>
      )}
      <Meet player={first.id} label={t('meetWithOf', { name: first.name })} />
    </>
  );
}
