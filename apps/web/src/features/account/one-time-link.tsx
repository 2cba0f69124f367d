import { Link } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/forms/fields.js';
import { Title } from '../../ui/title.js';

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
