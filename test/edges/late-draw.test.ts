import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { done as doneBy, graphql, refusalOf, refused, send } from '../support/ask.js';
import { approved, inCup, lookAtCup, lookAtTie, OTHER_DAY, type PairAtTable, pairAtTable } from '../support/cups.js';
import { recordWith } from '../support/exact-records.js';
import { client } from '../support/given.js';
import { league } from '../support/league.js';
import { codes } from '../support/matches.js';

const YEAR = 2025;
const { office, world, jury, clock, end } = await league({ day: '2025-08-01', teams: 0, otherYears: [2026] });
afterAll(end);
const anybody = client(office);
const pairs: PairAtTable[] = [];

const closeSeason = graphql(
  `mutation ($key: IdempotencyKey!, $year: Int!) {
    closeSeason(input: { idempotencyKey: $key, seasonYear: $year }) { __typename ...refused }
  }`,
  [refused],
);
const announce = (options: { readonly year?: number; readonly entriesUntil?: string; readonly reason?: string }) =>
  send(jury, inCup.announceCup, { year: YEAR, event: 'Hatoslottó', ...options });
const draw = (dryRun: boolean) => send(jury, inCup.drawCup, { year: YEAR, seed: ' 4 11', dryRun });
const lastDays = async (): Promise<readonly string[]> =>
  (await lookAtCup(anybody, YEAR)).rounds.map(({ lastDay }) => lastDay);

beforeAll(async () => {
  for (let number = 1; number <= 12; number++) pairs.push(await pairAtTable(world, YEAR, `Pair ${number}`));
});

describe('D52 the entries of a cup', () => {
  it('D52 close on 31 August unless another day is named, with a reason that everybody sees', async () => {
    expect(codes(await announce({ entriesUntil: '2025-11-14' }))).toEqual(['CUP_OTHER_DAY_UNEXPLAINED']);
    expect(codes(await announce({}))).toEqual([]);
    expect(await lookAtCup(anybody, YEAR)).toMatchObject({ entriesUntil: '2025-08-31', entriesUntilReason: null });
    expect(codes(await announce({ entriesUntil: '2025-11-14', reason: OTHER_DAY }))).toEqual([]);
    expect(await lookAtCup(anybody, YEAR)).toMatchObject({
      entriesUntil: '2025-11-14',
      entriesUntilReason: OTHER_DAY,
    });
  });

  it('D52 on 31 August need no reason, and keep none', async () => {
    expect(codes(await announce({ year: 2026, entriesUntil: '2026-08-31', reason: OTHER_DAY }))).toEqual([]);
    expect(await lookAtCup(anybody, 2026)).toMatchObject({ entriesUntil: '2026-08-31', entriesUntilReason: null });
  });
});

describe('D52 twelve entries drawn on 15 November', () => {
  const months = [
    { round: 'FIRST_ROUND', name: 'first round', lastDay: '2025-12-31', movedOn: true },
    { round: 'QUARTER_FINALS', name: 'quarter-finals', lastDay: '2026-01-31', movedOn: true },
    { round: 'SEMI_FINALS', name: 'semi-finals', lastDay: '2026-02-28', movedOn: true },
    { round: 'FINAL', name: 'final', lastDay: '2026-03-31', movedOn: true },
  ];

  it('D52 are not drawn if the final could be played when the entries of the next cup close', async () => {
    for (const { id } of pairs) await doneBy(jury, inCup.enterCup, { pairId: id });
    clock.set('2025-11-15');
    await doneBy(jury, inCup.announceCup, {
      year: 2026,
      entriesUntil: '2026-03-31',
      event: 'Lottery',
      reason: OTHER_DAY,
    });
    for (const dryRun of [true, false]) {
      expect(codes(await draw(dryRun))).toEqual(['CUP_FINAL_BEYOND_NEXT_ENTRIES']);
    }
    await doneBy(jury, inCup.announceCup, {
      year: 2026,
      entriesUntil: '2026-04-01',
      event: 'Lottery',
      reason: OTHER_DAY,
    });
  });

  it('D25, D28 keep their season open as long as they can be drawn', async () => {
    const closed = await send(jury, closeSeason, { year: YEAR });
    expect(closed.problems).toMatchObject([
      {
        code: 'SEASON_CUP_UNDECIDED',
        path: '',
        message: 'The cup of 2025 has 12 pairs on its list and is not drawn: draw and decide it first.',
      },
    ]);
  });

  it('D52, D56 say the last day of each round before anybody draws, to the jury alone', async () => {
    expect(await draw(true)).toMatchObject({ seed: '4 11', rounds: months, cup: { phase: 'LIST_CLOSED' } });
    expect(await lookAtCup(anybody, YEAR)).toMatchObject({ phase: 'LIST_CLOSED', draw: null });
    const byPlayer = await refusalOf(pairs[0]!.players[0], inCup.drawCup, { year: YEAR, seed: '4 11', dryRun: true });
    expect(byPlayer).toBe('FORBIDDEN');
  });

  it('D52 play until the ends of December, January, February and March', async () => {
    expect(await draw(false)).toMatchObject({ seed: '4 11', rounds: months, cup: { phase: 'UNDER_WAY' } });
    expect(await lastDays()).toEqual(months.map(({ lastDay }) => lastDay));
    const feed = await (await fetch(`${office.url}/calendar.ics?lang=en`)).text();
    expect(feed).toContain('DTSTART;VALUE=DATE:20260331');
  });

  it('D51, D52 play after December without a postponement, and are postponed from the day that their round has', async () => {
    const cup = await lookAtCup(anybody, YEAR);
    const [first] = cup.rounds[0]!.ties.filter(({ sides }) => sides.every(({ kind }) => kind === 'PAIR'));
    const sides = first!.sides.map(({ name }) => pairs.find((pair) => pair.name === name)!) as [
      PairAtTable,
      PairAtTable,
    ];
    clock.set('2025-12-31');
    const postpone = (until: string) =>
      send(jury, inCup.postponeTie, { year: YEAR, version: cup.version, tie: first!.id, until, reason: 'Snow' });
    expect(codes(await postpone('2025-12-31'))).toEqual(['CUP_NO_LATER']);
    expect(codes(await postpone('2026-04-01'))).toEqual(['CUP_BEYOND_NEXT_ENTRIES']);
    expect(codes(await postpone('2026-01-05'))).toEqual([]);
    clock.set('2026-01-04');
    const played = await approved(jury, sides, recordWith([96, 94]), { date: '2026-01-03' });
    expect(played.state).toBe('APPROVED');
    expect(await lookAtTie(anybody, YEAR, first!.id)).toMatchObject({ lastDay: '2026-01-05', missing: 2 });
  });
});
