import { expect, it } from '@jest/globals';
import type { DueAnswer } from './queries.js';
import { tasksOf } from './tasks.js';

type Answer = Parameters<typeof tasksOf>[0];

const counts: NonNullable<DueAnswer['juryDesk']> = {
  toDecide: 0,
  disputed: 0,
  withErrors: 0,
  reopened: 0,
  requests: 0,
  freeGames: 0,
  overdue: { toDecide: 0, disputed: 0, withErrors: 0, reopened: 0, requests: 0 },
};
const nothing: Answer = {
  juryDesk: counts,
  season: null,
  lastSeason: null,
  grandPrixYear: null,
  lastGrandPrix: null,
};
const tie = (state: 'OPEN' | 'JURY') => ({ state });
const toPlay = (daysLeft: number) => ({ daysLeft, message: '', tie: { id: 't', lastDay: '2026-05-31', sides: [] } });
const cup = {
  phase: 'UNDER_WAY' as const,
  event: 'Hatoslottó',
  rounds: [{ ties: [tie('JURY'), tie('OPEN')] }],
  toPlay: [toPlay(-1), toPlay(0)],
};
const event = { id: 'e', name: 'May Cup', date: '2026-05-10' };

const kinds = (answer: Partial<Answer>, today = '2026-05-10'): readonly string[] =>
  tasksOf({ ...nothing, ...answer }, today).map(({ kind }) => kind);

it('has nothing to do where nothing waits for the jury, whatever lies with the sides', () => {
  expect(kinds({})).toEqual([]);
});

it('puts what people wait for before they play first', () => {
  const juryDesk = { ...counts, toDecide: 2, requests: 1 };
  expect(tasksOf({ ...nothing, juryDesk }, '2026-05-10')).toEqual([
    { kind: 'requests', number: 1, overdue: 0 },
    { kind: 'matches', queue: 'TO_DECIDE', number: 2, overdue: 0 },
  ]);
});

it('59.8 says how many of them are overdue', () => {
  const juryDesk = { ...counts, toDecide: 4, requests: 2, overdue: { ...counts.overdue, toDecide: 3, requests: 1 } };
  expect(tasksOf({ ...nothing, juryDesk }, '2026-05-10')).toEqual([
    { kind: 'requests', number: 2, overdue: 1 },
    { kind: 'matches', queue: 'TO_DECIDE', number: 4, overdue: 3 },
  ]);
});

it('10 names ties that wait for a decision and those whose time is over, of the year before as well', () => {
  const season = { year: 2026, closed: false, cup };
  expect(tasksOf({ ...nothing, season }, '2026-05-10')).toEqual([
    { kind: 'tiesForJury', year: 2026, number: 1 },
    { kind: 'tiesOverdue', year: 2026, number: 1 },
  ]);
  expect(kinds({ lastSeason: { ...season, closed: true } })).toEqual([]);
  expect(kinds({ lastSeason: season })).toEqual(['tiesForJury', 'tiesOverdue']);
});

it('D28 names a cup whose list is closed, if there is an event that gives its seed', () => {
  const closed = { ...cup, phase: 'LIST_CLOSED' as const, rounds: [], toPlay: [] };
  expect(kinds({ season: { year: 2026, closed: false, cup: closed } })).toEqual(['drawCup']);
  expect(kinds({ season: { year: 2026, closed: false, cup: { ...closed, event: null } } })).toEqual([]);
});

it('11 names a Grand Prix to draw on its day, and to close from the day after', () => {
  const year = (phase: 'ENTRIES_OPEN' | 'DRAWN' | 'CLOSED') => ({ seasonYear: 2026, events: [{ ...event, phase }] });
  expect(kinds({ grandPrixYear: year('ENTRIES_OPEN') }, '2026-05-09')).toEqual([]);
  expect(kinds({ grandPrixYear: year('ENTRIES_OPEN') })).toEqual(['drawGrandPrix']);
  expect(kinds({ grandPrixYear: year('DRAWN') })).toEqual([]);
  expect(kinds({ grandPrixYear: year('DRAWN') }, '2026-05-11')).toEqual(['closeGrandPrix']);
  expect(kinds({ lastGrandPrix: year('CLOSED') }, '2026-05-11')).toEqual([]);
});
