import { useTranslations } from 'use-intl';
import { ActButton } from '../../ui/forms/act-button.js';
import { TextField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';
import type { OnePerson } from './queries.js';
import { ReasonForm } from '../../ui/forms/reason.js';

interface Part {
  readonly person: OnePerson;
  readonly done: () => unknown;
}

/** How to reach somebody; what is left empty is erased. */
export function Contact({ person, done }: Part) {
  const t = useTranslations('privacy');
  const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  return (
    <Form
      mutation="setContact"
      name={t('contact')}
      start={{ email: person.contact?.email ?? '', phone: person.contact?.phone ?? '' }}
      input={({ email, phone }) => ({ personId: person.id, email: textOrNull(email), phone: textOrNull(phone) })}
      done={done}
      submit={t('contact')}
    >
      <TextField name="email" label={t('email')} type="email" autoComplete="off" required={false} />
      <TextField name="phone" label={t('phone')} type="tel" autoComplete="off" required={false} />
    </Form>
  );
}

/** A pseudonym in the place of the name on public pages and in archives, as the person has asked for. */
export function Pseudonym({ person, done }: Part) {
  const t = useTranslations('privacy');
  return (
    <>
      <p>{t(person.pseudonymous ? 'pseudonymHolds' : 'pseudonymMeans')}</p>
      <ActButton
        mutation="setPseudonym"
        input={{ personId: person.id, pseudonymous: !person.pseudonymous }}
        done={done}
      >
        {t(person.pseudonymous ? 'takePseudonym' : 'givePseudonym')}
      </ActButton>
    </>
  );
}

/** For ever: the one act of the office that cannot be taken back. */
export function Erase({ person, done }: Part) {
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
export function UndoRename({ person, done }: Part) {
  const t = useTranslations('privacy');
  return (
    <ReasonForm mutation="undoRename" of={{ personId: person.id }} done={done} submit={t('undoRename')}>
      <p>{t('undoRenameMeans', { names: (person.names ?? []).map(({ name }) => name).join(', ') })}</p>
    </ReasonForm>
  );
}
