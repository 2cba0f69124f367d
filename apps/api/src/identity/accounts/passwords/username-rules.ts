import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { Problem } from '../../../platform/problems/refused.types.js';

const malformedUsername = problemKind('username/misspelt', {
  path: 'username',
  text: text(
    'A username has 3 to 64 letters a–z and digits, with dots, dashes and underscores between them.',
    'Ein Benutzername hat 3 bis 64 Buchstaben a–z und Ziffern, dazwischen Punkte, Binde- und Unterstriche.',
    'A felhasználónév 3–64 betű (a–z) és számjegy, köztük pont, kötőjel és aláhúzás lehet.',
  ),
});

/** Usernames are told apart without case. */
export function plainUsername(username: string): string {
  return username.trim().toLowerCase();
}

/** What is wrong with a plain username; null if nothing is. The database checks the same. */
export function problemOfUsername(username: string): Problem | null {
  if (/^[a-z0-9][a-z0-9._-]{1,62}[a-z0-9]$/.test(username)) return null;
  return malformedUsername();
}
