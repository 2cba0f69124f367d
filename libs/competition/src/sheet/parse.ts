import {
  decodeJson,
  partyNames,
  Reader,
  readMatch,
  seatNames,
  text,
  type BySeat,
  type Match,
  type Parsed,
  type PartyName,
} from '@tarokk/rules';
import { readId } from './read-id.js';
import { readNotes } from './read-notes.js';
import { readRulings } from './read-rulings.js';
import { readSubstitutions } from './read-substitutions.js';
import { competitions, SHEET_FORMAT, type Competition, type PersonId, type Sheet } from './sheet.js';

export const sheetKeys = [
  'format',
  'record',
  'persons',
  'sides',
  'date',
  'order',
  'venue',
  'competitions',
  'guests',
  'substitutions',
  'notes',
  'rulings',
];

/** No two sides meet more often on one day. */
export const MOST_MATCHES_A_DAY = 20;

const twiceAtTable = text('{person} sits in two seats', '{person} sitzt auf zwei Plätzen', '{person} két helyen ül');
const oneSide = text('the two sides are one', 'die beiden Seiten sind eine', 'a két oldal ugyanaz');
const twice = text('{value} stands twice', '{value} steht zweimal', '{value} kétszer szerepel');
const noGuest = text(
  '{person} is marked as a guest and was never at the table',
  '{person} ist als Gast bezeichnet und saß nie am Tisch',
  '{person} vendégként van jelölve, de nem ült az asztalnál',
);
const noCompetition = text(
  'at least one competition is needed here',
  'hier wird mindestens ein Bewerb gebraucht',
  'itt legalább egy verseny kell',
);
const otherDate = text('the record says {date}', 'in der Aufzeichnung steht {date}', 'a jegyzőkönyvben {date} áll');
const notABoolean = text(
  'true or false is needed here',
  'hier wird true oder false gebraucht',
  'itt true vagy false kell',
);

/** A sheet from JSON text or UTF-8 bytes. Never throws; every problem is listed with its path, at most a hundred. */
export function parseSheet(source: string | Uint8Array): Parsed<Sheet> {
  const decoded = decodeJson(source);
  return decoded.ok ? readSheet(decoded.value) : { ok: false, problems: [decoded.problem] };
}

/** A sheet from a JSON value. Never throws; every problem is listed with its path, at most a hundred. */
export function readSheet(value: unknown): Parsed<Sheet> {
  const reader = new Reader();
  const object = reader.object(value);
  if (!object) return { ok: false, problems: reader.list() };
  reader.keys(object, sheetKeys);
  reader.oneOf(object.format, [SHEET_FORMAT], 'format');
  const record = readRecord(reader, object.record);
  const persons = readPersons(reader, object.persons);
  const sides = within(reader, 'sides', () => {
    const given = reader.object(object.sides);
    if (given) reader.keys(given, partyNames);
    const side = (party: PartyName): string => (given ? readId(reader, given[party], party) : '');
    const both = [side('A'), side('B')] as const;
    if (both[0] !== '' && both[0] === both[1]) reader.problem(oneSide);
    return both;
  });
  const date = reader.date(object.date, 'date');
  if (record?.date && date !== '' && record.date !== date) reader.problem(otherDate, { date: record.date }, 'date');
  const order = reader.integerWithin(object.order, 'order', 1, MOST_MATCHES_A_DAY);
  const venue = readVenue(reader, object.venue);
  const countsFor = readList(reader, object.competitions, 'competitions', (item, index): Competition =>
    reader.oneOf(item, competitions, index),
  );
  if (Array.isArray(object.competitions) && object.competitions.length === 0)
    reader.problem(noCompetition, {}, 'competitions');
  const games = record?.games.length ?? 0;
  const substitutions = within(reader, 'substitutions', () =>
    readSubstitutions(reader, object.substitutions, persons, games),
  );
  const guests = readList(reader, object.guests, 'guests', (item, index) => readId(reader, item, index));
  const seated = new Set<PersonId>([...persons, ...substitutions.map(({ person }) => person)]);
  guests.forEach((person, index) => {
    if (person !== '' && !seated.has(person)) reader.problem(noGuest, { person }, 'guests', index);
  });
  const notes = within(reader, 'notes', () => readNotes(reader, object.notes, games));
  const rulings = within(reader, 'rulings', () => readRulings(reader, object.rulings, games));
  return reader.ok && record
    ? {
        ok: true,
        value: {
          record,
          persons,
          sides,
          date,
          order,
          venue,
          competitions: countsFor,
          guests,
          substitutions,
          notes,
          rulings,
        },
      }
    : { ok: false, problems: reader.list() };
}

function within<T>(reader: Reader, key: string, read: () => T): T {
  reader.enter(key);
  const value = read();
  reader.leave();
  return value;
}

/** The record by the rules library's own parser, its problems under the path `record`. */
function readRecord(reader: Reader, value: unknown): Match | null {
  if (value === undefined) {
    reader.missing('record');
    return null;
  }
  const parsed = readMatch(value);
  if (parsed.ok) return parsed.value;
  reader.enter('record');
  for (const { path, message, values } of parsed.problems) reader.problem(message, values, ...keysOf(path));
  reader.leave();
  return null;
}

/** The keys of a path that a reader wrote. */
function keysOf(path: string): readonly (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|([\w-]+)/g)].map(([, index, quoted, word]) =>
    index !== undefined ? Number(index) : quoted !== undefined ? (JSON.parse(`"${quoted}"`) as string) : word!,
  );
}

function readPersons(reader: Reader, value: unknown): BySeat<PersonId> {
  return within(reader, 'persons', () => {
    const object = reader.object(value);
    if (object) reader.keys(object, seatNames);
    const persons = seatNames.map((seat) => (object ? readId(reader, object[seat], seat) : ''));
    persons.forEach((person, seat) => {
      if (person !== '' && persons.indexOf(person) !== seat) reader.problem(twiceAtTable, { person }, seatNames[seat]!);
    });
    return persons as unknown as BySeat<PersonId>;
  });
}

function readVenue(reader: Reader, value: unknown): Sheet['venue'] {
  return within(reader, 'venue', () => {
    const object = reader.object(value);
    if (!object) return { name: null, public: false };
    reader.keys(object, ['name', 'public']);
    if (object.public === undefined) reader.missing('public');
    else if (typeof object.public !== 'boolean') reader.problem(notABoolean, {}, 'public');
    // The words of a private place may be left out (D59).
    const isLeftOut = object.public === false && object.name === undefined;
    return { name: isLeftOut ? null : reader.name(object.name, 'name'), public: object.public === true };
  });
}

/** A list in which nothing stands twice. */
function readList<T extends string>(
  reader: Reader,
  value: unknown,
  key: string,
  read: (item: unknown, index: number) => T,
): readonly T[] {
  return within(reader, key, () => {
    const items = reader.array(value) ?? [];
    // Beyond any sensible length nothing is looked at: the first repetition is a problem already.
    const read64 = items.slice(0, 64).map(read);
    read64.forEach((item, index) => {
      if (item !== '' && items.indexOf(item) !== index) reader.problem(twice, { value: item }, index);
    });
    return read64;
  });
}
