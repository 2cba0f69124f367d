import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';

/** What stands in the way of an invitation to a team, or of its answer, beside the rules of membership. */
export const teamInvitationProblems = {
  whom: problemKind('team-invitation/whom', {
    path: 'name',
    text: text(
      'Give the name of somebody new, or a member who has no account.',
      'Gib den Namen von jemand Neuem an oder ein Mitglied ohne Konto.',
      'Add meg egy új személy nevét vagy egy fiók nélküli tagot.',
    ),
  }),
  byJury: problemKind('team-invitation/by-jury', {
    path: 'personId',
    text: text(
      'This is no member without an account, or one who has played elsewhere too: the jury invites them.',
      'Das ist kein Mitglied ohne Konto oder eines, das auch anderswo gespielt hat: Die Jury lädt es ein.',
      'Ez nem fiók nélküli tag, vagy máshol is játszott már: őt a zsűri hívja meg.',
    ),
  }),
  noPlace: problemKind('team-invitation/no-place', {
    rule: '9',
    path: 'name',
    text: text(
      'The team has {most} places, and each has a member or an invitation. Withdraw one, or ask the jury for another place.',
      'Die Mannschaft hat {most} Plätze, und jeder hat ein Mitglied oder eine Einladung. Nimm eine zurück oder bitte die Jury um einen weiteren Platz.',
      'A csapatnak {most} helye van, és mindegyikre jut tag vagy meghívó. Vonj vissza egyet, vagy kérj még egy helyet a zsűritől.',
    ),
  }),
  unknown: problemKind('team-invitation/unknown', {
    path: 'invitationId',
    text: text(
      'There is no such invitation that waits for an answer.',
      'Es gibt keine solche Einladung, die auf Antwort wartet.',
      'Nincs ilyen, válaszra váró meghívó.',
    ),
  }),
  notUsable: problemKind('team-invitation/not-usable', {
    path: 'token',
    text: text(
      'This invitation is not known, was answered or withdrawn, or has expired. Ask the captain for a new one.',
      'Diese Einladung ist nicht bekannt, schon beantwortet, zurückgenommen oder abgelaufen. Bitte den Kapitän um eine neue.',
      'Ez a meghívó ismeretlen, már megválaszolták, visszavonták, vagy lejárt. Kérj újat a kapitánytól.',
    ),
  }),
  ofMember: problemKind('team-invitation/of-member', {
    path: 'token',
    text: text(
      'This invitation opens the account of a member. Log out, and open it again.',
      'Diese Einladung öffnet das Konto eines Mitglieds. Melde dich ab und öffne sie noch einmal.',
      'Ez a meghívó egy tag fiókját nyitja meg. Jelentkezz ki, és nyisd meg újra.',
    ),
  }),
};
