import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, client, type Member, newKey, type Pair, type Team } from '../support/given.js';
import {
  drawn,
  event,
  inGrandPrix,
  pairsOf,
  type ShownEvent,
  type ShownPairing,
  tableOf,
} from '../support/grand-prix.js';
import { ask, attempt, done, graphql, refusalOf, send } from '../support/ask.js';
import { codes, type MatchAnswer, move, submit } from '../support/matches.js';
import { startOffice } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';
import { sheetOf, type SheetOptions } from '../support/sheets.js';
import { scansOf } from '../support/plans.js';
import { openSocket } from '../support/socket.js';
import { MERGE_PERSONS } from '../support/merging.js';

const year = 2026;
const { office, world, end } = await ownOffice();
const anybody = client(office);
let juror: Member;
let other: Member;
let anna: Member;

beforeAll(async () => {
  await world.season(2025);
  await world.season(year);
  juror = await world.member({ jury: true });
  other = await world.member({ jury: true });
  anna = await world.member({ name: 'Anna' });
  await world.venue('Desperados Pub', true);
});

afterAll(end);

const SAVE_DRAFT = graphql(`mutation ($key: IdempotencyKey!, $sheet: JSON!, $match: UUID!) {
  saveDraft(input: { idempotencyKey: $key, title: "At table 1", document: $sheet, plannedMatchId: $match }) { __typename }
}`);

const pairIn = (pairs: readonly Pair[], id: string): Pair => pairs.find((pair) => pair.id === id)!;

/** The sheet of a match of the schedule. */
function sheetFor(pairs: readonly Pair[], { sides, plannedMatch }: ShownPairing, options: SheetOptions = {}): object {
  const [a, b] = sides.map(({ id }) => pairIn(pairs, id));
  const { date, order } = plannedMatch!;
  return sheetOf([a!, b!], { competitions: ['grand-prix'], date, order, ...options });
}

async function handedIn(by: Client, sheet: object): Promise<NonNullable<MatchAnswer['match']>> {
  const said = await submit(by, sheet);
  expect(said.problems ?? []).toEqual([]);
  return said.match!;
}

/** Handed in by one juror, approved by the other. */
async function approved(sheet: object): Promise<NonNullable<MatchAnswer['match']>> {
  const match = await handedIn(juror, sheet);
  await confirm(match.id);
  const said = await move(other, 'approveMatch', match);
  expect(said.problems ?? []).toEqual([]);
  return said.match!;
}

async function confirm(id: string): Promise<void> {
  await world.database.query(`UPDATE "match" SET "state" = 'confirmed', "confirmed_by" = '{A,B}' WHERE "id" = $1`, [
    id,
  ]);
}

const APPROVE_AT_ONCE = graphql(`mutation ($key: IdempotencyKey!, $matches: [SeenMatch!]!) {
  approveMatches(input: { idempotencyKey: $key, matches: $matches }) {
    __typename
    ... on MatchesApproved { approvals { result { __typename } } }
  }
}`);

const EVENTS_OF_MATCHES = graphql(`{
  matches(competition: GRAND_PRIX, states: [APPROVED], first: 100) { nodes { grandPrix { id name } } }
}`);

async function approveAtOnce(ids: readonly string[]): Promise<void> {
  const matches = ids.map((matchId) => ({ matchId, seen: { revision: 1 } }));
  const { approvals } = (await done(other, APPROVE_AT_ONCE, { matches })) as unknown as {
    approvals: readonly object[];
  };
  expect(approvals).toEqual(ids.map(() => ({ result: { __typename: 'MatchMoved' } })));
}

describe('11.1 an event', () => {
  it('is announced by the jury, and its list is open to the pairs until the draw', async () => {
    const input = { name: 'Spring', date: '2026-02-14', venue: { name: 'Desperados Pub', public: true } };
    expect(await refusalOf(anna, inGrandPrix.announceGrandPrix, input)).toBe('FORBIDDEN');
    const { id, phase } = (await done(juror, inGrandPrix.announceGrandPrix, input)).grandPrix;
    expect(phase).toBe('ENTRIES_OPEN');
    expect(codes(await send(juror, inGrandPrix.announceGrandPrix, { ...input, name: 'SPRING' }))).toEqual([
      'GRAND_PRIX_NAME_TAKEN',
    ]);
    const own = await world.pair(year, [anna, await world.person()], 'Own');
    const [foreign] = await pairsOf(world, year, ['Foreign']);
    const lastYear = await world.pair(2025, [anna, await world.person()], 'Last year');
    await done(anna, inGrandPrix.enterGrandPrix, { id, pairId: own.id });
    expect(codes(await send(anna, inGrandPrix.enterGrandPrix, { id, pairId: own.id }))).toEqual([
      'GRAND_PRIX_ENTERED_ALREADY',
    ]);
    expect(codes(await send(anna, inGrandPrix.enterGrandPrix, { id, pairId: foreign!.id }))).toEqual([
      'GRAND_PRIX_NOT_YOURS',
    ]);
    expect(codes(await send(juror, inGrandPrix.enterGrandPrix, { id, pairId: lastYear.id }))).toEqual([
      'GRAND_PRIX_UNKNOWN_PAIR',
    ]);
    const second = await world.pair(year, [anna, await world.person()], 'Second');
    const twice = await send(anna, inGrandPrix.enterGrandPrix, { id, pairId: second.id });
    expect(twice.problems).toMatchObject([
      {
        code: 'GRAND_PRIX_PLAYER_ENTERED',
        message: expect.stringContaining('Anna is already entered with the pair Own'),
      },
    ]);
    await done(anna, inGrandPrix.withdrawFromGrandPrix, { id, pairId: own.id });
    await done(anna, inGrandPrix.enterGrandPrix, { id, pairId: second.id });
    expect(codes(await send(juror, inGrandPrix.drawGrandPrix, { id, seed: '1' }))).toEqual(['GRAND_PRIX_TOO_FEW']);
    await done(juror, inGrandPrix.enterGrandPrix, { id, pairId: foreign!.id });
    expect(codes(await send(juror, inGrandPrix.drawGrandPrix, { id, seed: '  ' }))).toEqual(['GRAND_PRIX_NO_SEED']);
    expect((await done(juror, inGrandPrix.drawGrandPrix, { id, seed: '4 8 15' })).grandPrix.phase).toBe('DRAWN');
    expect(codes(await send(anna, inGrandPrix.withdrawFromGrandPrix, { id, pairId: second.id }))).toEqual([
      'GRAND_PRIX_DRAWN_ALREADY',
    ]);
    expect(codes(await send(juror, inGrandPrix.drawGrandPrix, { id, seed: '4 8 15' }))).toEqual([
      'GRAND_PRIX_DRAWN_ALREADY',
    ]);
  });

  it('names the players of each pair by name, not as the office came to know them', async () => {
    const pairs = [
      await world.pair(year, [await world.person('Zala Edit'), await world.person('Ács Éva')], 'Entered late'),
      await world.pair(year, [await world.person('Cser Ida'), await world.person('Kiss Olga')], 'Entered early'),
    ];
    const PLAYERS = graphql('query ($id: UUID!) { grandPrix(id: $id) { entries { players { name } } } }');
    const { id } = (
      await done(juror, inGrandPrix.announceGrandPrix, {
        name: 'By name',
        date: '2026-12-13',
        venue: { name: 'Desperados Pub', public: true },
      })
    ).grandPrix;
    for (const pair of pairs) await done(juror, inGrandPrix.enterGrandPrix, { id, pairId: pair.id });
    const { entries } = (await ask(anybody, PLAYERS, { id })).grandPrix!;
    expect(entries.map(({ players }) => players.map(({ name }) => name))).toEqual(
      expect.arrayContaining([
        ['Ács Éva', 'Zala Edit'],
        ['Cser Ida', 'Kiss Olga'],
      ]),
    );
  });

  it('keeps two entries of persons apart who are in different pairs of it', async () => {
    const [one, two] = [await world.person(), await world.person()];
    const pairs = [
      await world.pair(year, [one, await world.person()], 'Merge 1'),
      await world.pair(year, [two, await world.person()], 'Merge 2'),
    ];
    await drawn(juror, pairs, { name: 'Merged', date: '2026-02-13' });
    const merged = await send(juror, MERGE_PERSONS, { fromId: one.id, intoId: two.id });
    expect(merged.problems).toMatchObject([{ code: 'MERGE_ONE_EVENT', rule: '11.1' }]);
  });

  it('D12 is the pairs’ and the jury’s: each asks for what is not theirs, and nothing is written', async () => {
    const stranger = await world.member();
    const player = await world.member();
    const own = await world.member({ jury: true });
    const pairs = [
      await world.pair(year, [player, await world.person()], 'Roles 1'),
      await world.pair(year, [own, await world.person()], 'Roles 2'),
      ...(await pairsOf(world, year, ['Roles 3'])),
    ];
    const { id, version, schedule } = await drawn(juror, pairs, { name: 'Roles', date: '2026-02-12' });
    const pairId = pairs[0]!.id;
    const pairings = schedule.map(({ slot, sides: [a, b] }) => ({ slot, sideA: b!.id, sideB: a!.id })).slice(1);
    const [agreement, deviation] = [
      { id, pairingId: schedule[0]!.id, pairId, countsFor: 'CHAMPIONSHIP' as const },
      { id, version, pairings, reason: 'mine', acknowledgeDeviations: true },
    ];
    const venue = { name: 'Home', public: false };
    const attempts: readonly ((by: Client) => Promise<string>)[] = [
      (by) => refusalOf(by, inGrandPrix.enterGrandPrix, { id, pairId }),
      (by) => refusalOf(by, inGrandPrix.withdrawFromGrandPrix, { id, pairId }),
      (by) => refusalOf(by, inGrandPrix.agreeOnGrandPrixMatch, agreement),
      (by) => refusalOf(by, inGrandPrix.announceGrandPrix, { name: 'Mine', date: '2026-02-12', venue }),
      (by) => refusalOf(by, inGrandPrix.changeGrandPrix, { id, version, name: 'Mine' }),
      (by) => refusalOf(by, inGrandPrix.drawGrandPrix, { id, seed: 'mine' }),
      (by) => refusalOf(by, inGrandPrix.changeGrandPrixPairings, deviation),
      (by) => refusalOf(by, inGrandPrix.closeGrandPrix, { id, version }),
      (by) => refusalOf(by, inGrandPrix.reopenGrandPrix, { id, reason: 'mine' }),
      (by) => refusalOf(by, inGrandPrix.cancelGrandPrix, { id, version, reason: 'mine' }),
    ];
    const answers = async (by: Client): Promise<readonly string[]> => {
      const all: string[] = [];
      for (const refused of attempts) all.push(await refused(by));
      return all;
    };
    const forbidden = (times: number): readonly string[] => Array<string>(times).fill('FORBIDDEN');
    const reader = await world.token(player, ['read']);
    expect(await answers(anybody)).toEqual(Array<string>(10).fill('UNAUTHENTICATED'));
    expect(await answers(client(office, { authorization: `Bearer ${reader}` }))).toEqual(forbidden(10));
    const late = Array<string>(2).fill('GRAND_PRIX_DRAWN_ALREADY');
    const ofTheJury = Array<string>(4).fill('GRAND_PRIX_OF_THE_JURY');
    expect(await answers(stranger)).toEqual([...late, 'GRAND_PRIX_NOT_YOURS', ...forbidden(3), ...ofTheJury]);
    // A juror who plays in it makes nobody's agreement, and neither closes nor decides anything in it (D58).
    expect(await attempts[2]!(own)).toBe('GRAND_PRIX_NOT_YOURS');
    for (const index of [6, 7, 8, 9]) expect(await attempts[index]!(own)).toBe('GRAND_PRIX_JURY_CONCERNED');
    expect(await event(anybody, id)).toMatchObject({ version, phase: 'DRAWN', schedule });
  });

  it('D58 is closed by a juror who does not play in it, and by nobody of the jury who does', async () => {
    const own = await world.member({ jury: true });
    const pairs = [
      await world.pair(year, [own, await world.person()], 'Judge and player'),
      ...(await pairsOf(world, year, ['Two others'])),
    ];
    const { id, version } = await drawn(juror, pairs, { name: 'Judged', date: '2026-02-14' });
    expect(codes(await send(own, inGrandPrix.closeGrandPrix, { id, version }))).toEqual(['GRAND_PRIX_JURY_CONCERNED']);
    await done(other, inGrandPrix.closeGrandPrix, { id, version });
    expect(codes(await send(own, inGrandPrix.reopenGrandPrix, { id, reason: 'mine' }))).toEqual([
      'GRAND_PRIX_JURY_CONCERNED',
    ]);
    expect(await event(anybody, id)).toMatchObject({ phase: 'CLOSED' });
  });

  it('is whole after a process was killed in the middle of a draw, and repeating it with its key changes nothing more', async () => {
    const pairs = await pairsOf(world, year, ['Killed 1', 'Killed 2', 'Killed 3', 'Killed 4']);
    const venue = { name: 'Desperados Pub', public: true };
    const { id } = (await done(juror, inGrandPrix.announceGrandPrix, { name: 'Killed', date: '2026-02-11', venue }))
      .grandPrix;
    for (const pair of pairs) await done(juror, inGrandPrix.enterGrandPrix, { id, pairId: pair.id });
    const input = { key: newKey(), id, seed: 'heads' };
    const killed = await startOffice({ DATABASE_URL: office.databaseUrl() });
    const there = client(killed, { cookie: juror.cookie });
    const sent = attempt(there, inGrandPrix.drawGrandPrix, input).catch(() => null);
    await world.database.query('SELECT pg_sleep(0.004)');
    await killed.end('SIGKILL');
    await sent;
    for (let time = 1; time <= 2; time++) {
      const { grandPrix } = await done(juror, inGrandPrix.drawGrandPrix, input);
      expect(grandPrix).toMatchObject({ phase: 'DRAWN', version: 3 });
    }
    const { rows } = await world.database.query<{ planned: string; pairings: string }>(
      `SELECT (SELECT count(*) FROM "planned_match" p JOIN "side" s ON s."id" = p."side_a" WHERE s."name" LIKE 'Killed%') AS "planned",
         (SELECT count(*) FROM "grand_prix_pairing" WHERE "grand_prix_id" = $1) AS "pairings"`,
      [id],
    );
    expect(rows).toEqual([{ planned: '6', pairings: '6' }]);
  });

  it('of two jurors who draw at once one is told that it is drawn', async () => {
    const pairs = await pairsOf(world, year, ['Race 1', 'Race 2', 'Race 3', 'Race 4']);
    const { id } = (
      await done(juror, inGrandPrix.announceGrandPrix, {
        name: 'Race',
        date: '2026-02-15',
        venue: { name: 'Desperados Pub', public: true },
      })
    ).grandPrix;
    for (const pair of pairs) await done(juror, inGrandPrix.enterGrandPrix, { id, pairId: pair.id });
    const both = await Promise.all([
      send(juror, inGrandPrix.drawGrandPrix, { id, seed: 'heads' }),
      send(other, inGrandPrix.drawGrandPrix, { id, seed: 'tails' }),
    ]);
    expect(both.flatMap(codes)).toEqual(['GRAND_PRIX_DRAWN_ALREADY']);
    expect((await event(anybody, id)).schedule).toHaveLength(6);
  });

  it('D39 gives every pair three matches against three others; the same seed gives the same schedule', async () => {
    const names = ['Odd 1', 'Odd 2', 'Odd 3', 'Odd 4', 'Odd 5'];
    const pairs = await pairsOf(world, year, names);
    const schedules = [];
    for (const name of ['Odd', 'Odd again']) {
      const { schedule } = await drawn(juror, pairs, { name, date: '2026-02-16', seed: 'a public event' });
      schedules.push(schedule.map(({ slot, sides }) => [slot, ...sides.map((side) => side.name)]));
      for (const { id } of pairs) {
        const own = schedule.filter(({ sides }) => sides.some((side) => side.id === id));
        const counting = own.filter(({ countsOnlyFor }) => countsOnlyFor === null || countsOnlyFor.id === id);
        expect(counting).toHaveLength(3);
      }
      expect(schedule.filter(({ countsOnlyFor }) => countsOnlyFor !== null)).toHaveLength(1);
    }
    expect(schedules[0]).toEqual(schedules[1]);
  });

  it('11.1 is changed by the jury: what has begun stays, what is unusual has to be accepted', async () => {
    const pairs = await pairsOf(world, year, ['New 1', 'New 2', 'New 3', 'New 4']);
    const mine = await world.pair(year, [other, await world.person()], 'Of a juror');
    const before = await drawn(juror, [...pairs, mine], { name: 'Changes', date: '2026-02-17' });
    const { id, version, schedule } = before;
    const plain = schedule.map(({ slot, sides, countsOnlyFor }) => ({
      slot,
      sideA: sides[0]!.id,
      sideB: sides[1]!.id,
      countsOnlyForId: countsOnlyFor?.id ?? null,
    }));
    const input = { id, version, reason: 'A pair went home', acknowledgeDeviations: false };
    const without = plain.slice(1);
    const short = await send(juror, inGrandPrix.changeGrandPrixPairings, { ...input, pairings: without });
    expect(codes(short)).toEqual(['SCHEDULE_NOT_THREE', 'SCHEDULE_NOT_THREE', 'GRAND_PRIX_DEVIATIONS']);
    const impossible = [...plain, { ...plain[0]!, sideB: plain[0]!.sideA }];
    expect(
      codes(
        await send(juror, inGrandPrix.changeGrandPrixPairings, {
          ...input,
          acknowledgeDeviations: true,
          pairings: impossible,
        }),
      ),
    ).toEqual(['SCHEDULE_ITSELF', 'SCHEDULE_TWO_TABLES']);
    const ofJuror = plain.filter(({ sideA, sideB }) => sideA !== mine.id && sideB !== mine.id);
    expect(
      codes(
        await send(other, inGrandPrix.changeGrandPrixPairings, {
          ...input,
          acknowledgeDeviations: true,
          pairings: ofJuror,
        }),
      ),
    ).toEqual(['GRAND_PRIX_JURY_CONCERNED']);
    await handedIn(juror, sheetFor([...pairs, mine], schedule[0]!));
    const begun = await send(juror, inGrandPrix.changeGrandPrixPairings, {
      ...input,
      acknowledgeDeviations: true,
      pairings: without,
    });
    expect(codes(begun)).toEqual(['GRAND_PRIX_BEGUN']);
    const shorter = plain.slice(0, -1);
    const after = (
      await done(juror, inGrandPrix.changeGrandPrixPairings, {
        ...input,
        acknowledgeDeviations: true,
        pairings: shorter,
      })
    ).grandPrix;
    expect(after.schedule.map((pairing) => pairing.id)).toEqual(schedule.slice(0, -1).map((pairing) => pairing.id));
    expect(codes(await send(juror, inGrandPrix.changeGrandPrixPairings, { ...input, pairings: plain }))).toEqual([
      'GRAND_PRIX_CHANGED',
    ]);
  });
});

describe('11.3, D42 the table', () => {
  let pairs: readonly Pair[];
  let grandPrix: ShownEvent;

  beforeAll(async () => {
    pairs = await pairsOf(world, year, ['Baglyok', 'Csillag', 'Danube', 'Eger']);
    grandPrix = await drawn(juror, pairs, { name: 'Table', date: '2026-03-21' });
  });

  it('D42 shows finished games of a sheet that is still written, to everybody and at once', async () => {
    const [first] = grandPrix.schedule;
    const sheet = sheetFor(pairs, first!, { seed: 11, kind: 'open', games: 3 });
    const socket = await openSocket(office);
    const CHANGES = graphql(`subscription ($id: UUID!) {
      grandPrixChanged(id: $id) { kind cursor grandPrix { table { rows { total games } } } }
    }`);
    const changes = socket.watch(CHANGES, { id: grandPrix.id });
    await changes.next();
    const saved = await send(juror, SAVE_DRAFT, { sheet, match: first!.plannedMatch!.id });
    expect(saved).toEqual({ __typename: 'DraftSaved' });
    expect(await changes.next()).toMatchObject({ kind: 'CHANGE' });
    socket.close();
    const [row] = (await tableOf(anybody, grandPrix.id)).rows;
    expect(row).toMatchObject({ games: 3, provisional: true, rank: 1 });
    const shown = (await event(anybody, grandPrix.id)).schedule[0]!;
    expect(shown).toMatchObject({ games: 3, provisional: true });
    expect(Math.max(...shown.raw!)).toBe(row!.total);
  });

  it('11.1 adds the raw points of all games, and explains each place in three languages', async () => {
    for (const [index, pairing] of grandPrix.schedule.entries()) {
      const sheet = sheetFor(pairs, pairing, { seed: 20 + index });
      if (index === 0) await handedIn(juror, sheet);
      else await approved(sheet);
    }
    const played = await ask(anybody, EVENTS_OF_MATCHES);
    expect(played.matches.nodes).not.toEqual([]);
    for (const match of played.matches.nodes) {
      expect(match.grandPrix).toEqual({ id: grandPrix.id, name: 'Table' });
    }
    const { rows, final } = await tableOf(anybody, grandPrix.id);
    expect(final).toBe(false);
    expect(rows.map(({ matches, games, raws }) => [matches, games, raws.length])).toEqual(rows.map(() => [3, 24, 3]));
    for (const { total, raws } of rows) expect(raws.reduce((sum, raw) => sum + raw, 0)).toBe(total);
    expect(rows.filter(({ provisional }) => provisional)).toHaveLength(2);
    expect(rows.map(({ total }) => total)).toEqual(rows.map(({ total }) => total).sort((a, b) => b - a));
    expect(rows[1]!.reason).toBe(
      `2nd: ${rows[1]!.total} points, ${rows[0]!.total - rows[1]!.total} fewer than ${rows[0]!.pair.name}`,
    );
    expect((await tableOf(anybody, grandPrix.id, 'HU')).rows[1]!.reason).toContain('ponttal kevesebb');
  });

  it('D42 is final when the jury closes the event; then nothing of it moves until it is reopened', async () => {
    const { id, version } = await event(anybody, grandPrix.id);
    expect(codes(await send(juror, inGrandPrix.closeGrandPrix, { id, version }))).toEqual(['GRAND_PRIX_UNDECIDED']);
    const { rows } = await world.database.query<{ id: string; revision: number }>(
      `UPDATE "match" SET "state" = 'confirmed', "confirmed_by" = '{A,B}' WHERE "season" = $1 AND "state" = 'submitted'
       AND "date" = '2026-03-21' RETURNING "id", "revision"`,
      [year],
    );
    const match = { ...rows[0]!, state: 'CONFIRMED' };
    const PREVIEW = graphql(`query ($id: UUID!, $revision: Int!) {
      previewApproval(matchId: $id, seen: { revision: $revision }) { consequences { sentences } }
    }`);
    const { previewApproval } = await ask(other, PREVIEW, { id: match.id, revision: match.revision });
    expect(previewApproval!.consequences).not.toBeNull();
    expect((await move(other, 'approveMatch', match)).problems ?? []).toEqual([]);
    const closed = (await done(juror, inGrandPrix.closeGrandPrix, { id, version })).grandPrix;
    expect(closed.phase).toBe('CLOSED');
    expect((await tableOf(anybody, id)).final).toBe(true);
    expect(codes(await move(other, 'reopenMatch', match, { reason: 'A wrong sum' }))).toEqual([
      'LIFECYCLE_EVENT_CLOSED',
    ]);
    await done(juror, inGrandPrix.reopenGrandPrix, { id, reason: 'A wrong sum' });
    const before = await tableOf(anybody, id);
    expect((await move(other, 'reopenMatch', match, { reason: 'A wrong sum' })).problems ?? []).toEqual([]);
    const after = await tableOf(anybody, id);
    expect(after.rows.reduce((sum, { games }) => sum + games, 0)).toBe(
      before.rows.reduce((sum, { games }) => sum + games, 0) - 16,
    );
  });

  it('11.1 refuses a sheet of pairs that are not to meet, and of pairs that are in no event together', async () => {
    const [again] = grandPrix.schedule;
    const twice = sheetFor(pairs, again!, { seed: 40, order: 2 });
    expect(codes(await submit(juror, twice))).toContain('GRAND_PRIX_NOT_SCHEDULED');
    const [one, another] = await pairsOf(world, year, ['Nobody 1', 'Nobody 2']);
    const sheet = sheetOf([one!, another!], { competitions: ['grand-prix'], date: '2026-03-21' });
    expect(codes(await submit(juror, sheet))).toContain('GRAND_PRIX_NO_EVENT');
  });
});

describe('several of its matches that are approved at once', () => {
  it('ask for their Grand Prix together, by as many statements as one', async () => {
    const pairs = await pairsOf(world, year, ['Once 1', 'Once 2', 'Once 3', 'Once 4']);
    const { schedule } = await drawn(juror, pairs, { name: 'At once', date: '2026-02-21' });
    const ids: string[] = [];
    for (const [index, pairing] of schedule.slice(0, 4).entries()) {
      const { id } = await handedIn(juror, sheetFor(pairs, pairing, { seed: 70 + index }));
      await confirm(id);
      ids.push(id);
    }
    const [first, ...others] = ids;
    expect(await scansOf(world.database, 'grand_prix_pairing', () => approveAtOnce([first!]))).toBe(1);
    expect(await scansOf(world.database, 'grand_prix_pairing', () => approveAtOnce(others))).toBe(1);
  });
});

describe('11.2, D38 a match that also counts for the championship', () => {
  it('counts there, normalized, for the teams of the pairs, after both have agreed before the first game', async () => {
    const bela = await world.member({ name: 'Béla' });
    const [one, two] = [await world.person(), await world.person()];
    const owls = await world.team(year, [anna, one], 'Óbuda Owls');
    const wasps = await world.team(year, [bela, two], 'Danube Wasps');
    const pairs = [await world.pair(year, [anna, one], 'Owls pair'), await world.pair(year, [bela, two], 'Wasps pair')];
    const { id, schedule } = await drawn(juror, pairs, { name: 'For two tables', date: '2026-04-18' });
    const [pairing] = schedule;
    const sheet = sheetFor(pairs, pairing!, { seed: 60, competitions: ['grand-prix', 'championship'] });
    expect(codes(await submit(juror, sheet))).toContain('GRAND_PRIX_NOT_AGREED');
    const input = { id, pairingId: pairing!.id, countsFor: 'CHAMPIONSHIP' as const };
    expect(codes(await send(anna, inGrandPrix.agreeOnGrandPrixMatch, { ...input, pairId: pairs[1]!.id }))).toEqual([
      'GRAND_PRIX_NOT_YOURS',
    ]);
    expect(
      codes(await send(anna, inGrandPrix.agreeOnGrandPrixMatch, { ...input, pairId: pairs[0]!.id, countsFor: 'CUP' })),
    ).toEqual(['AGREEMENT_NO_OPEN_TIE']);
    expect(
      (await done(anna, inGrandPrix.agreeOnGrandPrixMatch, { ...input, pairId: pairs[0]!.id })).grandPrix.schedule[0]!
        .countsElsewhere,
    ).toBe(null);
    expect(
      codes(await send(anna, inGrandPrix.agreeOnGrandPrixMatch, { ...input, pairId: pairs[0]!.id, teamId: wasps.id })),
    ).toEqual(['GRAND_PRIX_NO_TEAM']);
    const agreed = (await done(bela, inGrandPrix.agreeOnGrandPrixMatch, { ...input, pairId: pairs[1]!.id })).grandPrix;
    expect(agreed.schedule[0]!.countsElsewhere).toBe('CHAMPIONSHIP');
    expect(codes(await send(anna, inGrandPrix.agreeOnGrandPrixMatch, { ...input, pairId: pairs[0]!.id }))).toEqual([
      'AGREEMENT_STANDS',
    ]);
    expect(codes(await submit(juror, sheetFor(pairs, pairing!, { seed: 60 })))).toContain(
      'GRAND_PRIX_AGREED_OTHERWISE',
    );
    const before = await points(owls, wasps);
    const match = await approved(sheet);
    const after = await points(owls, wasps);
    expect(before).toEqual([0, 0]);
    const { rows } = await world.database.query<{ points_a: number; points_b: number; side_a: string }>(
      'SELECT "points_a", "points_b", "side_a" FROM "match" WHERE "id" = $1',
      [match.id],
    );
    const { points_a: a, points_b: b, side_a: sideA } = rows[0]!;
    expect(after).toEqual(sideA === pairs[0]!.id ? [a, b] : [b, a]);
    const table = await tableOf(anybody, id);
    expect(table.rows.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThan(1000);
    const RECOUNT = graphql('{ recount(seasonYear: 2026) { matches difference { thing id } } }');
    expect((await ask(juror, RECOUNT)).recount.difference).toBeNull();
  });

  it('9, 11.2, D37 its table follows from matches-2026.csv alone, which says for which team a pair plays', async () => {
    const matches = await recordsIn('matches-2026.csv');
    const forTeams = matches.find(({ competitions }) => competitions === 'grand-prix championship')!;
    expect([forTeams['team_a'], forTeams['team_b']].toSorted()).toEqual(['Owls pair', 'Wasps pair']);
    expect([forTeams['championship_team_a'], forTeams['championship_team_b']].toSorted()).toEqual([
      'Danube Wasps',
      'Óbuda Owls',
    ]);
    const WHOSE = graphql('query ($id: UUID!) { match(id: $id) { sides { name } championshipTeams { id name } } }');
    const { match } = await ask(anybody, WHOSE, { id: forTeams['match_id']! });
    expect(match!.sides.map(({ name }) => name)).toEqual([forTeams['team_a'], forTeams['team_b']]);
    expect(match!.championshipTeams).toEqual([
      { id: forTeams['championship_team_a_id'], name: forTeams['championship_team_a'] },
      { id: forTeams['championship_team_b_id'], name: forTeams['championship_team_b'] },
    ]);
    // Of two teams that are met by themselves, one of them once more, which is reopened and keeps its place (D13, D17).
    const [owls, wasps] = await teamsOf(forTeams);
    await approved(sheetOf([owls, wasps], { date: '2026-04-20', seed: 61 }));
    const again = await approved(sheetOf([owls, wasps], { date: '2026-04-21', seed: 62 }));
    expect(codes(await move(other, 'reopenMatch', again, { reason: 'Game 3 was copied wrongly.' }))).toEqual([]);
    const pairs = await pairsOf(world, year, ['Only there', 'Nowhere else']);
    const { schedule } = await drawn(juror, pairs, { name: 'For nothing else', date: '2026-05-02' });
    const { id } = await approved(sheetFor(pairs, schedule[0]!, { seed: 63 }));
    expect((await ask(anybody, WHOSE, { id })).match!.championshipTeams).toBeNull();
    const all = await recordsIn('matches-2026.csv');
    expect(all.find(({ match_id: match }) => match === id)).toMatchObject({
      championship_team_a: '',
      championship_team_a_id: '',
    });

    const table = (await recordsIn('championship-2026.csv')).filter(({ matches: played }) => played !== '0');
    expect(table).toHaveLength(2);
    expect(championshipFrom(all)).toEqual(table);
  });

  /** The two teams for which a match counts, as in a row of the file. */
  async function teamsOf(row: Readonly<Record<string, string>>): Promise<[Team, Team]> {
    const WITH_MEMBERS = graphql('query ($id: UUID!) { team(id: $id) { id name members { person { id name } } } }');
    const ids = [row['championship_team_a_id']!, row['championship_team_b_id']!];
    const [a, b] = await Promise.all(
      ids.map(async (id) => {
        const { name, members } = (await ask(juror, WITH_MEMBERS, { id })).team!;
        return { id, name, season: year, members: members.map(({ person }) => person) };
      }),
    );
    return [a!, b!];
  }

  /** The rows of a table as a program reads them that knows the file alone. */
  async function recordsIn(name: string): Promise<Record<string, string>[]> {
    const text = await (await fetch(`${office.url}/tables/${name}`)).text();
    const [header, ...lines] = text.split('\r\n').slice(0, -1);
    const columns = header!.split(',');
    return lines.map((line) => {
      const cells = line.split(',');
      return Object.fromEntries(columns.map((column, index) => [column, cells[index]!]));
    });
  }

  /** Section 9 over the rows of matches, as the championship's own file says it. */
  function championshipFrom(matches: readonly Readonly<Record<string, string>>[]): Record<string, string>[] {
    const played = matches.flatMap((match) =>
      ['a', 'b'].map((party) => ({
        team: match[`championship_team_${party}`]!,
        team_id: match[`championship_team_${party}_id`]!,
        raw: Number(match[`raw_${party}`]),
        points: Number(match[`points_${party}`]),
        counts: match['state'] === 'approved',
      })),
    );
    const teams = new Set(played.map(({ team_id: id }) => id).filter((id) => id !== ''));
    const rows = [...teams].map((team) => {
      const taken = played.filter(({ team_id: id }) => id === team);
      const counting = taken.filter(({ counts }) => counts);
      const points = counting.reduce((sum, match) => sum + match.points, 0);
      return {
        team: taken[0]!.team,
        matches: counting.length,
        points,
        // Half a hundredth is rounded up (D26), in whole numbers.
        average: (Math.floor((points * 200 + counting.length) / (counting.length * 2)) / 100).toFixed(2),
        best: Math.max(...counting.map(({ raw }) => raw)),
        remaining: 40 - taken.length,
        team_id: taken[0]!.team_id,
      };
    });
    return rows
      .toSorted((a, b) => b.points - a.points)
      .map((row) => ({ rank: 1 + rows.filter(({ points }) => points > row.points).length, ...row }))
      .map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, String(value)])));
  }

  async function points(...teams: readonly Team[]): Promise<number[]> {
    const TABLE = graphql('{ championshipTable(seasonYear: 2026) { rows { team { id } points } } }');
    const { rows } = (await ask(anybody, TABLE)).championshipTable!;
    return teams.map(({ id }) => rows.find(({ team }) => team.id === id)!.points);
  }
});

describe('11 the overview of a year', () => {
  it('has all its events by date with what became of each player, and none that was cancelled', async () => {
    const { id, version } = (
      await done(juror, inGrandPrix.announceGrandPrix, {
        name: 'Cancelled',
        date: '2026-11-01',
        venue: { name: 'Desperados Pub', public: true },
      })
    ).grandPrix;
    const gone = (await done(juror, inGrandPrix.cancelGrandPrix, { id, version, reason: 'No room' })).grandPrix;
    expect(gone.phase).toBe('CANCELLED');
    expect(codes(await send(juror, inGrandPrix.drawGrandPrix, { id, seed: '1' }))).toEqual(['GRAND_PRIX_CANCELLED']);
    const YEAR = graphql(`query ($year: Int!) {
      grandPrixYear(seasonYear: $year) {
        events { name date table { rows { rank } } }
        players {
          person { name }
          wins best
          appearances { rank total grandPrix { name } pair { name } partner { name } }
        }
      }
    }`);
    const overview = (await ask(anybody, YEAR, { year })).grandPrixYear!;
    const dates = overview.events.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(overview.events.map(({ name }) => name)).toContain('Table');
    expect(overview.events.map(({ name }) => name)).not.toContain('Cancelled');
    const found = overview.players.find(({ person }) => person.name === 'Anna')!;
    expect(found.appearances.map(({ grandPrix }) => grandPrix.name)).toEqual(['Spring', 'For two tables']);
    expect(await ask(anybody, YEAR, { year: 1999 })).toEqual({ grandPrixYear: null });
  });
});
