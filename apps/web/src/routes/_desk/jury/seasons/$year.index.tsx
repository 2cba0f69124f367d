import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { load, yearOf, present } from '../../../../api/load.js';
import { usePage } from '../../../../api/page-context.js';
import { asked } from '../../../../api/queries.js';
import { Checklist } from '../../../../features/administration/checklist.js';
import { seasonChecklist } from '../../../../features/administration/checklist-queries.js';
import { ofJuryOrAdmin } from '../../../../features/jury/access.js';
import { Title } from '../../../../ui/title.js';

export const Route = createFileRoute('/_desk/jury/seasons/$year/')({
  beforeLoad: ofJuryOrAdmin,
  loader: async ({ context, params }) => {
    await load(context, seasonChecklist, { year: yearOf(params.year) }, 'seasonChecklist');
  },
  component: ChecklistPage,
});

/** From the opening of a season to its closing: what is done, what is next and who is missing. */
function ChecklistPage() {
  const { viewer } = Route.useRouteContext();
  const year = Number(Route.useParams().year);
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, seasonChecklist, { year }));
  const t = useTranslations('checklist');
  const { season, steps } = present(data, 'seasonChecklist').seasonChecklist;
  const title = t('title', { year: String(year) });
  return (
    <>
      <Title description={t('description', { year: String(year) })}>{title}</Title>
      <h1>{title}</h1>
      <p className="facts">
        {t('progress', { done: steps.filter(({ state }) => state === 'DONE').length, of: steps.length })}
      </p>
      <Checklist season={season} steps={steps} reader={viewer.account} />
    </>
  );
}
