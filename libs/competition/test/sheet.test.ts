import { doesNotMatch } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { parseCard, problemMessage, Random, randomMatch, verifyMatch, languages, writeMatch } from '@tarokk/rules';
import {
  answeredText,
  areEqual,
  differences,
  isSameMatch,
  parseSheet,
  personsAt,
  readSheet,
  sheetRecord,
  sheetSchema,
  sheetText,
  writeSheet,
  type Sheet,
} from '@tarokk/competition';
import { eightGames } from './making/records.js';
import { newSheet } from './making/sheets.js';
import { randomSheet, turned } from './making/random-sheets.js';
import { holdsAlways } from '../../../test/support/property.js';

const validate = new Ajv2020({ strict: false }).compile(sheetSchema);
const asJson = (sheet: Sheet): Record<string, unknown> => JSON.parse(writeSheet(sheet)) as Record<string, unknown>;
const problemsOf = (value: unknown): readonly string[] => {
  const parsed = readSheet(value);
  return parsed.ok ? [] : parsed.problems.map(({ path }) => path);
};
const changed = (change: Record<string, unknown>): Record<string, unknown> => ({ ...asJson(newSheet()), ...change });

describe('the sheet: docs/sheet.md', () => {
  const document = readFileSync(new URL('../../../docs/sheet.md', import.meta.url), 'utf8');
  const example = [...document.matchAll(/^```json\n(.*?)^```$/gms)]
    .map(([, text]) => text!)
    .find((text) => text.includes('tarokk-sheet/1'))!;

  it('the example of the document is a sheet, has right claims and fits the schema', () => {
    const parsed = parseSheet(example);
    expect(parsed).toMatchObject({ ok: true });
    expect(validate(JSON.parse(example))).toBe(true);
    if (parsed.ok) expect(verifyMatch(parsed.value.record).verdict).toBe('consistent');
  });

  it('what is written is read back as the same sheet, over random sheets with rulings and substitutions', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const sheet = randomSheet(seed);
        expect(parseSheet(writeSheet(sheet))).toEqual({ ok: true, value: sheet });
        expect(validate(sheetRecord(sheet))).toBe(true);
      }),
      { numRuns: 30, seed: 20260314 },
    );
  });

  it('no value makes the parser throw, and every problem has a path and a sentence', () => {
    const good = asJson(randomSheet(7));
    const key = fc.constantFrom(...Object.keys(good));
    const junk = fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.array(fc.jsonValue(), { maxLength: 150 }));
    holdsAlways(100, fc.array(fc.tuple(key, junk), { maxLength: 3 }), (changes) => {
      const parsed = readSheet({ ...good, ...Object.fromEntries(changes) });
      if (parsed.ok) return;
      expect(parsed.problems.length).toBeLessThanOrEqual(101);
      for (const problem of parsed.problems) {
        for (const language of languages) doesNotMatch(problemMessage(problem, language), /\{\w+\}/);
      }
    });
    for (const source of ['', '{', '[]', 'null', '\ufeff{}']) expect(parseSheet(source).ok).toBe(false);
  });
});

describe('problems of a sheet', () => {
  it.each([
    [{ format: 'tarokk-sheet/2' }, 'format'],
    [{ colour: 1 }, 'colour'],
    [{ record: undefined }, 'record'],
    [{ record: { ...(asJson(newSheet())['record'] as object), firstDealer: 'C' } }, 'record.firstDealer'],
    [
      { persons: { 'A.interceptor': 'a', 'A.collector': 'b', 'B.interceptor': 'c', 'B.collector': 'a' } },
      'persons["B.collector"]',
    ],
    [
      { persons: { 'A.interceptor': 'a b', 'A.collector': 'b', 'B.interceptor': 'c', 'B.collector': 'd' } },
      'persons["A.interceptor"]',
    ],
    [{ sides: { A: 'x', B: 'x' } }, 'sides'],
    [{ date: '2026-02-29' }, 'date'],
    [{ order: 0 }, 'order'],
    [{ venue: { name: '', public: true } }, 'venue.name'],
    [{ venue: { name: 'Pub' } }, 'venue.public'],
    [{ competitions: [] }, 'competitions'],
    [{ competitions: ['cup', 'cup'] }, 'competitions[1]'],
    [{ competitions: ['league'] }, 'competitions[0]'],
    [{ guests: ['nobody'] }, 'guests[0]'],
    [{ substitutions: [{ person: 'vera', for: 'nobody', from: 3 }] }, 'substitutions[0].for'],
    [{ substitutions: [{ person: 'anna', for: 'bela', from: 3 }] }, 'substitutions[0].person'],
    [{ substitutions: [{ person: 'vera', for: 'bela', from: 1 }] }, 'substitutions[0].from'],
    [{ substitutions: [{ person: 'vera', for: 'bela', from: 9 }] }, 'substitutions[0].from'],
    [{ notes: null }, 'notes'],
    [{ notes: Array.from({ length: 9 }, () => ({ game: 1 })) }, 'notes'],
    [{ notes: [{ game: 2 }] }, 'notes[0]'],
    [{ notes: [{ redealt: ['wrong-deal'] }] }, 'notes[0].game'],
    [{ notes: [{ game: 0, redealt: ['wrong-deal'] }] }, 'notes[0].game'],
    [{ notes: [{ game: 9, redealt: ['wrong-deal'] }] }, 'notes[0].game'],
    [{ notes: [{ game: 2, redealt: ['wrong-deal'], weather: 'fine' }] }, 'notes[0].weather'],
    [{ notes: [2, 2].map((game) => ({ game, redealt: ['wrong-deal'] })) }, 'notes[1].game'],
    [{ notes: [{ game: 2, redealt: [] }] }, 'notes[0].redealt'],
    [{ notes: [{ game: 2, redealt: 'wrong-deal' }] }, 'notes[0].redealt'],
    [{ notes: [{ game: 2, redealt: ['wrong-deal', 'no-luck'] }] }, 'notes[0].redealt[1]'],
    [{ notes: [{ game: 2, redealt: Array.from({ length: 11 }, () => 'wrong-deal') }] }, 'notes[0].redealt'],
    [{ notes: [{ game: 2, draw: { A: 'T1', B: 'T2' } }] }, 'notes[0].draw'],
    [{ notes: [{ game: 1, draw: { A: 'T1' } }] }, 'notes[0].draw.B'],
    [{ notes: [{ game: 1, draw: { A: 'T1', B: 'H10' } }] }, 'notes[0].draw.B'],
    [{ notes: [{ game: 1, draw: { A: 'T1', B: 'S9' } }] }, 'notes[0].draw.B'],
    [{ notes: [{ game: 1, draw: { A: 'T1', B: 'T1' } }] }, 'notes[0].draw'],
    [{ rulings: [{ kind: 'points', game: 9, points: { A: 0, B: 0 }, reason: 'x' }] }, 'rulings[0].game'],
    [{ rulings: [{ kind: 'points', game: 1, points: { A: 201, B: 0 }, reason: 'x' }] }, 'rulings[0].points.A'],
    [{ rulings: [{ kind: 'points', game: 1, points: { A: 1, B: 0 } }] }, 'rulings[0].reason'],
    [
      { rulings: [{ kind: 'trophy', game: 1, seat: 'A', trophy: 'royal', entered: true, reason: 'x' }] },
      'rulings[0].seat',
    ],
    [
      { rulings: [{ kind: 'trophy', game: 1, seat: 'A.collector', trophy: 'valat', entered: true, reason: 'x' }] },
      'rulings[0].trophy',
    ],
    [{ rulings: [{ kind: 'stands', code: 'Bad Code', reason: 'x' }] }, 'rulings[0].code'],
    [{ rulings: [{ kind: 'pardon', reason: 'x' }] }, 'rulings[0].kind'],
  ])('the sheet with %j is refused with its path', (change, path) => {
    expect(problemsOf(changed(change))).toContain(path);
  });

  it('D9 a sheet needs a date and a venue', () => {
    const { date: _date, venue: _venue, ...without } = asJson(newSheet());
    expect(problemsOf(without)).toEqual(['date', 'venue']);
  });

  it("D9 a date in the record must be the sheet's", () => {
    const record = { ...(asJson(newSheet())['record'] as object), date: '2026-03-15' };
    expect(problemsOf(changed({ record }))).toEqual(['date']);
    expect(problemsOf(changed({ record, date: '2026-03-15' }))).toEqual([]);
  });

  it('9 a substitute takes the seat of whom they replace, from their game on', () => {
    const sheet = newSheet({ substitutions: [{ person: 'vera', for: 'dora', from: 3 }] });
    expect(personsAt(sheet, 2)).toEqual(['bela', 'anna', 'dora', 'csaba']);
    expect(personsAt(sheet, 3)).toEqual(['bela', 'anna', 'vera', 'csaba']);
  });

  it('D14 points are 0–200 with both parties, and the bounds are allowed', () => {
    expect(
      problemsOf(changed({ rulings: [{ kind: 'points', game: 8, points: { A: 0, B: 200 }, reason: 'x' }] })),
    ).toEqual([]);
  });
});

describe('notes of games: who drew for the first deal (1.2), and why a game was dealt again (1.4)', () => {
  const notes = [
    { game: 1, draw: { A: 'T5', B: 'HK' } },
    { game: 3, redealt: ['too-few-tarocks', 'wrong-deal'] },
  ];

  it('are read in the order of the games, and written again', () => {
    const parsed = readSheet(changed({ notes: notes.toReversed() }));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    expect(parsed.value.notes).toEqual([
      { game: 1, draw: [parseCard('T5'), parseCard('HK')], redealt: [] },
      { game: 3, draw: null, redealt: ['too-few-tarocks', 'wrong-deal'] },
    ]);
    expect(sheetRecord(parsed.value).notes).toEqual(notes);
  });

  it('a sheet without any is written, kept and sealed to the byte as before there were notes', () => {
    const before =
      '{"format":"tarokk-sheet/1","record":…,"persons":{"A.interceptor":"bela","A.collector":"anna","B.interceptor":"dora",' +
      '"B.collector":"csaba"},"sides":{"A":"wasps","B":"aquincum"},"date":"2026-03-14","order":1,"venue":{"name":"Desperados ' +
      'Pub, Budapest","public":true},"competitions":["championship"],"guests":[],"substitutions":[],"rulings":[]}';
    const sheet = newSheet();
    expect(writeSheet(sheet).replace(writeMatch(sheet.record), '…')).toBe(before);
    expect(sheetText(sheet)).not.toContain('notes');
    const empty = readSheet(changed({ notes: [] }));
    expect(empty.ok && writeSheet(empty.value)).toBe(writeSheet(sheet));
  });

  it('are kept with the sheet, but nobody answers for them who confirms it on the phone of the other side', () => {
    const noted = newSheet({ notes: [{ game: 3, draw: null, redealt: ['wrong-deal'] }] });
    expect(sheetText(noted)).toContain('"notes":[{"game":3,"redealt":["wrong-deal"]}]');
    expect(answeredText(noted)).toBe(answeredText(newSheet()));
  });

  it('D11 sheets that differ in them alone are equal', () => {
    const noted = newSheet({ notes: [{ game: 3, draw: null, redealt: ['wrong-deal'] }] });
    expect(differences(noted, newSheet())).toEqual([]);
    expect(areEqual(noted, newSheet())).toBe(true);
  });
});

describe('D10, D11 sheets of one match', () => {
  const sheet = newSheet();

  it('D10 sheets of the same sides, day and number are sheets of one match, whichever side is A', () => {
    expect(
      isSameMatch(sheet, newSheet({ sides: ['aquincum', 'wasps'], persons: ['dora', 'csaba', 'bela', 'anna'] })),
    ).toBe(true);
    expect(isSameMatch(sheet, newSheet({ order: 2 }))).toBe(false);
    expect(isSameMatch(sheet, newSheet({ date: '2026-03-15' }))).toBe(false);
    expect(isSameMatch(sheet, newSheet({ sides: ['wasps', 'vizsla'] }))).toBe(false);
  });

  it('D11 the spelling of the venue, the claims and the order of lists are of no importance', () => {
    expect(areEqual(sheet, newSheet({ venue: { name: 'desperados', public: true } }))).toBe(true);
    expect(areEqual(sheet, newSheet({ record: eightGames({}, { wrong: { 3: 5 } }) }))).toBe(true);
    const lines = [
      { announce: 'visi', by: 'collector', result: 'won' },
      { announce: 'angel', by: 'interceptor', result: 'lost' },
    ] as const;
    const [one, other] = [eightGames({ 1: { A: lines } }), eightGames({ 1: { A: lines.toReversed() } })];
    expect(areEqual(newSheet({ record: one }), newSheet({ record: other }))).toBe(true);
    const guests = ['anna', 'dora'];
    expect(areEqual(newSheet({ guests }), newSheet({ guests: guests.toReversed() }))).toBe(true);
    const both = ['grand-prix', 'championship'] as const;
    expect(areEqual(newSheet({ competitions: both }), newSheet({ competitions: both.toReversed() }))).toBe(true);
    expect(areEqual(sheet, newSheet({ rulings: [{ kind: 'points', game: 1, points: [1, 1], reason: 'x' }] }))).toBe(
      true,
    );
  });

  it.each<[string, Partial<Sheet>, string]>([
    ['persons', { persons: ['anna', 'bela', 'dora', 'csaba'] }, 'persons'],
    ['guests', { guests: ['anna'] }, 'guests'],
    ['substitutions', { substitutions: [{ person: 'vera', for: 'dora', from: 3 }] }, 'substitutions'],
    ['competitions', { competitions: ['cup'] }, 'competitions'],
    ['the first dealer', { record: eightGames({}, { firstDealer: 'B' }) }, 'record.firstDealer'],
    [
      'a game',
      { record: eightGames({ 4: { A: [{ announce: 'visi', by: 'collector', result: 'won' }] } }) },
      'record.games[3].A.announcements',
    ],
    ['a public place', { venue: { name: 'Desperados Pub, Budapest', public: false } }, 'venue.public'],
  ])('D11 sheets that differ in %s are not equal', (_what, change, path) => {
    expect(differences(sheet, newSheet(change))).toContain(path);
    expect(areEqual(sheet, newSheet(change))).toBe(false);
  });

  it('D11 a played and a scored game are never equal', () => {
    const [played, scored] = [0, 100].map((scoredPercent) => randomMatch(new Random(4), { scoredPercent }));
    const differing = differences(newSheet({ record: played! }), newSheet({ record: scored! }));
    expect(differing).toContain('record.games[0]');
  });

  it('D11 the other side may have called itself A', () => {
    for (const seed of [1, 2, 3]) {
      const one = randomSheet(seed);
      expect(areEqual(one, turned(one))).toBe(true);
      expect(differences(one, { ...turned(one), order: one.order + 1 })).toEqual(['order']);
    }
  });
});
