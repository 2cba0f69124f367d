import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../ui/forms/act-button.js';
import { Form } from '../../ui/forms/form.js';
import { type ChosenPerson, PersonField } from '../../ui/forms/person-field.js';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';
import { Day } from '../../ui/days.js';
import { PersonLink } from '../../ui/links.js';
import { Invitations } from './invitations.js';
import type { Part } from './part.js';
import type { OwnTeam } from './queries.js';

/** Who is of the team; of one that was carried over, who is asked to stay. */
export function Members({ data, side }: Part) {
  const t = useTranslations('side');
  const team = side.team!;
  const me = data.me!.person.id;
  const isCaptain = team.members.some(
    ({ captain, lastDay, person }) => captain && lastDay === null && person.id === me,
  );
  const isOpen = !team.season.closed && team.state === 'TAKES_PART';
  return (
    <section aria-labelledby="members">
      <h2 id="members">{t('members')}</h2>
      {team.state === 'PROPOSED' ? <Proposed team={team} me={me} /> : null}
      <ul className="ruled">
        {team.members.map(({ person, captain, firstDay, lastDay }) => (
          <li key={`${person.id} ${firstDay}`} className="with-action">
            <span>
              <PersonLink person={person} /> {captain ? <strong>{t('captain')}</strong> : null}
              <small>
                {t('since')} <Day of={firstDay} />
                {lastDay === null ? null : (
                  <>
                    , {t('until')} <Day of={lastDay} />
                  </>
                )}
              </small>
            </span>
            {isOpen && lastDay === null && isCaptain && !captain ? (
              <span>
                <ActButton
                  mutation="makeCaptain"
                  input={{ teamId: team.id, personId: person.id }}
                  label={`${t('makeCaptain')}: ${person.name}`}
                >
                  {t('makeCaptain')}
                </ActButton>
              </span>
            ) : null}
            {isOpen && lastDay === null && person.id === me && !captain ? <Leave team={team} me={me} /> : null}
          </li>
        ))}
      </ul>
      {isOpen && isCaptain ? (
        <>
          <Invitations team={team} name={side.name} />
          <TakeIn team={team} />
        </>
      ) : null}
    </section>
  );
}

interface OfTeam {
  readonly team: OwnTeam;
}

/** Who leaves comes back only next season (D20), so it is asked for twice. */
function Leave({ team, me }: OfTeam & { readonly me: string }) {
  const t = useTranslations('side');
  const [isMeant, setMeant] = useState(false);
  return (
    <span>
      <ScriptedButton aria-expanded={isMeant} onClick={() => setMeant(!isMeant)}>
        {t('leave')}&nbsp;…
      </ScriptedButton>
      {isMeant ? (
        <>
          {' '}
          {t('leaveMeans')}{' '}
          <ActButton mutation="leaveTeam" input={{ teamId: team.id, personId: me }}>
            {t('leave')}
          </ActButton>
        </>
      ) : null}
    </span>
  );
}

/** While there is a place; beyond that the jury is asked (9). */
function TakeIn({ team }: OfTeam) {
  const t = useTranslations('side');
  const [open, setOpen] = useState(false);
  const present = team.members.filter(({ lastDay }) => lastDay === null).length;
  if (present >= team.mostMembers) return <p className="legend">{t('teamIsFull', { most: team.mostMembers })}</p>;
  return (
    <>
      <p>
        <ScriptedButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('takeIn')}&nbsp;…
        </ScriptedButton>
      </p>
      {open ? (
        <Form
          mutation="addMember"
          name={t('takeIn')}
          start={{ member: null as ChosenPerson | null }}
          input={({ member }: { member: ChosenPerson | null }) => ({ teamId: team.id, member: member! })}
          done={() => setOpen(false)}
          submit={t('takeIn')}
        >
          <PersonField name="member" label={t('newMember')} hint={t('newMemberHint')} />
        </Form>
      ) : null}
    </>
  );
}

/** The team was carried over from last season: its captain confirms it, and who does not stay says so. */
function Proposed({ team, me }: OfTeam & { readonly me: string }) {
  const t = useTranslations('side');
  const proposed = team.proposed ?? [];
  const wasCaptain = proposed.some(({ captain, person }) => captain && person.id === me);
  return (
    <>
      <p>{t('proposed')}</p>
      <ul className="ruled">
        {proposed.map(({ person, captain, declined, elsewhere }) => (
          <li key={person.id} className="with-action">
            <span>
              <PersonLink person={person} /> {captain ? <strong>{t('captain')}</strong> : null}
              <small>{declined ? t('declined') : elsewhere ? t('elsewhere') : t('asked')}</small>
            </span>
            {person.id === me && !declined ? (
              <span>
                <ActButton mutation="declineMembership" input={{ teamId: team.id, personId: me }}>
                  {t('decline')}
                </ActButton>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {wasCaptain ? (
        <p className="pages">
          <ActButton mutation="confirmTeam" input={{ teamId: team.id }}>
            {t('confirmTeam')}
          </ActButton>
          <ActButton mutation="declineTeam" input={{ teamId: team.id }}>
            {t('declineTeam')}
          </ActButton>
        </p>
      ) : null}
    </>
  );
}
