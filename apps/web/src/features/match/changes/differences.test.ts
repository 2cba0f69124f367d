import { expect, it } from '@jest/globals';
import type { SheetGame } from '../queries.js';
import { changesOf, type ComparedGame } from './differences.js';
import { frameChanges } from './frame.js';

const words = {
  consolation: 'Consolation',
  contras: 'Contras',
  contra: 'contra',
  silent: 'silent',
  status: (status: string) => status.toLowerCase(),
  dealt: ({ tarocks }: { tarocks: number }) => `${tarocks} tarocks`,
  seat: () => 'Anna',
};

const line = (announce: string, points: number, party = 'A'): SheetGame['announcements'][number] =>
  ({
    announce,
    party,
    points,
    status: points < 0 ? 'LOST' : 'WON',
    contra: null,
    card: null,
    cards: null,
    suit: null,
    suits: null,
    count: null,
  }) as never;

function game(
  number: number,
  a: number,
  announcements: readonly SheetGame['announcements'][number][],
  tarocks = 11,
  notes: string[] = [],
): ComparedGame {
  const score = (total: number) => ({ consolation: 50, contra: 0, limit: 100, total });
  const dealt = { tarocks, honours: 0, has: [] };
  return {
    verified: { number, score: { a: score(a), b: score(0) }, announcements, silent: [], violations: [] } as never,
    counted: { dealt: { a: dealt, b: { ...dealt, tarocks: 11 } }, notes },
  };
}

const changes = (before: readonly ComparedGame[], after: readonly ComparedGame[]) =>
  changesOf(before, after, 'en', words);

it('names the lines that differ, with what they were and are, and leaves equal games out', () => {
  const before = [game(1, 60, [line('VISI', 1)]), game(2, 51, [line('VISI', 1), line('TRULL', 3)])];
  const after = [game(1, 60, [line('VISI', 1)]), game(2, 49, [line('VISI', -1), line('TRULL', 3)])];
  expect(changes(before, after)).toEqual([
    {
      number: 2,
      lines: [{ party: 'a', name: 'Visi', before: 'Anna, won, 1', after: 'Anna, lost, −1' }],
      notes: null,
      totals: { a: { before: 51, after: 49 }, b: { before: 0, after: 0 } },
    },
  ]);
});

it('names what was dealt, though the consolation is the same', () => {
  const [change] = changes([game(1, 60, [], 12)], [game(1, 60, [], 13)]);
  expect(change!.lines).toEqual([
    { party: 'a', name: 'Consolation', before: '50 (12 tarocks)', after: '50 (13 tarocks)' },
  ]);
});

it('tells two lines of the same name apart', () => {
  const [change] = changes([game(1, 60, [line('TRULL', 3)])], [game(1, 60, [line('TRULL', 3), line('TRULL', 3)])]);
  expect(change!.lines).toEqual([{ party: 'a', name: 'Trull (2)', before: null, after: 'Anna, won, 3' }]);
});

it('tells a game that was not there by its sums', () => {
  const [change] = changes([], [game(8, 70, [line('TRULL', 3)])]);
  expect(change).toEqual({
    number: 8,
    lines: [],
    notes: null,
    totals: { a: { before: null, after: 70 }, b: { before: null, after: 0 } },
  });
});

it('1.4 names what was noted of a game, though nothing else of it has changed', () => {
  const reload = ['Dealt again: the deal was wrong.'];
  const [change, ...others] = changes(
    [game(1, 60, []), game(2, 60, [], 11, reload)],
    [game(1, 60, [], 11, reload), game(2, 60, [], 11, reload)],
  );
  expect(others).toEqual([]);
  expect(change).toMatchObject({ number: 1, lines: [], notes: { before: null, after: reload[0] } });
});

it('names what differs beside the games', () => {
  const sheet = (date: string, collector: string) => ({
    date,
    order: 1,
    venue: { name: 'Pub', public: true },
    competitions: ['championship'],
    guests: [],
    substitutions: [],
    record: { parties: { A: { interceptor: 'Anna', collector }, B: { interceptor: 'Dóra', collector: 'Csaba' } } },
  });
  expect(frameChanges(sheet('2026-03-01', 'Béla'), sheet('2026-03-02', 'Otto'))).toEqual([
    { part: 'date', before: '2026-03-01', after: '2026-03-02' },
    { part: 'players', before: 'Anna, Béla, Dóra, Csaba', after: 'Anna, Otto, Dóra, Csaba' },
  ]);
  expect(frameChanges(sheet('2026-03-01', 'Béla'), sheet('2026-03-01', 'Béla'))).toEqual([]);
});

it('says nothing of a private place that is not for the reader (D59)', () => {
  const sheet = (name: string | null, isPublic: boolean) => ({
    date: '2026-03-01',
    order: 1,
    competitions: ['championship'],
    guests: [],
    substitutions: [],
    venue: { name, public: isPublic },
    record: {
      parties: { A: { interceptor: 'Anna', collector: 'Béla' }, B: { interceptor: 'Dóra', collector: 'Csaba' } },
    },
  });
  expect(frameChanges(sheet(null, false), sheet(null, false))).toEqual([]);
  expect(frameChanges(sheet('Pub', true), sheet(null, false))).toEqual([
    { part: 'venue', before: 'Pub', after: '– *' },
  ]);
});
