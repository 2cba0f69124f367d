import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { useFollowing } from '../../api/following.js';
import { asked } from '../../api/queries.js';
import { resultsChanged } from '../../features/matches/results-changed.js';
import { Years } from '../../features/season/years.js';
import { Downloads } from '../../ui/table/downloads.js';
import { Choice, Filters, Sought } from '../../ui/table/filters.js';
import { List } from '../../ui/table/list.js';
import type { Column } from '../../ui/table/table.js';
import { type AnnouncementRow, useColumns, withFigures } from '../../features/announcements/columns.js';
import { Families } from '../../features/announcements/families.js';
import { catalogue } from '../../features/announcements/queries.js';
import { type AnnouncementsSearch, families, announcementsSearch } from '../../features/announcements/search.js';
import { Titled, type Titling } from '../../ui/table/titled.js';
import { load } from '../../api/load.js';

export const Route = createFileRoute('/announcements/')({
  validateSearch: announcementsSearch,
  loaderDeps: ({ search: { season } }) => ({ season }),
  loader: async ({ context, deps: { season } }) => {
    await load(context, catalogue, { year: season === undefined ? null : Number(season) });
  },
  component: AnnouncementsPage,
});

/** The announcements as a reference, in the order of the rules and of the match sheet, with what became of them in a season. */
function AnnouncementsPage() {
  const search = Route.useSearch();
  const { season, family } = search;
  const { ask } = usePage();
  const options = asked(ask, catalogue, {
    year: season === undefined ? null : Number(season),
  });
  const { data } = useSuspenseQuery(options);
  useFollowing(resultsChanged, {}, options.queryKey);
  const t = useTranslations('announcements');
  const announced = data.announcementsOfSeason;
  const all = withFigures(data);
  const columns = useColumns();
  const chosen = family === undefined ? all : all.filter((each) => each.family === family);
  const file = `announcements-${announced?.seasonYear ?? ''}`;
  const isReference = search.sort === undefined && search.find === undefined;
  const titling: Titling = {
    heading: (
      <div className="named-head">
        <h1 id="title">{t('heading', { number: data.announcements.length })}</h1>
        {announced === null ? null : <p>{t('howOften', { year: String(announced.seasonYear) })}</p>}
      </div>
    ),
    holds: t('holds'),
    narrowed: [...(season === undefined ? [] : [season]), ...(family === undefined ? [] : [t(`family.${family}`)])],
    controls: (
      <>
        <Years
          label={t('season')}
          years={data.seasons.nodes.map(({ year }) => year)}
          link={(year) => (
            <Link
              to="/announcements"
              search={{ ...search, season: String(year) }}
              aria-current={year === announced?.seasonYear ? 'page' : undefined}
            >
              {year}
            </Link>
          )}
        />
        <Wanted search={search} columns={columns} />
      </>
    ),
  };
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      {isReference ? (
        <>
          <Titled
            heading={titling.heading}
            narrowed={titling.narrowed}
            controls={
              <>
                {titling.controls}
                <Downloads name={file} columns={columns} rows={chosen} />
              </>
            }
          />
          <Families rows={chosen} />
        </>
      ) : (
        <List
          search={search}
          titled={titling}
          labelledBy="title"
          name="announcements"
          columns={columns}
          comesBy="rule"
          rows={chosen}
          rowKey={({ id }) => id}
          file={file}
        />
      )}
      <p className="legend">
        {t('legend')}{' '}
        {announced === null || announced.figures.length === 0
          ? t('nothingAnnounced')
          : t('figuresOf', { year: String(announced.seasonYear) })}
      </p>
    </>
  );
}

function Wanted({
  search,
  columns,
}: {
  readonly search: AnnouncementsSearch;
  readonly columns: readonly Column<AnnouncementRow>[];
}) {
  const t = useTranslations('announcements');
  return (
    <Filters search={search} names={['find', 'family', 'sort', 'page']} submit={t('show')}>
      <Sought label={t('name')} sought={search.find} />
      <Choice name="family" label={t('familyHeading')} chosen={search.family}>
        {families.map((each) => (
          <option key={each} value={each}>
            {t(`family.${each}`)}
          </option>
        ))}
      </Choice>
      <Choice name="sort" label={t('order')} chosen={search.sort} none={t('asInTheRules')}>
        {columns
          .filter(({ id, value }) => value !== undefined && id !== 'rule')
          .map(({ id, heading }) => (
            <option key={id} value={id}>
              {heading}
            </option>
          ))}
      </Choice>
    </Filters>
  );
}
