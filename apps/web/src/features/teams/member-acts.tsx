import { useTranslations } from 'use-intl';
import { ActButton } from '../../ui/forms/act-button.js';
import { TextField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';
import { nobodyChosen, PersonField, somebody } from '../../ui/forms/person-field.js';
import { ExceptionField } from './exception-field.js';

interface OfMember {
  readonly teamId: string;
  readonly person: { readonly id: string; readonly name: string };
}

/** Hands the office over to another member. */
export function MakeCaptain({ teamId, person }: OfMember) {
  const t = useTranslations('teamMembers');
  return (
    <ActButton
      mutation="makeCaptain"
      input={{ teamId, personId: person.id }}
      label={`${t('makeCaptain')}: ${person.name}`}
    >
      {t('makeCaptain')}
    </ActButton>
  );
}

interface Properties {
  /** The jury may say another day, and allow what the rules leave to it. */
  readonly isJury: boolean;
  readonly done: () => void;
}

/** Who leaves comes back only next season (D20). */
export function EndMembership({ teamId, person, isJury, done }: OfMember & Properties) {
  const t = useTranslations('teamMembers');
  return (
    <Form
      mutation="leaveTeam"
      name={t('leaveOf', { name: person.name })}
      start={{ day: '' }}
      input={({ day = '' }: { day?: string }) => ({ teamId, personId: person.id, day: day === '' ? null : day })}
      done={done}
      submit={t('leaveOf', { name: person.name })}
    >
      <p>{t('leaveMeans')}</p>
      {isJury ? (
        <TextField name="day" label={t('leaveDay')} hint={t('leaveDayHint')} type="date" required={false} />
      ) : null}
    </Form>
  );
}

/** Takes somebody in while there is a place; beyond that the jury decides (9). */
export function AddMember({ teamId, isJury, done }: Pick<OfMember, 'teamId'> & Properties) {
  const t = useTranslations('teamMembers');
  return (
    <Form
      mutation="addMember"
      name={t('add')}
      start={{ member: nobodyChosen, reason: '' }}
      input={({ member, reason = '' }: { member: typeof nobodyChosen; reason?: string }) => ({
        teamId,
        member: somebody(member),
        reason: reason.trim() === '' ? null : reason,
      })}
      done={done}
      submit={t('add')}
    >
      <PersonField name="member" label={t('newMember')} hint={t('personHint')} />
      {isJury ? <ExceptionField /> : null}
    </Form>
  );
}
