import type { Arguments } from './arguments.js';
import {
  draft,
  importedList,
  matchOf,
  oldTrophy,
  plannedMatch,
  proposedTeam,
  request,
  teamInvitation,
  withdrawnMatch,
} from './preparations.js';
import { grandPrix, handedIn, importedTable, pairOf } from './preparations-of-competitions.js';
import type { When } from './row.js';
import type { Setup } from './setup.js';

/** A query of something by its id: what is asked, and of what the answer must hold something to count as shown. */
export interface QueryRow {
  readonly field: string;
  /** What of it is meant, where there are several rows of a field. */
  readonly of?: string;
  readonly given: (setup: Setup) => Arguments | Promise<Arguments>;
  readonly selection: string;
  readonly season?: When;
  /** Fields on the way to what counts, from that of the query; the whole answer if left out. */
  readonly shows?: readonly string[];
}

const LIST = '{ nodes { __typename } }';
const ONE = '{ __typename }';
const nodes = ['nodes'] as const;

/** At least one line for each field of `Query` that takes an id: a new one has to be added here, in the order of the alphabet. */
export const queries: readonly QueryRow[] = [
  { field: 'previewApproval', selection: ONE, given: (setup) => matchOf(setup, 'confirmed') },
  {
    field: 'auditEntries',
    selection: LIST,
    shows: nodes,
    given: async (setup) => ({ objectId: (await matchOf(setup, 'submitted')).matchId }),
  },
  {
    field: 'previewDecision',
    selection: ONE,
    given: async (setup) => ({ ...(await matchOf(setup, 'approved')), decision: 'REOPENED' }),
  },
  { field: 'draft', selection: ONE, given: async (setup) => ({ id: await draft(setup) }) },
  {
    field: 'drafts',
    selection: LIST,
    shows: nodes,
    given: async (setup) => {
      await draft(setup);
      return { sideId: setup.team.id };
    },
  },
  {
    field: 'freeCredits',
    selection: LIST,
    shows: nodes,
    given: async (setup) => {
      await handedIn(setup, 'ADMITTED');
      return { seasonYear: setup.season, personId: setup.captain.id };
    },
  },
  {
    field: 'freeGame',
    of: 'submitted',
    selection: ONE,
    given: async (setup) => ({ id: (await handedIn(setup)).gameId }),
  },
  {
    field: 'freeGame',
    of: 'admitted',
    selection: ONE,
    given: async (setup) => ({ id: (await handedIn(setup, 'ADMITTED')).gameId }),
  },
  {
    field: 'previewFreeDecision',
    selection: ONE,
    given: async (setup) => ({ ...(await handedIn(setup)), decision: 'ADMITTED' }),
  },
  {
    field: 'freeGames',
    of: 'submitted',
    selection: LIST,
    shows: nodes,
    given: async (setup) => {
      await handedIn(setup);
      return { personId: setup.captain.id };
    },
  },
  {
    field: 'freeGames',
    of: 'admitted',
    selection: LIST,
    shows: nodes,
    given: async (setup) => {
      await handedIn(setup, 'ADMITTED');
      return { personId: setup.captain.id };
    },
  },
  {
    field: 'grandPrix',
    season: 'future',
    selection: ONE,
    given: async (setup) => ({ id: (await grandPrix(setup)).id }),
  },
  {
    field: 'headToHead',
    selection: ONE,
    given: ({ captain, opponent }) => ({ personId: captain.id, otherId: opponent.id }),
  },
  {
    field: 'juryQueue',
    selection: LIST,
    shows: nodes,
    given: async (setup) => {
      await matchOf(setup, 'confirmed');
      return { queue: 'TO_DECIDE', sideId: setup.team.id };
    },
  },
  {
    field: 'logAct',
    selection: ONE,
    given: async (setup) => {
      const { matchId } = await matchOf(setup, 'submitted');
      const { rows } = await setup.database.query<{ id: string }>(
        `SELECT max("id")::text AS "id" FROM "audit_entry" WHERE "object" = 'match' AND "object_id" = $1`,
        [matchId],
      );
      return { id: rows[0]!.id };
    },
  },
  {
    field: 'logActs',
    selection: LIST,
    shows: nodes,
    given: async (setup) => ({ matchId: (await matchOf(setup, 'submitted')).matchId }),
  },
  {
    field: 'match',
    of: 'submitted',
    selection: ONE,
    given: async (setup) => ({ id: (await matchOf(setup, 'submitted')).matchId }),
  },
  {
    field: 'match',
    of: 'approved',
    selection: ONE,
    given: async (setup) => ({ id: (await matchOf(setup, 'approved')).matchId }),
  },
  {
    field: 'matches',
    of: 'submitted',
    selection: LIST,
    shows: nodes,
    given: async (setup) => {
      await matchOf(setup, 'submitted');
      return { sideId: setup.team.id, states: ['SUBMITTED'] };
    },
  },
  {
    field: 'matches',
    of: 'approved',
    selection: LIST,
    shows: nodes,
    given: async (setup) => {
      await matchOf(setup, 'approved');
      return { personId: setup.captain.id };
    },
  },
  {
    field: 'previewMerge',
    selection: ONE,
    given: ({ persons, captain }) => ({ fromId: persons[0].id, intoId: captain.id }),
  },
  {
    field: 'node',
    of: 'submitted match',
    selection: ONE,
    given: async (setup) => ({ id: (await matchOf(setup, 'submitted')).matchId }),
  },
  { field: 'node', of: 'person', selection: ONE, given: ({ captain }) => ({ id: captain.id }) },
  {
    field: 'nodes',
    of: 'draft',
    selection: ONE,
    shows: ['0'],
    given: async (setup) => ({ ids: [await draft(setup)] }),
  },
  {
    field: 'previewOldListRemoval',
    selection: ONE,
    given: async (setup) => ({ oldListId: await importedList(setup) }),
  },
  { field: 'oldTable', selection: ONE, given: async (setup) => ({ id: await importedTable(setup) }) },
  { field: 'pair', selection: ONE, given: async (setup) => ({ id: await pairOf(setup) }) },
  { field: 'person', of: 'name', selection: '{ name }', given: ({ captain }) => ({ id: captain.id }) },
  {
    field: 'person',
    of: 'contact data',
    selection: '{ contact { email } }',
    shows: ['contact', 'email'],
    given: async ({ database, captain }) => {
      await database.query('INSERT INTO "contact" ("person_id", "email") VALUES ($1, $2)', [
        captain.id,
        `${captain.id}@example.org`,
      ]);
      return { id: captain.id };
    },
  },
  {
    field: 'person',
    of: 'proposed teams',
    season: 'ownFuture',
    selection: '{ proposedTeams { id } }',
    shows: ['proposedTeams'],
    given: async (setup) => {
      await proposedTeam(setup);
      return { id: setup.captain.id };
    },
  },
  {
    field: 'plannedMatch',
    season: 'future',
    selection: ONE,
    given: async (setup) => ({ id: await plannedMatch(setup) }),
  },
  {
    field: 'plannedMatches',
    season: 'future',
    selection: LIST,
    shows: nodes,
    given: async (setup) => {
      await plannedMatch(setup);
      return { sideId: setup.team.id };
    },
  },
  {
    field: 'previewPlannedMatch',
    season: 'future',
    selection: '{ ... on PlannedMatchPreview { __typename } }',
    shows: ['__typename'],
    given: async (setup) => ({ plannedMatchId: await plannedMatch(setup), version: 1, order: 9 }),
  },
  { field: 'previewRename', selection: ONE, given: ({ captain }) => ({ personId: captain.id, name: 'Another' }) },
  { field: 'request', season: 'future', selection: ONE, given: async (setup) => ({ id: await request(setup) }) },
  {
    field: 'requests',
    season: 'future',
    selection: LIST,
    shows: nodes,
    given: async (setup) => {
      await request(setup);
      return { sideId: setup.team.id };
    },
  },
  {
    field: 'rulings',
    selection: LIST,
    shows: nodes,
    given: async (setup) => {
      const { matchId, seen } = await matchOf(setup, 'approved');
      await setup.database.query(
        `INSERT INTO "match_ruling" ("match_id", "number", "season", "revision", "ruling", "account_id") VALUES ($1, 1, $2, $3, $4, $5)`,
        [
          matchId,
          setup.season,
          seen.revision,
          { kind: 'stands', code: 'x', reason: 'Seen by all' },
          setup.juror.accountId,
        ],
      );
      return { sideId: setup.team.id };
    },
  },
  {
    field: 'search',
    selection: '{ groups { kind } }',
    shows: ['groups'],
    given: ({ team }) => ({ text: team.name }),
  },
  { field: 'side', selection: ONE, given: ({ team }) => ({ id: team.id }) },
  {
    field: 'sidesHeadToHead',
    selection: ONE,
    given: ({ team, opposing }) => ({ sideId: team.id, otherId: opposing.id }),
  },
  { field: 'team', of: 'name', selection: ONE, given: ({ team }) => ({ id: team.id }) },
  {
    field: 'team',
    of: 'who was proposed',
    season: 'ownFuture',
    selection: '{ proposed { captain } }',
    shows: ['proposed'],
    given: async (setup) => ({ id: await proposedTeam(setup) }),
  },
  {
    field: 'team',
    of: 'who is invited',
    season: 'present',
    selection: '{ invitations { name } }',
    shows: ['invitations'],
    given: async (setup) => {
      await teamInvitation(setup);
      return { id: setup.team.id };
    },
  },
  {
    field: 'team',
    of: 'who has no account',
    season: 'present',
    selection: '{ invitable { name } }',
    shows: ['invitable'],
    given: async ({ database, concernedJuror, persons: [withoutAccount], team }) => {
      await database.query('UPDATE "membership" SET "person_id" = $1 WHERE "person_id" = $2', [
        withoutAccount.id,
        concernedJuror.id,
      ]);
      return { id: team.id };
    },
  },
  {
    field: 'trophies',
    selection: '{ pageInfo { hasNextPage } }',
    given: ({ captain }) => ({ filter: { personId: captain.id } }),
  },
  { field: 'trophy', selection: ONE, given: async (setup) => ({ id: await oldTrophy(setup) }) },
  {
    field: 'withdrawnMatch',
    selection: ONE,
    given: async (setup) => ({ id: await withdrawnMatch(setup) }),
  },
];
