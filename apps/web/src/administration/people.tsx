import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { TextField, TickField } from '../forms/fields.js';
import { Form } from '../forms/form.js';
import { asked } from '../graphql/queries.js';
import { QueueFoot } from '../jury/queue.js';
import { textColumn } from '../table/columns.js';
import { addPerson, people, type PersonRow } from './queries.js';
import { readPeopleSearch } from './search.js';

export const peoplePage = createLazyRoute('/_desk/people')({ component: PeoplePage });

function PeoplePage() {
  const { name, after } = peoplePage.useSearch();
  const { viewer } = peoplePage.useRouteContext();
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
          const search = readPeopleSearch(Object.fromEntries(new FormData(event.currentTarget)));
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
          columns: [textColumn<PersonRow>('name', t('name'), (person) => person.name)],
          rows: nodes,
        }}
      />
      {viewer.account.jury ? (
        <section aria-labelledby="add-person">
          <h2 id="add-person">{t('add')}</h2>
          <p className="legend">{t('addLegend')}</p>
          <Form
            mutation={addPerson}
            name={t('add')}
            start={{ name: '', isAnother: false }}
            variables={({ name: added, isAnother }) => ({ name: added, isAnother })}
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

/** Whether somebody has an account, and which offices. */
export function About({ person: { account } }: { readonly person: Pick<PersonRow, 'account'> }) {
  const t = useTranslations('peopleDesk');
  if (account === null) return <span>{t('noAccount')}</span>;
  const offices = [account.jury ? t('jury') : '', account.admin ? t('admin') : ''].filter((each) => each !== '');
  return <span>{[t(`account.${account.state}`), ...offices].join(', ')}</span>;
}
