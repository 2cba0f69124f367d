import { matchLimit } from '@tarokk/competition';
import { tokenOf } from '../account-requests.js';
import { ask, graphql } from '../ask.js';
import { move, submit } from '../matches.js';
import { done, matchIn, type People, rule, type StateName } from '../matches-in-states.js';
import { sealedAnswer, sealingKey } from '../sealed-answers.js';
import { sheetOf, type SheetOptions } from '../sheets.js';
import { type Arguments, prepared } from './arguments.js';
import { another, type Setup } from './setup.js';

/** What has to be there before something can be tried on it, made as people would. */

const DAY = (season: number): string => `${season}-03-14`;

export function peopleOf({ team, opposing, captain, opponent, juror }: Setup): People {
  return { teams: [team, opposing], a: captain, b: opponent, juror };
}

/** A match that the captain entered, in a state; as a move of it names it. */
export async function matchOf(
  setup: Setup,
  state: StateName,
): Promise<{ matchId: string; seen: { revision: number } }> {
  const { id, revision } = await matchIn(state, peopleOf(setup), { date: DAY(setup.season) });
  return { matchId: id, seen: { revision } };
}

/** A match that everybody could read, until the jury opened it again and withdrew it. */
export async function withdrawnMatch(setup: Setup): Promise<string> {
  const match = await matchIn('approved', peopleOf(setup), { date: DAY(setup.season) });
  const reopened = done(await move(setup.juror, 'reopenMatch', match, { reason: 'Played twice' }));
  return done(await move(setup.juror, 'withdrawMatch', reopened, { reason: 'Played twice' })).id;
}

/** A match that was broken off, and may be left open. */
export async function brokenOff(setup: Setup): Promise<{ matchId: string; seen: { revision: number } }> {
  const sheet = sheetFor(setup, { kind: 'open', games: 2 });
  const match = done(await submit(setup.captain, sheet, { requestRuling: true }));
  const { id, revision } = done(await rule(setup.juror, match, { kind: 'STANDS', code: 'REQUEST_OPEN_MATCH' }));
  return { matchId: id, seen: { revision } };
}

export function sheetFor({ team, opposing, season }: Setup, options: SheetOptions = {}): ReturnType<typeof sheetOf> {
  return sheetOf([team, opposing], { date: DAY(season), ...options });
}

/** What somebody says in the name of the opponent to a sheet of the captain, with a PIN that the opponent has not. */
export async function wronglySealed({ captain, opponent }: Setup, sheet: unknown): Promise<string> {
  return sealedAnswer(await sealingKey(captain), sheet, { by: opponent, pin: '111111' });
}

export const atHome = { name: 'at home', public: false };

/** A match that the captain has planned for a private place. */
export async function plannedMatch(setup: Setup): Promise<string> {
  const { team, opposing, season } = setup;
  const options = { sideA: team.id, sideB: opposing.id, date: `${season}-04-${11 + (another() % 10)}`, venue: atHome };
  const selection = '... on PlannedMatchSaved { plannedMatch { id } }';
  return (await prepared<{ plannedMatch: { id: string } }>(setup.captain, 'planMatch', options, selection)).plannedMatch
    .id;
}

/** A request of the captain about it. */
export async function request(setup: Setup): Promise<string> {
  const options = {
    kind: 'PRIVATE_VENUE',
    sideId: setup.team.id,
    plannedMatchId: await plannedMatch(setup),
    words: 'The pub is closed.',
  };
  const selection = '... on JuryRequestSaved { request { id } }';
  return (await prepared<{ request: { id: string } }>(setup.captain, 'askJury', options, selection)).request.id;
}

/** The same with a guest as a substitute, and a ruling, which is the jury's alone: every list of a sheet has something in it. */
export function sheetWithAll(setup: Setup): ReturnType<typeof sheetOf> {
  const [guest] = setup.persons;
  return sheetFor(setup, {
    guests: [guest.id],
    substitutions: [{ person: guest.id, for: setup.team.members[0]!.id, from: 2 }],
    rulings: [{ kind: 'stands', code: 'date/old', reason: 'It was so' }],
  });
}

/** A draft of the captain’s side. */
export async function draft({ captain, team }: Setup): Promise<string> {
  const options = { title: 'Tonight', document: { date: '?' }, sideId: team.id };
  const selection = '... on DraftSaved { draft { id } }';
  return (await prepared<{ draft: { id: string } }>(captain, 'saveDraft', options, selection)).draft.id;
}

/** Leaves nobody in the jury but two, each of one of the sides: now it concerns the whole jury (D12). */
export async function concernTheJury({ database, juror, concernedJuror, opposing, season }: Setup): Promise<void> {
  await database.query('UPDATE "account" SET "jury" = false WHERE "jury" AND NOT "id" = ANY ($1)', [
    [juror.accountId, concernedJuror.accountId],
  ]);
  await database.query(
    `INSERT INTO "membership" ("season", "person_id", "team_id", "first_day") VALUES ($1, $2, $3, $4)`,
    [season, juror.id, opposing.id, `${season}-01-01`],
  );
}

/** The captain’s team as it is proposed for the season after. */
export async function proposedTeam({ database, season, juror, team }: Setup): Promise<string> {
  await openSeason(database, season + 1);
  const selection = '... on CarriedOver { teams { id before { id } } }';
  const options = { seasonYear: season + 1 };
  const { teams } = await prepared<{ teams: { id: string; before: { id: string } }[] }>(
    juror,
    'carryOver',
    options,
    selection,
  );
  return teams.find(({ before }) => before.id === team.id)!.id;
}

export async function openSeason(database: Setup['database'], year: number): Promise<void> {
  await database.query(
    'INSERT INTO "season" ("year", "annual_meeting", "match_limit") VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [year, `${year}-01-01`, matchLimit(year)],
  );
}

/** What the link of an answer opens. */
export async function linkOf(setup: Setup, name: 'invite' | 'makeResetLink', options: Arguments): Promise<string> {
  const selection = `... on ${name === 'invite' ? 'InvitationMade' : 'ResetLinkMade'} { address }`;
  return tokenOf((await prepared<{ address: string }>(setup.admin, name, options, selection)).address);
}

/** Somebody new is invited to the captain’s team, which has a place; with the token of their link. */
export async function teamInvitation({ database, captain, concernedJuror, team }: Setup): Promise<string> {
  await database.query('DELETE FROM "membership" WHERE "person_id" = $1', [concernedJuror.id]);
  const options = { teamId: team.id, whom: { name: `Newcomer ${another()}`, email: `new${another()}@example.org` } };
  const selection = '... on TeamInvitationMade { address }';
  return tokenOf((await prepared<{ address: string }>(captain, 'inviteToTeam', options, selection)).address);
}

const TROPHIES_OF = graphql('query ($player: UUID!) { trophies( personId: $player ) { nodes { id } } }');

/** An entry of an old list, of somebody without an account. */
export async function oldTrophy(setup: Setup): Promise<string> {
  await importedList(setup);
  const { trophies } = await ask(setup.anybody, TROPHIES_OF, { player: setup.persons[0].id });
  return trophies.nodes[0]!.id;
}

/** The list with this entry alone. */
export async function importedList({ juror, persons }: Setup): Promise<string> {
  const csv = oldList(persons[0].name);
  const selection = '... on OldTrophiesImported { oldListId }';
  return (await prepared<{ oldListId: string }>(juror, 'importOldTrophies', { csv }, selection)).oldListId;
}

export const oldList = (player: string): string => `player,trophy,date,count\n${player},golgotha,1999,1`;
