import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { ActButton } from '../forms/act-button.js';
import { asked } from '../graphql/queries.js';
import { DueList } from '../due/list.js';
import { dueVariables, ownDue } from '../due/queries.js';
import { Letters } from './letters.js';
import { Logins } from './logins.js';
import { News } from './news.js';
import { Password } from './password.js';
import { OwnSides } from './own-sides.js';
import { logOut, type Own, ownAccount } from './queries.js';

export const accountPage = createLazyRoute('/_account/account')({ component: AccountPage });

function AccountPage() {
  const page = usePage();
  const { ask } = page;
  const queries = useQueryClient();
  const options = asked(ask, ownAccount, {});
  const { data } = useSuspenseQuery(options);
  const me = data.me!;
  const due = useSuspenseQuery(asked(ask, ownDue, dueVariables(page, me.account))).data;
  const t = useTranslations('account');
  const again = () => queries.invalidateQueries({ queryKey: options.queryKey });
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{me.person.name}</h1>
      <DueList answer={due} />
      <News me={me} again={again} />
      <Where me={me} />
      <OwnSides me={me} />
      <Letters me={me} again={again} />
      <Password tokens={me.apiTokens.nodes} again={again} />
      <Logins logins={me.logins.nodes} tokens={me.apiTokens.nodes} again={again} />
    </>
  );
}

/** Where one works from here, and the way out. */
function Where({ me }: { readonly me: Own }) {
  const t = useTranslations('account');
  const { language } = usePage();
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
        <ActButton mutation={logOut} variables={{}} done={() => location.assign(`/${language}`)}>
          {t('logOut')}
        </ActButton>
      </nav>
    </>
  );
}
