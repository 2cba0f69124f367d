import { text } from '@tarokk/rules';
import type { Action } from '../../../../platform/writes/action.js';
import type { ActWords } from '../act-kinds.js';

/** What is done to teams and pairs. */
export const sideActs = {
  enterTeam: {
    kind: 'sides',
    of: 'side',
    words: text(
      '{who} entered the team {what}',
      '{who} hat die Mannschaft {what} gemeldet',
      '{who} nevezte a(z) {what} csapatot',
    ),
  },
  carryOver: {
    kind: 'sides',
    of: 'side',
    words: text(
      '{who} carried teams over from the year before: {what}',
      '{who} hat Mannschaften vom Vorjahr übernommen: {what}',
      '{who} átvette az előző évi csapatokat: {what}',
    ),
  },
  confirmTeam: {
    kind: 'sides',
    of: 'team',
    words: text(
      '{who} confirmed the team {what}',
      '{who} hat die Mannschaft {what} bestätigt',
      '{who} megerősítette a(z) {what} csapatot',
    ),
  },
  declineTeam: {
    kind: 'sides',
    of: 'team',
    words: text(
      '{who} declined to lead the team {what}',
      '{who} hat abgelehnt, die Mannschaft {what} zu melden',
      '{who} nem indítja a(z) {what} csapatot',
    ),
  },
  withdrawTeam: {
    kind: 'sides',
    of: 'team',
    words: text(
      '{who} withdrew the team {what}',
      '{who} hat die Mannschaft {what} zurückgezogen',
      '{who} visszaléptette a(z) {what} csapatot',
    ),
  },
  renameTeam: {
    kind: 'sides',
    of: 'side',
    words: text(
      '{who} renamed the team {what}',
      '{who} hat die Mannschaft {what} umbenannt',
      '{who} átnevezte a(z) {what} csapatot',
    ),
  },
  addMember: {
    kind: 'sides',
    of: 'membership',
    words: text(
      '{who} took a member into the team: {what}',
      '{who} hat ein Mitglied in die Mannschaft aufgenommen: {what}',
      '{who} új tagot vett fel a csapatba: {what}',
    ),
  },
  replaceMember: {
    kind: 'sides',
    of: 'membership',
    words: text(
      '{who} replaced a member of the team: {what}',
      '{who} hat ein Mitglied der Mannschaft ersetzt: {what}',
      '{who} lecserélte a csapat egy tagját: {what}',
    ),
  },
  strikeMember: {
    kind: 'sides',
    of: 'membership',
    words: text(
      '{who} struck a member off the team: {what}',
      '{who} hat ein Mitglied aus der Mannschaft gestrichen: {what}',
      '{who} törölt egy tagot a csapatból: {what}',
    ),
  },
  leaveTeam: {
    kind: 'sides',
    of: 'membership',
    words: text(
      '{who} ended a membership: {what}',
      '{who} hat eine Mitgliedschaft beendet: {what}',
      '{who} megszüntetett egy csapattagságot: {what}',
    ),
  },
  joinTeam: {
    kind: 'sides',
    of: 'proposed member',
    words: text(
      '{who} joined the team: {what}',
      '{who} ist der Mannschaft beigetreten: {what}',
      '{who} csatlakozott a csapathoz: {what}',
    ),
  },
  declineMembership: {
    kind: 'sides',
    of: 'proposed member',
    words: text(
      '{who} declined to join the team: {what}',
      '{who} ist der Mannschaft nicht beigetreten: {what}',
      '{who} nem csatlakozott a csapathoz: {what}',
    ),
  },
  makeCaptain: {
    kind: 'sides',
    of: 'membership',
    words: text(
      '{who} made somebody captain: {what}',
      '{who} hat jemanden zum Kapitän gemacht: {what}',
      '{who} csapatkapitányt jelölt ki: {what}',
    ),
  },
  inviteToTeam: {
    kind: 'sides',
    of: 'team invitation',
    words: text(
      '{who} invited somebody to the team {what}',
      '{who} hat jemanden in die Mannschaft {what} eingeladen',
      '{who} meghívott valakit a(z) {what} csapatba',
    ),
  },
  acceptTeamInvitation: {
    kind: 'sides',
    of: 'team invitation',
    words: text(
      '{who} accepted the invitation to the team {what}',
      '{who} hat die Einladung in die Mannschaft {what} angenommen',
      '{who} elfogadta a meghívást a(z) {what} csapatba',
    ),
  },
  withdrawTeamInvitation: {
    kind: 'sides',
    of: 'team invitation',
    words: text(
      '{who} withdrew an invitation to the team {what}',
      '{who} hat eine Einladung in die Mannschaft {what} zurückgezogen',
      '{who} visszavont egy meghívást a(z) {what} csapatba',
    ),
  },
  enterPair: {
    kind: 'sides',
    of: 'side',
    words: text(
      '{who} entered the pair {what}',
      '{who} hat das Paar {what} gemeldet',
      '{who} nevezte a(z) {what} párt',
    ),
  },
  renamePair: {
    kind: 'sides',
    of: 'side',
    words: text(
      '{who} renamed the pair {what}',
      '{who} hat das Paar {what} umbenannt',
      '{who} átnevezte a(z) {what} párt',
    ),
  },
} as const satisfies Partial<Record<Action, ActWords>>;
