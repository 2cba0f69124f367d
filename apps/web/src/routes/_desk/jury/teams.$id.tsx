import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { ActButton } from '../../../ui/forms/act-button.js';
import { TextField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import { Opening } from '../../../ui/forms/opening.js';
import { nobodyChosen, PersonField, somebody } from '../../../ui/forms/person-field.js';
import { asked } from '../../../api/queries.js';
import { type InvitedCaptain, invitedCaptains } from '../../../features/administration/checklist-queries.js';
import { InvitationSheet } from '../../../features/administration/invitation-sheet.js';
import { mayBeInvited } from '../../../features/administration/may-be-invited.js';
import { Proposed } from '../../../features/administration/proposed.js';
import { oneTeam, type TeamWithMembers } from '../../../features/administration/season-queries.js';
import { ProposedMembership } from '../../../features/teams/carried-over.js';
import { ExceptionField } from '../../../features/teams/exception-field.js';
import { AddMember, EndMembership, MakeCaptain } from '../../../features/teams/member-acts.js';
import { Membership } from '../../../features/teams/membership.js';
import { load, idOf, present } from '../../../api/load.js';
import { ofJury } from '../../../features/jury/access.js';
import { ReasonForm } from '../../../ui/forms/reason.js';

export const Route = createFileRoute('/_desk/jury/teams/$id')({
  beforeLoad: ofJury,
  loader: async ({ context, params: { id } }) => {
    await load(context, oneTeam, { id: idOf(id) }, 'team');
  },
  component: DeskTeamPage,
});

function DeskTeamPage() {
  const { id } = Route.useParams();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, oneTeam, { id }));
  const t = useTranslations('teams');
  const tm = useTranslations('teamMembers');
  const { team } = present(data, 'team');
  const changeable = !team.season.closed && team.state !== 'WITHDRAWN';
  return (
    <>
      <Title description={t('teamDescription', { year: String(team.seasonYear) })}>{team.name}</Title>
      <h1>{team.name}</h1>
      <p className="facts">
        <strong className="state">{t(`state.${team.state}`)}.</strong>{' '}
        <Link to="/jury/seasons/$year/teams" params={{ year: String(team.seasonYear) }} search={{ state: team.state }}>
          {t('title', { year: String(team.seasonYear) })}
        </Link>
        {', '}
        <Link to="/teams/$id" params={{ id }}>
          {t('publicPage')}
        </Link>
      </p>
      <h2>{tm('heading')}</h2>
      <ul className="ruled">
        {team.members.map((member) => (
          <MemberOf key={`${member.person.id} ${member.firstDay}`} {...{ team, member, changeable }} />
        ))}
        {team.members.length === 0
          ? team.proposed?.map((member) => (
              <li key={member.person.id}>
                <ProposedMembership member={member} />
              </li>
            ))
          : null}
      </ul>
      {changeable && team.state === 'TAKES_PART' ? <InviteCaptain team={team} /> : null}
      {changeable && team.state === 'PROPOSED' ? <Proposed team={team} /> : null}
      {changeable && team.state !== 'PROPOSED' ? <Acts team={team} /> : null}
    </>
  );
}

interface OfTeam {
  readonly team: TeamWithMembers;
}

/** The captain's login, where there is none yet; the way to those of all captains beside it. */
function InviteCaptain({ team }: OfTeam) {
  const t = useTranslations('captains');
  const { viewer } = Route.useRouteContext();
  const [made, setMade] = useState<readonly InvitedCaptain[]>([]);
  const captain = team.members.find((member) => member.captain && member.lastDay === null);
  if (captain === undefined || (!mayBeInvited(captain.person.account, viewer.account) && made.length === 0))
    return null;
  const year = String(team.seasonYear);
  return (
    <>
      <p className="acts">
        {made.length > 0 ? null : (
          <ActButton
            mutation="inviteCaptains"
            selection={invitedCaptains}
            input={{ teamIds: [team.id], language: null }}
            done={({ invitations }) => setMade(invitations)}
          >
            {t('inviteOne')}
          </ActButton>
        )}
        <Link to="/jury/seasons/$year/captains" params={{ year }} className="action">
          {t('allOfThem')}
        </Link>
      </p>
      <InvitationSheet invitations={made} />
    </>
  );
}

function MemberOf({
  team,
  member: { person, captain, firstDay, lastDay },
  changeable,
}: OfTeam & { readonly member: TeamWithMembers['members'][number]; readonly changeable: boolean }) {
  const t = useTranslations('teams');
  const tm = useTranslations('teamMembers');
  return (
    <li>
      <Membership {...{ person, captain, firstDay, lastDay }} />
      {changeable && lastDay === null ? (
        <>
          {captain ? null : (
            <span className="pages">
              <MakeCaptain teamId={team.id} person={person} />
            </span>
          )}
          <Opening
            acts={['replace', 'leave', 'strike'] as const}
            name={(act) => (act === 'leave' ? tm('leave') : t(act))}
            about={person.name}
          >
            {(act, close) => {
              switch (act) {
                case 'replace':
                  return <ReplaceMember teamId={team.id} person={person} done={close} />;
                case 'leave':
                  return <EndMembership teamId={team.id} person={person} isJury done={close} />;
                case 'strike':
                  return (
                    <ReasonForm
                      mutation="strikeMember"
                      of={{ teamId: team.id, personId: person.id }}
                      done={close}
                      submit={t('strikeOf', { name: person.name })}
                    />
                  );
              }
            }}
          </Opening>
        </>
      ) : null}
    </li>
  );
}

/** Somebody else in the place of one who leaves at once (9). */
function ReplaceMember({
  teamId,
  person,
  done,
}: {
  readonly teamId: string;
  readonly person: TeamWithMembers['members'][number]['person'];
  readonly done: () => void;
}) {
  const t = useTranslations('teams');
  const tm = useTranslations('teamMembers');
  return (
    <Form
      mutation="replaceMember"
      name={t('replaceOf', { name: person.name })}
      start={{ member: nobodyChosen, reason: '' }}
      input={({ member, reason }) => ({
        teamId,
        leaverId: person.id,
        member: somebody(member),
        reason: reason.trim() === '' ? null : reason,
      })}
      done={done}
      submit={t('replaceOf', { name: person.name })}
    >
      <PersonField name="member" label={tm('newMember')} hint={tm('personHint')} />
      <ExceptionField />
    </Form>
  );
}

/** What can be done with the whole team, each opening its own form. */
function Acts({ team }: OfTeam) {
  const t = useTranslations('teams');
  const tm = useTranslations('teamMembers');
  return (
    <section className="decide" aria-labelledby="acts">
      <h2 id="acts">{t('change')}</h2>
      <Opening acts={['add', 'rename', 'withdraw'] as const} name={(act) => (act === 'add' ? tm('add') : t(act))}>
        {(act, close) => {
          switch (act) {
            case 'add':
              return <AddMember teamId={team.id} isJury done={close} />;
            case 'rename':
              return <RenameTeam team={team} done={close} />;
            case 'withdraw':
              return (
                <ReasonForm mutation="withdrawTeam" of={{ teamId: team.id }} done={close} submit={t('withdraw')} />
              );
          }
        }}
      </Opening>
    </section>
  );
}

function RenameTeam({ team, done }: OfTeam & { readonly done: () => void }) {
  const t = useTranslations('teams');
  return (
    <Form
      mutation="renameTeam"
      name={t('rename')}
      start={{ name: team.name }}
      input={({ name }) => ({ teamId: team.id, name })}
      done={done}
      submit={t('rename')}
    >
      <TextField name="name" label={t('name')} hint={t('nameHint')} />
    </Form>
  );
}
