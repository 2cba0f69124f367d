import { fill, type Language, type Text } from '../../language.js';
import { type Card } from '../../cards/card.js';
import { type Announcement } from '../announcements/announcement.js';
import { type Party, type Seat } from '../table.js';
import { announcementName, cardLabel, partyLabel, seatLabel } from './names.js';

/** What may stand in a place of a sentence. Cards, seats and announcements are named when the language is known. */
export type Sayable =
  | string
  | number
  | Text
  | { readonly card: Card }
  | { readonly seat: Seat }
  | { readonly party: Party; readonly of?: Sayable }
  | { readonly announcement: Announcement }
  | readonly Sayable[];

/** A sentence as data: said in a language only when somebody asks for it. */
export interface Sentence {
  readonly text: Text;
  readonly values: Readonly<Record<string, Sayable>>;
}

export function sentence(text: Text, values: Sentence['values'] = {}): Sentence {
  return { text, values };
}

/** How whoever sits at a seat is called where the sentence is read. */
export type NameOfSeat = (seat: Seat) => string;

/** @param nameOf how the players are called; by their seats where it is left out */
export function say(
  { text, values }: Sentence,
  language: Language,
  nameOf: NameOfSeat = (seat) => seatLabel(seat, language),
): string {
  const said: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) said[name] = sayValue(value, language, nameOf);
  return fill(text[language], said);
}

function sayValue(value: Sayable, language: Language, nameOf: NameOfSeat): string | number {
  if (typeof value !== 'object') return value;
  if (isList(value)) return value.map((item) => sayValue(item, language, nameOf)).join(', ');
  if ('card' in value) return cardLabel(value.card, language);
  if ('seat' in value) return nameOf(value.seat);
  if ('party' in value) {
    return value.of === undefined
      ? partyLabel(value.party)
      : `${partyLabel(value.party)}: ${sayValue(value.of, language, nameOf)}`;
  }
  if ('announcement' in value) return announcementName(value.announcement, language);
  return value[language];
}

function isList(value: Sayable): value is readonly Sayable[] {
  return Array.isArray(value);
}
