import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';
import { Title } from '../../ui/title.js';

export const Route = createFileRoute('/_account/forgotten-password')({ component: ForgottenPage });

function ForgottenPage() {
  const t = useTranslations('account');
  const [sent, setSent] = useState(false);
  return (
    <>
      <Title description={t('forgottenDescription')}>{t('forgottenTitle')}</Title>
      <h1>{t('forgottenTitle')}</h1>
      {sent ? (
        <p role="status">{t('resetAsked')}</p>
      ) : (
        <>
          <p>{t('forgottenDescription')}</p>
          <Form
            mutation="requestPasswordReset"
            start={{ name: '' }}
            input={({ name }) => ({ name })}
            done={() => setSent(true)}
            submit={t('askForLink')}
          >
            <TextField name="name" label={t('nameOrEmail')} autoComplete="username" autoCapitalize="none" />
          </Form>
        </>
      )}
    </>
  );
}
