import { capitalised } from '@tarokk/competition';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../../api/page-context.js';
import { Title } from '../../../../../ui/title.js';
import { asSent, DayAndPlaceFields, noDayAndPlace } from '../../../../../features/planned-matches/day-and-place.js';
import { TextField } from '../../../../../ui/forms/fields.js';
import { Form } from '../../../../../ui/forms/form.js';
import { asked } from '../../../../../api/queries.js';
import { Day } from '../../../../../ui/days.js';
import { Years } from '../../../../../features/season/years.js';
import { announcedGrandPrix } from '../../../../../features/jury/grand-prix/acts.js';
import { deskEvents } from '../../../../../features/jury/grand-prix/queries.js';
import { load, yearOf } from '../../../../../api/load.js';
import { ofJuryOrAppointed } from '../../../../../features/jury/access.js';

export const Route = createFileRoute('/_desk/jury/grand-prix/$year/')({
  beforeLoad: ofJuryOrAppointed,
  loader: async ({ context, params }) => {
    await load(context, deskEvents, { year: yearOf(params.year) }, 'season');
  },
  component: DeskEventsPage,
});

/** The Grand Prix of a year; a new one is announced here. */
function DeskEventsPage() {
  const year = Number(Route.useParams().year);
  const { ask, namesIn } = usePage();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(asked(ask, deskEvents, { year }));
  const t = useTranslations('eventDesk');
  const tg = useTranslations('grandPrix');
  const events = data.grandPrixYear?.events ?? [];
  const title = t('yearTitle', { year: String(year) });
  return (
    <>
      <Title description={t('yearDescription', { year: String(year) })}>{title}</Title>
      <h1>{title}</h1>
      <Years
        label={tg('season')}
        years={data.seasons.nodes.map((each) => each.year)}
        link={(each) => (
          <Link
            to="/jury/grand-prix/$year"
            params={{ year: String(each) }}
            aria-current={each === year ? 'page' : undefined}
          >
            {each}
          </Link>
        )}
      />
      {events.length === 0 ? <p className="empty">{t('noEvents', { year: String(year) })}</p> : null}
      <ul className="ruled">
        {events.map(({ id, name, date, phase, venue, entries }) => (
          <li key={id}>
            <Link to="/jury/grand-prix/$year/$id" params={{ year: String(year), id }} className="result">
              {name}
            </Link>
            <span>
              <Day of={date} />, {venue.name}.{' '}
              <strong className="state">{capitalised(tg(`phase.${phase}`), namesIn)}.</strong>{' '}
              {tg('pairsEntered', { pairs: entries.length })}
            </span>
          </li>
        ))}
      </ul>
      {data.season?.closed === true ? (
        <p className="problem">{t('seasonClosed')}</p>
      ) : (
        <section aria-labelledby="announce">
          <h2 id="announce">{t('announce')}</h2>
          <Form
            mutation="announceGrandPrix"
            leaves
            selection={announcedGrandPrix}
            name={t('announce')}
            start={{ name: '', ...noDayAndPlace }}
            input={({ name, ...when }) => ({ name, ...asSent(when) })}
            done={async ({ grandPrix }) => {
              await navigate({
                to: '/jury/grand-prix/$year/$id',
                params: { year: String(grandPrix.seasonYear), id: grandPrix.id },
              });
            }}
            submit={t('announce')}
          >
            <TextField name="name" label={t('name')} hint={t('nameHint')} maxLength={200} />
            <DayAndPlaceFields />
          </Form>
        </section>
      )}
    </>
  );
}
