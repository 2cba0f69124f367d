import { text } from '../../language.js';
import { parseCard, suits as suitCodes, HEARTS, type Card } from '../../cards/card.js';
import { type Reader } from '../../record/reader.js';
import { announcementAt, catalogueIndex, type Announcement } from '../announcements/announcement.js';
import { catalogue } from '../announcements/catalogue.js';
import { type Parameter } from '../announcements/definition.js';
import { isHighCard } from '../deck.js';

type JsonObject = Readonly<Record<string, unknown>>;

/** The keys in which each kind of parameter stands, beside the id. */
export const parameterKeys: Readonly<Record<Parameter, readonly string[]>> = {
  none: [],
  card: ['card'],
  'two-cards': ['cards'],
  'three-cards': ['cards'],
  suit: ['suit'],
  'black-suit': ['suit'],
  'red-and-black': ['suits'],
  count: ['count'],
  'suit-and-count': ['suit', 'count'],
};

const withId = (id: string): Readonly<Record<Parameter, readonly string[]>> => ({
  none: [id, ...parameterKeys.none],
  card: [id, ...parameterKeys.card],
  'two-cards': [id, ...parameterKeys['two-cards']],
  'three-cards': [id, ...parameterKeys['three-cards']],
  suit: [id, ...parameterKeys.suit],
  'black-suit': [id, ...parameterKeys['black-suit']],
  'red-and-black': [id, ...parameterKeys['red-and-black']],
  count: [id, ...parameterKeys.count],
  'suit-and-count': [id, ...parameterKeys['suit-and-count']],
});

/** All keys of a call, by what it is and the kind of its parameter. */
export const callKeys = { announce: withId('announce'), contra: withId('contra') };

const unknownId = text(
  'there is no announcement of this name',
  'eine solche Ansage gibt es nicht',
  'ilyen bemondás nincs',
);
const notAHighCard = text(
  'one of the high cards T1 T2 T3 T4 SK CK HK DK is needed here',
  'hier wird eine der Hochspielkarten T1 T2 T3 T4 SK CK HK DK gebraucht',
  'itt a nagyjátéklapok egyike kell: T1 T2 T3 T4 SK CK HK DK',
);
const notSoMany = text(
  'a list of {count} cards is needed here',
  'hier wird eine Liste von {count} Karten gebraucht',
  'itt {count} lapból álló lista kell',
);
const twice = text('this card stands here twice', 'diese Karte steht hier zweimal', 'ez a lap itt kétszer szerepel');
const notASuit = text(
  'one of the suits S C H D is needed here',
  'hier wird eine Farbe S C H D gebraucht',
  'itt S C H D színek egyike kell',
);
const notABlackSuit = text(
  'a black suit, S or C, is needed here',
  'hier wird eine schwarze Farbe, S oder C, gebraucht',
  'itt fekete szín kell: S vagy C',
);
const notRedAndBlack = text(
  'the red suit (H or D), then the black one (S or C), are needed here',
  'hier wird die rote Farbe (H oder D), dann die schwarze (S oder C) gebraucht',
  'itt előbb a piros szín (H vagy D), aztán a fekete (S vagy C) kell',
);

const none: readonly never[] = [];

/**
 * The announcement that an object names under `idKey` with the keys of its parameters.
 * @returns null with a problem when it cannot be read
 */
export function readAnnouncement(reader: Reader, object: JsonObject, idKey: string): Announcement | null {
  const id = object[idKey];
  const index = typeof id === 'string' ? catalogueIndex(id) : undefined;
  if (index === undefined) {
    if (id === undefined) reader.missing(idKey);
    else reader.problem(unknownId, {}, idKey);
    return null;
  }
  switch (catalogue[index]!.parameter) {
    case 'none':
      return announcementAt(index);
    case 'card': {
      const card = readHighCard(reader, object.card, 'card');
      return card < 0 ? null : announcementAt(index, [card]);
    }
    case 'two-cards':
      return readCards(reader, index, object.cards, 2);
    case 'three-cards':
      return readCards(reader, index, object.cards, 3);
    case 'suit': {
      const suit = readSuit(reader, object.suit, 3);
      return suit < 0 ? null : announcementAt(index, none, [suit]);
    }
    case 'black-suit': {
      const suit = readSuit(reader, object.suit, 1);
      return suit < 0 ? null : announcementAt(index, none, [suit]);
    }
    case 'red-and-black':
      return readRedAndBlack(reader, index, object.suits);
    case 'count':
      return announcementAt(index, none, none, reader.integer(object.count, 'count'));
    case 'suit-and-count': {
      const suit = readSuit(reader, object.suit, 3);
      const count = reader.integer(object.count, 'count');
      return suit < 0 ? null : announcementAt(index, none, [suit], count);
    }
  }
}

function readHighCard(reader: Reader, value: unknown, ...keys: (string | number)[]): Card {
  const card = parseCard(value);
  if (card >= 0 && isHighCard(card)) return card;
  if (value === undefined) reader.missing(...keys);
  else reader.problem(notAHighCard, {}, ...keys);
  return -1;
}

function readCards(reader: Reader, index: number, value: unknown, count: number): Announcement | null {
  if (value === undefined) {
    reader.missing('cards');
    return null;
  }
  if (!Array.isArray(value) || value.length !== count) {
    reader.problem(notSoMany, { count }, 'cards');
    return null;
  }
  const cards = value.map((code, place) => readHighCard(reader, code, 'cards', place));
  const repeated = cards.findIndex((card, place) => card >= 0 && cards.indexOf(card) < place);
  if (repeated !== -1) reader.problem(twice, {}, 'cards', repeated);
  return repeated !== -1 || cards.includes(-1) ? null : announcementAt(index, cards);
}

/** @param last 3 for any suit, 1 for a black one */
function readSuit(reader: Reader, value: unknown, last: 1 | 3): number {
  const suit = suitCodes.indexOf(value as (typeof suitCodes)[number]);
  if (suit >= 0 && suit <= last) return suit;
  if (value === undefined) reader.missing('suit');
  else reader.problem(last === 3 ? notASuit : notABlackSuit, {}, 'suit');
  return -1;
}

function readRedAndBlack(reader: Reader, index: number, value: unknown): Announcement | null {
  if (value === undefined) {
    reader.missing('suits');
    return null;
  }
  if (Array.isArray(value) && value.length === 2) {
    const [red, black] = value.map((code) => suitCodes.indexOf(code as (typeof suitCodes)[number])) as [number, number];
    if (red >= HEARTS && black >= 0 && black < HEARTS) return announcementAt(index, none, [red, black]);
  }
  reader.problem(notRedAndBlack, {}, 'suits');
  return null;
}
