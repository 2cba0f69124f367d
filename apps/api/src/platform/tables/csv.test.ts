import { describe, expect, it } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import { csvFormat } from './csv.js';
import type { Cell } from './table.js';

const csvLine = (cells: readonly Cell[]): string => stringify([[...cells]], csvFormat);

describe('a line of CSV', () => {
  it('has its fields as RFC 4180 writes them', () => {
    expect(csvLine(['Óbuda', 'a "b", c', 'two\nlines', null, 7, -3.5, true])).toBe(
      'Óbuda,"a ""b"", c","two\nlines",,7,-3.5,true\r\n',
    );
    expect(csvLine([' blanks '])).toBe('" blanks "\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =cmd', '＝1', '\r=1', '\n=1'])(
    'has no text that a spreadsheet computes: %j',
    (text) => {
      expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('leaves texts alone that begin with a sign of another kind, and numbers with theirs', () => {
    expect(csvLine(["'tis", '1-2', 'a=b', -1])).toBe("'tis,1-2,a=b,-1\r\n");
  });
});
