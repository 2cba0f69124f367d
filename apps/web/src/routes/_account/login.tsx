import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Title } from '../../ui/title.js';
import { TextField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';
import { entered } from '../../features/account/entering.js';
import { useEntrance } from '../../features/account/entrance.js';
import { loginSearch } from '../../features/account/search.js';

export const Route = createFileRoute('/_account/login')({
  validateSearch: loginSearch,
  component: LoginPage,
});

function LoginPage() {
  const { next } = Route.useSearch();
  const t = useTranslations('account');
  const enter = useEntrance(next);
  return (
    <>
      <Title description={t('loginDescription')}>{t('login')}</Title>
      <h1>{t('login')}</h1>
      {next === undefined ? null : <p>{t('loginFirst')}</p>}
      <Form
        mutation="login"
        leaves
        selection={entered}
        start={{ name: '', password: '' }}
        input={({ name, password }) => ({ name, password })}
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
