import { describe, expect, it } from '@jest/globals';
import { csvOf, jsonOf } from './save-shown.js';
import { sorted } from './sort.js';
import type { Column } from './table.js';

interface Row {
  readonly name: string;
  readonly points: number | null;
}

const name: Column<Row> = { id: 'name', heading: 'Name', cell: (row) => row.name, value: (row) => row.name };
const points: Column<Row> = { id: 'points', heading: 'Points', cell: (row) => row.points, value: (row) => row.points };

describe('a table saved as it is shown', () => {
  it('is RFC 4180 in UTF-8 with its mark, quoted where it must be', () => {
    expect(csvOf([name, points], [{ name: 'Nine, "Honours"', points: 3 }])).toBe(
      '\uFEFFName,Points\r\n"Nine, ""Honours""",3\r\n',
    );
  });

  it.each(['=1+1', '+1', '@SUM(A1)', '-A1', ' =1', '＝1', '-12'])(
    'gives no formula to a spreadsheet: %s',
    (formula) => {
      expect(csvOf([name], [{ name: formula, points: null }])).toContain(`'${formula}`);
    },
  );

  it('leaves negative numbers as they are, and what is missing empty', () => {
    expect(csvOf([name, points], [{ name: 'a', points: -12 }])).toContain('\r\na,-12\r\n');
    expect(csvOf([name, points], [{ name: 'a', points: null }])).toContain('\r\na,\r\n');
  });

  it('has in JSON a field for each column, the same in all languages, and texts as they are', () => {
    expect(JSON.parse(jsonOf([name, points], [{ name: '=1', points: null }]))).toEqual([{ name: '=1', points: null }]);
  });
});

describe('a sorted table', () => {
  const rows: readonly Row[] = [
    { name: 'b', points: null },
    { name: 'c', points: 1 },
    { name: 'a', points: 2 },
  ];

  it('has words from A, figures as asked, and what is missing last in both directions', () => {
    expect(sorted(rows, name, false).map((row) => row.name)).toEqual(['a', 'b', 'c']);
    expect(sorted(rows, points, true).map((row) => row.points)).toEqual([2, 1, null]);
    expect(sorted(rows, points, false).map((row) => row.points)).toEqual([1, 2, null]);
  });
});
