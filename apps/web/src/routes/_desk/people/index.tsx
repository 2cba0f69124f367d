import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { TextField, TickField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import { asked } from '../../../api/queries.js';
import { QueueFoot } from '../../../features/jury/queue.js';
import { textColumn } from '../../../ui/table/columns.js';
import { About } from '../../../features/administration/about-account.js';
import { addedPerson, people, type AdministeredPerson } from '../../../features/administration/queries.js';
import { peopleSearch } from '../../../features/administration/search.js';
import { load } from '../../../api/load.js';

export const Route = createFileRoute('/_desk/people/')({
  validateSearch: peopleSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { name = null, after = null } }) => {
    await load(context, people, { search: name, after });
  },
  component: PeoplePage,
});

function PeoplePage() {
  const { name, after } = Route.useSearch();
  const { viewer } = Route.useRouteContext();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, people, { search: name ?? null, after: after ?? null }));
  const t = useTranslations('peopleDesk');
  const navigate = useNavigate();
  const { nodes, pageInfo } = data.persons;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <form
        className="filters"
        role="search"
        key={name}
        onSubmit={(event) => {
          event.preventDefault();
          const search = peopleSearch.parse(Object.fromEntries(new FormData(event.currentTarget)));
          void navigate({ to: '/people', search });
        }}
      >
        <p className="choice">
          <label htmlFor="name-wanted">{t('name')}</label>
          <input id="name-wanted" name="name" type="search" defaultValue={name} />
        </p>
        <button type="submit" className="action">
          {t('search')}
        </button>
      </form>
      {nodes.length === 0 ? <p className="empty">{t(name === undefined ? 'empty' : 'nobody')}</p> : null}
      <ul className="ruled">
        {nodes.map((person) => (
          <li key={person.id}>
            <Link to="/people/$id" params={{ id: person.id }} className="result">
              {person.name}
            </Link>
            <About person={person} />
          </li>
        ))}
      </ul>
      <QueueFoot
        isLater={after !== undefined}
        pageInfo={pageInfo}
        file={{
          name: 'people',
          columns: [textColumn<AdministeredPerson>('name', t('name'), (person) => person.name)],
          rows: nodes,
        }}
      />
      {viewer.account.jury ? (
        <section aria-labelledby="add-person">
          <h2 id="add-person">{t('add')}</h2>
          <p className="legend">{t('addLegend')}</p>
          <Form
            mutation="addPerson"
            leaves
            selection={addedPerson}
            name={t('add')}
            start={{ name: '', isAnother: false }}
            input={({ name: added, isAnother }) => ({ name: added, isAnother })}
            done={({ person }) => navigate({ to: '/people/$id', params: { id: person.id } })}
            submit={t('add')}
          >
            <TextField name="name" label={t('name')} autoComplete="off" />
            <TickField name="isAnother" label={t('isAnother')} />
          </Form>
        </section>
      ) : null}
    </>
  );
}
