import { type Language, text, type Text } from '@tarokk/rules';
import type { PersonRow } from '../people.repository.js';

/** How the public is told of somebody: by name, or by a pseudonym in the reader's language. */
export function publicName({ name, pseudonymous, number }: Omit<PersonRow, 'id'>): string | Text {
  return pseudonymous ? text(`Player ${number}`, `Spieler ${number}`, `${number}. játékos`) : name;
}

/** The same in the language in which it is read. */
export function publicNameIn(person: Omit<PersonRow, 'id'>, language: Language): string {
  const name = publicName(person);
  return typeof name === 'string' ? name : name[language];
}
