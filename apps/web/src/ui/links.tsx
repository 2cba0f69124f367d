import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A name leads to its page, wherever it stands. */
export function PersonLink({ person }: { readonly person: Named }) {
  return (
    <Link to="/players/$id" params={{ id: person.id }}>
      {person.name}
    </Link>
  );
}

export function SideLink({ side }: { readonly side: Named }) {
  return (
    <Link to="/teams/$id" params={{ id: side.id }}>
      {nameOfSide(side)}
    </Link>
  );
}

/** The numeral of a pair stays with its team: no line begins with it. */
export function nameOfSide({ name }: Pick<Named, 'name'>): string {
  return name.replace(/ (?=[IVX]+$)/, '\u00a0');
}

/** Several, with commas between them. @param after what is said behind a name */
export function PersonLinks<Person extends Named>({
  persons,
  after,
}: {
  readonly persons: readonly Person[];
  readonly after?: (person: Person) => ReactNode;
}) {
  return persons.map((person, index) => (
    <Fragment key={person.id}>
      {index > 0 ? ', ' : ''}
      <PersonLink person={person} />
      {after?.(person)}
    </Fragment>
  ));
}

export function SideLinks({ sides }: { readonly sides: readonly Named[] }) {
  return sides.map((side, index) => (
    <Fragment key={side.id}>
      {index > 0 ? ', ' : ''}
      <SideLink side={side} />
    </Fragment>
  ));
}
