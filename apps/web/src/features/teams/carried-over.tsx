import { useTranslations } from 'use-intl';
import { ActButton } from '../../ui/forms/act-button.js';
import { TickField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';
import { PersonLink } from '../../ui/links.js';
import { ExceptionField } from './exception-field.js';

/** Somebody of a team that was carried over from last season. */
interface ProposedMember {
  readonly person: { readonly id: string; readonly name: string };
  readonly captain: boolean;
  readonly declined: boolean;
  readonly elsewhere: boolean;
}

/** Who is asked to stay, and what they have said. */
export function ProposedMembership({ member }: { readonly member: ProposedMember }) {
  const t = useTranslations('teamMembers');
  const { person, captain, declined, elsewhere } = member;
  return (
    <span>
      <PersonLink person={person} /> {captain ? <strong>{t('captain')}</strong> : null}{' '}
      <small>{declined ? t('declined') : elsewhere ? t('elsewhere') : t('asked')}</small>
    </span>
  );
}

/** Its captain confirms it with all who are free; the jury, in the captain's place, with those who stay. */
export function ConfirmTeam({
  teamId,
  proposed,
  isJury,
}: {
  readonly teamId: string;
  readonly proposed: readonly ProposedMember[];
  readonly isJury: boolean;
}) {
  const t = useTranslations('teamMembers');
  const free = proposed.filter(({ declined, elsewhere }) => !declined && !elsewhere);
  return (
    <Form
      mutation="confirmTeam"
      name={t('confirm')}
      start={{ reason: '', ...Object.fromEntries(free.map(({ person }) => [person.id, true])) }}
      input={({ reason = '', ...stays }: { reason?: string } & Record<string, unknown>) => ({
        teamId,
        memberIds: isJury ? proposed.map(({ person }) => person.id).filter((id) => stays[id] === true) : null,
        reason: reason.trim() === '' ? null : reason,
      })}
      submit={t('confirm')}
    >
      {isJury ? (
        <>
          <fieldset>
            <legend>{t('whoStays')}</legend>
            {proposed.map(({ person, declined, elsewhere }) => (
              <TickField
                key={person.id}
                name={person.id}
                label={person.name}
                {...(declined ? { hint: t('declined') } : elsewhere ? { hint: t('elsewhere') } : {})}
              />
            ))}
          </fieldset>
          <ExceptionField />
        </>
      ) : null}
    </Form>
  );
}

export function DeclineTeam({ teamId }: { readonly teamId: string }) {
  const t = useTranslations('teamMembers');
  return (
    <ActButton mutation="declineTeam" input={{ teamId }}>
      {t('decline')}
    </ActButton>
  );
}
