import { text, type Text } from '@tarokk/rules';
import type { PersonRow } from '../people.repository.js';

/** How the public is told of somebody: by name, or by a pseudonym in the reader's language. */
export function publicName({ name, pseudonymous, number }: Omit<PersonRow, 'id'>): string | Text {
  return pseudonymous ? text(`Player ${number}`, `Spieler ${number}`, `${number}. játékos`) : name;
}
