/**
 * What a token with the scope `admin` alone may do; every other mutation is refused to it, a new one too, as `test/sweeps/access.test.ts`
 * finds by trying. Erasing, closing, making tokens and letting somebody act as an admin need a login, what an account does for itself
 * too; sides and the jury have scopes of their own.
 */

/** It sets an office up: accounts, the jury, names. */
export const mayByAdminToken: readonly string[] = [
  'invite',
  'inviteCaptains',
  'renamePerson',
  'setOffices',
  'undoRename',
];

/** Who shows a link or a password may do this with any token, and without one. */
export const mayAsAnybody: readonly string[] = [
  'acceptInvitation',
  'becomeFirstAdmin',
  'joinTeam',
  'login',
  'logout',
  'requestPasswordReset',
  'resetPassword',
];
