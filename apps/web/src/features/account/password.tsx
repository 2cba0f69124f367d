import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';
import { NewPasswordField } from './new-password-field.js';
import { type OwnAccount } from './queries.js';
import { StayingTokens } from './staying-tokens.js';

export function Password({ tokens }: { readonly tokens: OwnAccount['apiTokens']['nodes'] }) {
  const t = useTranslations('account');
  const [changes, setChanges] = useState(0);
  return (
    <section id="password" aria-labelledby="password-heading">
      <h2 id="password-heading">{t('passwordTitle')}</h2>
      {changes === 0 ? null : <p role="status">{t('passwordChanged')}</p>}
      <Form
        key={changes}
        name={t('passwordTitle')}
        mutation="changePassword"
        start={{ password: '', newPassword: '', keepTokenIds: [] as string[] }}
        input={(values) => values}
        done={() => setChanges(changes + 1)}
        submit={t('changePassword')}
        isQuiet
      >
        <TextField name="password" label={t('oldPassword')} type="password" autoComplete="current-password" />
        <NewPasswordField name="newPassword" />
        <StayingTokens tokens={tokens} />
      </Form>
    </section>
  );
}
