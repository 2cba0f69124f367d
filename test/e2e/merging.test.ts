import { verifyMatch } from '@tarokk/rules';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { giveEmail } from '../support/account-requests.js';
import { importOldTrophies } from '../support/old-trophies.js';
import { ask, codes, done, graphql, refusalOf, refused, send } from '../support/ask.js';
import { type Client, type Member, type Person, type Team } from '../support/given.js';
import { type MatchAnswer, move, submit } from '../support/matches.js';
import { playedRecord, sheetOf } from '../support/sheets.js';
import { ownOffice } from '../support/own-office.js';

const { world, end } = await ownOffice();
afterAll(end);
const juror = await world.member({ jury: true });
const admin = await world.member({ admin: true });
for (const year of [2023, 2024, 2025, 2026]) await world.season(year);

const MERGE = graphql(
  `mutation ($key: IdempotencyKey!, $fromId: UUID!, $intoId: UUID!, $closeAccount: Boolean) {
    mergePersons(
      input: { idempotencyKey: $key, fromId: $fromId, intoId: $intoId, reason: "The same", closeAccount: $closeAccount }
    ) {
      ... on MergeSaved { merge { id from { id name } into { id name } undoneOn } }
      ...refused
    }
  }`,
  [refused],
);
const UNDO = graphql(
  `mutation ($key: IdempotencyKey!, $mergeId: UUID!) {
    undoMerge(input: { idempotencyKey: $key, mergeId: $mergeId, reason: "Two after all" }) {
      ... on MergeSaved { merge { id undoneOn from { name } } }
      ...refused
    }
  }`,
  [refused],
);

const merge = (from: Pick<Person, 'id'>, into: Pick<Person, 'id'>, by: Client = juror, closeAccount = false) =>
  send(by, MERGE, { fromId: from.id, intoId: into.id, closeAccount });

/** The merge that was not refused. */
async function merged(...options: Parameters<typeof merge>) {
  const { merge: made, problems } = await merge(...options);
  expect(problems).toBeUndefined();
  return made!;
}

const undo = (mergeId: string, by: Client = juror) => send(by, UNDO, { mergeId });

/** Matches of two teams that were played, confirmed and approved, one for each seed. */
async function approved(
  teams: readonly [Team, Team],
  captains: readonly [Member, Member],
  seeds: number[],
): Promise<void> {
  for (const [index, seed] of seeds.entries()) {
    const date = `${teams[0].season}-03-14`;
    const { match } = await submit(captains[0], sheetOf(teams, { seed, order: index + 1, date, games: 8 }));
    await move(captains[1], 'confirmMatch', match!);
    const answer: MatchAnswer = await move(juror, 'approveMatch', match!);
    expect(answer).toMatchObject({ to: 'APPROVED' });
  }
}

/** Made-up matches of eight games in which who sits first, the interceptor of A, wins a trophy. */
function seedsWithTrophies(many: number): number[] {
  const seeds: number[] = [];
  for (let seed = 1; seeds.length < many; seed++) {
    const { games } = verifyMatch(playedRecord(seed, 'match', 8));
    if (games.some(({ trophies }) => trophies.some(({ seat }) => seat === 0))) seeds.push(seed);
  }
  return seeds;
}

/** All that follows from who somebody is, as text. */
async function kept(): Promise<string> {
  const tables = ['trophy', 'appearance', 'match_result', 'membership'];
  const more = ['proposed_member', 'request', 'contact', 'person', 'account'];
  const parts = await Promise.all(
    [...tables, ...more].map(async (table) => {
      const { rows } = await world.database.query<{ row: string }>(
        `SELECT to_jsonb(t)::text AS "row" FROM "${table}" t ORDER BY 1`,
      );
      return [table, ...rows.map(({ row }) => row)].join('\n');
    }),
  );
  return parts.join('\n\n');
}

async function sum(query: string, ...values: unknown[]): Promise<number> {
  const { rows } = await world.database.query<{ sum: string | number }>(query, values);
  return Number(rows[0]?.sum ?? 0);
}

/** Two teams of a year whose captains have accounts; the second member of the first is the one of these tests. */
async function match(year: number, second: Person): Promise<{ teams: [Team, Team]; captains: [Member, Member] }> {
  const captains: [Member, Member] = [await world.member(), await world.member()];
  const teams: [Team, Team] = [
    await world.team(year, [captains[0], second]),
    await world.team(year, [captains[1], await world.person()]),
  ];
  return { teams, captains };
}

describe('merging two entries of one person', () => {
  let twice: Person;
  let once: Person;

  beforeAll(async () => {
    [twice, once] = [await world.person('Kovács Ervin'), await world.person('Kovacs Ervin')];
    const seeds = seedsWithTrophies(5);
    const first = await match(2025, twice);
    await approved(first.teams, first.captains, seeds.slice(0, 3));
    const second = await match(2026, once);
    await approved(second.teams, second.captains, seeds.slice(3));
    await importOldTrophies(juror, ['Kovács Ervin,,,5,Kovacs Ervin,,,', 'Kovacs Ervin,golgotha,1999,2,,,,']);
  });

  it('shows before what would move', async () => {
    const PREVIEW = graphql(`query ($from: UUID!, $into: UUID!) {
      previewMerge(fromId: $from, intoId: $into) {
        matches teams trophies trophiesThen movesAccount closesAccount pseudonymous
        problems { code }
        from { name }
        into { name }
      }
    }`);
    const { previewMerge } = await ask(juror, PREVIEW, { from: once.id, into: twice.id });
    const trophies = async ({ id }: Person): Promise<number> =>
      sum('SELECT sum("count") FROM "trophy" WHERE "announcer_id" = $1', id);
    expect(previewMerge).toEqual({
      matches: 2,
      teams: 1,
      trophies: await trophies(once),
      trophiesThen: (await trophies(once)) + (await trophies(twice)),
      movesAccount: false,
      closesAccount: false,
      pseudonymous: false,
      problems: [],
      from: { name: 'Kovacs Ervin' },
      into: { name: 'Kovács Ervin' },
    });
  });

  it('makes everything that follows from matches one person’s, and an undo makes it two persons’ again, exactly', async () => {
    const before = await kept();
    const total = await sum('SELECT sum("count") FROM "trophy" WHERE "announcer_id" IN ($1, $2)', once.id, twice.id);
    expect(total).toBeGreaterThanOrEqual(5 + 5 + 2);
    const made = await merged(once, twice);

    const derived = (await kept()).split('\n\nrequest')[0]!;
    expect(derived).not.toContain(once.id);
    expect(await sum('SELECT sum("count") FROM "trophy" WHERE "announcer_id" = $1', twice.id)).toBe(total);
    expect(await sum('SELECT count(*) AS "sum" FROM "appearance" WHERE "person_id" = $1', twice.id)).toBe(5);
    const TEAMS = graphql('query ($id: UUID!) { person(id: $id) { id teams { team { seasonYear } } merges { id } } }');
    expect(await ask(juror, TEAMS, { id: once.id })).toEqual({
      person: {
        id: twice.id,
        teams: [{ team: { seasonYear: 2026 } }, { team: { seasonYear: 2025 } }],
        merges: [{ id: made.id }],
      },
    });
    expect(codes(await merge(once, twice))).toEqual(['PERSON_UNKNOWN']);

    const { merge: undone } = await done(juror, UNDO, { mergeId: made.id });
    expect(undone).toMatchObject({ from: { name: 'Kovacs Ervin' } });
    expect(undone.undoneOn).not.toBeNull();
    expect(await kept()).toBe(before);
    expect(codes(await undo(made.id))).toEqual(['MERGE_UNKNOWN']);
  });

  it('is refused when both sat at one table', async () => {
    const { teams, captains } = await match(2024, await world.person());
    await approved(teams, captains, [9]);
    const answer = await merge(teams[0].members[1]!, teams[1].members[1]!);
    expect(codes(answer)).toEqual(['MERGE_ONE_TABLE', 'MERGE_TWO_TEAMS']);
    expect(answer.problems![0]!.message).toContain(teams[0].name);
  });

  it('9 is refused when they are in different teams of one season, and makes one of two memberships of one team', async () => {
    const [a, b, c] = [await world.person(), await world.person(), await world.person()];
    await world.team(2024, [a, b]);
    await world.team(2024, [c]);
    expect((await merge(a, c)).problems).toMatchObject([{ code: 'MERGE_TWO_TEAMS', rule: '9' }]);
    const before = await kept();
    const made = await merged(a, b);
    const { rows } = await world.database.query('SELECT "captain" FROM "membership" WHERE "person_id" = $1', [b.id]);
    expect(rows).toEqual([{ captain: true }]);
    await undo(made.id);
    expect(await kept()).toBe(before);
  });

  it('D25 is refused when it would change a closed season', async () => {
    const [a, b] = [await world.person(), await world.person()];
    await world.team(2023, [a]);
    await world.database.query('UPDATE "season" SET "closed_at" = now() WHERE "year" = 2023');
    expect(codes(await merge(a, b))).toEqual(['SEASON_CLOSED']);
    expect('merge' in (await merge(b, a))).toBe(true);
  });

  it('moves the account to the person; of two in use an admin has one closed', async () => {
    const [player, other, third] = [await world.member(), await world.person(), await world.member()];
    await merge(player, other);
    const { me } = await ask(player, graphql('{ me { account { person { id } } } }'));
    expect(me!.account.person.id).toBe(other.id);

    expect(codes(await merge(third, other))).toEqual(['MERGE_TWO_ACCOUNTS']);
    expect(codes(await merge(third, other, juror, true))).toEqual(['MERGE_TWO_ACCOUNTS']);
    const made = await merged(third, other, admin, true);
    const accountsInUse = (): Promise<number> =>
      sum('SELECT count(*) AS "sum" FROM "account" WHERE "id" = $1 AND "disabled_at" IS NULL', third.accountId);
    expect(await accountsInUse()).toBe(0);
    expect(await refusalOf(third, graphql('{ myData }'))).toBe('UNAUTHENTICATED');
    await undo(made.id, admin);
    expect(await accountsInUse()).toBe(1);

    await world.database.query(
      `UPDATE "account" SET "username" = 'only', "password_hash" = 'not a hash' WHERE "id" = $1`,
      [admin.accountId],
    );
    expect(codes(await merge(admin, other, admin, true))).toEqual(['PERSON_LAST_ADMIN']);
  });

  it('is undone in the order in which it was done, while the memberships are what it made of them', async () => {
    const [a, b, c] = [await world.person(), await world.person(), await world.person()];
    await world.team(2025, [await world.person(), a]);
    const first = await merged(a, b);
    const second = await merged(b, c);
    expect(codes(await undo(first.id))).toEqual(['MERGE_MERGED_SINCE']);
    await world.database.query(`UPDATE "membership" SET "last_day" = '2025-06-01' WHERE "person_id" = $1`, [c.id]);
    expect(codes(await undo(second.id))).toEqual(['MERGE_CHANGED_SINCE']);
    await world.database.query('UPDATE "membership" SET "last_day" = NULL WHERE "person_id" = $1', [c.id]);
    await undo(second.id);
    await undo(first.id);
    const { rows } = await world.database.query('SELECT "season" FROM "membership" WHERE "person_id" = $1', [a.id]);
    expect(rows).toEqual([{ season: 2025 }]);
  });

  it('keeps a pseudonym and contact data to the person', async () => {
    const [a, b] = [await world.person('Pia Pseudonym'), await world.person('Pia P.')];
    await world.database.query('UPDATE "person" SET "pseudonymous" = true WHERE "id" = $1', [a.id]);
    await giveEmail(world, a, 'pia@example.org');
    const made = await merged(a, b);
    const CONTACT = graphql('query ($id: UUID!) { person(id: $id) { name contact { email } } }');
    expect((await ask(admin, CONTACT, { id: b.id })).person).toEqual({
      name: expect.stringMatching(/Player \d+/),
      contact: { email: 'pia@example.org' },
    });
    const { rows } = await world.database.query<{ log: string }>(
      'SELECT to_jsonb(e)::text AS "log" FROM "audit_entry" e',
    );
    expect(rows.map(({ log }) => log).join()).not.toMatch(/pia@example|Kov[aá]cs/i);
    await undo(made.id);
  });

  it('counts at most 1500 matches anew, and says so before', async () => {
    const [many, few] = [await world.person(), await world.person()];
    const client = await world.database.connect();
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    // Rows, since fifteen hundred matches would need as many sheets.
    await client.query(
      `INSERT INTO "match" ("id", "season", "date", "order", "side_a", "side_b", "kind", "competitions", "state", "entered_by", "revision", "raw_a", "raw_b", "verdict")
       SELECT md5('many ' || n)::uuid, 2024, DATE '2024-01-01' + n % 365, 1 + n / 365, md5('a')::uuid, md5('b')::uuid, 'match', '{free-championship}',
              'submitted', 'A', 1, 1, 1, 'proved' FROM generate_series(1, 1501) n`,
    );
    await client.query(
      `INSERT INTO "match_player" ("match_id", "person_id", "date") SELECT md5('many ' || n)::uuid, $1, now() FROM generate_series(1, 1501) n`,
      [many.id],
    );
    await client.query('COMMIT');
    client.release();
    const refusal = await merge(many, few);
    expect(refusal.problems).toMatchObject([
      { code: 'MERGE_TOO_MANY_MATCHES', message: expect.stringContaining('has 1501 matches') },
    ]);
    expect((await merged(few, many)).undoneOn).toBeNull();
  });

  it('is for the jury and admins, of two entries that are there', async () => {
    const player = await world.member();
    expect(await refusalOf(player, MERGE, { fromId: player.id, intoId: juror.id })).toBe('FORBIDDEN');
    expect(await refusalOf(player, UNDO, { mergeId: player.id })).toBe('FORBIDDEN');
    const nobody = { id: '00000000-0000-4000-8000-000000000000' };
    expect(codes(await merge(player, player))).toEqual(['MERGE_SAME_ENTRY']);
    expect(codes(await merge(nobody, player))).toEqual(['PERSON_UNKNOWN']);
    expect(codes(await merge(player, nobody))).toEqual(['PERSON_UNKNOWN']);
  });
});
