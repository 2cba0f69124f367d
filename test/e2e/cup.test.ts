import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, done as doneBy, graphql, type ResultOf, send } from '../support/ask.js';
import {
  approved,
  confirmed,
  cupConsequences,
  inCup,
  lookAtCup,
  lookAtTie,
  type PairAtTable,
  pairAtTable,
  OTHER_DAY,
} from '../support/cups.js';
import { extraTimeWith, recordWith } from '../support/exact-records.js';
import type { Match } from '@tarokk/rules';
import { client } from '../support/given.js';
import { codes, move, type Shown, submit } from '../support/matches.js';
import { done } from '../support/matches-in-states.js';
import { seated, sheetOf, type SheetOptions } from '../support/sheets.js';
import { ownOffice } from '../support/own-office.js';
import { askJury, DECIDE_REQUEST, planMatch } from '../support/planned-matches.js';

const YEAR = 2025;
/** The match that decided a quarter-final, which is corrected later. */
let deciding: Shown;

const { office, world, clock, end } = await ownOffice({ day: '2025-08-10' });
afterAll(end);

await world.season(YEAR);
await world.venue('Desperados Pub');
const juror = await world.member({ jury: true });
const other = await world.member({ jury: true });
const anybody = client(office);
const pairs: Readonly<Record<'wasps' | 'aquincum' | 'vizsla' | 'owls' | 'pagats', PairAtTable>> = {
  wasps: await pairAtTable(world, YEAR, 'Danube Wasps'),
  aquincum: await pairAtTable(world, YEAR, 'Aquincum'),
  vizsla: await pairAtTable(world, YEAR, 'Vizsla'),
  owls: await pairAtTable(world, YEAR, 'Óbudai Baglyok'),
  pagats: await pairAtTable(world, YEAR, 'Két Pagát'),
};

const names = (list: readonly { readonly name: string }[]): readonly string[] => list.map(({ name }) => name);

const PREVIEW = graphql(
  `query ($id: UUID!, $revision: Int!) {
    previewApproval(matchId: $id, seen: { revision: $revision }) { problems { code } consequences { cup { ...cupConsequences } } }
  }`,
  [cupConsequences],
);
const WINNERS = graphql('{ seasons(first: 5) { nodes { year cup { winner { name } } } } }');
const PICTURE = graphql(`query ($year: Int!) {
  cup(seasonYear: $year) {
    picture {
      size
      columns {
        name(language: HU)
        boxes { tie middle leadsTo reason(language: HU) lines { name(language: HU) points extraTime goesOn pair { id } } }
      }
    }
  }
}`);
const ACTS = graphql('{ auditEntries(object: "cup act", first: 50) { nodes { action reason chain } } }');

/** What the approval of a match would change in the cup. */
async function preview({ id, revision }: Shown): Promise<ResultOf<typeof cupConsequences>> {
  const { previewApproval } = await ask(juror, PREVIEW, { id, revision });
  expect(previewApproval!.problems).toEqual([]);
  return previewApproval!.consequences!.cup!;
}

/** Draw of docs/draw.md: Aquincum and Vizsla, the Owls and Két Pagát have byes or places as there. */
const SEED = 'Hatoslottó, 30 August 2026: 4 11 23 31 38 42';

describe('a cup of five pairs, from the announcement to the medals', () => {
  it('10, D28 is announced, and pairs enter and withdraw until the last day of the entries', async () => {
    await doneBy(juror, inCup.announceCup, {
      year: YEAR,
      entriesUntil: '2025-08-25',
      event: 'Hatoslottó, 30 August',
      reason: OTHER_DAY,
    });
    const { wasps, aquincum, vizsla, owls, pagats } = pairs;
    for (const pair of [wasps, aquincum, vizsla, owls]) {
      await doneBy(pair.players[1], inCup.enterCup, { pairId: pair.id });
    }
    const late = await pairAtTable(world, YEAR, 'Rétisas');
    await doneBy(late.players[0], inCup.enterCup, { pairId: late.id });
    await doneBy(late.players[0], inCup.withdrawFromCup, { pairId: late.id });
    await doneBy(juror, inCup.enterCup, { pairId: pagats.id });
    const { entries, phase, draw } = await lookAtCup(anybody, YEAR);
    expect(entries.map(({ pair }) => pair.name)).toEqual([
      'Danube Wasps',
      'Aquincum',
      'Vizsla',
      'Óbudai Baglyok',
      'Két Pagát',
    ]);
    expect([phase, draw]).toEqual(['ENTRIES_OPEN', null]);

    clock.set('2025-08-26');
    expect(codes(await send(late.players[0], inCup.enterCup, { pairId: late.id }))).toEqual(['CUP_ENTRIES_CLOSED']);
    expect(codes(await send(wasps.players[0], inCup.withdrawFromCup, { pairId: wasps.id }))).toEqual([
      'CUP_LIST_CLOSED',
    ]);
  });

  it('D27, D28 is drawn from the list and the seed, with byes for three pairs', async () => {
    clock.set('2025-08-31');
    await doneBy(juror, inCup.drawCup, { year: YEAR, seed: `  ${SEED} ` });
    expect(codes(await send(juror, inCup.drawCup, { year: YEAR, seed: SEED }))).toEqual(['CUP_DRAWN_ALREADY']);
    const { phase, draw, rounds, toPlay } = await lookAtCup(anybody, YEAR);
    expect(phase).toBe('UNDER_WAY');
    expect(draw).toMatchObject({ seed: SEED, drawnOn: '2025-08-31' });
    expect(draw!.text).toContain(
      'places 8\n1 2 Aquincum\n2 -\n3 3 Vizsla\n4 -\n5 4 Óbudai Baglyok\n6 -\n7 5 Két Pagát',
    );
    expect(rounds.map(({ name, lastDay }) => [name, lastDay])).toEqual([
      ['quarter-finals', '2025-10-31'],
      ['semi-finals', '2025-11-30'],
      ['final', '2025-12-31'],
    ]);
    expect(rounds[0]!.ties.map(({ decidedBy }) => decidedBy)).toEqual(['BYE', 'BYE', 'BYE', null]);
    expect(toPlay.map(({ daysLeft, message }) => [daysLeft, message])).toEqual([
      [61, 'Két Pagát against Danube Wasps: 3 matches to play, 61 days left'],
      [91, 'Aquincum against Vizsla: 3 matches to play, 91 days left'],
    ]);
  });

  it('10 adds the match points of three matches: 96:95, 87:94, 97:93 are 280:282', async () => {
    clock.set('2025-10-20');
    const tie = [pairs.pagats, pairs.wasps] as const;
    const results = [
      [96, 95],
      [87, 94],
      [97, 93],
    ] as const;
    for (const [index, points] of results.slice(0, 2).entries()) {
      await approved(juror, tie, recordWith(points), { date: `2025-10-${11 + index}` });
    }
    const open = await lookAtTie(anybody, YEAR, 'quarter-finals/4');
    expect(open).toMatchObject({ state: 'OPEN', next: 'MATCH', missing: 1, points: [183, 189] });

    const last = await confirmed(tie, recordWith(results[2]), { date: '2025-10-18' });
    const { sentences, forJury } = await preview(last);
    expect(sentences).toContain('Danube Wasps goes on 282:280 after 3 matches');
    expect(forJury).toEqual([]);
    deciding = done(await move(juror, 'approveMatch', last));
    expect(await lookAtTie(anybody, YEAR, 'quarter-finals/4')).toMatchObject({
      state: 'DECIDED',
      decidedBy: 'POINTS',
      points: [280, 282],
      goesOn: { name: 'Danube Wasps' },
      reason: 'Danube Wasps goes on 282:280 after 3 matches',
      matches: [{ running: [96, 95] }, { running: [183, 189] }, { running: [280, 282] }],
    });
  });

  it('10, D29, D31, D36 says of a sheet what keeps it from counting in the cup', async () => {
    const { wasps, aquincum, vizsla, pagats } = pairs;
    const foundOn = async (
      sides: readonly [PairAtTable, PairAtTable],
      record: Match,
      special: SheetOptions = {},
    ): Promise<readonly string[]> => {
      const sheet = sheetOf(sides, { competitions: ['cup'], record, date: '2025-10-19', ...special });
      return codes(await submit(sides[0].players[0], sheet)).filter((code) => code.startsWith('CUP_'));
    };
    const stranger = await world.person();
    expect(await foundOn([wasps, vizsla], recordWith([90, 80]))).toEqual(['CUP_NOT_MEETING']);
    expect(await foundOn([pagats, wasps], recordWith([90, 80]))).toEqual(['CUP_BEYOND_AGREED']);
    expect(await foundOn([aquincum, vizsla], extraTimeWith([192, 191]))).toEqual(['CUP_EXTRA_TIME_NOT_DUE']);
    const [a, b] = [aquincum.members, vizsla.members];
    const persons = seated([stranger, a[0], b[1], b[0]]);
    expect(await foundOn([aquincum, vizsla], recordWith([90, 80]), { persons })).toEqual(['CUP_NOT_OF_PAIR']);
  });

  it('10, D31 decides equal sums by extra times: 192:191, added raw, on a sheet of their own', async () => {
    clock.set('2025-11-20');
    const tie = [pairs.aquincum, pairs.vizsla] as const;
    for (const order of [1, 2, 3]) {
      await approved(juror, tie, recordWith([90, 90], order), { date: '2025-11-08', order });
    }
    expect(await lookAtTie(anybody, YEAR, 'semi-finals/1')).toMatchObject({
      state: 'OPEN',
      next: 'EXTRA_TIME',
      points: [270, 270],
    });
    const extra = await confirmed(tie, extraTimeWith([192, 191]), { date: '2025-11-08', order: 4 });
    expect((await preview(extra)).sentences).toContain('Aquincum goes on 192:191 after the first extra time');
    await move(juror, 'approveMatch', extra);
    expect(await lookAtTie(anybody, YEAR, 'semi-finals/1')).toMatchObject({
      decidedBy: 'EXTRA_TIME',
      points: [270, 270],
      extraTimes: [{ points: [192, 191] }],
      reason: 'Aquincum goes on 192:191 after the first extra time',
    });
    const { bronze } = await lookAtCup(anybody, YEAR);
    expect(names(bronze)).toEqual(['Vizsla']);
  });

  it('D29 has as many matches as both pairs have said before the first, and three else', async () => {
    const { owls, wasps } = pairs;
    const agree = (pair: PairAtTable, matches: number) =>
      send(pair.players[0], inCup.agreeOnMatches, { pairId: pair.id, matches });
    expect(codes(await agree(owls, 2))).toEqual(['CUP_TOO_FEW_MATCHES']);
    await agree(owls, 4);
    await agree(wasps, 5);
    expect((await lookAtTie(anybody, YEAR, 'semi-finals/2')).agreed).toBe(3);
    await agree(wasps, 4);
    expect(await lookAtTie(anybody, YEAR, 'semi-finals/2')).toMatchObject({ agreed: 4, missing: 4 });
    const forThem = await send(juror, inCup.agreeOnMatches, { pairId: owls.id, matches: 3 });
    expect(codes(forThem)).toEqual(['CUP_OF_THE_PAIRS']);
  });

  it('D33 is postponed by the jury, which a pair has asked for a planned match, before its last day is over', async () => {
    const { owls, wasps } = pairs;
    const date = '2025-12-06';
    const place = { name: 'Desperados Pub', public: true };
    const plan = await planMatch(owls.players[0], [owls, wasps], date, place, 'CUP');
    const request = await askJury(owls.players[0], owls, plan, 'One of us is in hospital.', 'POSTPONEMENT');
    const decided = await send(juror, DECIDE_REQUEST, { ...request, grant: true });
    expect(decided).toEqual({ __typename: 'JuryRequestSaved' });
    const { lastDay } = await lookAtTie(anybody, YEAR, 'semi-finals/2');
    expect(lastDay).toBe(date);
    const { version } = await lookAtCup(anybody, YEAR);
    const again = { year: YEAR, version, tie: 'semi-finals/2', reason: 'still there' };
    expect(codes(await send(juror, inCup.postponeTie, { ...again, until: '2025-11-30' }))).toEqual(['CUP_NO_LATER']);
    expect(codes(await send(juror, inCup.postponeTie, { ...again, until: '2026-08-31' }))).toEqual([
      'CUP_BEYOND_NEXT_ENTRIES',
    ]);
    clock.set('2025-12-07');
    expect(codes(await send(juror, inCup.postponeTie, { ...again, until: '2025-12-20' }))).toEqual(['CUP_TOO_LATE']);
    await approved(juror, [owls, wasps], recordWith([96, 90]), { date });
    expect(await lookAtTie(anybody, YEAR, 'semi-finals/2')).toMatchObject({ points: [96, 90], missing: 3 });
  });

  it('10, D30 carries a correction of an earlier round on: what was played later is for the jury, which keeps it or sets it aside', async () => {
    const { wasps, pagats } = pairs;
    const reopened = done(await move(juror, 'reopenMatch', deciding, { reason: 'A game was added up wrongly' }));
    expect(await lookAtTie(anybody, YEAR, 'semi-finals/2')).toMatchObject({
      state: 'WAITING',
      sides: [{ name: 'Óbudai Baglyok' }, { kind: 'AWAITED', name: 'winner of quarter-finals 4' }],
    });
    const sheet = sheetOf([pagats, wasps], {
      competitions: ['cup'],
      record: recordWith([97, 85]),
      date: '2025-10-18',
    });
    await move(juror, 'returnMatch', reopened, { reason: 'Please write it again' });
    const entered = done(await submit(pagats.players[0], sheet, { matchId: deciding.id }));
    const corrected = done(await move(wasps.players[0], 'confirmMatch', entered));
    const { sentences, forJury } = await preview(corrected);
    expect(sentences).toEqual(
      expect.arrayContaining([
        'Két Pagát goes on 280:274 after 3 matches',
        'semi-finals 2: Óbudai Baglyok and Két Pagát meet now',
      ]),
    );
    expect(forJury.map(({ tie, looseEnd }) => [tie, looseEnd.kind])).toEqual([['semi-finals/2', 'MATCH']]);
    await move(juror, 'approveMatch', corrected);
    expect(await lookAtTie(anybody, YEAR, 'semi-finals/2')).toMatchObject({ state: 'JURY' });

    const { version } = await lookAtCup(anybody, YEAR);
    const keep = {
      year: YEAR,
      version,
      pairId: pagats.id,
      otherId: wasps.id,
      goesOn: wasps.id,
      reason: 'They played on',
    };
    const ifKept = await doneBy(juror, inCup.decideTie, { ...keep, dryRun: true });
    expect(ifKept.actId).toBeNull();
    expect(ifKept.consequences.sentences).toContain('semi-finals 2: Óbudai Baglyok and Danube Wasps meet now');
    expect((await lookAtCup(anybody, YEAR)).version).toBe(version);

    const looseEnd = forJury[0]!.looseEnd.id;
    const aside = { year: YEAR, version, what: [looseEnd], reason: 'They are out' };
    const answers = await Promise.all([send(juror, inCup.decideTie, keep), send(other, inCup.setAsideInCup, aside)]);
    const told = answers.flatMap(codes);
    expect(told).toEqual(['CUP_CHANGED_SINCE']);
    const after = await lookAtTie(anybody, YEAR, 'semi-finals/2');
    const isKept = answers[0].problems === undefined;
    expect(after).toMatchObject({
      state: 'OPEN',
      sides: [{ name: 'Óbudai Baglyok' }, { name: isKept ? 'Danube Wasps' : 'Két Pagát' }],
      points: isKept ? [96, 90] : [0, 0],
    });
    if (!isKept) {
      const { version: now } = await lookAtCup(anybody, YEAR);
      await doneBy(juror, inCup.decideTie, { ...keep, version: now, goesOn: pagats.id });
    }
  });

  it('D30, D32 goes on when pairs give up: the final is won without playing, and both losers of semi-finals have bronze', async () => {
    const { owls, aquincum } = pairs;
    const { sides } = await lookAtTie(anybody, YEAR, 'semi-finals/2');
    const loser = Object.values(pairs).find(({ name }) => name === sides[1]!.name)!;
    const words = { pairId: loser.id, reason: 'We have had enough' };
    const asked = await doneBy(loser.players[0], inCup.concedeTie, { ...words, dryRun: true });
    expect(asked.consequences.sentences).toContain(`${loser.name} receives bronze (D34)`);
    await doneBy(loser.players[0], inCup.concedeTie, words);
    expect(codes(await send(loser.players[0], inCup.concedeTie, words))).toEqual(['CUP_OUT']);

    await doneBy(owls.players[1], inCup.withdrawFromCup, { pairId: owls.id });
    const cup = await lookAtCup(anybody, YEAR);
    expect(cup).toMatchObject({ phase: 'OVER', winner: { name: aquincum.name }, toPlay: [] });
    expect([names(cup.runnersUp), names(cup.bronze)]).toEqual([[owls.name], ['Vizsla', loser.name]]);
    const { seasons } = await ask(anybody, WINNERS);
    expect(seasons.nodes).toEqual([{ year: YEAR, cup: { winner: { name: aquincum.name } } }]);
    expect(cup.rounds.at(-1)!.ties[0]!.reason).toBe(
      'Aquincum wins the cup without playing: Óbudai Baglyok conceded before the first match (D30)',
    );
  });

  it('10 is a picture: columns, boxes, lines, each with its reason', async () => {
    const { cup } = await ask(anybody, PICTURE, { year: YEAR });
    const picture = cup!.picture!;
    expect([picture.size, picture.columns.map(({ name, boxes }) => [name, boxes.length])]).toEqual([
      8,
      [
        ['negyeddöntő', 4],
        ['elődöntő', 2],
        ['döntő', 1],
      ],
    ]);
    expect(picture.columns[1]!.boxes[0]).toEqual({
      tie: 'semi-finals/1',
      middle: 2,
      leadsTo: 'final/1',
      reason: 'Aquincum továbbjut: 192:191, az első hosszabbítás után',
      lines: [
        { name: 'Aquincum', points: 270, extraTime: 192, goesOn: true, pair: { id: pairs.aquincum.id } },
        { name: 'Vizsla', points: 270, extraTime: 191, goesOn: false, pair: { id: pairs.vizsla.id } },
      ],
    });
  });

  it('D47 lists the trophies of an extra time, and the championship has heard of none of it (D35)', async () => {
    const { rows } = await world.database.query<{ competition: string }>(
      'SELECT DISTINCT "competition" FROM "match_result" WHERE "season" = $1',
      [YEAR],
    );
    expect(rows).toEqual([{ competition: 'cup' }]);
  });

  it('10 is written in the log: who entered, drew, said and decided what, and why', async () => {
    const { nodes } = (await ask(juror, ACTS)).auditEntries;
    expect(new Set(nodes.map(({ chain }) => chain))).toEqual(new Set([`season ${YEAR}`]));
    expect(nodes.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['agreeOnMatches', 'grantRequest', 'decideTie', 'concedeTie', 'withdrawFromCup']),
    );
    await expect(world.database.query(`UPDATE "cup_act" SET "reason" = 'another'`)).rejects.toThrow();
    await expect(world.database.query(`UPDATE "cup" SET "seed" = 'another'`)).rejects.toThrow('drawn');
    await expect(world.database.query('DELETE FROM "cup_entry"')).rejects.toThrow();
  });
});
