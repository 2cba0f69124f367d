import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { Problem } from '../../../platform/problems/refused.types.js';
import { commonestPasswords } from './commonest-passwords.js';

/** Characters that a password has; the bound keeps the work of hashing small. */
export const PASSWORD_LENGTH = { least: 10, most: 200 } as const;

const problems = {
  tooShort: problemKind('password/too-short', {
    text: text(
      'A password has at least {least} characters. A few words in a row are easy to remember.',
      'Ein Passwort hat mindestens {least} Zeichen. Ein paar Wörter hintereinander kann man sich leicht merken.',
      'A jelszó legalább {least} karakter. Néhány egymás utáni szót könnyű megjegyezni.',
    ),
  }),
  tooLong: problemKind('password/too-long', {
    text: text(
      'A password has at most {most} characters.',
      'Ein Passwort hat höchstens {most} Zeichen.',
      'A jelszó legfeljebb {most} karakter.',
    ),
  }),
  isName: problemKind('password/is-username', {
    text: text(
      'The password must not be the username.',
      'Das Passwort darf nicht der Benutzername sein.',
      'A jelszó nem lehet a felhasználónév.',
    ),
  }),
  isCommon: problemKind('password/too-common', {
    text: text(
      'This password is among the first that anybody would try. Choose another.',
      'Dieses Passwort ist unter den ersten, die jeder versuchen würde. Wähle ein anderes.',
      'Ez a jelszó az elsők közt van, amiket bárki kipróbálna. Válassz másikat.',
    ),
  }),
};

/** What is wrong with a new password; null if nothing is. Length and rarity count, kinds of characters do not. */
export function problemOfPassword(password: string, username: string, path: string): Problem | null {
  const plain = password.normalize('NFKC');
  const length = Array.from(plain).length;
  if (length < PASSWORD_LENGTH.least) {
    return problems.tooShort.at(path, { least: PASSWORD_LENGTH.least });
  }
  if (length > PASSWORD_LENGTH.most) {
    return problems.tooLong.at(path, { most: PASSWORD_LENGTH.most });
  }
  if (plain.toLowerCase() === username) return problems.isName.at(path);
  return isCommon(plain.toLowerCase()) ? problems.isCommon.at(path) : null;
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
