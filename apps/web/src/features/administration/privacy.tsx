import { useTranslations } from 'use-intl';
import { Form } from '../../ui/forms/form.js';
import { PseudonymButton } from '../account/person-data.js';
import type { OnePerson } from './queries.js';
import { ReasonForm } from '../../ui/forms/reason.js';

interface ActOnPerson {
  readonly person: OnePerson;
  readonly done: () => unknown;
}

/** A pseudonym in the place of the name on public pages and in archives, as the person has asked for. */
export function Pseudonym({ person, done }: ActOnPerson) {
  const t = useTranslations('privacy');
  return (
    <>
      <p>{t(person.pseudonymous ? 'pseudonymHolds' : 'pseudonymMeans')}</p>
      <PseudonymButton person={person} isOwn={false} done={done} />
    </>
  );
}

/** For ever: the one act of the office that cannot be taken back. */
export function Erase({ person, done }: ActOnPerson) {
  const t = useTranslations('privacy');
  return (
    <Form
      mutation="erasePerson"
      name={t('erase')}
      start={{ typed: '' }}
      input={() => ({ personId: person.id })}
      done={done}
      submit={t('erase')}
    >
      <p className="problem">{t('eraseMeans', { name: person.name })}</p>
    </Form>
  );
}

/** The name that somebody had before the present one. */
export function UndoRename({ person, done }: ActOnPerson) {
  const t = useTranslations('privacy');
  return (
    <ReasonForm mutation="undoRename" of={{ personId: person.id }} done={done} submit={t('undoRename')}>
      <p>{t('undoRenameMeans', { names: (person.names ?? []).map(({ name }) => name).join(', ') })}</p>
    </ReasonForm>
  );
}
