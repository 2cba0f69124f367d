import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Title } from '../application/title.js';
import { TextField } from '../forms/fields.js';
import { Form } from '../forms/form.js';
import { logIn } from './entering.js';
import { useEntrance } from './entrance.js';

export const loginPage = createLazyRoute('/_account/login')({ component: LoginPage });

function LoginPage() {
  const { next } = loginPage.useSearch();
  const t = useTranslations('account');
  const enter = useEntrance(next);
  return (
    <>
      <Title description={t('loginDescription')}>{t('login')}</Title>
      <h1>{t('login')}</h1>
      {next === undefined ? null : <p>{t('loginFirst')}</p>}
      <Form
        mutation={logIn}
        start={{ name: '', password: '' }}
        variables={({ name, password }) => ({ name, password })}
        done={enter}
        submit={t('logIn')}
      >
        <TextField name="name" label={t('nameOrEmail')} autoComplete="username" autoCapitalize="none" />
        <TextField name="password" label={t('password')} type="password" autoComplete="current-password" />
      </Form>
      <p>
        <Link to="/forgotten-password">{t('forgotten')}</Link>
      </p>
      <p className="legend">{t('noAccount')}</p>
    </>
  );
}
