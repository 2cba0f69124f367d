import { createFileRoute } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { asked } from '../../api/queries.js';
import { entered, invitation } from '../../features/account/entering.js';
import { useEntrance } from '../../features/account/entrance.js';
import { NewPasswordField } from '../../features/account/new-password-field.js';
import { InvitationOver, Username, WithToken } from '../../features/account/one-time-link.js';
import { LastDay } from '../../ui/days.js';
import { Form } from '../../ui/forms/form.js';
import { Refusal } from '../../ui/forms/refusal.js';

// The address to which a one-time link leads; its token stands behind `#` and never reaches the server.
export const Route = createFileRoute('/_account/invitation')({ component: InvitationPage });

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
        mutation="acceptInvitation"
        leaves
        selection={entered}
        start={{ username: '', password: '' }}
        input={({ username, password }) => ({ token, username, password })}
        done={enter}
        submit={t('openAccount')}
      >
        <Username />
        <NewPasswordField name="password" />
      </Form>
    </>
  );
}
