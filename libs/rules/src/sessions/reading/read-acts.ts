import { cardCode, type Card } from '../../cards/card.js';
import { has } from '../../cards/card-set.js';
import { text } from '../../language.js';
import { type Reader } from '../../record/reader.js';
import { type Act, type ActName, type Bid, type SessionEntry, type AnnouncementTurn } from '../acts.js';
import { type Ruleset } from '../ruleset.js';
import { type Options } from '../ruleset-data.js';
import { isActive, tablesFor, type Seat, type SessionTable } from '../seats.js';

const notActive = text(
  'this seat takes no part in the deal',
  'dieser Platz nimmt an der Partie nicht teil',
  'ez a hely nem vesz részt a leosztásban',
);
const notInPack = text(
  '{card} is no card of this pack',
  '{card} gehört nicht zu diesem Blatt',
  '{card} nincs ebben a csomagban',
);
const notCallable = text(
  '{card} cannot be called in this game',
  '{card} kann in diesem Spiel nicht gerufen werden',
  '{card} ebben a játékban nem hívható',
);
const fourCards = text('a trick has four cards', 'ein Stich hat vier Karten', 'egy ütés négy lapból áll');

/** What entries of phases may hold in one deal: the table, and the ruleset's form with its lists of ids. */
export interface EntryForm {
  readonly ruleset: Ruleset;
  readonly table: SessionTable;
  readonly bids: readonly string[];
  readonly bonuses: readonly string[];
  readonly doubled: readonly string[];
  readonly declarations: readonly string[];
  readonly takeKeys: ActKeys;
}

/** The forms of a session's deals, by dealer. */
export function entryForms(ruleset: Ruleset, options: Options, players: number): readonly EntryForm[] {
  const bids = ['pass', ...ruleset.form.bids];
  const bonuses = ruleset.bonuses.map(({ id }) => id);
  const doubled = ['game', ...bonuses];
  const declarations = ruleset.declarations(options).map(({ id }) => id);
  const { take } = ruleset.form;
  const takeKeys = take === undefined ? bare : take.exposed ? actKeys(take.key, 'exposed') : actKeys(take.key);
  return tablesFor(players).map((table) => {
    return { ruleset, table, bids, bonuses, doubled, declarations, takeKeys };
  });
}

type JsonObject = Readonly<Record<string, unknown>>;

/** Reads a list of which every element is entered by its index. An absent list is empty. */
export function readList<T>(
  reader: Reader,
  value: unknown,
  key: string,
  read: (element: JsonObject) => T,
): readonly T[] {
  if (value === undefined) return [];
  const list = reader.array(value, key);
  if (list === undefined || list.length === 0) return [];
  const result: T[] = [];
  reader.enter(key);
  reader.enter(0);
  for (let index = 0; index < list.length; index++) {
    reader.moveTo(index);
    const element = reader.object(list[index]);
    if (element !== undefined) result.push(read(element));
  }
  reader.leave();
  reader.leave();
  return result;
}

export function readSeat(reader: Reader, value: unknown, key: string | number, table: SessionTable): Seat {
  const seat = reader.integerWithin(value, key, 0, table.players - 1);
  if (!isActive(table, seat)) reader.problem(notActive, {}, key);
  return seat;
}

/** Cards of the pack; how many there have to be depends on the place. */
export function readCards(reader: Reader, value: unknown, key: string | number, { pack }: Ruleset): readonly Card[] {
  const list = reader.array(value, key);
  if (list === undefined) return [];
  const cards = new Array<Card>(list.length);
  for (let index = 0; index < list.length; index++) {
    const card = pack.parse(list[index]);
    if (card < 0) reportNoCard(reader, list[index], key, index);
    cards[index] = card;
  }
  return cards;
}

function reportNoCard(reader: Reader, value: unknown, key: string | number, index: number): void {
  const card = reader.card(value, key, index);
  if (card >= 0) reader.problem(notInPack, { card: cardCode(card) }, key, index);
}

export function readBids(reader: Reader, value: unknown, form: EntryForm): readonly Bid[] {
  return readList(reader, value, 'auction', (object) => {
    const seat = readSeat(reader, object['seat'], 'seat', form.table);
    const bid = reader.oneOf(object['bid'], form.bids, 'bid');
    reader.keys(object, ['seat', 'bid']);
    return { seat, bid };
  });
}

export function readEntries(
  reader: Reader,
  value: unknown,
  phase: 'start' | 'calling' | 'exchange' | 'after',
  form: EntryForm,
): readonly SessionEntry[] {
  const acts = form.ruleset.form[phase];
  return readList(reader, value, phase, (object) => {
    const seat = readSeat(reader, object['seat'], 'seat', form.table);
    return seated(readAct(reader, object, acts, 'entered', form), seat);
  });
}

/** The act becomes the entry: nobody else has it, and a copy of each would be felt. */
function seated(act: Act, seat: Seat): SessionEntry {
  return Object.assign(act, { seat });
}

export function readTurns(reader: Reader, value: unknown, form: EntryForm): readonly AnnouncementTurn[] {
  return readList(reader, value, 'announcements', (object) => {
    const seat = readSeat(reader, object['seat'], 'seat', form.table);
    if (object['say'] === undefined) reader.missing('say');
    const say = readList(reader, object['say'], 'say', (act) =>
      readAct(reader, act, form.ruleset.form.say, 'said', form),
    );
    reader.keys(object, ['seat', 'say']);
    return { seat, say };
  });
}

export function readTricks(reader: Reader, value: unknown, ruleset: Ruleset): readonly (readonly Card[])[] {
  if (value === undefined) return [];
  reader.enter('tricks');
  const tricks: (readonly Card[])[] = [];
  const list = reader.array(value) ?? [];
  for (let index = 0; index < list.length; index++) {
    const cards = readCards(reader, list[index], index, ruleset);
    if (cards.length !== 4 && Array.isArray(list[index])) reader.problem(fourCards, {}, index);
    tricks.push(cards);
  }
  reader.leave();
  return tricks;
}

/** The keys of an act: said in a turn, which has the seat, or entered with a seat of its own. */
interface ActKeys {
  readonly said: readonly string[];
  readonly entered: readonly string[];
}

function actKeys(...keys: string[]): ActKeys {
  return { said: ['act', ...keys], entered: ['seat', 'act', ...keys] };
}

const bare = actKeys();
const withCard = actKeys('card');
const withBonus = actKeys('bonus');
const withWhat = actKeys('what');
const withCards = actKeys('cards');
const withSeen = actKeys('seen');
const withLevel = actKeys('on', 'level');
const withOf = actKeys('on', 'level', 'of');

/** Reads an act without its seat. @param how which keys it may have */
function readAct(
  reader: Reader,
  object: JsonObject,
  acts: readonly ActName[],
  how: keyof ActKeys,
  form: EntryForm,
): Act {
  const name = object['act'];
  if (!acts.includes(name as ActName)) {
    reader.oneOf(name, acts, 'act');
    return { act: 'agree' };
  }
  const act = name as ActName;
  const rules = form.ruleset.form;
  switch (act) {
    case 'throw-in':
    case 'four-kings':
    case 'varsava':
    case 'agree':
    case 'not':
    case 'decline':
    case 'surrender':
    case 'annul':
    case 'claim-tarokks':
      reader.keys(object, bare[how]);
      return { act };
    case 'call': {
      const card = reader.card(object['card'], 'card');
      if (card >= 0 && !has(rules.callable, card)) reader.problem(notCallable, { card: cardCode(card) }, 'card');
      reader.keys(object, withCard[how]);
      return { act, card };
    }
    case 'announce':
    case 'show': {
      const bonus = reader.oneOf(object['bonus'], form.bonuses, 'bonus');
      reader.keys(object, withBonus[how]);
      return { act, bonus };
    }
    case 'declare': {
      const what = reader.oneOf(object['what'], form.declarations, 'what');
      reader.keys(object, withWhat[how]);
      return { act, what };
    }
    case 'kontra': {
      const on = reader.oneOf(object['on'], form.doubled, 'on');
      const level = reader.integerWithin(object['level'], 'level', 1, Number.MAX_SAFE_INTEGER);
      const hasOf = rules.kontraOf === true && object['of'] !== undefined;
      const of = hasOf ? readSeat(reader, object['of'], 'of', form.table) : null;
      reader.keys(object, (hasOf ? withOf : withLevel)[how]);
      return { act, on, level, of };
    }
    case 'discard': {
      const cards = readCards(reader, object['cards'], 'cards', form.ruleset);
      reader.keys(object, withCards[how]);
      return { act, cards };
    }
    case 'take': {
      const { key, most, exposed } = rules.take!;
      const which = reader.integerWithin(object[key], key, 1, most);
      const packets = exposed ? reader.integerWithin(object['exposed'], 'exposed', 0, most) : null;
      reader.keys(object, form.takeKeys[how]);
      return { act, which, exposed: packets };
    }
    case 'give-up': {
      const seen = rules.seen === undefined ? null : reader.integerWithin(object['seen'], 'seen', 1, rules.seen.most);
      reader.keys(object, (seen === null ? bare : withSeen)[how]);
      return { act, seen };
    }
  }
}
