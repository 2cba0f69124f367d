import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, attempt, done, graphql, refusalOf, send } from '../support/ask.js';
import { approved, inCup, lookAtCup, lookAtTie, type PairAtTable, pairAtTable, OTHER_DAY } from '../support/cups.js';
import { recordWith } from '../support/exact-records.js';
import { type Client, client, type Member, newKey } from '../support/given.js';
import { drawn, inGrandPrix, type ShownPairing } from '../support/grand-prix.js';
import { codes, submit } from '../support/matches.js';
import { anHourPasses, notices, settled } from '../support/notifications.js';
import { startOffice } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';
import { seated, sheetOf } from '../support/sheets.js';
import { openSocket } from '../support/socket.js';
import { MERGE_PERSONS } from '../support/merging.js';

const YEAR = 2025;
const pairs: PairAtTable[] = [];
const { office, world, clock, end } = await ownOffice({ day: '2025-08-01' });
const anybody = client(office);
let juror: Member;
let other: Member;

beforeAll(async () => {
  for (const year of [2024, YEAR]) await world.season(year);
  juror = await world.member({ jury: true });
  other = await world.member({ jury: true });
});

afterAll(end);

const announce = (by: Client, entriesUntil: string, event: string | null = 'Hatoslottó') =>
  send(by, inCup.announceCup, { year: YEAR, entriesUntil, event, reason: OTHER_DAY });
const enter = (by: Client, { id }: { readonly id: string }) => send(by, inCup.enterCup, { pairId: id });
const draw = (by: Client, seed = '4 11 23') => send(by, inCup.drawCup, { year: YEAR, seed });
const version = async (): Promise<number> => (await lookAtCup(anybody, YEAR)).version;

/** The two pairs of a tie, the upper one first. */
async function meeting(tie: string): Promise<readonly [PairAtTable, PairAtTable]> {
  const { sides } = await lookAtTie(anybody, YEAR, tie);
  const named = (name: string): PairAtTable => pairs.find((pair) => pair.name === name)!;
  return [named(sides[0]!.name), named(sides[1]!.name)];
}

describe('the list of a cup', () => {
  it('D28 has a last day in its year that is not over, and an event that is named before', async () => {
    const early = await pairAtTable(world, YEAR);
    expect(codes(await enter(early.players[0], early))).toEqual(['CUP_UNKNOWN']);
    for (const day of ['2025-07-31', '2026-08-25']) {
      expect(codes(await announce(juror, day))).toEqual(['CUP_DEADLINE_PAST']);
    }
    await announce(juror, '2025-08-25', null);
    expect(await lookAtCup(anybody, YEAR)).toMatchObject({
      phase: 'ENTRIES_OPEN',
      event: null,
      draw: null,
      rounds: [],
    });
    expect(codes(await draw(juror))).toEqual(expect.arrayContaining(['CUP_ENTRIES_OPEN', 'CUP_NO_EVENT']));
    clock.set('2025-08-25');
    expect(await announce(juror, '2025-08-25')).toMatchObject({ cup: { phase: 'ENTRIES_OPEN' } });
  });

  it('10 has sixteen pairs at most, also when two enter at once, and a player in one of them', async () => {
    for (let number = 1; number <= 17; number++) pairs.push(await pairAtTable(world, YEAR, `Cup pair ${number}`));
    for (const pair of pairs.slice(0, 15)) await enter(pair.players[0], pair);
    const [player] = pairs[0]!.players;
    const twice = await world.pair(YEAR, [player, await world.member()]);
    expect((await enter(player, twice)).problems).toMatchObject([
      { code: 'CUP_IN_ANOTHER_PAIR', rule: '10', message: `${player.name} plays in the pair Cup pair 1 already` },
    ]);
    const last = await Promise.all(pairs.slice(15).map((pair) => enter(pair.players[1], pair)));
    expect(last.flatMap(codes)).toEqual(['CUP_FULL']);
    expect((await lookAtCup(anybody, YEAR)).entries).toHaveLength(16);
    expect(codes(await enter(juror, pairs[3]!))).toContain('CUP_ENTERED_ALREADY');
  });

  it('D28 is closed after its last day: nobody enters, withdraws or changes event and day', async () => {
    clock.set('2025-08-26');
    const one = pairs[0]!;
    expect(codes(await send(one.players[0], inCup.withdrawFromCup, { pairId: one.id }))).toEqual(['CUP_LIST_CLOSED']);
    expect(codes(await announce(juror, '2025-08-30'))).toEqual(['CUP_LIST_CLOSED']);
    expect((await lookAtCup(anybody, YEAR)).phase).toBe('LIST_CLOSED');
    const early = { year: YEAR, version: 0, tie: 'final/1', until: '2025-12-31', reason: 'early' };
    expect(codes(await send(juror, inCup.postponeTie, early))).toEqual(['CUP_NOT_DRAWN']);
  });

  it('D28 is drawn once, also by two of the jury at once, and whoever watches the cup is told', async () => {
    const socket = await openSocket(office);
    const CHANGES = graphql(`subscription ($year: Int!) {
      cupChanged(seasonYear: $year) { cursor topic cup { phase } }
    }`);
    const watch = socket.watch(CHANGES, { year: YEAR });
    expect(await watch.next()).toMatchObject({ cup: { phase: 'LIST_CLOSED' } });
    expect(codes(await draw(juror, '\u0007'))).toEqual(['CUP_NO_SEED']);
    const both = await Promise.all([draw(juror, 'one seed'), draw(other, 'another seed')]);
    expect(both.flatMap(codes)).toEqual(['CUP_DRAWN_ALREADY']);
    expect(await watch.next()).toMatchObject({ topic: 'CUP', cup: { phase: 'UNDER_WAY' } });
    socket.close();
    const { draw: drawn } = await lookAtCup(anybody, YEAR);
    expect(drawn!.seed).toBe(both[0].problems === undefined ? 'one seed' : 'another seed');
  });
});

describe('a drawn cup', () => {
  it('D12 is nobody’s but the pairs’ and the jury’s: each asks for what is not theirs, and nothing is written', async () => {
    const [upper, lower] = await meeting('first-round/1');
    const stranger = await world.member();
    const reader = await world.token(upper.players[0], ['read']);
    const own = await world.member({ jury: true });
    await world.database.query('UPDATE "pair_player" SET "person_id" = $1 WHERE "person_id" = $2', [
      own.id,
      lower.players[1].id,
    ]);
    const said = { year: YEAR, version: 0, reason: 'mine' };
    const pairId = upper.id;
    const change = {
      pairId,
      leaverId: upper.players[0].id,
      comes: { personId: stranger.id },
      from: '2025-09-01',
      version: 0,
      reason: 'mine',
    };
    const attempts: readonly ((by: Client) => Promise<string>)[] = [
      (by) => refusalOf(by, inCup.withdrawFromCup, { pairId, reason: 'mine', dryRun: false }),
      (by) => refusalOf(by, inCup.concedeTie, { pairId, round: null, reason: 'mine', dryRun: false }),
      (by) => refusalOf(by, inCup.agreeOnMatches, { pairId, matches: 4 }),
      (by) => refusalOf(by, inCup.postponeTie, { ...said, tie: 'first-round/1', until: '2025-10-15' }),
      (by) => refusalOf(by, inCup.decideTie, { ...said, pairId, otherId: lower.id, goesOn: lower.id }),
      (by) => refusalOf(by, inCup.changeCupPlayer, change),
      (by) => refusalOf(by, inCup.setAsideInCup, { ...said, what: [upper.id] }),
      (by) => refusalOf(by, inCup.drawCup, { year: YEAR, seed: 'mine' }),
      (by) => refusalOf(by, inCup.announceCup, { year: YEAR, entriesUntil: '2025-12-01', reason: OTHER_DAY }),
    ];
    const answers = async (by: Client): Promise<readonly string[]> => {
      const all: string[] = [];
      for (const refused of attempts) all.push(await refused(by));
      return all;
    };
    const forbidden = (times: number): readonly string[] => Array<string>(times).fill('FORBIDDEN');
    const notYours = Array<string>(3).fill('CUP_NOT_YOURS');
    expect(await answers(anybody)).toEqual(Array<string>(9).fill('UNAUTHENTICATED'));
    expect(await answers(client(office, { authorization: `Bearer ${reader}` }))).toEqual(forbidden(9));
    const ofTheJury = [...Array<string>(4).fill('CUP_OF_THE_JURY'), ...forbidden(2)];
    expect(await answers(stranger)).toEqual([...notYours, ...ofTheJury]);
    expect(await answers(lower.players[0])).toEqual([...notYours, ...ofTheJury]);
    // D58: of the jury nobody decides who plays in the cup, in whatever pair, nor says anything for a pair.
    for (const index of [0, 1, 3, 4, 5, 6]) expect(await attempts[index]!(own)).toBe('CUP_JURY_CONCERNED');
    expect(await version()).toBe(0);
    await world.database.query('UPDATE "pair_player" SET "person_id" = $1 WHERE "person_id" = $2', [
      lower.players[1].id,
      own.id,
    ]);
  });

  it('10 changes a player through the jury alone: the new one acts and plays from that day on', async () => {
    const [pair, opponent] = await meeting('first-round/2');
    const newcomer = await world.member();
    const change = {
      pairId: pair.id,
      version: await version(),
      leaverId: pair.players[0].id,
      from: '2025-09-10',
      reason: 'A broken arm',
    };
    const elsewhere = { ...change, comes: { personId: opponent.players[0].id } };
    expect(codes(await send(juror, inCup.changeCupPlayer, elsewhere))).toEqual(['CUP_IN_ANOTHER_PAIR']);
    await done(juror, inCup.changeCupPlayer, { ...change, comes: { personId: newcomer.id } });
    clock.set('2025-09-12');
    const sheet = (persons: readonly { readonly id: string }[], date: string): object =>
      sheetOf([pair, opponent], {
        competitions: ['cup'],
        record: recordWith([90, 80]),
        date,
        persons: seated([...persons, opponent.players[1], opponent.players[0]]),
      });
    const team = [newcomer, pair.players[1]] as const;
    expect(codes(await submit(newcomer, sheet(team, '2025-09-09')))).toContain('CUP_NOT_OF_PAIR');
    expect(codes(await submit(newcomer, sheet(pair.players, '2025-09-11')))).toContain('CUP_NOT_OF_PAIR');
    expect(await submit(newcomer, sheet(team, '2025-09-11'))).toMatchObject({ match: { state: 'SUBMITTED' } });
    expect(codes(await send(pair.players[0], inCup.concedeTie, { pairId: pair.id, dryRun: true }))).toEqual([
      'CUP_NOT_YOURS',
    ]);
  });

  it('10 keeps two entries of persons apart who are, or were, of different pairs of it', async () => {
    const [changed, opponent] = await meeting('first-round/2');
    const mergeOf = (from: string, into: string) =>
      send(juror, MERGE_PERSONS, { fromId: from, intoId: into, closeAccount: true });
    for (const former of changed.players) {
      expect(await mergeOf(former.id, opponent.players[0].id)).toMatchObject({
        problems: expect.arrayContaining([
          expect.objectContaining({
            code: 'MERGE_ONE_CUP',
            rule: '10',
            message: `In the cup of 2025 one plays for ${changed.name}, the other for ${opponent.name}; a player is in one pair of it.`,
          }),
        ]),
      });
    }
  });

  it('10 is not decided while a tie can still be played, unless the jury says so on purpose; a dry run says it too', async () => {
    const [upper, lower] = await meeting('first-round/3');
    const input = { year: YEAR, version: await version(), pairId: upper.id, otherId: lower.id, reason: 'not played' };
    for (const dryRun of [true, false]) {
      const { problems } = await send(juror, inCup.decideTie, { ...input, goesOn: upper.id, dryRun });
      expect(problems).toMatchObject([
        {
          code: 'CUP_STILL_TO_PLAY',
          rule: '10',
          path: 'acknowledgeStillToPlay',
          message: expect.stringMatching(
            /^this tie can be played until 30 \w+ 2025, and of its matches played are: 0;/i,
          ),
        },
      ]);
    }
    const early = await done(juror, inCup.decideTie, { ...input, goesOn: upper.id, early: true, dryRun: true });
    expect(early.consequences.sentences[0]).toBe(`${upper.name} goes on by decision of the jury: not played`);
    expect((await lookAtTie(anybody, YEAR, 'first-round/3')).state).toBe('OPEN');
  });

  it('10 is decided once of two who decide at once, and repeated with its key it is the same act', async () => {
    const [upper, lower] = await meeting('first-round/3');
    const input = {
      year: YEAR,
      version: await version(),
      pairId: upper.id,
      otherId: lower.id,
      reason: 'not played',
      early: true,
    };
    const answers = await Promise.all([
      send(juror, inCup.decideTie, { ...input, goesOn: upper.id }),
      send(other, inCup.decideTie, { ...input, goesOn: lower.id }),
    ]);
    expect(answers.flatMap(codes)).toEqual(['CUP_CHANGED_SINCE']);
    const winner = answers[0].problems === undefined ? upper : lower;
    expect(await lookAtTie(anybody, YEAR, 'first-round/3')).toMatchObject({
      decidedBy: 'DECISION',
      goesOn: { name: winner.name },
      reason: `${winner.name} goes on by decision of the jury: not played`,
    });
    const key = newKey();
    const again = { key, ...input, version: await version(), goesOn: null };
    const [first, second] = await Promise.all([1, 2].map(() => done(juror, inCup.decideTie, again)));
    expect(first!.actId).toBe(second!.actId);
    expect(await version()).toBe(input.version + 2);
  });

  it('D30 is conceded by both: nobody goes on, and the next opponent goes on without playing (D32)', async () => {
    const [upper, lower] = await meeting('first-round/5');
    for (const pair of [upper, lower]) {
      await done(pair.players[0], inCup.concedeTie, { pairId: pair.id, round: 'FIRST_ROUND' });
    }
    expect(await lookAtTie(anybody, YEAR, 'first-round/5')).toMatchObject({ decidedBy: 'BOTH_CONCEDED', goesOn: null });
    const [one, two] = await meeting('first-round/6');
    await done(two.players[0], inCup.withdrawFromCup, { pairId: two.id });
    expect(await lookAtTie(anybody, YEAR, 'quarter-finals/3')).toMatchObject({
      decidedBy: 'NO_OPPONENT',
      goesOn: { name: one.name },
    });
  });

  it('11.2, D38 counts a match of a Grand Prix, normalized, for the cup when both pairs have agreed and meet in an open tie', async () => {
    const [upper, lower] = await meeting('first-round/4');
    const elsewhere = (await meeting('first-round/7'))[0];
    const { id, schedule } = await drawn(juror, [upper, lower, elsewhere], { name: 'September', date: '2025-09-20' });
    const input = { id, countsFor: 'CUP' as const };
    const agree = (pairing: ShownPairing, pair: PairAtTable) =>
      send(pair.players[1], inGrandPrix.agreeOnGrandPrixMatch, { ...input, pairingId: pairing.id, pairId: pair.id });
    const isOf = ({ sides }: ShownPairing, pair: PairAtTable): boolean => sides.some((side) => side.id === pair.id);
    const together = schedule.find((each) => isOf(each, upper) && isOf(each, lower))!;
    const apart = schedule.find((each) => isOf(each, upper) && isOf(each, elsewhere))!;
    expect(codes(await agree(apart, upper))).toEqual(['AGREEMENT_NO_OPEN_TIE']);
    for (const pair of [upper, lower]) expect(codes(await agree(together, pair))).toEqual([]);

    clock.set('2025-09-21');
    const { order, date } = together.plannedMatch!;
    const isTurned = together.sides[0]!.id === lower.id;
    const sides = isTurned ? ([lower, upper] as const) : ([upper, lower] as const);
    const record = recordWith([90, 80]);
    await approved(juror, sides, record, { competitions: ['grand-prix', 'cup'], date, order });
    expect(await lookAtTie(anybody, YEAR, 'first-round/4')).toMatchObject({
      points: isTurned ? [80, 90] : [90, 80],
      missing: 2,
    });
  });

  it('10 reminds each pair of an open tie once in its last week, and nobody whose tie is decided', async () => {
    clock.set('2025-09-22');
    await anHourPasses(world);
    clock.set('2025-09-24');
    await anHourPasses(world);
    await anHourPasses(world);
    await settled(world);
    const pair = await meeting('first-round/1');
    for (const [index, { players }] of pair.entries()) {
      const told = (await notices(players[0])).filter(({ event }) => event === 'CUP_TIE_ENDS');
      expect(told.map(({ message }) => message)).toEqual([
        `The tie of the cup against ${pair[1 - index]!.name} is not decided. If it is not played to its end by 30 September 2025, the jury decides.`,
      ]);
    }
    const [decided] = await meeting('first-round/3');
    expect((await notices(decided.players[1])).filter(({ event }) => event === 'CUP_TIE_ENDS')).toEqual([]);
  });

  it('is whole after a process was killed in the middle of a decision, and repeating it with its key changes nothing more', async () => {
    const [pair] = await meeting('first-round/8');
    const key = newKey();
    const newcomer = await world.member();
    const input = {
      key,
      pairId: pair.id,
      version: await version(),
      leaverId: pair.players[1].id,
      comes: { personId: newcomer.id },
      from: '2025-09-20',
      reason: 'vis maior',
    };
    const killed = await startOffice({ DATABASE_URL: office.databaseUrl(), ...clock.environment });
    const there = client(killed, { cookie: juror.cookie });
    const sent = attempt(there, inCup.changeCupPlayer, input).catch(() => null);
    await world.database.query('SELECT pg_sleep(0.004)');
    await killed.end('SIGKILL');
    await sent;
    expect((await send(juror, inCup.changeCupPlayer, input)).__typename).toBe('CupActed');
    const { rows } = await world.database.query<{ acts: string; players: string[]; cup: string[] }>(
      `SELECT (SELECT count(*) FROM "cup_act" WHERE "pair_id" = $1 AND "kind" = 'player-change') AS "acts",
         (SELECT array_agg("person_id" ORDER BY "person_id") FROM "pair_player" WHERE "pair_id" = $1 AND "last_day" IS NULL) AS "players",
         (SELECT array_agg("person_id" ORDER BY "person_id") FROM "cup_player" WHERE "pair_id" = $1) AS "cup"`,
      [pair.id],
    );
    const players = [pair.players[0].id, newcomer.id].sort();
    expect(rows).toEqual([{ acts: '1', players, cup: players }]);
  });
});

describe('a cup that was drawn elsewhere', () => {
  it('D28 is taken over by the jury with list, seed and days, held against the same rules', async () => {
    const by = client(office, { cookie: juror.cookie });
    const entries = Array.from({ length: 3 }, (_, index) => ({
      name: `Old Pair ${index + 1}`,
      players: [{ name: `Old Player ${index}a` }, { name: `Old Player ${index}b` }],
    }));
    const input = {
      year: 2024,
      entriesUntil: '2024-08-25',
      event: 'Hatoslottó',
      eventNamedOn: '2024-08-01',
      drawnOn: '2024-08-31',
      seed: '1 2 3',
      entries,
      reason: 'The office was opened later',
    };
    expect(codes(await send(by, inCup.recordCup, { ...input, drawnOn: '2024-08-20' }))).toEqual(['CUP_ENTRIES_OPEN']);
    expect(codes(await send(by, inCup.recordCup, { ...input, entries: entries.slice(1, 2) }))).toEqual(['CUP_TOO_FEW']);
    await done(by, inCup.recordCup, input);
    expect(codes(await send(by, inCup.recordCup, input))).toEqual(['CUP_BEGUN_ALREADY']);
    const RECORDED = graphql('{ cup(seasonYear: 2024) { recorded phase draw { input } } }');
    expect((await ask(client(office), RECORDED)).cup).toEqual({
      recorded: true,
      phase: 'UNDER_WAY',
      draw: { input: { format: 'tarokk-draw/1', year: 2024, seed: '1 2 3', entries: entries.map(({ name }) => name) } },
    });
  });
});
