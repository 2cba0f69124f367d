import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { entered } from '../../features/account/entering.js';
import { useEntrance } from '../../features/account/entrance.js';
import { NewPasswordField } from '../../features/account/new-password-field.js';
import { WithToken } from '../../features/account/one-time-link.js';
import { Form } from '../../ui/forms/form.js';

// The address to which a one-time link leads; its token stands behind `#` and never reaches the server.
export const Route = createFileRoute('/_account/new-password')({ component: NewPasswordPage });

function NewPasswordPage() {
  const t = useTranslations('account');
  const enter = useEntrance();
  return (
    <WithToken title={t('newPasswordTitle')} description={t('newPasswordDescription')}>
      {(token) => (
        <Form
          mutation="resetPassword"
          leaves
          selection={entered}
          start={{ password: '' }}
          input={({ password }) => ({ token, password })}
          done={enter}
          submit={t('savePassword')}
        >
          <NewPasswordField name="password" />
        </Form>
      )}
    </WithToken>
  );
}
