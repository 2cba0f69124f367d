import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const pages = join(import.meta.dirname, '../..');

it('tables are made here alone: what a column is stands once, and looks, phones and readers of the page get the same', () => {
  const sources = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const withTable = sources.filter((file) => /<table\b/.test(readFileSync(join(pages, file), 'utf8')));
  expect(withTable.toSorted()).toEqual(['ui/table/lines.tsx', 'ui/table/table.tsx']);
});
