import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import type { ResultOf } from 'gql.tada';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { schemaLanguage } from '../graphql/graphql.js';
import { asked } from '../graphql/queries.js';
import { SaveAsCsv } from '../table/csv.js';
import { type Column, Table } from '../table/table.js';
import { catalogue } from './queries.js';

export const announcementsPage = createLazyRoute('/$language/announcements')({ component: AnnouncementsPage });

type Announcement = ResultOf<typeof catalogue>['announcements'][number];

/** The announcements as a reference, in the order of the rules and of the match sheet. */
function AnnouncementsPage() {
  const { ask, language } = usePage();
  const { data } = useSuspenseQuery(asked(ask, catalogue, { lang: schemaLanguage(language) }));
  const t = useTranslations('announcements');
  const columns = useColumns();
  const families = [...new Set(data.announcements.map(({ family }) => family))];
  const silent: readonly Announcement[] = data.silentBonuses.map((bonus) => ({
    ...bonus,
    id: bonus.id as never,
    family: 'SILENT',
    parameter: 'NONE',
    trophy: null,
  }));
  const all = [...data.announcements, ...silent];
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <p>{t('legend')}</p>
      {[...families, 'SILENT' as const].map((family) => {
        const rows = all.filter((each) => each.family === family);
        return (
          <section key={family} aria-labelledby={family}>
            <h2 id={family}>{t(`family.${family}`)}</h2>
            <Table
              caption={t('rule', { rule: rows[0]?.rule ?? '' })}
              name="announcements"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </section>
        );
      })}
      <SaveAsCsv name="announcements" columns={columns} rows={all} />
    </>
  );
}

function useColumns(): readonly Column<Announcement>[] {
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
    { id: 'rule', heading: t('ruleHeading'), cell: ({ rule }) => rule, value: ({ rule }) => rule },
    {
      id: 'points',
      heading: t('points'),
      figures: true,
      cell: ({ points }) => points,
      value: ({ points }) => points,
    },
  ];
}
