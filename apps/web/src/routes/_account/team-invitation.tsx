import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import type { ResultOf } from '../../api/graphql.js';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { ActButton } from '../../ui/forms/act-button.js';
import { Form } from '../../ui/forms/form.js';
import { Refusal } from '../../ui/forms/refusal.js';
import { asked } from '../../api/queries.js';
import { LastDay } from '../../ui/days.js';
import { entered, teamInvitation } from '../../features/account/entering.js';
import { useEntrance } from '../../features/account/entrance.js';
import { InvitationOver, Username, WithToken } from '../../features/account/one-time-link.js';
import { NewPasswordField } from '../../features/account/new-password-field.js';

export const Route = createFileRoute('/_account/team-invitation')({
  component: TeamInvitationPage,
});

/** Whoever was invited to a team sees by whom, and joins it with their account or one that they open here. */
function TeamInvitationPage() {
  const t = useTranslations('account');
  return <WithToken title={t('teamInvitationTitle')}>{(token) => <Offered token={token} />}</WithToken>;
}

function Offered({ token }: { readonly token: string }) {
  const t = useTranslations('account');
  const { ask } = usePage();
  const { data, error } = useQuery(asked(ask, teamInvitation, { token }));
  if (error !== null) return <Refusal problems={[]} failure={error} />;
  if (data === undefined) return <p className="freshness">{t('readingLink')}</p>;
  const { teamInvitation: offer, me } = data;
  if (offer === null) return <InvitationOver>{t('invitationOver')}</InvitationOver>;
  const { team, invitedBy, name, ofMember, expiresAt } = offer;
  const said = { captain: invitedBy.name, name, team: team.name, year: String(team.seasonYear) };
  return (
    <>
      <p>
        <strong>{ofMember ? t('invitesMember', said) : t('invitesYou', said)}</strong> {t('invitationUntil')}{' '}
        <LastDay of={expiresAt.slice(0, 10)} />
      </p>
      {me === null ? <Join token={token} team={team} /> : null}
      {me !== null && ofMember ? <p>{t('invitationOfOther', { name: me.person.name })}</p> : null}
      {me !== null && !ofMember ? <JoinAs token={token} team={team} name={me.person.name} /> : null}
    </>
  );
}

type OfferedTeam = NonNullable<ResultOf<typeof teamInvitation>['teamInvitation']>['team'];

function JoinAs({ token, team, name }: { readonly token: string; readonly team: OfferedTeam; readonly name: string }) {
  const t = useTranslations('account');
  const { language } = usePage();
  return (
    <>
      <p>{t('joinAsWords', { name })}</p>
      <p>
        <ActButton
          mutation="acceptTeamInvitation"
          leaves
          input={{ token }}
          done={() => location.replace(pageOf(language, team))}
        >
          {t('joinAs', { name, team: team.name })}
        </ActButton>
      </p>
    </>
  );
}

function Join({ token, team }: { readonly token: string; readonly team: OfferedTeam }) {
  const t = useTranslations('account');
  const { language } = usePage();
  const enter = useEntrance(pageOf(language, team));
  return (
    <>
      <p>
        {t('joinOrLogin')} <Link to="/login">{t('logIn')}</Link>
      </p>
      <p>{t('orOpen')}</p>
      <Form
        mutation="joinTeam"
        leaves
        selection={entered}
        start={{ username: '', password: '' }}
        input={({ username, password }) => ({ token, username, password })}
        done={enter}
        submit={t('openAndJoin')}
      >
        <Username />
        <NewPasswordField name="password" />
      </Form>
    </>
  );
}

function pageOf(language: string, { id, seasonYear: year }: OfferedTeam): string {
  return `/${language}/account/teams/${year}/${id}`;
}
