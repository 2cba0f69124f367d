import { useTranslations } from 'use-intl';
import { ActButton } from '../../ui/forms/act-button.js';
import { TickField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';
import type { TeamOfSeason } from './season-queries.js';
import { ReasonField } from '../../ui/forms/reason.js';

/** A team that was carried over: the jury confirms it in place of its captain, with those who stay, or declines it. */
export function Proposed({ team }: { readonly team: TeamOfSeason }) {
  const t = useTranslations('carryOver');
  const tt = useTranslations('teams');
  const members = team.proposed ?? [];
  const free = members.filter(({ declined, elsewhere }) => !declined && !elsewhere);
  return (
    <section className="decide" aria-labelledby="proposed">
      <h2 id="proposed">{t('confirmTitle')}</h2>
      <Form
        mutation="confirmTeam"
        name={t('confirm')}
        start={{ reason: '', ...Object.fromEntries(free.map(({ person }) => [person.id, true])) }}
        input={({ reason, ...stays }: { reason: string } & Record<string, unknown>) => ({
          teamId: team.id,
          memberIds: members.map(({ person }) => person.id).filter((id) => stays[id] === true),
          reason: reason.trim() === '' ? null : reason,
        })}
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
        <ReasonField isOptional label={tt('reasonIfAny')} hint={tt('reasonHint')} />
      </Form>
      <p>
        <ActButton mutation="declineTeam" input={{ teamId: team.id }}>
          {t('decline')}
        </ActButton>
      </p>
    </section>
  );
}
