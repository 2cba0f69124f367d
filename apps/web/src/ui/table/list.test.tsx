/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { rendered } from '../rendered.js';
import { list, searchOf } from '../search.js';
import { figureColumn, textColumn } from './columns.js';
import { List } from './list.js';

interface Team {
  readonly name: string;
  readonly points: number;
}

const teams: readonly Team[] = [
  { name: 'Tóth', points: 2 },
  { name: 'Ács', points: 3 },
  { name: 'Kis', points: 1 },
];
const schema = searchOf(list());

function open(rows: readonly Team[], at = '/') {
  return rendered(
    ({ search }) => (
      <List
        search={search}
        find="Team"
        caption="Teams"
        columns={[
          textColumn<Team>('name', 'Team', ({ name }) => name, { explains: ({ name }) => `Why ${name}` }),
          figureColumn<Team>('points', 'Points', ({ points }) => points, { minor: true }),
        ]}
        rows={rows}
        rowKey={({ name }) => name}
        explanation={({ points }) => <p>{points} points</p>}
        file="teams"
      />
    ),
    { schema, at },
  );
}

/** In the order in which they stand, those that are folded left out. */
const names = (): readonly string[] => screen.getAllByRole('button', { name: /^Why/ }).map((cell) => cell.textContent);
const many = Array.from({ length: 60 }, (_, index) => ({ name: `Team ${index + 1}`, points: index }));

describe('a list', () => {
  it('stands as it comes until a heading is pressed; figures then come from the highest', async () => {
    const { search } = await open(teams);
    expect(names()).toEqual(['Tóth', 'Ács', 'Kis']);
    await userEvent.click(screen.getByRole('link', { name: 'Points' }));
    const heading = screen.getByRole('columnheader', { name: 'Points' });
    await waitFor(() => expect(heading.getAttribute('aria-sort')).toBe('descending'));
    expect(names()).toEqual(['Ács', 'Tóth', 'Kis']);
    expect(search()).toBe('?sort=points');
  });

  it('is as its address says, and as it comes where the address names no column', async () => {
    await open(teams, '/?sort=points');
    expect(names()).toEqual(['Ács', 'Tóth', 'Kis']);
  });

  it('ignores a column that an address has made up', async () => {
    await open(teams, '/?sort=password');
    expect(names()).toEqual(['Tóth', 'Ács', 'Kis']);
  });

  it('finds rows without their accents, and begins again at the first page', async () => {
    const { search } = await open([...many, ...teams], '/?page=2');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Team' }), 'toth');
    await userEvent.click(screen.getByRole('button', { name: 'Find' }));
    await screen.findByRole('link', { name: 'Show all' });
    expect(names()).toEqual(['Tóth']);
    expect(search()).toBe('?find=toth');
  });

  it('says where nothing fits, and leads back to all', async () => {
    await open(teams, '/?find=nobody');
    expect(screen.getByText(/Nothing in this list fits/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
    expect(await screen.findAllByRole('button', { name: /^Why/ })).toHaveLength(3);
  });

  it('turns its pages by the address', async () => {
    const { search } = await open(many);
    expect(names()).toHaveLength(50);
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await screen.findByRole('link', { name: 'Page before' });
    expect(names()).toHaveLength(10);
    expect(search()).toBe('?page=2');
  });

  it('opens a row in place, and says to whoever hears the page whether it is open', async () => {
    await open(teams);
    const button = screen.getByRole('button', { name: 'Why Ács' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const opened = document.getElementById(button.getAttribute('aria-controls')!)!;
    expect(opened.hidden).toBe(false);
    expect(within(opened).getByText('3 points')).toBeTruthy();
    await userEvent.click(button);
    expect(opened.hidden).toBe(true);
  });

  it('says the heading of a minor column again in the cell, for a phone that has no head', async () => {
    await open(teams);
    expect(screen.getAllByRole('cell', { name: '3' })[0]?.getAttribute('data-heading')).toBe('Points');
  });
});
