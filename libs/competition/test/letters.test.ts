import { describe, expect, it } from '@jest/globals';
import { decoded, encodingOf } from '@tarokk/competition';

const text = 'Játékos;Trófea\r\nŐsz Űrs;Főnix\r\n';
const utf16 = (bigEndian: boolean, mark = ''): Uint8Array => {
  const bytes = Buffer.from(mark + text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};
const windows1250 = Uint8Array.from(text, (letter) => {
  const known: Readonly<Record<string, number>> = { á: 0xe1, é: 0xe9, ó: 0xf3, ő: 0xf5, Ő: 0xd5, Ű: 0xdb };
  return known[letter] ?? letter.charCodeAt(0);
});

describe('a file of a list that somebody kept', () => {
  it.each([
    ['UTF-8', 'utf-8', Buffer.from(text), text],
    ['UTF-8 with its mark, which stays', 'utf-8', Buffer.from(`\ufeff${text}`), `\ufeff${text}`],
    ['UTF-16 as Excel saves “Unicode text”', 'utf-16le', utf16(false, '\ufeff'), text],
    ['UTF-16 the other way round', 'utf-16be', utf16(true, '\ufeff'), text],
    ['UTF-16 without a mark', 'utf-16le', utf16(false), text],
    ['UTF-16 the other way round without a mark', 'utf-16be', utf16(true), text],
    ['Windows-1250', 'windows-1250', windows1250, text],
  ] as const)('is read as %s', (_, encoding, bytes, wanted) => {
    expect(encodingOf(bytes)).toBe(encoding);
    expect(decoded(bytes, encoding)).toBe(wanted);
  });

  it('cannot be read as what it is not', () => {
    expect(decoded(windows1250, 'utf-8')).toBeNull();
  });
});
