import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import { type Refused, refused } from '../../../platform/problems/refused.types.js';
import { accountProblems } from '../account-problems.js';
import type { AccountRow } from '../accounts.repository.js';

const problems = {
  hasAccount: problemKind('invitation/has-account', {
    path: 'personId',
    text: text(
      'This person has an account already. For a new password there are reset links.',
      'Diese Person hat schon ein Konto. Für ein neues Passwort gibt es Rücksetz-Links.',
      'Ennek a személynek már van fiókja. Új jelszóhoz visszaállító hivatkozás kell.',
    ),
  }),
  holdsOffice: problemKind('invitation/holds-office', {
    path: 'personId',
    text: text(
      'This account is for a member of the jury or an admin: only an admin invites them again.',
      'Dieses Konto ist für ein Jurymitglied oder einen Admin: Nur ein Admin lädt es noch einmal ein.',
      'Ez a fiók zsűritagé vagy adminé: csak admin hívhatja meg újra.',
    ),
  }),
};

/**
 * Why a person who has an account cannot be invited to it; null while they have not accepted it. Only admins invite again to an
 * account with an office.
 */
export function invitationRefusal(account: AccountRow, byAdmin: boolean): Refused | null {
  if (account.disabledAt !== null) return refused(accountProblems.closed.at('personId'));
  if (account.username !== null) return refused(problems.hasAccount());
  const holdsOffice = account.jury || account.admin;
  return holdsOffice && !byAdmin ? refused(problems.holdsOffice()) : null;
}
