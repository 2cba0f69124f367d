import { readScheduleList } from '@tarokk/competition';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { load, yearOf } from '../../../../api/load.js';
import { ListSource } from '../../../../features/administration/list-source.js';
import { ScheduleListPreview } from '../../../../features/administration/schedule-list-preview.js';
import { seasonList } from '../../../../features/administration/season-queries.js';
import { ofJury } from '../../../../features/jury/access.js';
import { Title } from '../../../../ui/title.js';

export const Route = createFileRoute('/_desk/jury/seasons/$year/schedule')({
  beforeLoad: ofJury,
  loader: async ({ context, params }) => {
    yearOf(params.year);
    await load(context, seasonList, {});
  },
  component: SchedulePage,
});

/** Matches of the championship that are to be planned, from a spreadsheet: pasted or as a file, looked at, and planned at once. */
function SchedulePage() {
  const year = Number(Route.useParams().year);
  const queries = useQueryClient();
  const t = useTranslations('scheduleList');
  const tl = useTranslations('seasonList');
  const [planned, setPlanned] = useState<number | null>(null);
  const title = t('title', { year: String(year) });
  return (
    <>
      <Title description={t('description', { year: String(year) })}>{title}</Title>
      <h1>{title}</h1>
      <div role="status">
        {planned === null ? null : (
          <p className="notice">
            {t('done', { matches: planned })}{' '}
            <Link to="/jury/seasons/$year" params={{ year: String(year) }}>
              {tl('toChecklist')}
            </Link>
          </p>
        )}
      </div>
      <p className="legend">{t('means')}</p>
      <ListSource id="schedule-list" hint={t('hint')} read={readScheduleList}>
        {(list, clear) => (
          <ScheduleListPreview
            year={year}
            list={list}
            done={(matches) => {
              setPlanned(matches);
              clear();
              void queries.invalidateQueries();
            }}
          />
        )}
      </ListSource>
    </>
  );
}
