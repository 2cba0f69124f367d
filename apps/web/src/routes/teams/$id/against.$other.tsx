import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { useFollowing } from '../../../api/following.js';
import { asked } from '../../../api/queries.js';
import { resultsChanged } from '../../../features/matches/results-changed.js';
import { Course } from '../../../features/people/course.js';
import { Diverging } from '../../../ui/charts/diverging.js';
import { areasOfSides } from '../../../features/match/competition-pages.js';
import { SideLink } from '../../../ui/links.js';
import { sidesHeadToHead } from '../../../features/people/meeting-queries.js';
import { load, idOf, present } from '../../../api/load.js';
import { list, searchOf } from '../../../ui/search.js';

export const Route = createFileRoute('/teams/$id/against/$other')({
  validateSearch: searchOf(list('matches')),
  loader: async ({ context, params: { id, other } }) => {
    if (id === other) throw notFound();
    const { first, second } = await load(
      context,
      sidesHeadToHead,
      { side: idOf(id), other: idOf(other) },
      'first',
      'second',
    );
    return { areas: areasOfSides(first, second) };
  },
  component: SidesHeadToHeadPage,
});

/** Two teams or two pairs: what came of their matches, and how it came about. */
function SidesHeadToHeadPage() {
  const { id, other } = Route.useParams();
  const search = Route.useSearch();
  const { ask } = usePage();
  const options = asked(ask, sidesHeadToHead, { side: id, other });
  const { data } = useSuspenseQuery(options);
  useFollowing(resultsChanged, { side: id }, options.queryKey);
  const t = useTranslations('people');
  const { first, second } = present(data, 'first', 'second');
  const { matches, balance, course } = data.sidesHeadToHead;
  const title = t.markup('sidesHeadToHead', { first: () => first.name, second: () => second.name });
  const years = [...new Set([first.seasonYear, second.seasonYear])];
  const said = t('wonAndLost', { ...balance });
  return (
    <>
      <Title
        description={
          matches === 0 ? t('sidesNeverMet') : t('sidesDescription', { matches, name: first.name, balance: said })
        }
      >
        {title}
      </Title>
      <div className="named-head">
        <h1>
          {t.rich('sidesHeadToHead', {
            first: () => <SideLink side={first} />,
            second: () => <SideLink side={second} />,
          })}
        </h1>
        <p>{years.join(', ')}</p>
      </div>
      {matches === 0 ? (
        <p className="empty">{t('sidesNeverMet')}</p>
      ) : (
        <>
          <Diverging
            caption={t('seenFrom', { name: first.name })}
            left={t('matchesLost')}
            right={t('won')}
            rows={[{ id: 'all', name: said, left: balance.lost, right: balance.won, said }]}
          />
          <Course course={course} name={first.name} search={search} file="head-to-head" />
        </>
      )}
      <p>
        <Link to="/teams/$id/against" params={{ id }} className="action">
          {t('meetAnother')}
        </Link>
      </p>
    </>
  );
}
