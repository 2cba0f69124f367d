import { randomUUID } from 'node:crypto';
import { remarks } from '../matches.js';
import { typedSheet } from '../typed-sheets.js';
import { prepared } from './arguments.js';
import { mutationsOfCompetitions } from './mutations-of-competitions.js';
import { mutationsOfMessages } from './mutations-of-messages.js';
import {
  atHome,
  brokenOff,
  concernTheJury,
  draft,
  linkOf,
  importedList,
  matchOf,
  oldList,
  oldTrophy,
  openSeason,
  plannedMatch,
  proposedTeam,
  request,
  sheetFor,
  sheetWithAll,
  teamInvitation,
  wronglySealed,
} from './preparations.js';
import { future, ownFuture, onMatch, onTeam, past, present, reason, type Row } from './row.js';
import { another, PASSWORD } from './setup.js';

let openedSeasons = 1983;

/** Sealed to no key that the office has; another one each time, for each is taken once. */
const unreadable = (): string => `${'0'.repeat(16)}.${String(another()).padStart(8, '0')}`;

/** Of people, teams, matches and the office itself, in the order of the alphabet. */
const mutationsOfTheOffice: Readonly<Record<string, Row>> = {
  acceptInvitation: past(async (setup) => ({
    token: await linkOf(setup, 'invite', { personId: setup.persons[0].id }),
    username: `newcomer${another()}`,
    password: PASSWORD,
  })),
  acceptTeamInvitation: present(async (setup) => ({ token: await teamInvitation(setup) })),
  addMember: present(async (setup) => {
    await setup.database.query('DELETE FROM "membership" WHERE "person_id" = $1', [setup.concernedJuror.id]);
    return { teamId: setup.team.id, member: { personId: setup.persons[0].id }, reason };
  }),
  addPerson: past(() => ({ name: `Newcomer ${another()}` })),
  answerSealed: past(async (setup) => ({ ...(await matchOf(setup, 'submitted')), sealedAnswer: unreadable() })),
  appointJuror: past(async (setup) => {
    const { matchId } = await matchOf(setup, 'submitted');
    await concernTheJury(setup);
    return { matchId, personId: setup.holder.id };
  }),
  appointJurorForRequest: future(async (setup) => {
    const id = await request(setup);
    await concernTheJury(setup);
    return { requestId: id, personId: setup.concernedJuror.id };
  }),
  approveMatch: onMatch('confirmed'),
  approveMatches: past(async (setup) => ({ matches: [await matchOf(setup, 'confirmed')] })),
  askJury: future(async (setup) => ({
    kind: 'PRIVATE_VENUE',
    sideId: setup.team.id,
    plannedMatchId: await plannedMatch(setup),
    words: 'The pub is closed.',
  })),
  becomeFirstAdmin: past(() => ({
    token: 'none',
    name: 'Nobody',
    jury: false,
    username: 'nobody',
    password: PASSWORD,
  })),
  cancelPlannedMatch: future(async (setup) => ({ plannedMatchId: await plannedMatch(setup), version: 1 })),
  carryOver: ownFuture(async ({ database, season }) => {
    await openSeason(database, season + 1);
    return { seasonYear: season + 1 };
  }),
  changePassword: past(() => ({
    password: PASSWORD,
    newPassword: 'another word and one more',
    keepTokenIds: [randomUUID()],
  })),
  changePlannedMatch: future(
    async (setup) => ({ plannedMatchId: await plannedMatch(setup), version: 1, order: 7 }),
    async (setup) => ({ plannedMatchId: await plannedMatch(setup), version: 1, venue: atHome }),
  ),
  checkSealed: past(
    async (setup) => {
      const sheet = sheetFor(setup);
      return { document: sheet, sealedAnswer: await wronglySealed(setup, sheet) };
    },
    (setup) => ({ sheet: typedSheet(sheetWithAll(setup)), sealedAnswer: unreadable() }),
  ),
  closeAccount: past(({ captain }) => ({ accountId: captain.accountId, reason })),
  closeOpenMatch: onMatch('open', { reason }),
  closeSeason: ownFuture(({ season }) => ({ seasonYear: season, reason })),
  confirmMatch: onMatch('submitted', { reason }),
  confirmTeam: ownFuture(
    async (setup) => ({ teamId: await proposedTeam(setup), reason }),
    async (setup) => ({ teamId: await proposedTeam(setup), memberIds: [setup.captain.id], reason }),
  ),
  createApiToken: past(() => ({ name: `Program ${another()}`, scopes: ['READ'], days: 30, password: PASSWORD })),
  decideRequest: future(async (setup) => ({ requestId: await request(setup), version: 1, grant: true })),
  declineMembership: ownFuture(async (setup) => ({ teamId: await proposedTeam(setup), personId: setup.captain.id })),
  declineTeam: ownFuture(async (setup) => ({ teamId: await proposedTeam(setup) })),
  deleteDraft: past(async (setup) => ({ draftId: await draft(setup), version: 1 })),
  disputeMatch: onMatch('submitted', { reason }),
  enterPair: present(
    ({ season, captain, persons: [other] }) => ({
      seasonYear: season,
      name: `New Pair ${another()}`,
      players: [{ personId: captain.id }, { personId: other.id }],
    }),
    ({ season }) => ({
      seasonYear: season,
      name: `New Pair ${another()}`,
      players: [{ name: `Newcomer ${another()}` }, { name: `Newcomer ${another()}` }],
    }),
  ),
  enterTeam: present(({ season, persons: [a, b] }) => ({
    seasonYear: season,
    name: `New Team ${another()}`,
    members: [{ personId: a.id }, { personId: b.id }],
    reason,
  })),
  erasePerson: past(({ captain }) => ({ personId: captain.id })),
  importOldTrophies: past(({ persons }) => ({ csv: oldList(persons[0].name) })),
  invite: past(({ persons }) => ({ personId: persons[0].id })),
  inviteCaptains: past(async ({ database, captain, team }) => {
    await database.query('UPDATE "account" SET "username" = NULL, "password_hash" = NULL WHERE "id" = $1', [
      captain.accountId,
    ]);
    return { teamIds: [team.id] };
  }),
  inviteToTeam: present(async ({ database, concernedJuror, team }) => {
    await database.query('DELETE FROM "membership" WHERE "person_id" = $1', [concernedJuror.id]);
    return { teamId: team.id, whom: { name: `Newcomer ${another()}`, email: `new${another()}@example.org` } };
  }),
  joinTeam: present(async (setup) => ({
    token: await teamInvitation(setup),
    username: `newcomer${another()}`,
    password: PASSWORD,
  })),
  leaveMatchOpen: past(async (setup) => ({ ...(await brokenOff(setup)), reason })),
  leaveTeam: onTeam(({ member }) => ({ personId: member.id })),
  login: past(async ({ database, captain }) => {
    const { rows } = await database.query<{ name: string }>(
      'SELECT "username" AS "name" FROM "account" WHERE "id" = $1',
      [captain.accountId],
    );
    return { name: rows[0]!.name, password: PASSWORD };
  }),
  logout: past(() => ({})),
  logoutEverywhere: past(() => ({ keepTokenIds: [randomUUID()] })),
  makeCaptain: onTeam(({ member }) => ({ personId: member.id })),
  makeResetLink: past(({ captain }) => ({ accountId: captain.accountId })),
  markNoticesSeen: past(async ({ database, captain }) => {
    const { rows } = await database.query<{ id: string }>(
      `INSERT INTO "notice" ("account_id", "kind") VALUES ($1, 'password-reset') RETURNING "id"`,
      [captain.accountId],
    );
    return { ids: [rows[0]!.id] };
  }),
  mergePersons: past(({ persons, captain }) => ({ fromId: persons[0].id, intoId: captain.id, reason })),
  openSeason: past(() => ({ seasonYear: ++openedSeasons })),
  planMatch: future(({ season, team, opposing }) => ({
    sideA: team.id,
    sideB: opposing.id,
    date: `${season}-05-01`,
    venue: atHome,
  })),
  planMatches: future(({ season, team, opposing }) => ({
    seasonYear: season,
    matches: [{ sideA: team.name, sideB: opposing.name, date: `${season}-06-${10 + (another() % 20)}`, venue: atHome }],
  })),
  removeOldList: past(async (setup) => ({ oldListId: await importedList(setup), reason })),
  removeOldTrophy: past(async (setup) => ({ trophyId: await oldTrophy(setup), reason })),
  removePin: past(async ({ captain }) => {
    await prepared(captain, 'setPin', { password: PASSWORD, pin: '135790' }, '... on PinSaved { done }');
    return { password: PASSWORD };
  }),
  renamePerson: past(({ captain }) => ({ personId: captain.id, name: `Renamed ${another()}`, reason })),
  renameTeam: onTeam(() => ({ name: `Renamed ${another()}` })),
  reopenAccount: past(async ({ database, holder }) => {
    await database.query('UPDATE "account" SET "disabled_at" = now() WHERE "id" = $1', [holder.accountId]);
    return { accountId: holder.accountId, reason };
  }),
  reopenMatch: onMatch('approved', { reason }),
  reopenSeason: ownFuture(async ({ database, season }) => {
    await database.query('UPDATE "season" SET "closed_at" = now() WHERE "year" = $1', [season]);
    return { seasonYear: season, reason };
  }),
  replaceMember: onTeam(({ member, persons }) => ({
    leaverId: member.id,
    member: { personId: persons[0].id },
    reason,
  })),
  requestPasswordReset: past(() => ({ name: 'nobody' })),
  resetPassword: past(async (setup) => ({
    token: await linkOf(setup, 'makeResetLink', { accountId: setup.captain.accountId }),
    password: 'another word and one more',
  })),
  resumeMatch: onMatch('open', { reason }),
  returnMatch: onMatch('confirmed', { reason }),
  revokeApiToken: past(({ tokenId }) => ({ tokenId })),
  revokeConfirmation: past(async (setup) => {
    const { matchId, seen } = await matchOf(setup, 'confirmed');
    await setup.database.query(
      `INSERT INTO "sealed_answer" ("match_id", "number", "season", "revision", "digest", "answer", "party", "answered_by", "brought_by")
       VALUES ($1, 1, $2, $3, sha256($4::bytea), 'confirmed', 'B', $5, $6)`,
      [matchId, setup.season, seen.revision, matchId, setup.opponent.accountId, setup.captain.accountId],
    );
    return { matchId, seen, reason };
  }),
  revokeLogin: past(async ({ database, captain }) => {
    const { rows } = await database.query<{ id: string }>(
      `INSERT INTO "login" ("account_id", "token_hash", "expires_at") VALUES ($1, sha256($2::bytea), now() + interval '1 day')
       RETURNING "id"`,
      [captain.accountId, `another ${another()}`],
    );
    return { loginId: rows[0]!.id };
  }),
  revokeRuling: onMatch('disputed', { number: 1, reason }),
  ruleOnMatch: onMatch('disputed', { ruling: { kind: 'POINTS', game: 1, points: { a: 100, b: 100 }, reason } }),
  saveDraft: past(async (setup) => ({
    draftId: await draft(setup),
    version: 1,
    title: 'Later',
    document: { date: '??' },
  })),
  saveVenue: past(() => ({ name: `Venue ${another()}`, public: true })),
  setAnnualMeeting: ownFuture(({ season }) => ({ seasonYear: season, annualMeeting: `${season}-01-02` })),
  setContact: past(({ captain }) => ({
    personId: captain.id,
    email: `post${another()}@example.org`,
    password: PASSWORD,
  })),
  setLanguage: past(() => ({ language: 'HU' })),
  setOfficeText: past(() => ({ kind: 'ABOUT', language: 'EN', words: `Written for the ${another()}th time.` })),
  setOffices: past(({ captain }) => ({ accountId: captain.accountId, jury: true, admin: false, reason })),
  setPin: past(() => ({ password: PASSWORD, pin: '135790' })),
  setPseudonym: past(({ captain }) => ({ personId: captain.id, pseudonymous: true })),
  setUpSeason: past(({ captain }) => ({
    seasonYear: ++openedSeasons,
    persons: [{ name: `Guest ${another()}` }],
    teams: [{ name: 'Danube Wasps', members: [{ name: `Newcomer ${another()}` }], reason }],
    pairs: [{ name: 'Two Wasps', players: [{ personId: captain.id }, { name: `Partner ${another()}` }] }],
  })),
  startDraft: future(async (setup) => ({ plannedMatchId: await plannedMatch(setup), sideId: setup.team.id })),
  strikeMember: onTeam(({ member }) => ({ personId: member.id, reason })),
  submitSheet: past(
    (setup) => ({ document: sheetFor(setup), remarks, requestRuling: true }),
    (setup) => ({ document: sheetFor(setup), remarks, requestRuling: true, sealedAnswer: unreadable() }),
    (setup) => ({ sheet: typedSheet(sheetWithAll(setup)), remarks, requestRuling: true }),
  ),
  undoMerge: past(async ({ juror, persons: [from, into] }) => {
    const options = { fromId: from.id, intoId: into.id, reason };
    const selection = '... on MergeSaved { merge { id } }';
    const { merge } = await prepared<{ merge: { id: string } }>(juror, 'mergePersons', options, selection);
    return { mergeId: merge.id, reason };
  }),
  undoRename: past(async ({ juror, captain }) => {
    const options = { personId: captain.id, name: `Renamed ${another()}`, reason };
    await prepared(juror, 'renamePerson', options, '... on PersonSaved { person { id } }');
    return { personId: captain.id, reason };
  }),
  withdrawMatch: onMatch('submitted'),
  withdrawRequest: future(async (setup) => ({ requestId: await request(setup) })),
  withdrawTeam: onTeam(() => ({ reason })),
  withdrawTeamInvitation: present(async (setup) => {
    await teamInvitation(setup);
    const { rows } = await setup.database.query<{ id: string }>(
      'SELECT "id" FROM "team_invitation" WHERE "team_id" = $1',
      [setup.team.id],
    );
    return { teamId: setup.team.id, invitationId: rows[0]!.id };
  }),
};

/** One row for each mutation: a new one has to be added in one of the three. */
export const mutations: Readonly<Record<string, Row>> = Object.fromEntries(
  Object.entries({ ...mutationsOfTheOffice, ...mutationsOfCompetitions, ...mutationsOfMessages }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  ),
);

/** What only an office that is set up otherwise does; nobody here can do it. */
export const nobodyHere: Readonly<Record<string, string>> = {
  becomeFirstAdmin: 'for whoever has the link of the terminal, while there is no admin',
  requestPasswordReset: 'for anybody, where the office sends mail',
};
