import { cardCode, type Card } from '../../cards/card.js';
import { cardSet, has, intersection, isEmpty, noCards, size, union, type CardSet } from '../../cards/card-set.js';
import { text } from '../../language.js';
import { type Reader } from '../../record/reader.js';
import { Course } from '../course.js';
import { followDeal } from '../follow-deal.js';
import { TALON } from '../pack.js';
import { type DealClaim, type Fine } from '../acts.js';
import { type Deal } from '../record.js';
import { type Ruleset } from '../ruleset.js';
import { type Options } from '../ruleset-data.js';
import { tableOf, type SessionTable } from '../seats.js';
import { readBids, readCards, readEntries, readList, readTricks, readTurns, type EntryForm } from './read-acts.js';
import { readScored } from './read-scored.js';

const wrongNumber = text(
  'deals are numbered 1, 2, 3 …: {number} is needed here',
  'Partien sind mit 1, 2, 3 … nummeriert: hier wird {number} gebraucht',
  'a leosztások számozása 1, 2, 3 …: itt {number} kell',
);
const hands = text(
  'a hand for each of the {count} players is needed here',
  'hier wird ein Blatt für jeden der {count} Spieler gebraucht',
  'itt a {count} játékos mindegyikének kell egy lapkészlet',
);
const cardsNeeded = text(
  '{count} cards are needed here',
  'hier werden {count} Karten gebraucht',
  'itt {count} lap kell',
);
const cardTwice = text('{card} is dealt twice', '{card} ist zweimal ausgeteilt', '{card} kétszer van kiosztva');
const numbersNeeded = text(
  '{count} numbers are needed here',
  'hier werden {count} Zahlen gebraucht',
  'itt {count} szám kell',
);

type JsonObject = Readonly<Record<string, unknown>>;

const anyDeal = ['number', 'dealer', 'claim'];
const scored = [...anyDeal, 'scored'];
const played = [
  ...anyDeal,
  'hands',
  'talon',
  'start',
  'auction',
  'calling',
  'exchange',
  'announcements',
  'tricks',
  'after',
];
/** The keys of a deal, without and with those of a ruleset that knows fines. */
const dealKeys = {
  scored: { plain: scored, withFines: [...scored, 'fines'] },
  played: { plain: played, withFines: [...played, 'fines'] },
};

/** What all deals of a session have in common. */
export interface SessionFrame {
  readonly ruleset: Ruleset;
  readonly options: Options;
  readonly players: number;
  /** By dealer. */
  readonly forms: readonly EntryForm[];
}

/** Reads one deal and, if it is played, follows it; undefined if there were problems. The reader stands at it. */
export function readDeal(reader: Reader, object: JsonObject, index: number, frame: SessionFrame): Deal | undefined {
  const { ruleset, options, players, forms } = frame;
  const before = reader.count;
  const number = reader.integer(object['number'], 'number');
  if (number !== index + 1 && reader.count === before) reader.problem(wrongNumber, { number: index + 1 }, 'number');
  const dealer = reader.integerWithin(object['dealer'], 'dealer', 0, players - 1);
  const claim = readClaim(reader, object['claim'], players, ['payments', 'totals']);
  const withFines = ruleset.fines(options);
  const fines = withFines && object['fines'] !== undefined ? readFines(reader, object['fines'], players) : null;
  const table = tableOf(players, dealer);
  const isScored = object['scored'] !== undefined;
  reader.keys(object, dealKeys[isScored ? 'scored' : 'played'][withFines ? 'withFines' : 'plain']);

  if (isScored) {
    reader.enter('scored');
    const scored = reader.object(object['scored']);
    const facts = scored && readScored(reader, scored, ruleset, options, table);
    reader.leave();
    if (facts === undefined || reader.count > before) return undefined;
    return { form: 'scored', number, dealer, claim, fines, facts };
  }

  const form = forms[dealer]!;
  const { hands, dealt, talon } = readHands(reader, object, ruleset, table);
  const start = readEntries(reader, object['start'], 'start', form);
  const auction = readBids(reader, object['auction'], form);
  const calling = readEntries(reader, object['calling'], 'calling', form);
  const exchange = readEntries(reader, object['exchange'], 'exchange', form);
  const announcements = readTurns(reader, object['announcements'], form);
  const tricks = readTricks(reader, object['tricks'], ruleset);
  const after = readEntries(reader, object['after'], 'after', form);
  if (reader.count > before) return undefined;
  const record = { dealer, hands, talon, start, auction, calling, exchange, announcements, tricks, after };
  const course = new Course(ruleset, options, table, record, reader, dealt);
  const finding = followDeal(course, ruleset.play(course));
  if (finding === null) return undefined;
  return {
    form: 'played',
    number,
    dealer,
    claim,
    fines,
    hands,
    talon,
    start,
    auction,
    calling,
    exchange,
    announcements,
    tricks,
    after,
    finding,
  };
}

interface Hands {
  readonly hands: readonly (readonly Card[])[];
  /** The hands as sets. */
  readonly dealt: readonly CardSet[];
  readonly talon: readonly Card[];
}

/** Hands and talon: together exactly the pack. */
function readHands(reader: Reader, object: JsonObject, ruleset: Ruleset, table: SessionTable): Hands {
  let seen = noCards;
  const dealt: CardSet[] = [];
  const take = (value: unknown, key: string | number, count: number): readonly Card[] => {
    const before = reader.count;
    const cards = readCards(reader, value, key, ruleset);
    if (reader.count > before) return cards;
    if (cards.length !== count) reader.problem(cardsNeeded, { count }, key);
    const set = cardSet(cards);
    if (size(set) < cards.length || !isEmpty(intersection(set, seen))) reportTwice(reader, cards, key, seen);
    seen = union(seen, set);
    dealt.push(set);
    return cards;
  };
  reader.enter('hands');
  const list = reader.array(object['hands']) ?? [];
  if (list.length !== table.players && Array.isArray(object['hands'])) reader.problem(hands, { count: table.players });
  const cards = list.map((hand, seat) => take(hand, seat, table.active.includes(seat) ? ruleset.pack.hand : 0));
  reader.leave();
  const talon = take(object['talon'], 'talon', TALON);
  return { hands: cards, dealt: dealt.slice(0, cards.length), talon };
}

/** Each card of a list that lies before it there or in another one. */
function reportTwice(reader: Reader, cards: readonly Card[], key: string | number, seen: CardSet): void {
  let before = seen;
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index]!;
    if (has(before, card)) reader.problem(cardTwice, { card: cardCode(card) }, key, index);
    before = union(before, cardSet([card]));
  }
}

/** Claims of a deal or of the session: one number per player. */
export function readClaim(
  reader: Reader,
  value: unknown,
  players: number,
  keys: readonly ('payments' | 'totals')[],
): DealClaim {
  const claim: { payments?: readonly number[]; totals?: readonly number[] } = {};
  if (value === undefined) return claim;
  reader.enter('claim');
  const object = reader.object(value) ?? {};
  for (const key of keys) {
    if (object[key] === undefined) continue;
    reader.enter(key);
    const list = reader.array(object[key]) ?? [];
    if (list.length !== players) reader.problem(numbersNeeded, { count: players });
    claim[key] = list.map((payment, index) => reader.integer(payment, index));
    reader.leave();
  }
  reader.keys(object, keys);
  reader.leave();
  return claim;
}

function readFines(reader: Reader, value: unknown, players: number): readonly Fine[] {
  return readList(reader, value, 'fines', (entry) => {
    const seat = reader.integerWithin(entry['seat'], 'seat', 0, players - 1);
    const amount = reader.integerWithin(entry['amount'], 'amount', 1, Number.MAX_SAFE_INTEGER);
    reader.keys(entry, ['seat', 'amount']);
    return { seat, amount };
  });
}
