import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { useFollowing } from '../graphql/following.js';
import { asked } from '../graphql/queries.js';
import { resultsChanged } from '../matches/results-changed.js';
import { Course } from './course.js';
import { Diverging } from './diverging.js';
import { SideLink } from './links.js';
import { sidesHeadToHead } from './queries.js';

export const sidesHeadToHeadPage = createLazyRoute('/teams/$id/against/$other')({
  component: SidesHeadToHeadPage,
});

/** Two teams or two pairs: what came of their matches, and how it came about. */
function SidesHeadToHeadPage() {
  const { id, other } = sidesHeadToHeadPage.useParams();
  const search = sidesHeadToHeadPage.useSearch();
  const { ask } = usePage();
  const options = asked(ask, sidesHeadToHead, { side: id, other });
  const { data } = useSuspenseQuery(options);
  useFollowing(resultsChanged, { side: id }, options.queryKey);
  const t = useTranslations('people');
  const [first, second] = [data.first!, data.second!];
  const { matches, balance, course } = data.sidesHeadToHead;
  const title = t('sidesHeadToHead', { first: first.name, second: second.name });
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
      <h1>{title}</h1>
      <p>
        <SideLink side={first} /> {first.seasonYear}, <SideLink side={second} /> {second.seasonYear}
      </p>
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
    </>
  );
}
