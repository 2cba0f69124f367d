import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, done, graphql, refusalOf, refused, send } from '../support/ask.js';
import { confirmed, inCup, lookAtCup, type PairAtTable, pairAtTable } from '../support/cups.js';
import { recordWith } from '../support/exact-records.js';
import { client, type Member } from '../support/given.js';
import { event, inGrandPrix } from '../support/grand-prix.js';
import { league } from '../support/league.js';
import { codes, move, type Shown } from '../support/matches.js';

const YEAR = 2025;
const { office, world, jury: outsider, clock, end } = await league({ day: '2025-08-01', teams: 0 });
afterAll(end);
const anybody = client(office);

const appointCupJuror = graphql(
  `mutation ($key: IdempotencyKey!, $year: Int!, $personId: UUID!) {
    appointCupJuror(input: { idempotencyKey: $key, seasonYear: $year, personId: $personId }) { __typename ...refused }
  }`,
  [refused],
);
const appointGrandPrixJuror = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!, $personId: UUID!) {
    appointGrandPrixJuror(input: { idempotencyKey: $key, grandPrixId: $id, personId: $personId }) { __typename ...refused }
  }`,
  [refused],
);
const WITHOUT = graphql('{ withoutJuror { kind id seasonYear names } }');
const QUEUE = graphql('{ juryQueue(queue: TO_DECIDE, first: 10) { nodes { concerned match { id } } } }');
const APPOINTED = graphql('{ me { account { appointedForEvent } } }');

let admin: Member;
/** The only two of the jury: both play in cup and Grand Prix. */
let jurors: readonly [Member, Member];
let appointed: Member;
let stranger: Member;
let pairs: PairAtTable[];
let eventId: string;

/** Who of the jury is outside of the events is of it, or is not. */
const setOutsider = (isJuror: boolean) =>
  world.database.query('UPDATE "account" SET "jury" = $2 WHERE "id" = $1', [outsider.accountId, isJuror]);

beforeAll(async () => {
  admin = await world.member({ admin: true });
  jurors = [await world.member({ jury: true }), await world.member({ jury: true })];
  appointed = await world.member();
  stranger = await world.member();
  pairs = [await pairAtTable(world, YEAR, 'Danube Wasps'), await pairAtTable(world, YEAR, 'Aquincum')];
  const ofJurors = await Promise.all(
    jurors.map(async (juror, index) => {
      const players = [juror, await world.member()] as const;
      return { ...(await world.pair(YEAR, players, `Jury ${index}`)), players };
    }),
  );
  pairs.push(...ofJurors);
  await done(outsider, inCup.announceCup, { year: YEAR, event: 'Hatoslottó' });
  for (const { id } of pairs) await done(outsider, inCup.enterCup, { pairId: id });
  const venue = { name: 'Desperados Pub', public: true };
  const grandPrix = { name: 'October Cup', date: '2025-10-04', venue };
  eventId = (await done(outsider, inGrandPrix.announceGrandPrix, grandPrix)).grandPrix.id;
  for (const { id } of pairs) await done(outsider, inGrandPrix.enterGrandPrix, { id: eventId, pairId: id });
  await done(outsider, inGrandPrix.drawGrandPrix, { id: eventId, seed: '1 2 3' });
  clock.set('2025-09-01');
  await done(outsider, inCup.drawCup, { year: YEAR, seed: '4 11' });
  clock.set('2025-11-03');
});

const toAppoint = async () => (await ask(admin, WITHOUT)).withoutJuror;
/** A tie between two pairs and who of them comes first. */
const tie = async (number: 1 | 2) => {
  const { rounds, version } = await lookAtCup(anybody, YEAR);
  const sides = rounds[0]!.ties[number - 1]!.sides.map(({ name }) => pairs.find((pair) => pair.name === name)!);
  return { version, sides: sides as [PairAtTable, PairAtTable] };
};
const decide = async (by: Member, number: 1 | 2 = 1, dryRun = false) => {
  const { version, sides } = await tie(number);
  const [{ id: pairId }, { id: otherId }] = sides;
  const input = {
    year: YEAR,
    version,
    pairId,
    otherId,
    goesOn: pairId,
    reason: 'They did not come',
    early: true,
    dryRun,
  };
  return codes(await send(by, inCup.decideTie, input));
};
const close = async (by: Member) => {
  const { version } = await event(anybody, eventId);
  return codes(await send(by, inGrandPrix.closeGrandPrix, { id: eventId, version }));
};

describe('D58 of the jury whoever plays in a cup', () => {
  it('D58 approves none of its matches, of other pairs neither, and the queue says so', async () => {
    const isOfJury = (pair: PairAtTable): boolean => pair.name.startsWith('Jury');
    const first = await tie(1);
    // One in which at most one of the jury plays.
    const { sides } = first.sides.every(isOfJury) ? await tie(2) : first;
    const match: Shown = await confirmed(sides, recordWith([96, 94]), { date: '2025-11-02' });
    for (const each of jurors) {
      expect(codes(await move(each, 'approveMatch', match))).toEqual(['LIFECYCLE_JURY_CONCERNED']);
      const { nodes } = (await ask(each, QUEUE)).juryQueue;
      expect(nodes).toEqual([{ concerned: true, match: { id: match.id } }]);
    }
    expect((await ask(outsider, QUEUE)).juryQueue.nodes).toMatchObject([{ concerned: false }]);
    expect(await move(outsider, 'approveMatch', match)).toMatchObject({ to: 'APPROVED' });
  });
});

describe('D58 a cup and a Grand Prix in which the whole jury plays', () => {
  it('D58 need nobody appointed as long as somebody of the jury does not play in them', async () => {
    expect(await toAppoint()).toEqual([]);
    for (const [appoint, what] of [
      [appointCupJuror, { year: YEAR }],
      [appointGrandPrixJuror, { id: eventId }],
    ] as const) {
      const input = { ...what, personId: appointed.id };
      expect(codes(await send(admin, appoint as typeof appointCupJuror, input as never))).toEqual([
        'APPOINTMENT_NOT_NEEDED',
      ]);
    }
  });

  it('D58 are shown to admins, who appoint somebody with an account who does not play', async () => {
    await setOutsider(false);
    expect(await toAppoint()).toMatchObject([
      { kind: 'GRAND_PRIX', id: eventId, seasonYear: YEAR, names: ['October Cup'] },
      { kind: 'CUP', id: null, seasonYear: YEAR, names: [] },
    ]);
    for (const juror of jurors) {
      expect(await decide(juror)).toEqual(['CUP_JURY_CONCERNED']);
      expect(await close(juror)).toEqual(['GRAND_PRIX_JURY_CONCERNED']);
    }
    const inItsCup = (personId: string) => send(admin, appointCupJuror, { year: YEAR, personId });
    const inItsEvent = (personId: string) => send(admin, appointGrandPrixJuror, { id: eventId, personId });
    for (const appoint of [inItsCup, inItsEvent]) {
      expect(codes(await appoint(jurors[0].id))).toEqual(['APPOINTMENT_CONCERNED']);
      expect(codes(await appoint(pairs[0]!.players[0].id))).toEqual(['APPOINTMENT_CONCERNED']);
      expect(codes(await appoint((await world.person()).id))).toEqual(['APPOINTMENT_NO_ACCOUNT']);
      expect(codes(await appoint(appointed.id))).toEqual([]);
    }
    expect(await toAppoint()).toEqual([]);
  });

  it('D58 are appointed for by admins alone', async () => {
    for (const by of [jurors[0], appointed, stranger, pairs[0]!.players[0]]) {
      expect(await refusalOf(by, appointCupJuror, { year: YEAR, personId: stranger.id })).toBe('FORBIDDEN');
      expect(await refusalOf(by, appointGrandPrixJuror, { id: eventId, personId: stranger.id })).toBe('FORBIDDEN');
    }
    expect(await refusalOf(anybody, appointCupJuror, { year: YEAR, personId: stranger.id })).toBe('UNAUTHENTICATED');
  });

  it('D58 are decided by whom an admin has appointed, as a dry run says before, and by nobody else', async () => {
    for (const by of [stranger, pairs[0]!.players[0]]) {
      expect(await decide(by)).toEqual(['CUP_OF_THE_JURY']);
      expect(await close(by)).toEqual(['GRAND_PRIX_OF_THE_JURY']);
    }
    expect(await decide(appointed, 2, true)).toEqual([]);
    expect(await decide(appointed, 2)).toEqual([]);
    expect((await lookAtCup(anybody, YEAR)).acts.map(({ kind }) => kind)).toEqual(['DECISION']);
    expect(await close(appointed)).toEqual([]);
    expect(await event(anybody, eventId)).toMatchObject({ phase: 'CLOSED' });
    expect(codes(await send(appointed, inGrandPrix.reopenGrandPrix, { id: eventId, reason: 'A slip' }))).toEqual([]);
  });

  it('D58 give the appointed nothing else of the jury', async () => {
    const venue = { name: 'Home', public: false };
    const other = { name: 'Mine', date: '2025-12-06', venue };
    expect(await refusalOf(appointed, inGrandPrix.announceGrandPrix, other)).toBe('FORBIDDEN');
    expect(await refusalOf(appointed, inCup.announceCup, { year: YEAR })).toBe('FORBIDDEN');
    expect(await refusalOf(appointed, inCup.drawCup, { year: YEAR, seed: '1' })).toBe('FORBIDDEN');
    expect((await ask(appointed, APPOINTED)).me).toEqual({ account: { appointedForEvent: true } });
    expect((await ask(stranger, APPOINTED)).me).toEqual({ account: { appointedForEvent: false } });
  });
});
