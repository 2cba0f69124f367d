import { readSheet, sheetRecord } from '@tarokk/competition';
import {
  type Game,
  type Match,
  matchRecord,
  Random,
  randomMatch,
  readMatch,
  resultDocument,
  scoredFrom,
  verifyMatch,
} from '@tarokk/rules';
import { describe, expect, it } from '@jest/globals';
import { conformanceRecords, exampleRecords } from '../../../../../../test/support/record-files.js';
import { sealable } from '../store/sealed.js';
import { differencesOf } from './differences.js';
import { documentOf, stateOf } from './document.js';
import { differencesWithSheet, missingOf, pointsOf, previewOf, soFar } from './result.js';
import { emptySheet, gamesOf, gameAt, type SheetState } from './state.js';
import { type Tap, reduce } from './taps.js';
import { tapsOf } from './taps-of.js';
import { isFull } from '../../../../../../test/support/full.js';

const frame = {
  format: 'tarokk-sheet/1',
  persons: { 'A.interceptor': 'p1', 'A.collector': 'p2', 'B.interceptor': 'p3', 'B.collector': 'p4' },
  sides: { A: 's1', B: 's2' },
  date: '2026-03-14',
  order: 2,
  venue: { name: 'Desperados Pub', public: true },
  competitions: ['championship', 'grand-prix'],
  guests: [],
  substitutions: [],
  rulings: [],
};

/** As the form keeps it: sheets alone, ids for names. */
function asSheet(match: Match): Match {
  const pair = (collector: string, interceptor: string, team: string) => ({ team, collector, interceptor });
  return {
    ...match,
    date: null,
    venue: null,
    parties: [pair('p2', 'p1', 's1'), pair('p4', 'p3', 's2')],
    games: match.games.map((game): Game => (game.form === 'played' ? scoredFrom(game) : game)),
  };
}

function tapped(taps: readonly Tap[]): SheetState {
  return taps.reduce(reduce, emptySheet);
}

/** A match through the form: read, tapped in afresh from an empty sheet, written, and read as the office reads it. */
function throughTheForm(match: Match): Match {
  const state = tapped(tapsOf(stateOf({ ...frame, record: matchRecord(match) })));
  const parsed = readSheet(documentOf(state, (game) => pointsOf(state, game)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value.record;
}

function sidesOf({ games }: Match, index: number) {
  const game = games[index]!;
  if (game.form === 'played') throw new Error('a sheet alone was expected');
  return game.sheet;
}

const random = (seed: number): Match => {
  const dice = new Random(seed);
  const kind = dice.pick(Object.keys(gamesOf) as (keyof typeof gamesOf)[]);
  return asSheet(randomMatch(dice, { kind, games: 1 + dice.below(7) }));
};

describe('the form', () => {
  it('computes exactly what the office computes, for every record of the conformance and each example', () => {
    const records = [...conformanceRecords(), ...exampleRecords()].filter(({ match }) => match.kind in gamesOf);
    let same = 0;
    for (const { name, match: original } of records) {
      const match = asSheet(original);
      const result = verifyMatch(match);
      const office = resultDocument(result, 'en');
      const reload = throughTheForm(match);
      const computed = resultDocument(verifyMatch(reload), 'en');
      for (const [index, game] of result.games.entries()) {
        const [a, b] = sidesOf(match, index);
        const isContradicted = game.violations.some(({ code }) => code === 'sheet/consolation');
        // What the sides of a sheet say against each other cannot be tapped: the other side follows.
        if (isContradicted || a.silent.some((bonus) => b.silent.includes(bonus))) continue;
        same++;
        const { score, announcements } = computed.games[index]!;
        const ofOffice = office.games[index]!;
        expect([name, score, announcements]).toEqual([name, ofOffice.score, ofOffice.announcements]);
      }
    }
    expect(same).toBeGreaterThan(300);
  });

  it('writes a legal match as it was, whatever it was', () => {
    const many = isFull ? 5000 : 30;
    for (let seed = 1; seed <= many; seed++) {
      const match = random(seed);
      expect([seed, matchRecord(throughTheForm(match))]).toEqual([seed, matchRecord(match)]);
    }
  });

  it('1.3 7.1 enters for the other side what follows for it', () => {
    const state = tapped([
      { tap: 'dealer', party: 'A' },
      { tap: 'tarocks', game: 1, party: 'B', count: 12 },
      { tap: 'honours', game: 1, party: 'A', count: 2 },
      { tap: 'lower', game: 1, party: 'A', cards: ['T17'] },
    ]);
    expect(gameAt(state, 1)).toMatchObject({
      sides: { A: { tarocks: 10, honours: 2, has: ['T17'] }, B: { tarocks: 12, honours: 0, has: ['T18', 'T16'] } },
    });
    // A defends, so 60 for its tarocks, 10 for two that it has not, and 20.
    expect(pointsOf(state, 1)).toEqual({ A: 90, B: 85 });
  });

  it('has no points and nothing to hand in before a game is whole', () => {
    const state = tapped([
      { tap: 'dealer', party: 'A' },
      { tap: 'tarocks', game: 1, party: 'A', count: 11 },
    ]);
    expect(pointsOf(state, 1)).toBeNull();
    expect(soFar(state)).toEqual({ sum: { A: 0, B: 0 }, games: 0, next: 1 });
    expect(missingOf(state)).toContain('games');
  });

  it('2.4 says which lines exclude each other as soon as they stand there', () => {
    const state = tapped([
      { tap: 'dealer', party: 'A' },
      { tap: 'announce', game: 1, party: 'B', call: { announce: 'spadille' }, by: 'collector', isMessage: false },
      { tap: 'announce', game: 1, party: 'B', call: { announce: 'color' }, by: 'collector', isMessage: false },
    ]);
    expect(previewOf(state, 1)!.violations.map(({ code }) => code)).toEqual(['sheet/auction']);
  });

  it('4.3 gives a silent bonus to one party, and takes it from the other', () => {
    const silent = { tap: 'silent', game: 1, bonus: 'obscur' } as const;
    const state = tapped([
      { ...silent, party: 'A' },
      { ...silent, party: 'B' },
    ]);
    expect(gameAt(state, 1)).toMatchObject({ sides: { A: { silent: [] }, B: { silent: ['obscur'] } } });
  });

  it('9 marks guests while they are at the table, and nobody sits twice', () => {
    const state = tapped([
      { tap: 'seat', seat: 'A.collector', person: 'anna', guest: false },
      { tap: 'seat', seat: 'A.interceptor', person: 'guest', guest: true },
      { tap: 'substitute', substitution: { person: 'late', for: 'anna', from: 3 }, guest: true },
    ]);
    expect(state.guests).toEqual(['guest', 'late']);
    const later = [
      { tap: 'seat', seat: 'A.interceptor', person: 'anna', guest: false },
      { tap: 'no-substitute', index: 0 },
    ] as const;
    expect(later.reduce<SheetState>(reduce, state)).toMatchObject({
      guests: [],
      persons: { 'A.interceptor': 'anna', 'A.collector': null },
    });
  });

  it('leaves a game with its cards as it is', () => {
    const match = randomMatch(new Random(3), { kind: 'match' });
    const record = matchRecord({ ...match, date: null, venue: null, parties: asSheet(match).parties });
    const state = stateOf({ ...frame, record });
    const after = reduce(state, { tap: 'tarocks', game: 1, party: 'A', count: 3 });
    const parsed = readSheet(documentOf(after, (game) => pointsOf(after, game)));
    expect(parsed.ok && sheetRecord(parsed.value).record).toEqual(record);
  });

  const played = randomMatch(new Random(3), { kind: 'match' });
  const entered = stateOf({ ...frame, record: matchRecord({ ...played, parties: asSheet(played).parties }) });
  const scored = stateOf({ ...frame, record: matchRecord(asSheet(played)) });
  /** The sheet of the first game, then its cards. */
  const withCards = (before: SheetState): SheetState => {
    const game = gameAt(entered, 1);
    const begun = reduce(before, { tap: 'by-cards', game: 1 });
    if (game.form === 'scored') throw new Error('a game with cards was expected');
    const { turns, cards } = game.course;
    return [
      ...turns.flatMap(({ seat, calls }) => [
        ...calls.map((call) => ({ step: 'call', call }) as const),
        { step: 'turn-over', seat } as const,
      ]),
      ...cards.map((card) => ({ step: 'card', card }) as const),
    ].reduce<SheetState>((state, step) => reduce(state, { tap: 'step', game: 1, step }), begun);
  };

  it('has the points of the cards where the sheet says the same, and keeps a draft of both on the way', () => {
    const state = withCards(scored);
    expect(differencesWithSheet(state, 1)).toEqual([]);
    expect(pointsOf(state, 1)).toEqual(pointsOf(scored, 1));
    const halfway = reduce(state, { tap: 'step', game: 1, step: { step: 'back' } });
    expect(pointsOf(halfway, 1)).toBeNull();
    const draft: unknown = JSON.parse(JSON.stringify(documentOf(halfway, (game) => pointsOf(halfway, game))));
    expect(gameAt(stateOf(draft), 1)).toEqual(gameAt(halfway, 1));
  });

  it('has no points while cards and sheet say different things, and loses neither before somebody has chosen', () => {
    const tap: Tap = { tap: 'tarocks', game: 1, party: 'A', count: 20 };
    const wrong = reduce(scored, tap);
    const state = withCards(wrong);
    expect(differencesWithSheet(state, 1)).toMatchObject([
      { of: 'tarocks', party: 'A', one: '20' },
      { of: 'tarocks', party: 'B', one: '2' },
    ]);
    expect(pointsOf(state, 1)).toBeNull();
    expect(missingOf(state)).toContain('games');
    const byCards = reduce(state, { tap: 'trust-cards', game: 1 });
    expect(pointsOf(byCards, 1)).toEqual(pointsOf(scored, 1));
    const bySheet = reduce(state, { tap: 'as-scored', game: 1 });
    expect(pointsOf(bySheet, 1)).toEqual(pointsOf(wrong, 1));
    expect(gameAt(reduce(bySheet, { tap: 'by-cards', game: 1 }), 1)).toEqual(gameAt(state, 1));
  });

  it('compares only what was said, where the sheet was not complete', () => {
    const empty = { ...scored, games: [] };
    const one = reduce(empty, { tap: 'tarocks', game: 1, party: 'A', count: 20 });
    const differences = differencesWithSheet(withCards(one), 1);
    expect(differences.map(({ of }) => of)).toEqual(['tarocks', 'tarocks']);
    expect(differencesWithSheet(withCards(empty), 1)).toEqual([]);
  });

  it('1.2 takes cards for nothing that were entered with the other party attacking', () => {
    const state = withCards(scored);
    const other = reduce(state, { tap: 'dealer', party: state.firstDealer === 'A' ? 'B' : 'A' });
    expect(pointsOf(other, 1)).toBeNull();
  });

  it('keeps a draft as far as it goes, and nothing of what is none', () => {
    const taps: readonly Tap[] = [
      { tap: 'sides', sides: { A: 's1', B: null } },
      { tap: 'tarocks', game: 2, party: 'A', count: 9 },
    ];
    const state = tapped(taps);
    expect(stateOf(JSON.parse(JSON.stringify(documentOf(state, () => null))))).toEqual(state);
    for (const nonsense of [
      null,
      7,
      [],
      { record: 'none', persons: [1], games: {} },
      { record: { games: [null, 3] } },
    ]) {
      expect(() => stateOf(nonsense)).not.toThrow();
    }
  });

  it('1.2 lets the cards that were drawn say who deals first, where the rules say which is the lower one', () => {
    const drawn = (A: string, B: string) =>
      tapped([
        { tap: 'dealer', party: 'A' },
        { tap: 'drawn', party: 'A', card: A },
        { tap: 'drawn', party: 'B', card: B },
      ]);
    expect(drawn('T5', 'HK').firstDealer).toBe('B');
    expect(drawn('T5', 'T6').firstDealer).toBe('A');
    expect(drawn('HJ', 'SK').firstDealer).toBe('A');
    const notes = (state: SheetState) => documentOf(state, () => null)['notes'];
    expect(notes(drawn('T5', 'HK'))).toEqual([{ game: 1, draw: { A: 'T5', B: 'HK' } }]);
    const [one] = [tapped([{ tap: 'drawn', party: 'A', card: 'T5' }])];
    expect([one.firstDealer, notes(one)]).toEqual([null, undefined]);
    expect(notes(reduce(drawn('T5', 'HK'), { tap: 'drawn', party: 'B', card: null }))).toBeUndefined();
  });

  it('1.4 notes why a game was dealt again, each time, and takes it off again', () => {
    const taps: readonly Tap[] = [
      { tap: 'redealt', game: 3, reason: 'wrong-deal' },
      { tap: 'redealt', game: 2, reason: 'too-few-tarocks' },
      { tap: 'redealt', game: 3, reason: 'too-few-tarocks' },
    ];
    const state = taps.reduce<SheetState>(reduce, scored);
    expect(documentOf(state, (game) => pointsOf(state, game))['notes']).toEqual([
      { game: 2, redealt: ['too-few-tarocks'] },
      { game: 3, redealt: ['wrong-deal', 'too-few-tarocks'] },
    ]);
    expect(stateOf(documentOf(state, () => null)).notes).toEqual(state.notes);
    expect(tapped(tapsOf(state)).notes).toEqual(state.notes);
    expect(differencesOf(state, { ...state, notes: [] })).toMatchObject([
      { of: 'notes', game: 2 },
      { of: 'notes', game: 3 },
    ]);
    expect(reduce(state, { tap: 'not-redealt', game: 3, index: 0 }).notes).toMatchObject([
      { game: 2 },
      { game: 3, redealt: ['too-few-tarocks'] },
    ]);
  });

  it('lets what the other side has said on this phone hold, though something is noted later', () => {
    const state = stateOf({ ...frame, record: matchRecord(random(77)) });
    const later = reduce(state, { tap: 'redealt', game: 1, reason: 'wrong-deal' });
    expect(sealable(later)).toBe(sealable(state));
    // Sheets that were begun before there were notes have none.
    const { notes: _notes, ...before } = state;
    expect(sealable(before)).toBe(sealable(state));
  });

  it('1.4 says nothing of a game with which an open match was not gone on', () => {
    const open = tapped([
      { tap: 'kind', kind: 'open' },
      { tap: 'tarocks', game: 1, party: 'A', count: 10 },
      { tap: 'redealt', game: 2, reason: 'wrong-deal' },
    ]);
    expect(documentOf(open, () => null)).not.toHaveProperty('notes');
  });

  it('is read back by the rules library without a difference', () => {
    const match = random(77);
    expect(readMatch(matchRecord(throughTheForm(match)))).toMatchObject({ ok: true });
  });
});
