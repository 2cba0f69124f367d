import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { TextField, TickField } from '../forms/fields.js';
import { Form } from '../forms/form.js';
import { asked } from '../graphql/queries.js';
import { Opening } from '../jury/opening.js';
import { QueueFoot } from '../jury/queue.js';
import { textColumn } from '../table/columns.js';
import { saveVenue, venueList, type VenueRow } from './venue-queries.js';

export const venuesPage = createLazyRoute('/_desk/jury/venues')({ component: VenuesPage });

/** The places that the jury knows: whether a place is public is said here once for all (D23). */
function VenuesPage() {
  const { after } = venuesPage.useSearch();
  const { ask } = usePage();
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(asked(ask, venueList, { after: after ?? null }));
  const t = useTranslations('venues');
  const [saved, setSaved] = useState(0);
  const again = () => queries.invalidateQueries();
  const { nodes, pageInfo } = data.venues;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <p className="legend">{t('means')}</p>
      {nodes.length === 0 ? <p className="empty">{t('empty')}</p> : null}
      <ul className="ruled">
        {nodes.map((venue) => (
          <li key={venue.id} className={venue.closed ? 'gone' : undefined}>
            <span className="result">{venue.name}</span>
            <span>
              {t(venue.public ? 'public' : 'private')}
              {venue.closed ? `, ${t('closed')}` : ''}
            </span>
            <Opening acts={['change'] as const} name={() => t('change')} about={venue.name}>
              {(_, close) => (
                <VenueForm
                  venue={venue}
                  done={async () => {
                    close();
                    await again();
                  }}
                />
              )}
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
            textColumn<VenueRow>('name', t('name'), ({ name }) => name),
            textColumn<VenueRow>('public', t('isPublic'), (venue) => t(venue.public ? 'public' : 'private')),
          ],
          rows: nodes,
        }}
      />
      <section aria-labelledby="add-venue">
        <h2 id="add-venue">{t('add')}</h2>
        <VenueForm
          key={saved}
          venue={null}
          done={async () => {
            setSaved(saved + 1);
            await again();
          }}
        />
      </section>
    </>
  );
}

function VenueForm({ venue, done }: { readonly venue: VenueRow | null; readonly done: () => Promise<void> }) {
  const t = useTranslations('venues');
  const submit = t(venue === null ? 'add' : 'change');
  return (
    <Form
      mutation={saveVenue}
      name={venue === null ? submit : `${submit}: ${venue.name}`}
      start={{ name: venue?.name ?? '', isPublic: venue?.public ?? true, isClosed: venue?.closed ?? false }}
      variables={({ name, isPublic, isClosed }) => ({
        id: venue?.id ?? null,
        name,
        isPublic,
        isClosed,
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
