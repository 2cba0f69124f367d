import { describe, expect, it } from '@jest/globals';
import type { ArchiveLine } from '@tarokk/archive';
import { plainRowText, rowText, writeLines } from './archive-lines.js';

const lineOf = (text: string, line = 1): ArchiveLine => ({
  file: 'records/match.ndjson',
  line,
  text,
  row: JSON.parse(text) as ArchiveLine['row'],
});

describe('lines of an archive', () => {
  it('are written together, and the one that is refused is named by file and line', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => ({ line: lineOf(`{"n":${index}}`, index + 1) }));
    const written: number[] = [];
    const attempt = (part: readonly { readonly line: ArchiveLine }[]): Promise<Error | null> => {
      const numbers = part.map(({ line }) => line.line);
      if (numbers.includes(73)) {
        const cause = { originalCode: '22P02', originalMessage: 'invalid' };
        const meta = { driverAdapterError: { cause } };
        return Promise.resolve(Object.assign(new Error('refused'), { meta }));
      }
      written.push(...numbers);
      return Promise.resolve(null);
    };
    expect(await writeLines(lines, attempt)).toMatchObject({
      code: 'row',
      values: { file: 'records/match.ndjson', line: 73, message: 'invalid' },
    });
    expect(written).toEqual(Array.from({ length: 72 }, (_, index) => index + 1));
  });

  it('that fail for another reason are not blamed', async () => {
    const lost = new Error('The connection is lost.');
    await expect(writeLines([{ line: lineOf('{}') }], () => Promise.resolve(lost))).rejects.toBe(lost);
  });

  it('keep their text but for the sheet, which is the text that was verified', () => {
    expect(rowText(lineOf('{"points": 0.12345678901234567}'))).toBe('{"points": 0.12345678901234567}');
    expect(rowText(lineOf('{"id": 1, "sheet": {"games": 8.00000000000000000}}'))).toBe('{"id":1,"sheet":{"games":8}}');
    expect(rowText(lineOf('{"sheet": {"a": 0.5}, "sheet_text": "{\\"a\\": 0.50}"}'))).toContain('"sheet":{"a": 0.50}');
    expect(plainRowText(lineOf('{"raw_a": 750.00000000000000000}'))).toBe('{"raw_a":750}');
  });
});
