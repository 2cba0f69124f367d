import { describe, expect, it } from '@jest/globals';
import { datesOf } from './dates.js';

const season = { year: 2026, closed: false, annualMeeting: '2026-01-15', cup: null } as const;
const nothing = { pastSeason: null, season: null, nextSeason: null, grandPrixYear: null, nextGrandPrix: null } as const;
const event = { id: 'e', name: 'Danube', date: '2026-05-02', venue: { name: 'Pub' }, table: { rows: [] } };

describe('what is due', () => {
  it('is what is still to come, the nearest first', () => {
    const cup = { phase: 'ENTRIES_OPEN' as const, entriesUntil: '2026-08-25', toPlay: [] };
    const events = [
      { ...event, phase: 'DRAWN' } as const,
      { ...event, id: 'f', date: '2026-03-01', phase: 'CLOSED' } as const,
    ];
    const due = datesOf(
      { ...nothing, season: { ...season, cup }, grandPrixYear: { seasonYear: 2026, events } },
      '2026-02-01',
    );
    expect(due.map(({ kind, day }) => [kind, day])).toEqual([
      ['grandPrix', '2026-05-02'],
      ['cupEntries', '2026-08-25'],
      ['lastDayOfSeason', '2026-12-31'],
    ]);
  });

  it('is also a tie whose last day has passed, until somebody decides it (10)', () => {
    const toPlay = [{ message: 'overdue', tie: { id: 'final/1', name: 'final', lastDay: '2026-11-30' } }];
    const cup = { phase: 'UNDER_WAY' as const, entriesUntil: '2026-08-25', toPlay };
    const due = datesOf({ ...nothing, season: { ...season, closed: true, cup } }, '2026-12-01');
    expect(due).toEqual([{ kind: 'tie', day: '2026-11-30', year: 2026, tie: 'final/1', message: 'overdue' }]);
  });

  it('is also a tie of the past season that was postponed into this one (D51)', () => {
    const toPlay = [{ message: 'snow', tie: { id: 'final/1', name: 'final', lastDay: '2026-01-10' } }];
    const cup = { phase: 'UNDER_WAY' as const, entriesUntil: '2025-08-31', toPlay };
    const due = datesOf({ ...nothing, pastSeason: { ...season, year: 2025, annualMeeting: null, cup } }, '2026-01-02');
    expect(due).toEqual([{ kind: 'tie', day: '2026-01-10', year: 2025, tie: 'final/1', message: 'snow' }]);
  });

  it('of the next season is there as soon as it is fixed', () => {
    const nextSeason = { ...season, year: 2027, annualMeeting: '2027-01-14', closed: true };
    expect(datesOf({ ...nothing, nextSeason }, '2026-12-01')).toEqual([
      { kind: 'meeting', day: '2027-01-14', year: 2027 },
    ]);
  });
});
