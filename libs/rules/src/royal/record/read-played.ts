import { text } from '../../language.js';
import { beats, cardCode, isTarock, parseCard, type Card } from '../../cards/card.js';
import { noCards, type CardSet } from '../../cards/card-set.js';
import { type Reader } from '../../record/reader.js';
import { type Call, type Turn } from '../auction/call.js';
import { SUIT_CARDS } from '../deck.js';
import { type Trick } from '../play/facts.js';
import {
  collectorOf,
  partyNames,
  roles,
  seatNames,
  type ByParty,
  type BySeat,
  type Party,
  type PartyName,
  type Role,
  type Seat,
} from '../table.js';
import { type PlayedGame } from './match.js';
import { callKeys, readAnnouncement } from './read-call.js';

type JsonObject = Readonly<Record<string, unknown>>;

const notTenCards = text('a hand has ten cards', 'eine Hand hat zehn Karten', 'egy kézben tíz lap van');
const notOfDeck = text('this is no card of the deck', 'das ist keine Karte des Spiels', 'ez nem a játék lapja');
const dealtTwice = text('{card} is dealt twice', '{card} ist zweimal ausgeteilt', '{card} kétszer van kiosztva');
const notTenTricks = text('a game has ten tricks', 'ein Spiel hat zehn Stiche', 'egy játékban tíz ütés van');
const notFourCards = text('a trick has four cards', 'ein Stich hat vier Karten', 'egy ütésben négy lap van');
const notHeld = text(
  '{seat} does not hold {card} here',
  '{seat} hat {card} hier nicht in der Hand',
  'itt {seat} kezében nincs ott: {card}',
);
const bothOrNeither = text(
  'either announce or contra is needed here, and only one of them',
  'hier wird entweder announce oder contra gebraucht, nur eines davon',
  'itt announce vagy contra kell, csak az egyik',
);

const HAND = 10;

interface Deal {
  readonly deal: BySeat<readonly Card[]>;
  readonly hands: BySeat<CardSet>;
}

/** @param object a game with the key `deal` */
export function readPlayed(reader: Reader, object: JsonObject, number: number, attackers: Party): PlayedGame {
  reader.enter('deal');
  const deal = readDeal(reader, object.deal);
  reader.leave();
  reader.enter('auction');
  const auction = readAuction(reader, object.auction);
  reader.leave();
  reader.enter('tricks');
  const tricks = readTricks(reader, object.tricks, deal?.hands ?? null, collectorOf(attackers));
  reader.leave();
  const { deal: cards, hands } = deal ?? { deal: noDeal, hands: noHands };
  return {
    form: 'played',
    number,
    attackers,
    deal: cards,
    hands,
    auction,
    tricks,
    claim: readClaim(reader, object.claim),
  };
}

const noDeal: BySeat<readonly Card[]> = [[], [], [], []];
const noHands: BySeat<CardSet> = [noCards, noCards, noCards, noCards];

/** Forty different cards in four hands of ten; null with a problem for anything else. */
function readDeal(reader: Reader, value: unknown): Deal | null {
  const object = reader.object(value);
  if (!object) return null;
  reader.keys(object, partyNames);
  const dealt = { suits: 0, tarocks: 0 };
  const a = readPair(reader, object.A, 'A', dealt);
  const b = readPair(reader, object.B, 'B', dealt);
  if (!a || !b) return null;
  return { deal: [...a.cards, ...b.cards], hands: [...a.hands, ...b.hands] };
}

interface PairOfHands {
  readonly cards: readonly [readonly Card[], readonly Card[]];
  readonly hands: readonly [CardSet, CardSet];
}

/** Interceptor, then collector, as seats are numbered. @param dealt what the hands before hold; these are added */
function readPair(reader: Reader, value: unknown, party: PartyName, dealt: MutableCardSet): PairOfHands | null {
  reader.enter(party);
  const pair = reader.object(value);
  let both: PairOfHands | null = null;
  if (pair) {
    reader.keys(pair, roles);
    const { suits, tarocks } = dealt;
    const interceptor = readHand(reader, pair.interceptor, 'interceptor', dealt);
    const first = { suits: dealt.suits & ~suits, tarocks: dealt.tarocks & ~tarocks };
    const collector = readHand(reader, pair.collector, 'collector', dealt);
    const second = { suits: dealt.suits & ~suits & ~first.suits, tarocks: dealt.tarocks & ~tarocks & ~first.tarocks };
    if (interceptor && collector) both = { cards: [interceptor, collector], hands: [first, second] };
  }
  reader.leave();
  return both;
}

interface MutableCardSet {
  suits: number;
  tarocks: number;
}

/** @param dealt what the hands before hold; the cards of this one are added */
function readHand(reader: Reader, value: unknown, role: Role, dealt: MutableCardSet): readonly Card[] | null {
  reader.enter(role);
  const codes = reader.array(value);
  let cards: Card[] | null = null;
  if (codes && codes.length !== HAND) reader.problem(notTenCards);
  else if (codes) {
    cards = new Array<Card>(HAND);
    let right = true;
    for (let place = 0; place < HAND; place++) {
      const card = parseCard(codes[place]);
      cards[place] = card;
      const bit = 1 << (card & 31);
      if (isTarock(card)) {
        if ((dealt.tarocks & bit) !== 0) right = dealtAgain(reader, card, place);
        dealt.tarocks |= bit;
      } else if (card >= 0 && (SUIT_CARDS & bit) !== 0) {
        if ((dealt.suits & bit) !== 0) right = dealtAgain(reader, card, place);
        dealt.suits |= bit;
      } else {
        reader.problem(notOfDeck, {}, place);
        right = false;
      }
    }
    if (!right) cards = null;
  }
  reader.leave();
  return cards;
}

function dealtAgain(reader: Reader, card: Card, place: number): false {
  reader.problem(dealtTwice, { card: cardCode(card) }, place);
  return false;
}

function readAuction(reader: Reader, value: unknown): readonly Turn[] {
  const list = reader.array(value);
  if (!list) return [];
  const turns: Turn[] = [];
  for (let index = 0; index < list.length; index++) {
    reader.enter(index);
    const turn = reader.object(list[index]);
    if (turn) turns.push(readTurn(reader, turn));
    reader.leave();
  }
  return turns;
}

/** The only seat that a value can be the name of: told by two letters, still to be compared. */
function readSeat(value: unknown): Seat {
  if (typeof value !== 'string') return 0;
  return ((value.charCodeAt(0) === B ? 2 : 0) | (value.charCodeAt(2) === C ? 1 : 0)) as Seat;
}
const B = 'B'.charCodeAt(0);
const C = 'c'.charCodeAt(0);

const turnKeys = ['seat', 'calls'];

function readTurn(reader: Reader, turn: JsonObject): Turn {
  reader.keys(turn, turnKeys);
  const seat = readSeat(turn.seat);
  if (seatNames[seat] !== turn.seat) reader.oneOf(turn.seat, seatNames, 'seat');
  reader.enter('calls');
  const list = reader.array(turn.calls);
  const calls: Call[] = [];
  if (list) {
    for (let index = 0; index < list.length; index++) {
      reader.enter(index);
      const object = reader.object(list[index]);
      const call = object ? readCall(reader, object) : null;
      if (call) calls.push(call);
      reader.leave();
    }
  }
  reader.leave();
  return { seat, calls };
}

function readCall(reader: Reader, object: JsonObject): Call | null {
  const contra = object.contra !== undefined;
  if (contra === (object.announce !== undefined)) {
    reader.problem(bothOrNeither);
    return null;
  }
  const idKey = contra ? 'contra' : 'announce';
  const announcement = readAnnouncement(reader, object, idKey);
  if (!announcement) return null;
  reader.keys(object, callKeys[idKey][announcement.definition.parameter]);
  return { contra, announcement };
}

/** Follows the tricks: who leads and who wins is known afterwards, and that everybody held what he played. */
function readTricks(
  reader: Reader,
  value: unknown,
  hands: BySeat<CardSet> | null,
  firstLeader: Seat,
): readonly Trick[] {
  const list = reader.array(value);
  if (!list) return [];
  if (list.length !== 10) reader.problem(notTenTricks);
  const suits = hands ? hands.map((hand) => hand.suits) : null;
  const tarocks = hands ? hands.map((hand) => hand.tarocks) : null;
  const tricks: Trick[] = [];
  let leader = firstLeader;
  for (let index = 0; index < list.length; index++) {
    reader.enter(index);
    const codes = reader.array(list[index]);
    if (codes && codes.length !== 4) reader.problem(notFourCards);
    if (codes?.length === 4) {
      const cards: [Card, Card, Card, Card] = [-1, -1, -1, -1];
      let best = -1;
      let winner = leader;
      for (let place = 0; place < 4; place++) {
        const card = parseCard(codes[place]);
        const seat = ((leader + place) & 3) as Seat;
        cards[place] = card;
        if (card < 0) {
          reader.card(codes[place], place);
          continue;
        }
        if (suits && tarocks) {
          const held = card < 32 ? suits : tarocks;
          const bit = 1 << (card & 31);
          if ((held[seat]! & bit) === 0)
            reader.problem(notHeld, { seat: seatNames[seat], card: cardCode(card) }, place);
          held[seat]! &= ~bit;
        }
        if (place === 0 || beats(card, best)) {
          best = card;
          winner = seat;
        }
      }
      tricks.push({ leader, cards, winner, best });
      leader = winner;
    }
    reader.leave();
  }
  return tricks;
}

function readClaim(reader: Reader, value: unknown): ByParty<number> | null {
  if (value === undefined) return null;
  reader.enter('claim');
  const object = reader.object(value);
  let claim: ByParty<number> | null = null;
  if (object) {
    reader.keys(object, partyNames);
    claim = [reader.integer(object.A, 'A'), reader.integer(object.B, 'B')];
  }
  reader.leave();
  return claim;
}
