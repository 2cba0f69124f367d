import { text } from '@tarokk/rules';
import type { Refused } from '../../../platform/problems/refused.types.js';
import { accountWords } from '../account-words.js';
import type { AccountRow } from '../accounts.repository.js';
import { refusedByOffice } from '../refused-by-office.js';

const words = {
  hasAccount: text(
    'This person has an account already. For a new password there are reset links.',
    'Diese Person hat schon ein Konto. Für ein neues Passwort gibt es Rücksetz-Links.',
    'Ennek a személynek már van fiókja. Új jelszóhoz visszaállító hivatkozás kell.',
  ),
  holdsOffice: text(
    'This account is for a member of the jury or an admin: only an admin invites them again.',
    'Dieses Konto ist für ein Jurymitglied oder einen Admin: Nur ein Admin lädt es noch einmal ein.',
    'Ez a fiók zsűritagé vagy adminé: csak admin hívhatja meg újra.',
  ),
};

/**
 * Why a person who has an account cannot be invited to it; null while they have not accepted it. Only admins invite again to an
 * account with an office.
 */
export function invitationRefusal(account: AccountRow, byAdmin: boolean): Refused | null {
  if (account.disabledAt !== null) return refusedByOffice('account/closed', 'personId', accountWords.closed);
  if (account.username !== null) return refusedByOffice('invitation/has-account', 'personId', words.hasAccount);
  const holdsOffice = account.jury || account.admin;
  return holdsOffice && !byAdmin ? refusedByOffice('invitation/holds-office', 'personId', words.holdsOffice) : null;
}
