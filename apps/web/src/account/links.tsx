import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { TextField, TickField } from '../forms/fields.js';
import { Form } from '../forms/form.js';
import { Refusal } from '../forms/refusal.js';
import { asked } from '../graphql/queries.js';
import { LastDay } from '../language/days.js';
import { acceptInvitation, askForReset, becomeFirstAdmin, invitation, resetPassword } from './entering.js';
import { useEntrance } from './entrance.js';
import { NewPasswordField } from './new-password-field.js';

export const forgottenPage = createLazyRoute('/_account/forgotten-password')({ component: ForgottenPage });
export const newPasswordPage = createLazyRoute('/_account/new-password')({ component: NewPasswordPage });
export const invitationPage = createLazyRoute('/_account/invitation')({ component: InvitationPage });
export const firstAdminPage = createLazyRoute('/_account/first-admin')({ component: FirstAdminPage });

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
            mutation={askForReset}
            start={{ name: '' }}
            variables={({ name }) => ({ name })}
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

function NewPasswordPage() {
  const t = useTranslations('account');
  const enter = useEntrance();
  return (
    <WithToken title={t('newPasswordTitle')} description={t('newPasswordDescription')}>
      {(token) => (
        <Form
          mutation={resetPassword}
          start={{ password: '' }}
          variables={({ password }) => ({ token, password })}
          done={enter}
          submit={t('savePassword')}
        >
          <NewPasswordField name="password" />
        </Form>
      )}
    </WithToken>
  );
}

function InvitationPage() {
  const t = useTranslations('account');
  return <WithToken title={t('invitationTitle')}>{(token) => <Invited token={token} />}</WithToken>;
}

/** Somebody who has the link of another on their screen, or a used one, sees it before they choose a password. */
function Invited({ token }: { readonly token: string }) {
  const t = useTranslations('account');
  const { ask } = usePage();
  const enter = useEntrance();
  const { data, error } = useQuery(asked(ask, invitation, { token }));
  if (error !== null) return <Refusal problems={[]} failure={error} />;
  if (data === undefined) return <p className="freshness">{t('readingLink')}</p>;
  const { invitation: offer } = data;
  if (offer === null) return <InvitationOver>{t('invitationUsed')}</InvitationOver>;
  return (
    <>
      <p>{t('invitationDescription')}</p>
      <p>
        <strong>{t('invitationFor', { name: offer.name })}</strong> {t('invitationWorksUntil')}{' '}
        <LastDay of={offer.expiresAt.slice(0, 10)} />
      </p>
      <Form
        mutation={acceptInvitation}
        start={{ username: '', password: '' }}
        variables={({ username, password }) => ({ token, username, password })}
        done={enter}
        submit={t('openAccount')}
      >
        <Username />
        <NewPasswordField name="password" />
      </Form>
    </>
  );
}

/** Who opens a used link again has an account, and wants to get into it. */
export function InvitationOver({ children }: { readonly children: string }) {
  const t = useTranslations('account');
  return (
    <div className="problem" role="alert">
      <p>{children}</p>
      <Link to="/login" className="action">
        {t('logIn')}
      </Link>
    </div>
  );
}

function FirstAdminPage() {
  const t = useTranslations('account');
  const { language } = usePage();
  // The account says what the office lacks; its desk is empty yet.
  const enter = useEntrance(`/${language}/account`);
  return (
    <WithToken title={t('firstAdminTitle')} description={t('firstAdminDescription')}>
      {(token) => (
        <Form
          mutation={becomeFirstAdmin}
          start={{ name: '', jury: false, username: '', password: '' }}
          variables={({ name, jury, username, password }) => ({ token, name, jury, username, password })}
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

export function Username() {
  const t = useTranslations('account');
  return (
    <TextField
      name="username"
      label={t('username')}
      hint={t('usernameHint')}
      autoComplete="username"
      autoCapitalize="none"
    />
  );
}

/** A page that a one-time link leads to. The server never sees the token, so the form is there when the script has read it. */
export function WithToken({
  title,
  description,
  children,
}: {
  readonly title: string;
  /** What is done there, where it is known before the link is read. */
  readonly description?: string;
  readonly children: (token: string) => ReactNode;
}) {
  const t = useTranslations('account');
  const token = useSyncExternalStore(onHashChange, tokenInAddress, () => null);
  return (
    <>
      <Title description={description ?? title}>{title}</Title>
      <h1>{title}</h1>
      {description === undefined ? null : <p>{description}</p>}
      {token === null ? <p className="freshness">{t('readingLink')}</p> : null}
      {token === '' ? (
        <div className="problem" role="alert">
          <p>{t('noToken')}</p>
          <Link to="/forgotten-password" className="action">
            {t('askForLink')}
          </Link>
        </div>
      ) : null}
      {token === null || token === '' ? null : children(token)}
    </>
  );
}

function onHashChange(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

function tokenInAddress(): string {
  return location.hash.slice(1);
}
