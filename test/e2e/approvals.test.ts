import { afterAll, describe, expect, it } from '@jest/globals';
import { type Any, ask, graphql, type Input, refused, type ResultOf, send, type VariablesOf } from '../support/ask.js';
import { type Member, newKey } from '../support/given.js';
import { look, move, moved, type Shown } from '../support/matches.js';
import { matchIn, type People } from '../support/matches-in-states.js';
import { ownOffice } from '../support/own-office.js';

const { world, end } = await ownOffice();
afterAll(end);
await world.season(2025);
const juror = await world.member({ jury: true });

/** Teams of their own: what others are approved takes none of their places. */
async function newPeople(): Promise<People> {
  const [a, b] = [await world.member(), await world.member()];
  const teams = [
    await world.team(2025, [a, await world.person()]),
    await world.team(2025, [b, await world.person()]),
  ] as const;
  return { teams, a, b, juror };
}

const APPROVE = graphql(
  `mutation ($key: IdempotencyKey!, $matches: [SeenMatch!]!, $reason: Words, $dryRun: Boolean! = false) {
    approveMatches(input: { idempotencyKey: $key, matches: $matches, reason: $reason, dryRun: $dryRun }) {
      __typename
      ... on MatchesApproved {
        approvals { matchId result { __typename ...moved ...refused } }
        consequences { sentences besideTable table { team { name } after { matches } } }
      }
      ...refused
    }
  }`,
  [moved, refused],
);

type Approvals = Any<ResultOf<typeof APPROVE>['approveMatches']>;
type ApprovalOptions = Partial<Omit<Input<VariablesOf<typeof APPROVE>>, 'matches'>>;

function approve(matches: readonly Shown[], options: ApprovalOptions = {}, by: Member = juror): Promise<Approvals> {
  const seen = matches.map(({ id, revision }) => ({ matchId: id, seen: { revision } }));
  return send(by, APPROVE, { matches: seen, ...options });
}

/** Of each match in the order in which it was asked for: that it was approved, or why not. */
function outcomes({ approvals }: Approvals): readonly string[] {
  return approvals!.map(({ result }) =>
    result.__typename === 'Refused' ? result.problems[0]!.code : result.__typename,
  );
}

async function confirmed(people: People, count: number): Promise<Shown[]> {
  const matches: Shown[] = [];
  for (let made = 0; made < count; made++) matches.push(await matchIn('confirmed', people));
  return matches;
}

const stateOf = async ({ id }: Shown): Promise<string> => (await look(juror, id))!.state;

describe('several matches that a juror approves at once', () => {
  it('are approved in one transaction, and the log says of each who did it, by which request and why', async () => {
    const matches = await confirmed(await newPeople(), 3);
    const said = await approve(matches, { reason: 'All in order.' });
    expect(outcomes(said)).toEqual(['MatchMoved', 'MatchMoved', 'MatchMoved']);
    expect(said.approvals!.map(({ matchId }) => matchId)).toEqual(matches.map(({ id }) => id));
    const { rows } = await world.database.query<{ transaction: string }>(
      `SELECT DISTINCT xmin::text AS "transaction" FROM "match_move" WHERE "to" = 'approved' AND "match_id" = ANY ($1)`,
      [matches.map(({ id }) => id)],
    );
    expect(rows).toHaveLength(1);
    for (const { id } of matches) {
      const { rows: entries } = await world.database.query(
        `SELECT "object", "account_id", "reason" FROM "audit_entry"
         WHERE "object_id" LIKE $1 || '%' AND "action" = 'approveMatches' ORDER BY "object"`,
        [id],
      );
      const entry = { account_id: juror.accountId, reason: 'All in order.' };
      expect(entries).toEqual([
        { object: 'match', ...entry },
        { object: 'match move', ...entry },
      ]);
    }
    const RECOUNT = graphql('{ recount(seasonYear: 2025) { difference { thing id } } }');
    expect(await ask(juror, RECOUNT)).toEqual({ recount: { difference: null } });
  });

  it('are approved but for those that may not be, of which each is told why', async () => {
    const people = await newPeople();
    const [first, second] = await confirmed(people, 2);
    const early = await matchIn('submitted', people);
    const said = await approve([first!, early, second!, first!]);
    expect(outcomes(said)).toEqual(['MatchMoved', 'LIFECYCLE_NO_SUCH_MOVE', 'MatchMoved', 'LIFECYCLE_NO_SUCH_MOVE']);
    expect(await Promise.all([first!, early, second!].map(stateOf))).toEqual(['APPROVED', 'SUBMITTED', 'APPROVED']);
  });

  it('D17 are judged in order, so that the last place of a team goes to the first that asks for it', async () => {
    const matches = await confirmed(await newPeople(), 41);
    const said = await approve(matches);
    expect(outcomes(said).slice(0, 40)).toEqual(matches.slice(0, 40).map(() => 'MatchMoved'));
    expect(outcomes(said)[40]).toBe('LIFECYCLE_NO_PLACE_LEFT');
    expect(await stateOf(matches[40]!)).toBe('CONFIRMED');
  }, 120_000);

  it('are told what all of it would change, and nothing is changed by asking', async () => {
    const people = await newPeople();
    const matches = await confirmed(people, 2);
    const said = await approve(matches, { dryRun: true });
    expect(outcomes(said)).toEqual(['MatchMoved', 'MatchMoved']);
    expect(said.consequences!.table).toEqual(
      expect.arrayContaining(people.teams.map(({ name }) => ({ team: { name }, after: { matches: 2 } }))),
    );
    const { sentences, besideTable, table } = said.consequences!;
    const ofTable = sentences.filter((each) => table.some(({ team }) => each.startsWith(`${team.name}: `)));
    expect(ofTable.length).toBeGreaterThan(0);
    expect(besideTable).toEqual(sentences.filter((each) => !ofTable.includes(each)));
    expect(await Promise.all(matches.map(stateOf))).toEqual(['CONFIRMED', 'CONFIRMED']);
    const { rows } = await world.database.query(
      `SELECT FROM "idempotency_key" WHERE "operation" = 'approveMatches' AND "answer" ->> '__typename' IS NULL`,
    );
    expect(rows).toEqual([]);
  });

  it('are approved once under one key, which is good for no other matches', async () => {
    const [first, second] = await confirmed(await newPeople(), 2);
    const key = newKey();
    const said = await approve([first!], { key });
    expect(await approve([first!], { key })).toEqual(said);
    expect((await approve([second!], { key })).problems![0]!.code).toBe('WRITE_KEY_REUSED');
  });

  it('are refused when none of them may be approved, and can be tried again under the same key', async () => {
    const people = await newPeople();
    const early = await matchIn('submitted', people);
    const key = newKey();
    const said = await approve([early], { key });
    expect([said.__typename, said.problems![0]!.code, said.problems![0]!.path]).toEqual([
      'Refused',
      'LIFECYCLE_NO_SUCH_MOVE',
      'matches[0]',
    ]);
    await move(people.b, 'confirmMatch', early);
    expect(outcomes(await approve([early], { key }))).toEqual(['MatchMoved']);
    const [match] = await confirmed(people, 1);
    const strangers = await approve([match!], {}, await world.member());
    expect([strangers.__typename, strangers.problems![0]!.code]).toEqual(['Refused', 'MATCH_UNKNOWN']);
    expect((await approve([])).problems![0]!.code).toBe('MATCH_TOO_MANY');
    expect((await approve(Array.from({ length: 51 }, () => match!))).problems![0]!.code).toBe('INPUT_LIST');
  });
});
