import { useTranslations } from 'use-intl';
import { ActButton } from '../forms/act-button.js';
import { TickField, WordsField } from '../forms/fields.js';
import { Form } from '../forms/form.js';
import { graphql } from '../graphql/graphql.js';
import { refused } from '../graphql/refused.js';
import type { TeamOfSeason } from './season-queries.js';

const confirmTeam = graphql(
  `
    mutation ConfirmTeam($key: IdempotencyKey!, $teamId: UUID!, $memberIds: [UUID!], $reason: Words) {
      confirmTeam(input: { idempotencyKey: $key, teamId: $teamId, memberIds: $memberIds, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const declineTeam = graphql(
  `
    mutation DeclineTeam($key: IdempotencyKey!, $teamId: UUID!) {
      declineTeam(input: { idempotencyKey: $key, teamId: $teamId }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

/** A team that was carried over: the jury confirms it in place of its captain, with those who stay, or declines it. */
export function Proposed({ team, again }: { readonly team: TeamOfSeason; readonly again: () => Promise<void> }) {
  const t = useTranslations('carryOver');
  const tt = useTranslations('teams');
  const members = team.proposed ?? [];
  const free = members.filter(({ declined, elsewhere }) => !declined && !elsewhere);
  return (
    <section className="decide" aria-labelledby="proposed">
      <h2 id="proposed">{t('confirmTitle')}</h2>
      <Form
        mutation={confirmTeam}
        name={t('confirm')}
        start={{ reason: '', ...Object.fromEntries(free.map(({ person }) => [person.id, true])) }}
        variables={({ reason, ...stays }: { reason: string } & Record<string, unknown>) => ({
          teamId: team.id,
          memberIds: members.map(({ person }) => person.id).filter((id) => stays[id] === true),
          reason: reason.trim() === '' ? null : reason,
        })}
        done={again}
        submit={t('confirm')}
      >
        <fieldset>
          <legend>{t('whoStays')}</legend>
          {members.map(({ person, declined, elsewhere }) => (
            <TickField
              key={person.id}
              name={person.id}
              label={person.name}
              {...(declined ? { hint: tt('declined') } : elsewhere ? { hint: t('elsewhere') } : {})}
            />
          ))}
        </fieldset>
        <WordsField name="reason" label={tt('reasonIfAny')} hint={tt('reasonHint')} required={false} />
      </Form>
      <p>
        <ActButton mutation={declineTeam} variables={{ teamId: team.id }} done={again}>
          {t('decline')}
        </ActButton>
      </p>
    </section>
  );
}
