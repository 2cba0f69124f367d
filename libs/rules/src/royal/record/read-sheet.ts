import { text } from '../../language.js';
import { type Reader } from '../../record/reader.js';
import { silentBonusIds } from '../announcements/ids.js';
import { type Announcement } from '../announcements/announcement.js';
import { partyNames, roles, type Party, type Seat } from '../table.js';
import { lowerTarocks, type ScoredGame, type SheetLine, type SheetSide } from './match.js';
import { parameterKeys, readAnnouncement } from './read-call.js';

type JsonObject = Readonly<Record<string, unknown>>;

const twice = text('this stands here twice', 'das steht hier zweimal', 'ez itt kétszer szerepel');

/** @param object a game with the key `sheet` */
export function readScored(reader: Reader, object: JsonObject, number: number, attackers: Party): ScoredGame {
  reader.enter('sheet');
  const sheet = reader.object(object.sheet);
  if (sheet) reader.keys(sheet, partyNames);
  const side = (party: Party): SheetSide => {
    reader.enter(partyNames[party]);
    const value = sheet ? reader.object(sheet[partyNames[party]]) : undefined;
    const read = value ? readSide(reader, value, party) : emptySide;
    reader.leave();
    return read;
  };
  const both = [side(0), side(1)] as const;
  reader.leave();
  return { form: 'scored', number, attackers, sheet: both };
}

const sideKeys = ['tarocks', 'honours', 'has', 'announcements', 'contras', 'silent', 'points'];
const emptySide: SheetSide = { tarocks: 0, honours: 0, has: [], lines: [], contras: [], silent: [], points: 0 };

function readSide(reader: Reader, object: JsonObject, party: Party): SheetSide {
  reader.keys(object, sideKeys);
  return {
    tarocks: reader.integerWithin(object.tarocks, 'tarocks', 0, 20),
    honours: reader.integerWithin(object.honours, 'honours', 0, 2),
    has: readOnce(reader, object, 'has', lowerTarocks),
    lines: readList(reader, object, 'announcements', (line) => readLine(reader, line, party)),
    contras: readList(reader, object, 'contras', (contra) => readNamed(reader, contra, 'contra', [])),
    silent: readOnce(reader, object, 'silent', silentBonusIds),
    points: reader.integer(object.points, 'points'),
  };
}

/** A list of values that are allowed, none of them twice. */
function readOnce<T extends string>(
  reader: Reader,
  object: JsonObject,
  key: string,
  allowed: readonly T[],
): readonly T[] {
  reader.enter(key);
  const values: T[] = [];
  for (const [index, value] of (reader.array(object[key]) ?? []).entries()) {
    const read = reader.oneOf(value, allowed, index);
    if (values.includes(read) && read === value) reader.problem(twice, {}, index);
    values.push(read);
  }
  reader.leave();
  return values;
}

function readList<T>(
  reader: Reader,
  object: JsonObject,
  key: string,
  read: (item: JsonObject) => T | null,
): readonly T[] {
  reader.enter(key);
  const list: T[] = [];
  for (const [index, value] of (reader.array(object[key]) ?? []).entries()) {
    reader.enter(index);
    const item = reader.object(value);
    const entry = item ? read(item) : null;
    if (entry !== null) list.push(entry);
    reader.leave();
  }
  reader.leave();
  return list;
}

const results = ['won', 'lost'] as const;

function readLine(reader: Reader, object: JsonObject, party: Party): SheetLine | null {
  const role = reader.oneOf(object.by, roles, 'by');
  const seat = ((party << 1) | roles.indexOf(role)) as Seat;
  // A message has no result, everything else has one; for an unknown id either may stand.
  const announcement = readNamed(reader, object, 'announce', ['by', 'result'], (named) =>
    named.definition.family === 'message' ? ['by'] : ['by', 'result'],
  );
  if (!announcement) return null;
  if (announcement.definition.family === 'message') return { announcement, seat, result: 'stated' };
  return { announcement, seat, result: reader.oneOf(object.result, results, 'result') };
}

function readNamed(
  reader: Reader,
  object: JsonObject,
  idKey: string,
  otherKeys: readonly string[],
  keysFor: (named: Announcement) => readonly string[] = () => otherKeys,
): Announcement | null {
  const announcement = readAnnouncement(reader, object, idKey);
  if (!announcement) return null;
  reader.keys(object, [idKey, ...parameterKeys[announcement.definition.parameter], ...keysFor(announcement)]);
  return announcement;
}
