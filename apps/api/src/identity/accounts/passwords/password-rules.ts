import { sentence, text } from '@tarokk/rules';
import type { ProblemCode } from '../../../platform/problems/problem-codes.js';
import type { Problem } from '../../../platform/problems/refused.types.js';
import { commonestPasswords } from './commonest-passwords.js';

/** Characters that a password has; the bound keeps the work of hashing small. */
export const PASSWORD_LENGTH = { least: 10, most: 200 } as const;

const words = {
  tooShort: text(
    'A password has at least {least} characters. A few words in a row are easy to remember.',
    'Ein Passwort hat mindestens {least} Zeichen. Ein paar Wörter hintereinander kann man sich leicht merken.',
    'A jelszó legalább {least} karakter. Néhány egymás utáni szót könnyű megjegyezni.',
  ),
  tooLong: text(
    'A password has at most {most} characters.',
    'Ein Passwort hat höchstens {most} Zeichen.',
    'A jelszó legfeljebb {most} karakter.',
  ),
  isName: text(
    'The password must not be the username.',
    'Das Passwort darf nicht der Benutzername sein.',
    'A jelszó nem lehet a felhasználónév.',
  ),
  isCommon: text(
    'This password is among the first that anybody would try. Choose another.',
    'Dieses Passwort ist unter den ersten, die jeder versuchen würde. Wähle ein anderes.',
    'Ez a jelszó az elsők közt van, amiket bárki kipróbálna. Válassz másikat.',
  ),
};

/** What is wrong with a new password; null if nothing is. Length and rarity count, kinds of characters do not. */
export function problemOfPassword(password: string, username: string, path: string): Problem | null {
  const problem = (code: ProblemCode, words: Problem['sentence']): Problem => ({
    code,
    rule: null,
    path,
    sentence: words,
  });
  const plain = password.normalize('NFKC');
  const length = Array.from(plain).length;
  if (length < PASSWORD_LENGTH.least) {
    return problem('password/too-short', sentence(words.tooShort, { least: PASSWORD_LENGTH.least }));
  }
  if (length > PASSWORD_LENGTH.most) {
    return problem('password/too-long', sentence(words.tooLong, { most: PASSWORD_LENGTH.most }));
  }
  if (plain.toLowerCase() === username) return problem('password/is-username', sentence(words.isName));
  return isCommon(plain.toLowerCase()) ? problem('password/too-common', sentence(words.isCommon)) : null;
}

/** The commonest ones, one character or a short piece over and over, and runs along the keyboard or the alphabet. */
function isCommon(password: string): boolean {
  return commonestPasswords.has(password) || /^(.{1,4})\1+.{0,3}$/u.test(password) || isRun(password);
}

const rows = [
  '0123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
];

function isRun(password: string): boolean {
  const backwards = Array.from(password).reverse().join('');
  return rows.some((row) => row.includes(password) || row.includes(backwards));
}
