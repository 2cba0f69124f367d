import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { TextField, WordsField } from '../forms/fields.js';
import { Form } from '../forms/form.js';
import { type ChosenPerson, PersonField } from '../forms/person-field.js';
import { asked } from '../graphql/queries.js';
import { CarryOver } from './carry-over.js';
import { teamsOfSeason } from './season-queries.js';
import { teamStates } from './search.js';
import { enterTeam } from './team-acts.js';

export const teamsPage = createLazyRoute('/$language/_desk/jury/seasons/$year/teams')({ component: TeamsPage });

function TeamsPage() {
  const year = Number(teamsPage.useParams().year);
  const { state = 'TAKES_PART', after } = teamsPage.useSearch();
  const { ask, language } = usePage();
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(asked(ask, teamsOfSeason, { year, state, after: after ?? null }));
  const t = useTranslations('teams');
  const { nodes, pageInfo } = data.teams;
  return (
    <>
      <Title description={t('description', { year: String(year) })}>{t('title', { year: String(year) })}</Title>
      <h1>{t('title', { year: String(year) })}</h1>
      <nav className="queues" aria-label={t('states')}>
        <ul>
          {teamStates.map((each) => (
            <li key={each}>
              <Link
                to="/$language/jury/seasons/$year/teams"
                params={{ language, year: String(year) }}
                search={{ state: each }}
                aria-current={each === state ? 'page' : undefined}
              >
                {t(`state.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {nodes.length === 0 ? <p className="empty">{t(`empty.${state}`)}</p> : null}
      <ul className="ruled">
        {nodes.map(({ id, name, members, proposed }) => (
          <li key={id}>
            <Link to="/$language/jury/teams/$id" params={{ language, id }} className="result">
              {name}
            </Link>
            <span>
              {[...members.filter(({ lastDay }) => lastDay === null), ...(members.length === 0 ? (proposed ?? []) : [])]
                .map(({ person, captain }) => (captain ? `${person.name} (${t('captain')})` : person.name))
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && pageInfo.endCursor !== null ? (
        <nav className="pages" aria-label={t('pages')}>
          <Link
            to="/$language/jury/seasons/$year/teams"
            params={{ language, year: String(year) }}
            search={{ state, after: pageInfo.endCursor }}
            className="action"
            rel="next"
          >
            {t('more')}
          </Link>
        </nav>
      ) : null}
      {data.season?.closed === true ? (
        <p className="problem">{t('closed')}</p>
      ) : (
        <>
          <EnterTeam year={year} again={() => queries.invalidateQueries()} />
          <CarryOver year={year} again={() => queries.invalidateQueries()} />
        </>
      )}
    </>
  );
}

interface Entry {
  readonly name: string;
  readonly captain: ChosenPerson | null;
  readonly second: ChosenPerson | null;
  readonly third: ChosenPerson | null;
  readonly reason: string;
}

const nobody: Entry = { name: '', captain: null, second: null, third: null, reason: '' };

function EnterTeam({ year, again }: { readonly year: number; readonly again: () => Promise<void> }) {
  const t = useTranslations('teams');
  const [entered, setEntered] = useState<readonly string[]>([]);
  const last = entered.at(-1);
  return (
    <section aria-labelledby="enter-team">
      <h2 id="enter-team">{t('enter')}</h2>
      <p role="status">{last === undefined ? '' : t('entered', { name: last })}</p>
      <Form
        key={entered.length}
        mutation={enterTeam}
        name={t('enter')}
        start={nobody}
        variables={({ name, captain, second, third, reason }) => ({
          year,
          name,
          members: [captain, second, third].filter((each) => each != null),
          day: null,
          reason: reason.trim() === '' ? null : reason,
        })}
        done={async ({ team }) => {
          setEntered([...entered, team.name]);
          await again();
        }}
        submit={t('enter')}
      >
        <TextField name="name" label={t('name')} hint={t('nameHint')} maxLength={200} />
        <PersonField name="captain" label={t('captainField')} hint={t('personHint')} />
        <PersonField name="second" label={t('second')} />
        <PersonField name="third" label={t('third')} required={false} />
        <WordsField name="reason" label={t('reasonIfAny')} hint={t('reasonHint')} required={false} />
      </Form>
    </section>
  );
}
