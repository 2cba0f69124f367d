import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Section } from '../../../ui/section.js';
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
      <Captaincy me={me} />
      <div className="with-rail">
        <div>
          <DueList answer={due} />
          <News me={me} />
        </div>
        <div className="rail">
          <OwnSides me={me} />
          <Where me={me} />
        </div>
      </div>
      <Letters me={me} />
      <Password tokens={me.apiTokens.nodes} />
      <Logins account={me.account.id} logins={me.logins.nodes} tokens={me.apiTokens.nodes} />
    </>
  );
}

/** Of which teams of this year the reader is the captain. */
function Captaincy({ me }: { readonly me: OwnAccount }) {
  const t = useTranslations('account');
  const { id, teams } = me.person;
  const newest = Math.max(...teams.map(({ team }) => team.seasonYear));
  const led = teams.filter(
    ({ lastDay, team: { seasonYear, members } }) =>
      lastDay === null && seasonYear === newest && members.some(({ captain, person }) => captain && person.id === id),
  );
  return led.length === 0 ? null : <p>{t('captainOf', { teams: led.map(({ team }) => team.name).join(', ') })}</p>;
}

/** Where one goes from here, and the way out. */
function Where({ me }: { readonly me: OwnAccount }) {
  const t = useTranslations('account');
  const { jury, admin, appointedForEvent } = me.account;
  return (
    <Section id="where" heading={t('offices')}>
      <ul className="ruled">
        <li>
          <Link to="/sheets">{t('toSheets')}</Link>
        </li>
        {jury ? (
          <li>
            <Link to="/jury">{t('toDesk')}</Link>
          </li>
        ) : null}
        {appointedForEvent && !jury ? (
          <>
            <li>
              <Link to="/jury/cup" preload={false}>
                {t('toCupDesk')}
              </Link>
            </li>
            <li>
              <Link to="/jury/grand-prix" preload={false}>
                {t('toEventDesk')}
              </Link>
            </li>
          </>
        ) : null}
        {admin ? (
          <li>
            <Link to="/administration">{t('toAdministration')}</Link>
          </li>
        ) : null}
        <li>
          <Link to="/account/profile">{t('toProfile')}</Link>
        </li>
        <li>
          <Link to="/account/webhooks">{t('toWebhooks')}</Link>
        </li>
        <li>
          <Link to="/account/tokens">{t('toTokens')}</Link>
        </li>
      </ul>
      <p className="legend">
        {t('loggedInAs', { name: me.username ?? me.person.name })}{' '}
        <Link to="/players/$id" params={{ id: me.person.id }}>
          {t('ownPage')}
        </Link>
      </p>
      <p className="acts">
        <LogOut account={me.account.id} />
      </p>
    </Section>
  );
}
