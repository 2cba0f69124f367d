import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { TextField, TickField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import { asked } from '../../../api/queries.js';
import { Opening } from '../../../ui/forms/opening.js';
import { QueueFoot } from '../../../features/jury/queue.js';
import { textColumn } from '../../../ui/table/columns.js';
import { venueList, type AdministeredVenue } from '../../../features/administration/venue-queries.js';
import { load } from '../../../api/load.js';
import { ofJury } from '../../../features/jury/access.js';
import { cursor, searchOf } from '../../../ui/search.js';

export const Route = createFileRoute('/_desk/jury/venues')({
  beforeLoad: ofJury,
  validateSearch: searchOf({ after: cursor }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { after = null } }) => {
    await load(context, venueList, { after });
  },
  component: VenuesPage,
});

/** The places that the jury knows: whether a place is public is said here once for all (D23). */
function VenuesPage() {
  const { after } = Route.useSearch();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, venueList, { after: after ?? null }));
  const t = useTranslations('venues');
  const [saved, setSaved] = useState(0);
  const { nodes, pageInfo } = data.venues;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <p className="legend">{t('means')}</p>
      {nodes.length === 0 ? <p className="empty">{t('empty')}</p> : null}
      <ul className="ruled">
        {nodes.map((venue) => (
          <li key={venue.id} className={venue.closed ? 'kept gone' : 'kept'}>
            <span>
              {venue.name}{' '}
              <small>
                {t(venue.public ? 'public' : 'private')}
                {venue.closed ? `, ${t('closed')}` : ''}
              </small>
            </span>
            <Opening acts={['change'] as const} name={() => t('change')} about={venue.name}>
              {(_, close) => <VenueForm venue={venue} done={close} />}
            </Opening>
          </li>
        ))}
      </ul>
      <QueueFoot
        isLater={after !== undefined}
        pageInfo={pageInfo}
        file={{
          name: 'venues',
          columns: [
            textColumn<AdministeredVenue>('name', t('name'), ({ name }) => name),
            textColumn<AdministeredVenue>('public', t('isPublic'), (venue) => t(venue.public ? 'public' : 'private')),
          ],
          rows: nodes,
        }}
      />
      <section aria-labelledby="add-venue">
        <h2 id="add-venue">{t('add')}</h2>
        <VenueForm key={saved} venue={null} done={() => setSaved(saved + 1)} />
      </section>
    </>
  );
}

function VenueForm({ venue, done }: { readonly venue: AdministeredVenue | null; readonly done: () => void }) {
  const t = useTranslations('venues');
  const submit = t(venue === null ? 'add' : 'change');
  return (
    <Form
      mutation="saveVenue"
      name={venue === null ? submit : `${submit}: ${venue.name}`}
      start={{ name: venue?.name ?? '', isPublic: venue?.public ?? true, isClosed: venue?.closed ?? false }}
      input={({ name, isPublic, isClosed }) => ({
        venueId: venue?.id ?? null,
        name,
        public: isPublic,
        closed: isClosed,
      })}
      done={done}
      submit={submit}
    >
      <TextField name="name" label={t('name')} maxLength={200} />
      <TickField name="isPublic" label={t('isPublic')} />
      {venue === null ? null : <TickField name="isClosed" label={t('isClosed')} hint={t('closedMeans')} />}
    </Form>
  );
}
