import { useTranslations } from 'use-intl';
import { ActButton } from '../../ui/forms/act-button.js';
import { Opening } from '../../ui/forms/opening.js';
import { ConfirmTeam, DeclineTeam, ProposedMembership } from '../teams/carried-over.js';
import { AddMember, EndMembership, MakeCaptain } from '../teams/member-acts.js';
import { Membership } from '../teams/membership.js';
import { Invitations } from './invitations.js';
import type { SectionOfSide } from './section.js';
import type { OwnTeam } from './queries.js';
import { present } from '../../api/load.js';

/** Who is of the team; of one that was carried over, who is asked to stay. */
export function Members({ data, side }: SectionOfSide) {
  const t = useTranslations('teamMembers');
  const { team } = present(side, 'team');
  const me = present(data, 'me').me.person.id;
  const isCaptain = team.members.some(
    ({ captain, lastDay, person }) => captain && lastDay === null && person.id === me,
  );
  const isOpen = !team.season.closed && team.state === 'TAKES_PART';
  return (
    <section aria-labelledby="members">
      <h2 id="members">{t('heading')}</h2>
      {team.state === 'PROPOSED' ? <Proposed team={team} me={me} /> : null}
      <ul className="ruled">
        {team.members.map(({ person, captain, firstDay, lastDay }) => (
          <li key={`${person.id} ${firstDay}`} className="with-action">
            <Membership {...{ person, captain, firstDay, lastDay }} />
            {isOpen && lastDay === null && isCaptain && !captain ? (
              <span>
                <MakeCaptain teamId={team.id} person={person} />
              </span>
            ) : null}
            {isOpen && lastDay === null && person.id === me && !captain ? (
              <Opening acts={['leave'] as const} name={() => t('leave')}>
                {(_, close) => <EndMembership teamId={team.id} person={person} isJury={false} done={close} />}
              </Opening>
            ) : null}
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

/** While there is a place; beyond that the jury is asked (9). */
function TakeIn({ team }: OfTeam) {
  const t = useTranslations('side');
  const tm = useTranslations('teamMembers');
  const present = team.members.filter(({ lastDay }) => lastDay === null).length;
  if (present >= team.mostMembers) return <p className="legend">{t('teamIsFull', { most: team.mostMembers })}</p>;
  return (
    <Opening acts={['add'] as const} name={() => tm('add')}>
      {(_, close) => <AddMember teamId={team.id} isJury={false} done={close} />}
    </Opening>
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
        {proposed.map((member) => (
          <li key={member.person.id} className="with-action">
            <ProposedMembership member={member} />
            {member.person.id === me && !member.declined ? (
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
        <>
          <ConfirmTeam teamId={team.id} proposed={proposed} isJury={false} />
          <p>
            <DeclineTeam teamId={team.id} />
          </p>
        </>
      ) : null}
    </>
  );
}
