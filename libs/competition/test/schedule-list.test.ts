import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { lineOfMatch, readScheduleList } from '@tarokk/competition';

describe('a list of matches that are to be planned', () => {
  it('59.11 has the day, both teams, the place, and the number where teams meet more than once that day', () => {
    const source = readFileSync(new URL('../../../docs/examples/schedule-list.csv', import.meta.url), 'utf8');
    const { matches, problems } = readScheduleList(source);
    expect(problems).toEqual([]);
    expect(matches.map(({ line, date, order }) => [line, date, order])).toEqual([
      [2, '2026-03-14', null],
      [3, '2026-03-14', 2],
      [4, '2026-03-21', null],
      [5, '2026-04-11', null],
    ]);
    expect(matches[2]).toMatchObject({ sides: ['Full House', 'Danube Wasps'], venue: 'Bástya Eszpresszó' });
  });

  it.each([
    ['pasted from a spreadsheet, without a heading', '2026. 03. 14.\tWasps\tOwls\tBástya'],
    ['with columns in another order and language', 'Helyszín;Vendég;Hazai;Nap\nBástya;Owls;Wasps;2026.03.14.'],
    ['with a German day', 'Tag,A,B,Ort\n14.3.2026,Wasps,Owls,Bástya'],
  ])('may be %s', (_, source) => {
    const { matches, problems } = readScheduleList(source);
    expect([matches.map(({ date, sides, venue }) => [date, ...sides, venue]), problems]).toEqual([
      [['2026-03-14', 'Wasps', 'Owls', 'Bástya']],
      [],
    ]);
  });

  it('tells every line that cannot be taken, and why', () => {
    const { matches, problems } = readScheduleList(
      [
        'Day;A;B;Place;Number',
        'March;Wasps;Owls;Bástya;',
        '2026-03-14;Wasps;;Bástya;',
        '2026-03-14;Wasps;WASPS;Bástya;',
        '2026-03-14;Wasps;Owls;;',
        '2026-03-14;Wasps;Owls;Bástya;twice',
        '2026-03-14;Wasps;Owls;Bástya;21',
        '2026-03-14;Wasps;Owls;Bástya;20',
      ].join('\n'),
    );
    expect(problems.map(({ line, message }) => `${line}: ${message.en}`)).toEqual([
      '2: No day is named. It is written as 2026-11-28, 2026.11.28., 28.11.2026.',
      '3: A match has two sides.',
      '4: A team does not play against itself.',
      '5: No place is named.',
      '6: The number of a match is 1 to 20 (D10).',
      '7: The number of a match is 1 to 20 (D10).',
    ]);
    expect(matches.map(({ line, order }) => [line, order])).toEqual([[8, 20]]);
  });

  it('finds the line of a problem by its path', () => {
    const { matches } = readScheduleList('2026-03-14;A A;B B;C\n\n2026-03-15;A A;B B;C');
    expect(lineOfMatch('matches[1].sideB', matches)).toBe(3);
    expect([lineOfMatch('matches[7].sideB', matches), lineOfMatch('seasonYear', matches)]).toEqual([null, null]);
  });
});
