import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { ActButton } from '../../../ui/forms/act-button.js';
import { TextField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import { type ChosenPerson, PersonField } from '../../../ui/forms/person-field.js';
import { ScriptedButton } from '../../../ui/forms/scripted-button.js';
import { asked } from '../../../api/queries.js';
import { Day } from '../../../ui/days.js';
import { PersonLink } from '../../../ui/links.js';
import { type InvitedCaptain, invitedCaptains } from '../../../features/administration/checklist-queries.js';
import { InvitationSheet } from '../../../features/administration/invitation-sheet.js';
import { mayBeInvited } from '../../../features/administration/may-be-invited.js';
import { Proposed } from '../../../features/administration/proposed.js';
import { oneTeam, type TeamOfSeason } from '../../../features/administration/season-queries.js';
import { load, idOf } from '../../../api/load.js';
import { ofJury } from '../../../features/jury/access.js';
import { ReasonField, ReasonForm } from '../../../ui/forms/reason.js';

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
  const team = data.team!;
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
      <h2>{t('members')}</h2>
      <ul className="ruled">
        {team.members.map((member) => (
          <MemberOf key={`${member.person.id} ${member.firstDay}`} {...{ team, member, changeable }} />
        ))}
        {team.members.length === 0
          ? team.proposed?.map(({ person, captain, declined }) => (
              <li key={person.id}>
                <span>
                  <PersonLink person={person} /> {captain ? t('captain') : ''} {declined ? t('declined') : ''}
                </span>
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

interface Part {
  readonly team: TeamOfSeason;
}

/** The captain's login, where there is none yet; the way to those of all captains beside it. */
function InviteCaptain({ team }: Part) {
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
}: Part & { readonly member: TeamOfSeason['members'][number]; readonly changeable: boolean }) {
  const t = useTranslations('teams');
  const [open, setOpen] = useState<'replace' | 'leave' | 'strike' | null>(null);
  const done = (): void => setOpen(null);
  return (
    <li>
      <span>
        <PersonLink person={person} /> {captain ? <strong>{t('captain')}</strong> : null}{' '}
        <small>
          {t('since')} <Day of={firstDay} />
          {lastDay === null ? null : (
            <>
              , {t('until')} <Day of={lastDay} />
            </>
          )}
        </small>
      </span>
      {changeable && lastDay === null ? (
        <span className="pages">
          {captain ? null : (
            <ActButton
              mutation="makeCaptain"
              input={{ teamId: team.id, personId: person.id }}
              label={`${t('makeCaptain')}: ${person.name}`}
            >
              {t('makeCaptain')}
            </ActButton>
          )}
          {(['replace', 'leave', 'strike'] as const).map((act) => (
            <ScriptedButton
              key={act}
              aria-expanded={open === act}
              aria-label={`${t(act)}: ${person.name}`}
              onClick={() => setOpen(open === act ? null : act)}
            >
              {t(act)}&nbsp;…
            </ScriptedButton>
          ))}
        </span>
      ) : null}
      {open === 'replace' ? (
        <Form
          mutation="replaceMember"
          name={t('replaceOf', { name: person.name })}
          start={{ member: null as ChosenPerson | null, reason: '' }}
          input={({ member, reason }) => ({
            teamId: team.id,
            leaverId: person.id,
            member: member!,
            reason: reason.trim() === '' ? null : reason,
          })}
          done={done}
          submit={t('replaceOf', { name: person.name })}
        >
          <PersonField name="member" label={t('newMember')} hint={t('personHint')} />
          <ReasonField isOptional label={t('reasonIfAny')} hint={t('reasonHint')} />
        </Form>
      ) : null}
      {open === 'leave' ? (
        <Form
          mutation="leaveTeam"
          name={t('leaveOf', { name: person.name })}
          start={{ day: '' }}
          input={({ day }) => ({ teamId: team.id, personId: person.id, day: day === '' ? null : day })}
          done={done}
          submit={t('leaveOf', { name: person.name })}
        >
          <TextField name="day" label={t('leaveDay')} hint={t('leaveMeans')} type="date" required={false} />
        </Form>
      ) : null}
      {open === 'strike' ? (
        <ReasonForm
          mutation="strikeMember"
          of={{ teamId: team.id, personId: person.id }}
          done={done}
          submit={t('strikeOf', { name: person.name })}
        />
      ) : null}
    </li>
  );
}

/** What can be done with the whole team, each opening its own form. */
function Acts({ team }: Part) {
  const t = useTranslations('teams');
  const [open, setOpen] = useState<'add' | 'rename' | 'withdraw' | null>(null);
  const done = (): void => setOpen(null);
  const forms: Readonly<Record<NonNullable<typeof open>, ReactNode>> = {
    add: (
      <Form
        mutation="addMember"
        name={t('add')}
        start={{ member: null as ChosenPerson | null, reason: '' }}
        input={({ member, reason }) => ({
          teamId: team.id,
          member: member!,
          reason: reason.trim() === '' ? null : reason,
        })}
        done={done}
        submit={t('add')}
      >
        <PersonField name="member" label={t('newMember')} hint={t('personHint')} />
        <ReasonField isOptional label={t('reasonIfAny')} hint={t('reasonHint')} />
      </Form>
    ),
    rename: (
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
    ),
    withdraw: <ReasonForm mutation="withdrawTeam" of={{ teamId: team.id }} done={done} submit={t('withdraw')} />,
  };
  return (
    <section className="decide" aria-labelledby="acts">
      <h2 id="acts">{t('change')}</h2>
      <div className="pages">
        {(['add', 'rename', 'withdraw'] as const).map((act) => (
          <ScriptedButton key={act} aria-expanded={open === act} onClick={() => setOpen(open === act ? null : act)}>
            {t(act)}&nbsp;…
          </ScriptedButton>
        ))}
      </div>
      {open === null ? null : <div key={open}>{forms[open]}</div>}
    </section>
  );
}
