import { type AnnouncementId, definitionOf, type Language, parseCard } from '@tarokk/rules';
import { kebab, nameAlone } from '../../game/announcement-names.js';
import type { SheetLine } from './queries.js';

/** Suits have the number of their first card, eight to a suit. */
function suitNumber(suit: string): number {
  return Math.floor(parseCard(`${suit}K`) / 8);
}

/** The id under which an announcement stands in records. */
export function idOfLine({ announce }: SheetLine): AnnouncementId {
  return kebab(announce) as AnnouncementId;
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
