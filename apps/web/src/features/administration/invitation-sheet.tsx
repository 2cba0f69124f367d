import { useTranslations } from 'use-intl';
import { useDay } from '../../ui/days.js';
import { ScannedCode } from '../../ui/forms/scanned-code.js';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';
import type { InvitedCaptain } from './checklist-queries.js';

/** Invitations that were made just now: who got a letter, who did not, and the links of the others, to be printed and handed on. */
export function InvitationSheet({ invitations }: { readonly invitations: readonly InvitedCaptain[] }) {
  const t = useTranslations('captains');
  const names = (mailed: boolean): string =>
    invitations
      .filter(({ invitation }) => invitation.mailed === mailed)
      .map(({ captain }) => captain.name)
      .join(', ');
  const [sent, unsent] = [names(true), names(false)];
  const shown = invitations.filter(({ invitation: { address } }) => address != null);
  return (
    <div role="status" className="invitations">
      {sent === '' ? null : <p className="notice">{t('sent', { names: sent })}</p>}
      {unsent === '' ? null : <p className="problem">{t('unsent', { names: unsent })}</p>}
      {shown.length === 0 ? null : (
        <>
          <p className="notice">{t('shown', { links: shown.length })}</p>
          <p className="pages">
            <ScriptedButton look="main" onClick={() => window.print()}>
              {t('print')}
            </ScriptedButton>
          </p>
          <ul className="slips">
            {shown.map((each) => (
              <Slip key={each.team.id} {...each} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What is cut out and handed to a captain. */
function Slip({ team, captain, invitation }: InvitedCaptain) {
  const t = useTranslations('captains');
  const day = useDay();
  const address = invitation.address!;
  return (
    <li>
      <ScannedCode address={address} title={t('for', { name: captain.name })} />
      <div>
        <b>{captain.name}</b>
        <p>{t('slip', { team: team.name })}</p>
        <p>
          <code className="link-shown">{address}</code>
        </p>
        <small>{t('until', { day: day(invitation.link.expiresAt.slice(0, 10), 'long') })}</small>
      </div>
    </li>
  );
}
