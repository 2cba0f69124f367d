import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import type { ResultOf } from 'gql.tada';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { schemaLanguage } from '../graphql/graphql.js';
import { asked } from '../graphql/queries.js';
import { Day } from '../language/days.js';
import { Measured } from '../people/bars.js';
import { PersonLink } from '../people/links.js';
import { Years } from '../season/years.js';
import { SaveAsCsv } from '../table/csv.js';
import { type Column, Table } from '../table/table.js';
import { catalogue } from './queries.js';

export const announcementsPage = createLazyRoute('/$language/announcements')({ component: AnnouncementsPage });

type Catalogue = ResultOf<typeof catalogue>;
type Figures = NonNullable<Catalogue['announcementsOfSeason']>['figures'][number];
type Announcement = Catalogue['announcements'][number] & { readonly figures: Figures | null };

/** The announcements as a reference, in the order of the rules and of the match sheet, with what became of them in a season. */
function AnnouncementsPage() {
  const { season } = announcementsPage.useSearch();
  const { ask, language } = usePage();
  const { data } = useSuspenseQuery(
    asked(ask, catalogue, {
      lang: schemaLanguage(language),
      year: season === undefined ? null : Number(season),
    }),
  );
  const t = useTranslations('announcements');
  const announced = data.announcementsOfSeason;
  const all = withFigures(data);
  const columns = useColumns(all);
  const families = [...new Set(all.map(({ family }) => family))];
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <p>{t('legend')}</p>
      <Years
        label={t('season')}
        years={data.seasons.nodes.map(({ year }) => year)}
        link={(year) => (
          <Link
            to="/$language/announcements"
            params={{ language }}
            search={{ season: String(year) }}
            aria-current={year === announced?.year ? 'page' : undefined}
          >
            {year}
          </Link>
        )}
      />
      <p className="legend">
        {announced === null || announced.figures.length === 0
          ? t('nothingAnnounced')
          : t('figuresOf', { year: String(announced.year) })}
      </p>
      {families.map((family) => (
        <Family key={family} family={family} rows={all.filter((each) => each.family === family)} />
      ))}
      <SaveAsCsv name={`announcements-${announced?.year ?? ''}`} columns={columns} rows={all} />
    </>
  );
}

function Family({ family, rows }: { readonly family: Announcement['family']; readonly rows: readonly Announcement[] }) {
  const t = useTranslations('announcements');
  const columns = useColumns(rows);
  const isCounted = !uncounted.has(family);
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

/** Columns with what became of an announcement, and the families of which nothing can: who states something neither wins nor loses. */
const counted = new Set(['made', 'lost', 'last']);
const uncounted = new Set<Announcement['family']>(['MESSAGE', 'SILENT']);

function withFigures({ announcements, silentBonuses, announcementsOfSeason }: Catalogue): readonly Announcement[] {
  const figures = new Map(announcementsOfSeason?.figures.map((each) => [each.announcement, each]));
  return [
    ...announcements.map((each) => ({ ...each, figures: figures.get(each.id) ?? null })),
    ...silentBonuses.map((bonus) => ({
      ...bonus,
      id: bonus.id as never,
      family: 'SILENT' as const,
      parameter: 'NONE' as const,
      trophy: null,
      figures: null,
    })),
  ];
}

/** @param rows with the highest figure, which has the longest bar */
function useColumns(rows: readonly Announcement[]): readonly Column<Announcement>[] {
  const most = Math.max(0, ...rows.map(({ figures }) => Math.max(figures?.made ?? 0, figures?.failed ?? 0)));
  const t = useTranslations('announcements');
  const tt = useTranslations('trophies');
  const { language } = usePage();
  return [
    {
      id: 'name',
      heading: t('name'),
      cell: ({ id, name, trophy, parameter }) => (
        <>
          {trophy === null ? (
            name
          ) : (
            <Link
              to="/$language/trophies"
              params={{ language }}
              search={{ trophy: id.toLowerCase().replaceAll('_', '-') }}
            >
              {name}
            </Link>
          )}{' '}
          <small>
            {[
              parameter === 'NONE' ? '' : t(`parameter.${parameter}`),
              trophy === null ? '' : t('trophyClass', { class: tt(`class.${trophy.class}`) }),
            ]
              .filter((each) => each !== '')
              .join(', ')}
          </small>
        </>
      ),
      value: ({ name }) => name,
    },
    { id: 'rule', heading: t('ruleHeading'), minor: true, cell: ({ rule }) => rule, value: ({ rule }) => rule },
    {
      id: 'points',
      heading: t('points'),
      figures: true,
      cell: ({ points }) => points,
      value: ({ points }) => points,
    },
    {
      id: 'made',
      heading: t('made'),
      minor: true,
      cell: ({ figures }) => <Measured of={figures?.made ?? 0} most={most} />,
      value: ({ figures }) => figures?.made ?? 0,
    },
    {
      id: 'lost',
      heading: t('lost'),
      minor: true,
      cell: ({ figures }) => <Measured of={figures?.failed ?? 0} most={most} party="b" />,
      value: ({ figures }) => figures?.failed ?? 0,
    },
    {
      id: 'last',
      heading: t('last'),
      minor: true,
      cell: ({ figures }) => (figures?.lastMade == null ? null : <Last made={figures.lastMade} />),
      value: ({ figures }) => figures?.lastMade?.person.name ?? null,
    },
  ];
}

function Last({ made: { person, date, matchId } }: { readonly made: NonNullable<Figures['lastMade']> }) {
  const { language } = usePage();
  return (
    <>
      <PersonLink person={person} />,{' '}
      <Link to="/$language/matches/$id" params={{ language, id: matchId }}>
        <Day of={date} style="short" />
      </Link>
    </>
  );
}
