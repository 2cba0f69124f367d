import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../api/page-context.js';
import { Title } from '../ui/title.js';
import { asked } from '../api/queries.js';
import { Archive } from '../features/directory/archive.js';
import { allSeasons } from '../features/directory/queries.js';
import { load } from '../api/load.js';

export const Route = createFileRoute('/seasons')({
  loader: async ({ context }) => {
    await load(context, allSeasons, {});
  },
  component: AllSeasonsPage,
});

/** All seasons, with what each has. */
function AllSeasonsPage() {
  const t = useTranslations('directory');
  const tf = useTranslations('frame');
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, allSeasons, {}));
  const { nodes } = data.seasons;
  return (
    <>
      <Title description={t('seasonsDescription')}>{t('seasons')}</Title>
      <h1>{t('seasons')}</h1>
      {nodes.length === 0 ? <p className="empty">{t('noSeasons')}</p> : null}
      <ul className="ruled">
        {nodes.map(({ year, closed }) => {
          const params = { year: String(year) };
          return (
            <li key={year}>
              <span className="result">
                <strong>{year}</strong> {t(closed ? 'closed' : 'open')}
              </span>
              <span className="pages">
                <Link to="/championship/$year" params={params} className="action">
                  {tf('championship')}
                </Link>
                <Link to="/cup/$year" params={params} className="action">
                  {tf('cup')}
                </Link>
                <Link to="/grand-prix/$year" params={params} className="action">
                  {tf('grandPrix')}
                </Link>
                <Link to="/free-championship/$year" params={params} className="action">
                  {tf('free')}
                </Link>
                <Link to="/teams" search={{ season: String(year) }} className="action">
                  {t('teams')}
                </Link>
                <Link to="/matches" search={{ season: String(year) }} className="action">
                  {t('matches')}
                </Link>
              </span>
              {closed ? <Archive year={year} /> : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}
