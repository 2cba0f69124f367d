import type { ReactNode } from 'react';
import { PersonLink, PersonLinks, SideLink, SideLinks } from '../links.js';
import type { Column } from './table.js';

type Kept<Row> = Omit<Column<Row>, 'id' | 'heading' | 'cell' | 'value' | 'figures'>;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A column of figures, sorted by them; what is not known is said with a dash. @param shown how a figure is written */
export function figureColumn<Row>(
  id: string,
  heading: string,
  value: (row: Row) => number | null,
  { shown = String, ...rest }: Kept<Row> & { readonly shown?: (figure: number) => ReactNode } = {},
): Column<Row> {
  const cell = (row: Row): ReactNode => {
    const figure = value(row);
    return figure === null ? '–' : shown(figure);
  };
  return { id, heading, figures: true, cell, value, ...rest };
}

/** A column of words; they are what is shown, sorted by and saved. */
export function textColumn<Row>(
  id: string,
  heading: string,
  value: (row: Row) => string,
  rest: Kept<Row> = {},
): Column<Row> {
  return { id, heading, cell: value, value, ...rest };
}

/** @param link leads to the page of what is named */
function named(link: (of: Named) => ReactNode) {
  return <Row,>(id: string, heading: string, of: (row: Row) => Named | null, rest: Kept<Row> = {}): Column<Row> => {
    const cell = (row: Row): ReactNode => {
      const found = of(row);
      return found === null ? null : link(found);
    };
    return { id, heading, cell, value: (row) => of(row)?.name ?? null, ...rest };
  };
}

function severalNamed(links: (of: readonly Named[]) => ReactNode) {
  return <Row,>(
    id: string,
    heading: string,
    of: (row: Row) => readonly Named[],
    rest: Kept<Row> = {},
  ): Column<Row> => ({
    id,
    heading,
    cell: (row: Row) => links(of(row)),
    value: (row: Row) => namesOf(of(row)),
    ...rest,
  });
}

/** A column of persons, each leading to their page. */
export const personColumn = named((person) => <PersonLink person={person} />);
export const personsColumn = severalNamed((persons) => <PersonLinks persons={persons} />);

/** A column of teams or pairs, each leading to its page. */
export const sideColumn = named((side) => <SideLink side={side} />);
export const sidesColumn = severalNamed((sides) => <SideLinks sides={sides} />);

function namesOf(all: readonly Named[]): string | null {
  return all.length === 0 ? null : all.map(({ name }) => name).join(', ');
}
