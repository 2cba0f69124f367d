import { readSeasonList } from '@tarokk/competition';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { load, yearOf } from '../../../../api/load.js';
import { usePage } from '../../../../api/page-context.js';
import { asked } from '../../../../api/queries.js';
import { ListSource } from '../../../../features/administration/list-source.js';
import { SeasonListPreview } from '../../../../features/administration/season-list-preview.js';
import { seasonList } from '../../../../features/administration/season-queries.js';
import { ofJury } from '../../../../features/jury/access.js';
import { Title } from '../../../../ui/title.js';

export const Route = createFileRoute('/_desk/jury/seasons/$year/list')({
  beforeLoad: ofJury,
  loader: async ({ context, params }) => {
    yearOf(params.year);
    await load(context, seasonList, {});
  },
  component: SeasonListPage,
});

/** Teams with captain and members, and pairs, from a spreadsheet: pasted or as a file, looked at, and entered at once. */
function SeasonListPage() {
  const year = Number(Route.useParams().year);
  const { ask } = usePage();
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(asked(ask, seasonList, {}));
  const t = useTranslations('seasonList');
  const [made, setMade] = useState<{ readonly teams: number; readonly pairs: number } | null>(null);
  const isOpen = data.seasons.nodes.some((season) => season.year === year);
  return (
    <>
      <Title description={t('description', { year: String(year) })}>{t('title', { year: String(year) })}</Title>
      <h1>{t('title', { year: String(year) })}</h1>
      <div role="status">
        {made === null ? null : (
          <p className="notice">
            {t('done', made)}{' '}
            <Link to="/jury/seasons/$year/teams" params={{ year: String(year) }}>
              {t('toTeams')}
            </Link>{' '}
            <Link to="/jury/seasons/$year" params={{ year: String(year) }}>
              {t('toChecklist')}
            </Link>
          </p>
        )}
      </div>
      <p className="legend">{t(isOpen ? 'means' : 'opens', { year: String(year) })}</p>
      <ListSource id="season-list" hint={t('hint')} read={readSeasonList}>
        {(list, clear) => (
          <SeasonListPreview
            year={year}
            isOpen={isOpen}
            list={list}
            done={(teams, pairs) => {
              setMade({ teams, pairs });
              clear();
              void queries.invalidateQueries();
            }}
          />
        )}
      </ListSource>
    </>
  );
}
