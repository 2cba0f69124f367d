import { useTranslations } from 'use-intl';
import { ActButton } from '../../ui/forms/act-button.js';
import { TextField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';

interface Properties {
  readonly person: {
    readonly id: string;
    readonly pseudonymous: boolean;
    readonly contact: { readonly email: string | null; readonly phone: string | null } | null;
  };
  /** Whether they are the reader's own data. Their own e-mail address nobody changes without the password. */
  readonly isOwn: boolean;
  readonly done: () => unknown;
}

/** How to reach somebody; what is left empty is erased. */
export function Contact({ person, isOwn, done, name }: Properties & { readonly name: string }) {
  const t = useTranslations('personData');
  return (
    <Form
      mutation="setContact"
      name={name}
      start={{ email: person.contact?.email ?? '', phone: person.contact?.phone ?? '', password: '' }}
      input={({ email, phone, password }) => ({
        personId: person.id,
        email: textOrNull(email),
        phone: textOrNull(phone),
        password: textOrNull(password),
      })}
      done={done}
      submit={t('save')}
    >
      <TextField name="email" label={t('email')} type="email" autoComplete={isOwn ? 'email' : 'off'} required={false} />
      <TextField name="phone" label={t('phone')} type="tel" autoComplete={isOwn ? 'tel' : 'off'} required={false} />
      {isOwn ? (
        <TextField
          name="password"
          label={t('password')}
          hint={t('passwordHint')}
          type="password"
          autoComplete="current-password"
          required={false}
        />
      ) : null}
    </Form>
  );
}

/** A pseudonym in the place of the name on public pages and in archives. A reader whose own name it is sees it on all pages, which are loaded anew. */
export function PseudonymButton({ person: { id, pseudonymous }, isOwn, done }: Properties) {
  const t = useTranslations('personData');
  return (
    <ActButton mutation="setPseudonym" input={{ personId: id, pseudonymous: !pseudonymous }} leaves={isOwn} done={done}>
      {t(pseudonymous ? 'showName' : 'showPseudonym')}
    </ActButton>
  );
}

function textOrNull(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text.trim();
}
