import { afterAll, describe, expect, it } from '@jest/globals';
import { send } from '../support/ask.js';
import { type Member, newKey } from '../support/given.js';
import { codes, move, MOVES, type Said, type Shown } from '../support/matches.js';
import { type Cast, matchIn } from '../support/matches-in-states.js';
import { ownOffice } from '../support/own-office.js';

const { world, end } = await ownOffice();
afterAll(end);
await world.season(2025);
const jurors: readonly Member[] = [
  await world.member({ jury: true }),
  await world.member({ jury: true }),
  await world.member({ jury: true }),
];
const [a, b] = [await world.member(), await world.member()];
const teams = [
  await world.team(2025, [a, await world.person()]),
  await world.team(2025, [b, await world.person()]),
] as const;
const cast: Cast = { teams, a, b, juror: jurors[0]! };

function moveIn({ __typename, from, to }: Said): object {
  return { __typename, from, to };
}

const approved = { __typename: 'MatchMoved', from: 'CONFIRMED', to: 'APPROVED' };

async function confirmed(count: number): Promise<Shown[]> {
  const matches: Shown[] = [];
  for (let made = 0; made < count; made++) matches.push(await matchIn('confirmed', cast));
  return matches;
}

/** The transactions in which these matches were approved, as the database numbers them. */
async function transactionsOf(matches: readonly Shown[]): Promise<readonly string[]> {
  const { rows } = await world.database.query<{ transaction: string }>(
    `SELECT DISTINCT xmin::text AS "transaction" FROM "match_move" WHERE "to" = 'approved' AND "match_id" = ANY ($1)`,
    [matches.map(({ id }) => id)],
  );
  return rows.map(({ transaction }) => transaction);
}

describe('moves that are asked for at once', () => {
  it('share transactions, and the log says of each who made it, by which request and why', async () => {
    const matches = await confirmed(12);
    const said = await Promise.all(
      matches.map((match, index) =>
        move(
          jurors[index % jurors.length]!,
          'approveMatch',
          match,
          index % 4 === 0 ? {} : { reason: `reason ${index}` },
        ),
      ),
    );
    expect(said.map(moveIn)).toEqual(said.map(() => approved));
    expect((await transactionsOf(matches)).length).toBeLessThan(matches.length);
    for (const [index, match] of matches.entries()) {
      const { rows } = await world.database.query(
        `SELECT "object", "action", "account_id", "reason", "request_id" FROM "audit_entry"
         WHERE "object_id" LIKE $1 || '%' AND "action" = 'approveMatch' ORDER BY "object"`,
        [match.id],
      );
      const entry = {
        action: 'approveMatch',
        account_id: jurors[index % jurors.length]!.accountId,
        reason: index % 4 === 0 ? null : `reason ${index}`,
        request_id: (rows as { request_id: string }[])[0]?.request_id,
      };
      expect(rows).toEqual([
        { object: 'match', ...entry },
        { object: 'match move', ...entry },
      ]);
    }
    const { rows: requests } = await world.database.query(
      `SELECT DISTINCT "request_id" FROM "audit_entry" WHERE "action" = 'approveMatch'`,
    );
    expect(requests).toHaveLength(matches.length);
    const { data } = await jurors[0]!.graphql('{ recount(year: 2025) { difference { thing id } } }');
    expect(data).toEqual({ recount: { difference: null } });
  });

  it('are made although one among them is refused, and only who asked for that one is told', async () => {
    const matches = await confirmed(5);
    const early = await matchIn('submitted', cast);
    const said = await Promise.all(
      [...matches.slice(0, 2), early, ...matches.slice(2)].map((match, index) =>
        move(jurors[index % jurors.length]!, 'approveMatch', match),
      ),
    );
    const [refusal] = said.splice(2, 1);
    expect(codes(refusal!)).toContain('lifecycle/no-such-move');
    expect(said.map(moveIn)).toEqual(matches.map(() => approved));
  });

  it('of one match, sent twice with one key, are one move, and both are told the same', async () => {
    const [first, second, third] = await confirmed(3);
    const key = newKey();
    const said = await Promise.all(
      [first!, second!, second!, third!].map((match) =>
        send(jurors[0]!, MOVES.approveMatch, {
          matchId: match.id,
          revision: match.revision,
          ...(match === second ? { key } : {}),
        }),
      ),
    );
    expect(said.map(moveIn)).toEqual(said.map(() => approved));
    const { rows } = await world.database.query(
      `SELECT FROM "match_move" WHERE "match_id" = $1 AND "to" = 'approved'`,
      [second!.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('do not wait for one whose match somebody else has locked, and that one is made in the end', async () => {
    const [busy, ...others] = await confirmed(4);
    const blocker = await world.database.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM "match" WHERE "id" = $1 FOR UPDATE', [busy!.id]);
    // The first goes alone; behind it the others gather around the one that has to wait.
    const ahead = move(jurors[0]!, 'approveMatch', others[0]!);
    const kept = move(jurors[1]!, 'approveMatch', busy!);
    const said = await Promise.all([ahead, ...others.slice(1).map((match) => move(jurors[2]!, 'approveMatch', match))]);
    expect(said.map(moveIn)).toEqual(others.map(() => approved));
    await blocker.query('COMMIT');
    blocker.release();
    expect(await kept).toMatchObject(approved);
  });
});
