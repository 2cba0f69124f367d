import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';

/** Why something cannot be done with an account, said in more than one place. */
export const accountProblems = {
  unknown: problemKind('account/unknown', {
    text: text('There is no such account.', 'Dieses Konto gibt es nicht.', 'Nincs ilyen fiók.'),
  }),
  closed: problemKind('account/closed', {
    text: text(
      'This account is closed. An admin can reopen it.',
      'Dieses Konto ist geschlossen. Ein Admin kann es wieder öffnen.',
      'Ez a fiók le van zárva. Egy admin újra megnyithatja.',
    ),
  }),
  adminByLogin: problemKind('account/admin-by-login', {
    path: 'admin',
    text: text(
      'No API token makes an admin or takes that office from one. Log in for it.',
      'Kein API-Token macht jemanden zum Admin oder nimmt einem Admin dieses Amt. Melde dich dafür an.',
      'API-tokennel nem lehet valakit adminná tenni, sem ezt a tisztséget elvenni tőle. Ehhez jelentkezz be.',
    ),
  }),
  lastAdmin: problemKind('account/last-admin', {
    text: text(
      'This is the last admin. Make another one first.',
      'Er ist der letzte Admin. Mache zuerst einen anderen.',
      'Ő az utolsó admin. Előbb nevezz ki másikat.',
    ),
  }),
};
