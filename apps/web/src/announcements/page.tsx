import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { useFollowing } from '../graphql/following.js';
import { asked } from '../graphql/queries.js';
import { resultsChanged } from '../matches/results-changed.js';
import { Diverging } from '../people/diverging.js';
import { Years } from '../season/years.js';
import { Downloads } from '../table/downloads.js';
import { Choice, Filters, Sought } from '../table/filters.js';
import { List } from '../table/list.js';
import { Table } from '../table/table.js';
import { type Announcement, counted, uncounted, useColumns, withFigures } from './columns.js';
import { catalogue } from './queries.js';
import { type AnnouncementsSearch, families, sorts } from './search.js';

export const announcementsPage = createLazyRoute('/announcements')({ component: AnnouncementsPage });

/** The announcements as a reference, in the order of the rules and of the match sheet, with what became of them in a season. */
function AnnouncementsPage() {
  const search = announcementsPage.useSearch();
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
  const columns = useColumns(all);
  const chosen = family === undefined ? all : all.filter((each) => each.family === family);
  const file = `announcements-${announced?.seasonYear ?? ''}`;
  const isReference = search.sort === undefined && search.find === undefined;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1 id="title">{t('title')}</h1>
      <p>{t('legend')}</p>
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
      <p className="legend">
        {announced === null || announced.figures.length === 0
          ? t('nothingAnnounced')
          : t('figuresOf', { year: String(announced.seasonYear) })}
      </p>
      <MadeAndLost all={all} />
      <Wanted search={search} />
      {isReference ? (
        <>
          {families.map((each) => (
            <Family key={each} family={each} rows={chosen.filter((row) => row.family === each)} />
          ))}
          <Downloads name={file} columns={columns} rows={chosen} />
        </>
      ) : (
        <List
          search={search}
          labelledBy="title"
          name="announcements"
          columns={columns}
          comesBy="rule"
          rows={chosen}
          rowKey={({ id }) => id}
          file={file}
        />
      )}
    </>
  );
}

/** More rows than these are nothing to look at; the tables have them all. */
const MOST_FREQUENT = 12;

/** The most frequent ones: how often each was made and lost. */
function MadeAndLost({ all }: { readonly all: readonly Announcement[] }) {
  const t = useTranslations('announcements');
  const rows = all
    .flatMap(({ id, name, figures }) =>
      figures === null ? [] : [{ id, name, left: figures.failed, right: figures.made }],
    )
    .filter(({ left, right }) => left + right > 0)
    .toSorted((a, b) => b.left + b.right - a.left - a.right)
    .slice(0, MOST_FREQUENT);
  if (rows.length < 2) return null;
  return (
    <Diverging
      caption={t('mostFrequent')}
      left={t('lost')}
      right={t('made')}
      rows={rows.map((row) => ({ ...row, said: t('madeAndLost', { made: row.right, lost: row.left }) }))}
    />
  );
}

function Wanted({ search }: { readonly search: AnnouncementsSearch }) {
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
        {sorts.slice(1).map((each) => (
          <option key={each} value={each}>
            {t(each as 'name')}
          </option>
        ))}
      </Choice>
    </Filters>
  );
}

function Family({ family, rows }: { readonly family: Announcement['family']; readonly rows: readonly Announcement[] }) {
  const t = useTranslations('announcements');
  const columns = useColumns(rows);
  const isCounted = !uncounted.has(family);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={family}>
      <h2 id={family}>{t(`family.${family}`)}</h2>
      <Table
        caption={t('rule', { rule: rows[0]?.rule ?? '' })}
        name={isCounted ? 'announcements' : 'announcements uncounted'}
        columns={isCounted ? columns : columns.filter(({ id }) => !counted.has(id))}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
