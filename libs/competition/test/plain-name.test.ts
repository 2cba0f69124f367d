import { describe, expect, it } from '@jest/globals';
import { cleanedName, framed, plainName, readOldList, readOldTable } from '@tarokk/competition';
import { newSheet } from './making/sheets.js';

/** How a stranger writes “Anna Nagy” so that it reads like hers and is another. */
const forged: readonly (readonly [string, string])[] = [
  ['a space of no width', 'Anna\u200b Nagy'],
  ['a joiner', 'An\u200dna Nagy'],
  ['a non-joiner', 'Anna\u200c Nagy'],
  ['a soft hyphen', 'An\u00adna Nagy'],
  ['a grapheme joiner', 'An\u034fna Nagy'],
  ['a variation selector', 'Anna\ufe0f Nagy'],
  ['a Hangul filler', 'Anna Nagy\u3164'],
  ['a mark from left to right', 'Anna\u200e Nagy'],
  ['an override', '\u202eygaN annA\u202c'],
  ['an isolate', '\u2067Anna Nagy\u2069'],
  ['a tag', 'Anna Nagy\u{e0041}'],
  ['a control', 'Anna\u0007 Nagy'],
];

describe('32.5 a name', () => {
  it.each(forged)('with %s is none, in whatever way it is entered, and is shown without', (_, name) => {
    expect(plainName(name)).toBeNull();
    expect(['Anna Nagy', 'ygaN annA']).toContain(cleanedName(name));
    const list = readOldList(`player,count\n${name},3\nBéla Kis,1\n`, '2026-11-28');
    expect([list.lines.length, list.problems.map(({ line, column }) => [line, column])]).toEqual([1, [[2, 'player']]]);
    const table = readOldTable(`rank,name,points\n1,${name},90\n`);
    expect(table.problems.map(({ line, column }) => [line, column])).toEqual([[2, 'name']]);
  });

  it.each(['player', 'partner', 'team', 'opponents', 'competition'])(
    'of an old list is looked at in the column %s',
    (column) => {
      const others = column === 'player' ? '' : 'player,';
      const list = readOldList(`${others}${column},count\n${others === '' ? '' : 'Anna,'}An\u202ena,1\n`, '2026-11-28');
      expect(list.problems).toMatchObject([{ column }]);
    },
  );

  it('has one form of each letter and one space in between', () => {
    expect(plainName('  Anna \u00a0 Ma\u0301ria\u2003Nagy ')).toBe('Anna Mária Nagy');
    expect(readOldList('player,count\n Ma\u0301ria   Kis ,1', '2026-11-28').lines).toMatchObject([
      { player: 'Mária Kis' },
    ]);
  });

  it('may be of any script, with the joiners that it needs, and have pictures in it', () => {
    for (const name of [
      'Đỗ Thị Hạnh',
      'محمد رضا',
      'نرگس\u200cها',
      'क्\u200dष',
      '王伟',
      'Ἀθηνᾶ',
      '👩\u200d👧 & ❤\ufe0f',
      'O’Brien-Nagy Jr.',
    ]) {
      expect([name, plainName(name)]).toEqual([name, name]);
      expect(cleanedName(name)).toBe(name);
    }
  });

  it('is none with nothing in it that can be seen, or more than 200 characters', () => {
    for (const name of ['', ' ', '\u2800', '\u3164', '\u0301', 'a'.repeat(201)]) expect(plainName(name)).toBeNull();
    expect(plainName('😀'.repeat(200))).not.toBeNull();
    expect(cleanedName('\u3164\u200b')).toBe('?');
  });

  it('of a bare record of before is taken without what cannot be seen', () => {
    const { record } = newSheet();
    const made = framed(
      { ...record, date: '2026-03-14', venue: 'Despe\u200brados' },
      { date: null, venue: null, venueIsPublic: true, competitions: ['championship'], strangersAreGuests: false },
    );
    expect(made).toMatchObject({ ok: true, value: { venue: { name: 'Desperados', public: true } } });
  });
});
