import { type Definition, definitionOf, type Language, parseCard } from '@tarokk/rules';
import { nameAlone } from '../../game/announcement-names.js';
import type { SheetLine } from './queries.js';
import { idInRules } from '../../api/enum-name.js';

/** Suits have the number of their first card, eight to a suit. */
function suitNumber(suit: string): number {
  return Math.floor(parseCard(`${suit}K`) / 8);
}

/** The id under which an announcement stands in records. */
export function idOfLine({ announce }: SheetLine): Definition['id'] {
  return idInRules(announce);
}

/** An announcement as players say it, with its cards, suits and number: "Pagat Ultimo". */
export function nameOfLine(line: SheetLine, language: Language): string {
  const { card, cards, suit, suits, count } = line;
  return nameAlone(
    {
      definition: definitionOf(idOfLine(line)),
      cards: (cards ?? (card === null ? [] : [card])).map(parseCard),
      suits: (suits ?? (suit === null ? [] : [suit])).map(suitNumber),
      count: count ?? 0,
    },
    language,
  );
}
