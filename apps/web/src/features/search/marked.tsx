import { Fragment } from 'react';

/** A name in which the letters that were looked for are marked at the beginnings of its words, accents and case apart. */
export function Marked({ name, sought }: { readonly name: string; readonly sought: string }) {
  return piecesOf(name, sought).map(({ text, isSought }, index) =>
    isSought ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}

interface Piece {
  readonly text: string;
  readonly isSought: boolean;
}

/** The name taken apart, in its order. */
export function piecesOf(name: string, sought: string): readonly Piece[] {
  const wanted = sought
    .split(/[^\p{L}\p{N}]+/u)
    .map(lettersOf)
    .filter((word) => word !== '');
  return name.split(/([\p{L}\p{M}\p{N}]+)/u).flatMap((part): Piece[] => {
    const letters = Array.from(part.normalize('NFC'));
    const plain = letters.map(lettersOf).join('');
    const longest = Math.max(0, ...wanted.filter((word) => plain.startsWith(word)).map(({ length }) => length));
    return [
      { text: letters.slice(0, longest).join(''), isSought: true },
      { text: letters.slice(longest).join(''), isSought: false },
    ].filter(({ text }) => text !== '');
  });
}

/** What is left of it: words that begin no word of the name. */
export function wordsNotIn(name: string, sought: string): string {
  return sought
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !piecesOf(name, word).some(({ isSought }) => isSought))
    .join(' ');
}

/** Without accents and case, one letter for each. */
function lettersOf(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
