import type { RuleDocument } from '../../../rule-documents.js';

/** Which clauses have all the words that are sought; accents and case say nothing. @param sought of a reader; empty finds all */
export function piecesWith(sought: string, pieces: RuleDocument['pieces']): RuleDocument['pieces'] {
  const words = plain(sought)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return pieces;
  return pieces.filter(({ html }) => {
    const text = plain(html.replaceAll(/<[^>]*>/g, ' '));
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
