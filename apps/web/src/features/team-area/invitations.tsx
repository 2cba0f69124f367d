import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { ActButton } from '../../ui/forms/act-button.js';
import { ChoiceField, TextField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';
import { HandOn } from '../../ui/forms/hand-on.js';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';
import { schemaLanguage } from '../../api/graphql.js';
import { Day } from '../../ui/days.js';
import { madeTeamInvitation } from './acts.js';
import type { OwnTeam } from './queries.js';

interface MadeInvitation {
  readonly address: string | null;
  readonly mailed: boolean | null;
  /** Whom it is for. */
  readonly name: string;
}

interface OfTeam {
  readonly team: OwnTeam;
}

/** Of whom nothing is chosen: somebody new. */
const NEW = '';

/** The captain invites to the team: somebody new while there is a place, or a member who has no account yet. */
export function Invitations({ team, name }: OfTeam & { readonly name: string }) {
  const t = useTranslations('side');
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const waiting = team.invitations ?? [];
  const withoutAccount = team.invitable ?? [];
  const taken = team.members.filter(({ lastDay }) => lastDay === null).length + waiting.length;
  const hasPlace = taken < team.mostMembers;
  return (
    <>
      {waiting.length === 0 ? null : (
        <>
          <h3>{t('invited')}</h3>
          <ul className="ruled">
            {waiting.map(({ id, name, delivery, expiresAt }) => (
              <li key={id} className="with-action">
                <span>
                  {name}
                  <small>
                    {delivery === 'MAIL' ? t('letterSent') : t('linkShown')}, {t('until')}{' '}
                    <Day of={expiresAt.slice(0, 10)} />
                  </small>
                </span>
                <span>
                  <ActButton
                    mutation="withdrawTeamInvitation"
                    input={{ teamId: team.id, invitationId: id }}
                    label={`${t('takeBack')}: ${name}`}
                  >
                    {t('takeBack')}
                  </ActButton>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {made === null ? null : (
        <div role="status" className="secret">
          <p>
            <strong>{made.mailed === true ? t('letterOnItsWay') : t('inviteMade', { name: made.name })}</strong>
          </p>
          {made.mailed === false ? <p>{t('letterFailed')}</p> : null}
          {made.address === null ? null : (
            <>
              <p>{t('handOn')}</p>
              <HandOn address={made.address} title={t('invitationFor', { team: name, name: made.name })} />
            </>
          )}
        </div>
      )}
      {!hasPlace && withoutAccount.length === 0 ? null : (
        <>
          <p>
            <ScriptedButton aria-expanded={open} onClick={() => setOpen(!open)}>
              {t('invite')}&nbsp;…
            </ScriptedButton>
          </p>
          {open ? (
            <Invite
              team={team}
              hasPlace={hasPlace}
              done={(answer) => {
                setOpen(false);
                setMade(answer);
              }}
            />
          ) : null}
        </>
      )}
    </>
  );
}

/** What was entered in the fields; a field that is not shown is missing. */
interface InvitationFields {
  readonly personId?: string;
  readonly name?: string;
  readonly email?: string;
}

function Invite({
  team,
  hasPlace,
  done,
}: {
  readonly team: OwnTeam;
  readonly hasPlace: boolean;
  readonly done: (made: MadeInvitation) => void;
}) {
  const t = useTranslations('side');
  const { namesIn } = usePage();
  const members = team.invitable ?? [];
  return (
    <Form
      mutation="inviteToTeam"
      selection={madeTeamInvitation}
      name={t('invite')}
      start={{ personId: hasPlace ? NEW : (members[0]?.id ?? NEW), name: '', email: '' }}
      input={({ personId = NEW, name, email }: InvitationFields) => ({
        teamId: team.id,
        whom: {
          ...(personId === NEW ? { name } : { personId }),
          email: (email ?? '') === '' ? null : email,
        },
        language: schemaLanguage(namesIn),
      })}
      done={({ address, mailed }, { personId = NEW, name = '' }: InvitationFields) =>
        done({ address, mailed, name: members.find(({ id }) => id === personId)?.name ?? name })
      }
      submit={t('sendInvitation')}
    >
      {members.length === 0 ? null : (
        <ChoiceField name="personId" label={t('whomInvite')} required={false}>
          {hasPlace ? <option value={NEW}>{t('somebodyNew')}</option> : null}
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ChoiceField>
      )}
      {hasPlace ? (
        <TextField name="name" label={t('inviteName')} hint={t('inviteNameHint')} required={false} autoComplete="off" />
      ) : null}
      <TextField
        name="email"
        type="email"
        label={t('inviteEmail')}
        hint={t('inviteEmailHint')}
        required={false}
        autoComplete="off"
      />
    </Form>
  );
}
