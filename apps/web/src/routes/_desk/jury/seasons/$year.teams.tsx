import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../api/page-context.js';
import { Title } from '../../../../ui/title.js';
import { TextField } from '../../../../ui/forms/fields.js';
import { Form } from '../../../../ui/forms/form.js';
import { type ChosenPerson, PersonField } from '../../../../ui/forms/person-field.js';
import { asked } from '../../../../api/queries.js';
import { QueueFoot, Queues } from '../../../../features/jury/queue.js';
import { CarryOver } from '../../../../features/administration/carry-over.js';
import { teamsOfSeason } from '../../../../features/administration/season-queries.js';
import { teamsSearch, teamStates } from '../../../../features/administration/search.js';
import { useMembersOf, useTeamColumns } from '../../../../features/administration/team-columns.js';
import { enteredTeam } from '../../../../features/administration/team-acts.js';
import { ExceptionField } from '../../../../features/teams/exception-field.js';
import { load, yearOf } from '../../../../api/load.js';
import { ofJury } from '../../../../features/jury/access.js';

export const Route = createFileRoute('/_desk/jury/seasons/$year/teams')({
  beforeLoad: ofJury,
  validateSearch: teamsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps: { state = 'TAKES_PART', after = null } }) => {
    await load(context, teamsOfSeason, { year: yearOf(params.year), states: [state], after }, 'season');
  },
  component: TeamsPage,
});

function TeamsPage() {
  const year = Number(Route.useParams().year);
  const { state = 'TAKES_PART', after } = Route.useSearch();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, teamsOfSeason, { year, states: [state], after: after ?? null }));
  const t = useTranslations('teams');
  const { nodes, pageInfo } = data.teams;
  const isAny = data.previewCarryOver.teams.some(({ outcome }) => outcome === 'PROPOSED');
  const membersOf = useMembersOf();
  const columns = useTeamColumns();
  return (
    <>
      <Title description={t('description', { year: String(year) })}>{t('title', { year: String(year) })}</Title>
      <h1>{t('title', { year: String(year) })}</h1>
      <Queues label={t('states')} all={teamStates} chosen={state} as="state" nameOf={(each) => t(`state.${each}`)} />
      {nodes.length === 0 ? (
        <p className="empty">
          {t(`empty.${state}`)} {state === 'TAKES_PART' && isAny ? t('orCarryOver') : null}
        </p>
      ) : null}
      <ul className="ruled">
        {nodes.map(({ id, name, members, proposed }) => (
          <li key={id}>
            <Link to="/jury/teams/$id" params={{ id }} className="result">
              {name}
            </Link>
            <span>{membersOf({ members, proposed })}</span>
          </li>
        ))}
      </ul>
      <QueueFoot
        isLater={after !== undefined}
        pageInfo={pageInfo}
        file={{ name: `teams-${year}-${state.toLowerCase()}`, columns, rows: nodes }}
      />
      {data.season?.closed === true ? (
        <p className="problem">{t('closed')}</p>
      ) : (
        <>
          <EnterTeam year={year} />
          <CarryOver year={year} isAny={isAny} />
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

function EnterTeam({ year }: { readonly year: number }) {
  const t = useTranslations('teams');
  const tm = useTranslations('teamMembers');
  const [entered, setEntered] = useState<readonly string[]>([]);
  const last = entered.at(-1);
  return (
    <section aria-labelledby="enter-team">
      <h2 id="enter-team">{t('enter')}</h2>
      <p role="status">{last === undefined ? '' : t('entered', { name: last })}</p>
      <Form
        key={entered.length}
        mutation="enterTeam"
        selection={enteredTeam}
        name={t('enter')}
        start={nobody}
        input={({ name, captain, second, third, reason }) => ({
          seasonYear: year,
          name,
          members: [captain, second, third].filter((each) => each != null),
          day: null,
          reason: reason.trim() === '' ? null : reason,
        })}
        done={({ team }) => setEntered([...entered, team.name])}
        submit={t('enter')}
      >
        <TextField name="name" label={t('name')} hint={t('nameHint')} maxLength={200} />
        <PersonField name="captain" label={t('captainField')} hint={tm('personHint')} />
        <PersonField name="second" label={t('second')} />
        <PersonField name="third" label={t('third')} required={false} />
        <ExceptionField />
      </Form>
    </section>
  );
}
