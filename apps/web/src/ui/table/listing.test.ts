import { describe, expect, it } from '@jest/globals';
import { list, searchOf } from '../search.js';
import { listed, partsOf } from './listing.js';
import type { Column } from './table.js';

interface Row {
  readonly name: string;
  readonly points: number;
}

const columns: readonly Column<Row>[] = [
  { id: 'name', heading: 'Name', cell: ({ name }) => name, value: ({ name }) => name },
  { id: 'points', heading: 'Points', figures: true, cell: ({ points }) => points, value: ({ points }) => points },
];
const rows: readonly Row[] = [
  { name: 'Tóth', points: 2 },
  { name: 'Ács', points: 3 },
  { name: 'Kis', points: 1 },
];
const names = (shown: readonly Row[]): readonly string[] => shown.map(({ name }) => name);

describe('the address of a page with several lists', () => {
  const schema = searchOf({ ...list(), ...list('entries') });

  it('says of each how it is read, and nothing that cannot be understood', () => {
    const search = {
      sort: 'team',
      page: '2',
      'entries-sort': '1',
      'entries-find': ' wasps ',
      'entries-page': '0',
    };
    expect(schema.parse(search)).toEqual({ sort: 'team', page: '2', 'entries-find': 'wasps' });
  });

  it('keeps what one of them is read by from the others', () => {
    const search = schema.parse({ find: 'a', 'entries-find': 'b' });
    expect([partsOf('', search), partsOf('entries', search)]).toEqual([{ find: 'a' }, { find: 'b' }]);
  });
});

describe('a list', () => {
  it('stands as it comes, and says by which column and from which end', () => {
    expect(listed(rows, columns, {}, 'points')).toMatchObject({ fitting: rows, sortedBy: 'points', descending: true });
  });

  it('stands as it comes where an address names no column by which it can be sorted', () => {
    const unsorted = { id: 'sign', heading: 'Sign', cell: () => '…' };
    const sortedBy = (sort: string): string => listed(rows, [...columns, unsorted], { sort }).sortedBy;
    expect(['points', 'sign', 'password'].map(sortedBy)).toEqual(['points', 'name', 'name']);
  });

  it('has figures from the highest and words from A', () => {
    expect(names(listed(rows, columns, { sort: 'points' }).shown)).toEqual(['Ács', 'Tóth', 'Kis']);
    expect(names(listed(rows, columns, { sort: 'name' }, 'points').shown)).toEqual(['Ács', 'Kis', 'Tóth']);
  });

  it('finds names without their accents', () => {
    expect(names(listed(rows, columns, { find: 'TOTH' }).shown)).toEqual(['Tóth']);
  });

  it('has pages of fifty, and the last one for whoever asks for more', () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ name: `${index}`, points: index }));
    const last = listed(many, columns, { page: '7' });
    expect([last.page, last.pages, last.shown.length, last.fitting.length]).toEqual([2, 2, 1, 51]);
  });
});
