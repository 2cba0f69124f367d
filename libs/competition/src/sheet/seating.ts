import { type BySeat, type Role, type Seat } from '@tarokk/rules';
import { type PersonId, type Sheet, type Substitution } from './sheet.js';

type Seated = Pick<Sheet, 'persons' | 'substitutions'>;

/** What the seats of a party are called (1.1). */
export function roleOf(seat: Seat): Role {
  return seat % 2 === 0 ? 'interceptor' : 'collector';
}

/** Who sits where in a game: the seats stay as they are, a substitute takes the seat of whom they replace (9). */
export function personsAt({ persons, substitutions }: Seated, game: number): BySeat<PersonId> {
  let seated = persons;
  for (const { person, for: replaced, from } of inOrder(substitutions)) {
    if (from <= game) seated = seated.map((other) => (other === replaced ? person : other)) as unknown as typeof seated;
  }
  return seated;
}

/** Substitutions by their game, those of one game as the sheet lists them. */
export function inOrder(substitutions: Seated['substitutions']): Seated['substitutions'] {
  return substitutions.toSorted((a, b) => a.from - b.from);
}

/** Everybody who sat at the table in some game. */
export function everybodyOn({ persons, substitutions }: Seated): readonly PersonId[] {
  return [...new Set([...persons, ...substitutions.map(({ person }) => person)])];
}

/** Substitutions in their order with the seat of each, also of two in one seat before the same game. */
export function seatedSubstitutions({
  persons,
  substitutions,
}: Seated): readonly { readonly substitution: Substitution; readonly seat: Seat }[] {
  const seated = [...persons];
  return inOrder(substitutions).map((substitution) => {
    const seat = seated.indexOf(substitution.for) as Seat;
    seated[seat] = substitution.person;
    return { substitution, seat };
  });
}
