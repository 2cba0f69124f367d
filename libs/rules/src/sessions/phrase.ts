import { cardName } from '../cards/names.js';
import { fill, type Language, type Text } from '../language.js';
import { type Seat } from './seats.js';

/** What a place in a sentence is filled with; cards, seats and texts become words only when the language is known. */
export type Word = string | number | Text | { readonly card: number } | { readonly seat: Seat };

/** A sentence as data: nothing is built before somebody asks for it in a language. */
export interface Phrase {
  readonly text: Text;
  readonly values: Readonly<Record<string, Word>>;
}

const nothing: Phrase['values'] = Object.freeze({});

export function phrase(text: Text, values: Phrase['values'] = nothing): Phrase {
  return { text, values };
}

/** @param players the names by seat */
export function sentence({ text, values }: Phrase, language: Language, players: readonly string[]): string {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) words[name] = word(value, language, players);
  return fill(text[language], words);
}

function word(value: Word, language: Language, players: readonly string[]): string | number {
  if (typeof value !== 'object') return value;
  if ('card' in value) return cardName(value.card, language);
  if ('seat' in value) return players[value.seat] ?? String(value.seat);
  return value[language];
}
