import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { asked } from '../../../api/queries.js';
import { DueList } from '../../../features/due/list.js';
import { dueVariables, ownDue } from '../../../features/due/queries.js';
import { Letters } from '../../../features/account/letters.js';
import { Logins } from '../../../features/account/logins.js';
import { LogOut } from '../../../features/account/log-out.js';
import { News } from '../../../features/account/news.js';
import { Password } from '../../../features/account/password.js';
import { OwnSides } from '../../../features/account/own-sides.js';
import { type OwnAccount, ownAccount } from '../../../features/account/queries.js';
import { load, present } from '../../../api/load.js';
import { toLogin, viewerOf } from '../../../api/viewer.js';

export const Route = createFileRoute('/_account/account/')({
  beforeLoad: toLogin,
  loader: async ({ context, location }) => {
    const { account: roles } = await viewerOf(context, location.publicHref);
    await Promise.all([load(context, ownAccount, {}), load(context, ownDue, dueVariables(context, roles))]);
  },
  component: AccountPage,
});

function AccountPage() {
  const page = usePage();
  const { ask } = page;
  const options = asked(ask, ownAccount, {});
  const { data } = useSuspenseQuery(options);
  const { me } = present(data, 'me');
  const due = useSuspenseQuery(asked(ask, ownDue, dueVariables(page, me.account))).data;
  const t = useTranslations('account');
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{me.person.name}</h1>
      <DueList answer={due} />
      <News me={me} />
      <Where me={me} />
      <OwnSides me={me} />
      <Letters me={me} />
      <Password tokens={me.apiTokens.nodes} />
      <Logins account={me.account.id} logins={me.logins.nodes} tokens={me.apiTokens.nodes} />
    </>
  );
}

/** Where one works from here, and the way out. */
function Where({ me }: { readonly me: OwnAccount }) {
  const t = useTranslations('account');
  const { jury, admin, appointedForEvent } = me.account;
  return (
    <>
      <p>
        {t('loggedInAs', { name: me.username ?? me.person.name })}{' '}
        <Link to="/players/$id" params={{ id: me.person.id }}>
          {t('ownPage')}
        </Link>
      </p>
      <nav className="pages" aria-label={t('offices')}>
        <Link to="/sheets" className="action">
          {t('toSheets')}
        </Link>
        {jury ? (
          <Link to="/jury" className="action">
            {t('toDesk')}
          </Link>
        ) : null}
        {appointedForEvent && !jury ? (
          <>
            <Link to="/jury/cup" className="action" preload={false}>
              {t('toCupDesk')}
            </Link>
            <Link to="/jury/grand-prix" className="action" preload={false}>
              {t('toEventDesk')}
            </Link>
          </>
        ) : null}
        {admin ? (
          <Link to="/administration" className="action">
            {t('toAdministration')}
          </Link>
        ) : null}
        <Link to="/account/profile" className="action">
          {t('toProfile')}
        </Link>
        <Link to="/account/webhooks" className="action">
          {t('toWebhooks')}
        </Link>
        <Link to="/account/tokens" className="action">
          {t('toTokens')}
        </Link>
        <LogOut account={me.account.id} />
      </nav>
    </>
  );
}
