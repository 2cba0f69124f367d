import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { entriesOfOldList, lineProblemMessage, readOldList, repeatedEntries, trophyListOf } from '@tarokk/competition';

const header = 'player,trophy,date,count,partner,team,opponents,competition';
const listOf = (source: string) => readOldList(source, '2026-11-28');
const problemsOf = (source: string) =>
  listOf(source).problems.map((problem) => [problem.line, problem.column, lineProblemMessage(problem, 'en')]);

describe('D50 old lists', () => {
  it('D50 a line names player, trophy, date, count, partner, team, opponents and competition', () => {
    const source = `${header}\r\nAnna Nagy,golgotha,2004-05-01,1,Béla Kis,"Wasps, Danube","Tóth; Vas",csb\r\n`;
    expect(listOf(source)).toEqual({
      lines: [
        {
          line: 2,
          player: 'Anna Nagy',
          trophy: 'golgotha',
          date: '2004-05-01',
          count: 1,
          partner: 'Béla Kis',
          team: 'Wasps, Danube',
          opponents: 'Tóth; Vas',
          competition: 'csb',
        },
      ],
      problems: [],
    });
  });

  it('D50 only player and count are required, as columns and as values', () => {
    expect(listOf('count,player\n37,Anna').lines).toMatchObject([
      { player: 'Anna', count: 37, trophy: null, date: null },
    ]);
    expect(listOf(`${header}\nAnna,,,37,,,,`).lines).toMatchObject([{ player: 'Anna', count: 37, trophy: null }]);
    expect(problemsOf('player\nAnna')).toEqual([[1, 'count', 'the column count is missing']]);
    expect(problemsOf(`${header}\n,,,1,,,,`)).toMatchObject([[2, 'player', expect.stringContaining('1–200')]]);
  });

  it('D48, D50 a year alone is its 1 January', () => {
    expect(listOf('player,count,date\nAnna,1,1998').lines[0]!.date).toBe('1998-01-01');
  });

  it('D50 every problem is told by its line, and the other lines are read', () => {
    const source = `${header}\nAnna,golgotta,,1,,,,\nBéla,,2026-02-30,0,,,,\nCsaba\n"Dóra,,,1,,,,\n`;
    expect(problemsOf(source).map(([line, column]) => [line, column])).toEqual([
      [2, 'trophy'],
      [3, 'date'],
      [3, 'count'],
      [4, null],
      [5, null],
    ]);
    expect(listOf(`${header}\nAnna,golgotta,,1,,,,\nBéla,,,2,,,,`).lines).toMatchObject([{ player: 'Béla' }]);
  });

  it.each([
    ['', 0, 'the first line must name the columns'],
    ['player,count,colour\nA,1,red', 1, 'there is no column colour'],
    ['player,count,count\nA,1,1', 1, 'the column count stands twice'],
    ['player,count\nA "x",1', 2, 'a quotation mark inside a field that does not begin with one'],
    ['player,count\n"A"x,1', 2, 'after a closing quotation mark only a comma or the end of the line may follow'],
  ])('D50 %j is refused', (source, line, message) => {
    expect(problemsOf(source).map(([at, , said]) => [at, said])).toContainEqual([line, message]);
  });

  it('D9, D50 a day that is still to come is refused, and so is a year; today and this year are not', () => {
    expect(problemsOf('player,count,date\nAnna,1,2026-11-29\nAnna,1,2027\nAnna,1,2026-11-28\nAnna,1,2026')).toEqual([
      [2, 'date', 'this day is still to come'],
      [3, 'date', 'this day is still to come'],
    ]);
  });

  it('D50 a blank after a closing quotation mark is no error, and other text there is one', () => {
    expect(listOf('player,count\n"Anna" ,"1" \r\n"Béla"\u00a0,"2"').lines).toMatchObject([
      { player: 'Anna', count: 1 },
      { player: 'Béla', count: 2 },
    ]);
    expect(problemsOf('player,count\n"Anna" x,1')).toHaveLength(1);
  });

  it('D50 equal rows within a list are two trophies; of what another list has, as many are repeated as it has', () => {
    const entries = (list: string, rows: readonly string[]) =>
      entriesOfOldList(list, listOf(['player,count,date,team', ...rows].join('\n')).lines, (name) => [name]).entries;
    const present = entries('list-1', ['Anna,1,1998,Wasps', 'Béla,1,,']);
    const again = entries('list-2', ['Anna,1,1998,Wasps', 'Anna,1,1998,Wasps', 'Anna,1,1998,', 'Béla,1,,']);
    expect(repeatedEntries(again, []).length).toBe(0);
    expect(repeatedEntries(again, present)).toEqual([again[0], again[3]]);
  });

  it('D50 quoted fields hold commas, line ends and doubled quotation marks; later lines keep their numbers', () => {
    const source = 'player,count,team\r\n"Nagy ""Ani"", Anna",1,T\r\n\r\nC,1,"Two\nlines"\r\nB,2,\r\n';
    const { lines, problems } = listOf(source);
    expect(lines).toMatchObject([
      { line: 2, player: 'Nagy "Ani", Anna' },
      { line: 6, player: 'B', count: 2 },
    ]);
    // A line end is read as part of the field, and then is a control character in a name.
    expect(problems).toMatchObject([{ line: 4, column: 'team' }]);
  });

  it('D50 entries stand under the person that the office knows, from old lists, in the order of the lines', () => {
    const { lines } = listOf(
      [
        'player,count,trophy,date,partner',
        'Anna,3,golgotha,1999,Béla',
        'Béla,1,,,Twin',
        'Nobody,1,,,',
        'Anna,1,golgotha,1999,',
        'Twin,1,,,',
      ].join('\n'),
    );
    const known = new Map([
      ['Anna', ['p1']],
      ['Béla', ['p2']],
      ['Twin', ['p3', 'p4']],
    ]);
    const { entries, problems } = entriesOfOldList('list-1', lines, (name) => known.get(name) ?? []);
    expect(problems.map((problem) => [problem.line, problem.column, lineProblemMessage(problem, 'en')])).toEqual([
      [4, 'player', 'Nobody is not known'],
      [6, 'player', 'Twin is the name of 2 persons'],
    ]);
    expect(entries.map(({ partner }) => partner)).toEqual(['p2', null, null]);
    const list = trophyListOf(entries).trophies;
    expect(list.map(({ announcer, evidence, ofKind }) => [announcer, evidence, ofKind])).toEqual([
      ['p2', 'old-list', null],
      ['p1', 'old-list', { first: 1, last: 3 }],
      ['p1', 'old-list', { first: 4, last: 4 }],
    ]);
  });

  it('D50 no text makes the reader throw, and every line is read or told', () => {
    const cell = fc.constantFrom('Anna', '1', '2', '', '"', '""', '"a,b"', 'golgotha', '1999', '\r', 'x"y', '\u0000');
    const row = fc.array(cell, { minLength: 1, maxLength: 9 }).map((cells) => cells.join(','));
    const source = fc.array(fc.oneof(row, fc.constant('player,count,trophy'), fc.string()), { maxLength: 6 });
    fc.assert(
      fc.property(source, fc.constantFrom('\n', '\r\n'), (rows, end) => {
        const { lines, problems } = listOf(['player,count', ...rows].join(end));
        for (const { line } of [...lines, ...problems]) expect(line).toBeGreaterThanOrEqual(0);
        for (const { count } of lines) expect(count).toBeGreaterThan(0);
      }),
      { numRuns: 500, seed: 20260314 },
    );
  });
});
