import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { entered } from '../../features/account/entering.js';
import { useEntrance } from '../../features/account/entrance.js';
import { NewPasswordField } from '../../features/account/new-password-field.js';
import { Username, WithToken } from '../../features/account/one-time-link.js';
import { TextField, TickField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';

// The address to which a one-time link leads; its token stands behind `#` and never reaches the server.
export const Route = createFileRoute('/_account/first-admin')({ component: FirstAdminPage });

function FirstAdminPage() {
  const t = useTranslations('account');
  const { language } = usePage();
  // The account says what the office lacks; its desk is empty yet.
  const enter = useEntrance(`/${language}/account`);
  return (
    <WithToken title={t('firstAdminTitle')} description={t('firstAdminDescription')}>
      {(token) => (
        <Form
          mutation="becomeFirstAdmin"
          leaves
          selection={entered}
          start={{ name: '', jury: false, username: '', password: '' }}
          input={({ name, jury, username, password }) => ({ token, name, jury, username, password })}
          done={enter}
          submit={t('openAccount')}
        >
          <TextField name="name" label={t('ownName')} hint={t('ownNameHint')} autoComplete="name" />
          <TickField name="jury" label={t('ownJury')} hint={t('ownJuryHint')} />
          <Username />
          <NewPasswordField name="password" />
        </Form>
      )}
    </WithToken>
  );
}
