import { type Language, text, type Text } from '@tarokk/rules';
import type { AllowedCallers } from './allows.js';
import type { Caller } from './caller.js';

/** What a caller lacks, as a code for programs. */
export type Missing =
  'LOGIN' | 'SUBMIT_SCOPE' | 'JURY_SCOPE' | 'ADMIN_SCOPE' | 'JURY_OR_ADMIN_SCOPE' | 'JURY' | 'ADMIN' | 'JURY_OR_ADMIN';

const texts: Readonly<Record<Missing, Text>> = {
  LOGIN: text(
    'No API token may do this: log in with the name and password of the account.',
    'Das darf kein API-Token: Melde dich mit Name und Passwort des Kontos an.',
    'Ezt egyetlen API-token sem teheti meg: jelentkezz be a fiók nevével és jelszavával.',
  ),
  SUBMIT_SCOPE: text(
    'This API token may only read. Make one with the scope SUBMIT in the account.',
    'Dieses API-Token darf nur lesen. Mache im Konto eines mit der Berechtigung SUBMIT.',
    'Ez az API-token csak olvashat. Készíts a fiókban egy SUBMIT jogosultságút.',
  ),
  JURY_SCOPE: text(
    'This needs an API token with the scope JURY, of an account that is a member of the jury.',
    'Das braucht ein API-Token mit der Berechtigung JURY, von einem Konto, das zur Jury gehört.',
    'Ehhez JURY jogosultságú API-token kell, olyan fiókból, amely a zsűri tagja.',
  ),
  ADMIN_SCOPE: text(
    'This needs an API token with the scope ADMIN, which an admin makes with their password.',
    'Das braucht ein API-Token mit der Berechtigung ADMIN, das ein Admin mit dem eigenen Passwort erzeugt.',
    'Ehhez ADMIN jogosultságú API-token kell, amelyet egy admin készít a saját jelszavával.',
  ),
  JURY_OR_ADMIN_SCOPE: text(
    'This needs an API token with the scope JURY or ADMIN, of an account that has that office.',
    'Das braucht ein API-Token mit der Berechtigung JURY oder ADMIN, von einem Konto mit diesem Amt.',
    'Ehhez JURY vagy ADMIN jogosultságú API-token kell, olyan fiókból, amelynek megvan ez a tisztsége.',
  ),
  JURY: text(
    'This is for the jury. An admin makes you a member of it, in the administration.',
    'Das ist für die Jury. Ein Admin nimmt dich in der Verwaltung in sie auf.',
    'Ez a zsűrié. Egy admin vehet fel a zsűribe, az adminisztrációban.',
  ),
  ADMIN: text(
    'This is for admins. An admin makes you one, in the administration; on the server it is done with: tarokk admin create',
    'Das ist für Admins. Ein Admin ernennt dich in der Verwaltung dazu; auf dem Server geht es mit: tarokk admin create',
    'Ez az adminoké. Egy admin nevezhet ki azzá, az adminisztrációban; a kiszolgálón így megy: tarokk admin create',
  ),
  JURY_OR_ADMIN: text(
    'This is for the jury and for admins. An admin gives you either office, in the administration.',
    'Das ist für die Jury und für Admins. Ein Admin gibt dir in der Verwaltung eines dieser Ämter.',
    'Ez a zsűrié és az adminoké. Egy admin adhatja meg bármelyik tisztséget, az adminisztrációban.',
  ),
};

/** What keeps an account that is known from what is for others. */
export function missingOf(audience: AllowedCallers | undefined, { tokenId }: Caller): Missing {
  if (tokenId === null) {
    if (audience === 'jury') return 'JURY';
    return audience === 'jury-or-admin' || audience === 'jury-or-setup' ? 'JURY_OR_ADMIN' : 'ADMIN';
  }
  switch (audience) {
    case 'login':
    case 'admin':
      return 'LOGIN';
    case 'jury':
    case 'jury-or-admin':
      return 'JURY_SCOPE';
    case 'setup':
      return 'ADMIN_SCOPE';
    case 'jury-or-setup':
      return 'JURY_OR_ADMIN_SCOPE';
    default:
      return 'SUBMIT_SCOPE';
  }
}

/** Says it with who gives it. */
export const sayMissing = (missing: Missing, language: Language): string => texts[missing][language];
