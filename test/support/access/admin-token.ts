/**
 * What a token with the scope `admin` alone may do, decided for each mutation: a new one belongs into one of these lists, or a
 * test fails. Whatever else a token may do it may by its other scopes.
 */

/** It sets an office up: accounts, the jury, names. */
export const mayByAdminToken: readonly string[] = ['invite', 'renamePerson', 'setOffices', 'undoRename'];

/** Who shows a link or a password may do this with any token, and without one. */
export const mayAsAnybody: readonly string[] = [
  ...['acceptInvitation', 'becomeFirstAdmin', 'joinTeam', 'login', 'logout', 'requestPasswordReset', 'resetPassword'],
];

/** What admins do by a login alone: it erases or closes, makes tokens, or lets somebody act as an admin or decide. */
const ofAdmins = [
  ...['appointCupJuror', 'appointFreeJuror', 'appointGrandPrixJuror', 'appointJuror', 'appointJurorForRequest'],
  ...[
    'closeAccount',
    'createApiToken',
    'erasePerson',
    'makeResetLink',
    'reopenAccount',
    'revokeApiToken',
    'setContact',
  ],
];

/** Each account does this for itself, by a login. */
const ofTheAccount = [
  ...['acceptTeamInvitation', 'changePassword', 'logoutEverywhere', 'markNoticesSeen', 'markNotificationsRead'],
  ...['changeWebhook', 'pauseWebhook', 'redeliver', 'registerWebhook', 'removeWebhook', 'renewWebhookSecret'],
  ...['removePin', 'resumeWebhook', 'revokeLogin', 'setLanguage', 'setNotifications', 'setPin', 'setPseudonym'],
  'testWebhook',
];

/** For the scope `jury`. */
const ofTheJury = [
  ...['addPerson', 'announceCup', 'announceGrandPrix', 'cancelGrandPrix', 'carryOver', 'changeCupPlayer'],
  ...['changeGrandPrix', 'changeGrandPrixPairings', 'closeGrandPrix', 'closeSeason', 'decideRequest', 'decideTie'],
  ...['drawCup', 'drawGrandPrix', 'fixFreeFactor', 'importMatches', 'importOldTable', 'importOldTrophies'],
  ...['mergePersons', 'openSeason', 'postponeTie', 'recordCup', 'removeOldList', 'removeOldTable', 'removeOldTrophy'],
  ...['reopenGrandPrix', 'reopenSeason', 'saveVenue', 'setAnnualMeeting', 'setAsideInCup', 'setUpSeason'],
  ...['strikeMember', 'undoMerge'],
];

/** For the scopes `submit` and `jury`. */
const ofSidesAndTheJury = [
  ...['addMember', 'admitFreeGame', 'admitGames', 'agreeOnGrandPrixMatch', 'agreeOnMatches', 'answerSealed'],
  ...['approveMatch', 'approveMatches', 'askJury', 'cancelPlannedMatch', 'changePlannedMatch', 'checkSealed'],
  'closeOpenMatch',
  ...['concedeTie', 'confirmMatch', 'confirmTeam', 'declineMembership', 'declineTeam', 'deleteDraft', 'disputeMatch'],
  ...['enterCup', 'enterGrandPrix', 'enterPair', 'enterTeam', 'inviteToTeam', 'leaveMatchOpen', 'leaveTeam'],
  ...['makeCaptain', 'objectToFreeGame', 'planMatch', 'refuseFreeGame', 'renamePair', 'renameTeam', 'reopenFreeGame'],
  ...['reopenMatch', 'replaceMember', 'resumeMatch', 'returnMatch', 'revokeConfirmation', 'revokeRuling'],
  ...['ruleOnMatch', 'saveDraft', 'startDraft', 'submitFreeGame', 'submitSheet', 'withdrawFreeGame'],
  ...['withdrawFromCup', 'withdrawFromGrandPrix', 'withdrawMatch', 'withdrawRequest', 'withdrawTeam'],
  'withdrawTeamInvitation',
];

export const notByAdminToken: readonly string[] = [...ofAdmins, ...ofTheAccount, ...ofTheJury, ...ofSidesAndTheJury];
