import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { TextField, TickField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { asked } from '../../graphql/queries.js';
import { Day } from '../../language/days.js';
import { Years } from '../../season/years.js';
import { announceGrandPrix } from './acts.js';
import { deskEvents } from './queries.js';

export const deskEventsPage = createLazyRoute('/_desk/jury/grand-prix/$year')({ component: DeskEventsPage });

/** The Grand Prix of a year; a new one is announced here. */
function DeskEventsPage() {
  const year = Number(deskEventsPage.useParams().year);
  const { ask } = usePage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(asked(ask, deskEvents, { year }));
  const t = useTranslations('eventDesk');
  const tg = useTranslations('grandPrix');
  const tp = useTranslations('planning');
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
              <Day of={date} />, {venue.name}. <strong className="state">{tg(`phase.${phase}`)}.</strong>{' '}
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
            mutation={announceGrandPrix}
            name={t('announce')}
            start={{ name: '', date: '', venue: '', isPublic: true }}
            variables={({ name, date, venue, isPublic }) => ({
              name,
              date,
              venue: { name: venue, public: isPublic },
            })}
            done={async ({ grandPrix }) => {
              await queries.invalidateQueries();
              await navigate({
                to: '/jury/grand-prix/$year/$id',
                params: { year: String(grandPrix.seasonYear), id: grandPrix.id },
              });
            }}
            submit={t('announce')}
          >
            <TextField name="name" label={t('name')} hint={t('nameHint')} maxLength={200} />
            <TextField name="date" label={tp('day')} type="date" />
            <TextField name="venue" label={tp('venue')} maxLength={200} />
            <TickField name="isPublic" label={tp('isPublic')} />
          </Form>
        </section>
      )}
    </>
  );
}
