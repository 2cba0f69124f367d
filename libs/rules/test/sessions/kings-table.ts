import { beats, cardCode, parseCard, type Card } from '../../src/cards/card.js';
import { cardSet, cardsOf, difference, has } from '../../src/cards/card-set.js';
import { type DealDocument, type SessionResultDocument } from '../../src/sessions/door.js';
import { pack54 } from '../../src/sessions/pack.js';
import { legalCards, overtaking } from '../../src/sessions/trick-play.js';
import { problemPaths, session, verified } from './table.js';

export type Json = Record<string, unknown>;

export function kingsSession(deals: readonly Json[], rest: Json = {}): Json {
  return session(deals, { ruleset: 'kings-tarock', ...rest });
}

export function kingsResults(deals: readonly Json[], rest: Json = {}): SessionResultDocument {
  return verified(kingsSession(deals, rest));
}

/** The result of the only deal of a session. */
export function kings(deal: Json, rest: Json = {}): DealDocument {
  return kingsResults([deal], rest).deals[0]!;
}

const cards = (text: string): Card[] => text.split(' ').filter(Boolean).map(parseCard);

/** Deals the pack of 54 so that each place holds at least the cards named; the rest goes round, suit cards first. */
export function dealt54(wanted: Partial<Record<0 | 1 | 2 | 3 | 'talon', string>> = {}): {
  hands: string[][];
  talon: string[];
} {
  const places = [0, 1, 2, 3, 'talon'] as const;
  const held = places.map((place) => cards(wanted[place] ?? ''));
  const taken = cardSet(held.flat());
  for (const card of cardsOf(difference(pack54.cards, taken))) {
    const open = held.filter((hand, at) => hand.length < (at === 4 ? 6 : 12));
    open.reduce((least, hand) => (hand.length < least.length ? hand : least)).push(card);
  }
  return { hands: held.slice(0, 4).map((hand) => hand.map(cardCode)), talon: held[4]!.map(cardCode) };
}

/** What happens in a deal. */
export interface Way {
  /** `1:call 2:- 3:- 0:- 1:dreier` */
  auction: string;
  /** King called, by the declarer. */
  call?: string;
  /** `1 take 2`, `1 discard T5 T6 T7`, `1 give-up` */
  exchange?: string[];
  /** `1: trula, kontra game 1 | 2: agree` */
  say?: string;
  /** Order in which the cards of a seat are played where that is legal; all others highest first. */
  order?: Partial<Record<number, string>>;
  after?: Json[];
  leader?: number;
  overtake?: boolean;
  /** Left out, the deal is not played. */
  tricks?: string[][] | 'none';
}

/** A played deal in which each seat plays legal cards; tests say only what they are about. */
export function played(deal: { hands: string[][]; talon: string[] }, course: Way, dealer = 0): Json {
  const auction = bids(course.auction);
  const declarer = Number(auction.findLast(({ bid }) => bid !== 'pass')?.['seat'] ?? 1);
  const exchange = (course.exchange ?? []).map((entry) => {
    const [seat, act, ...rest] = entry.split(' ');
    if (act === 'take') return { seat: Number(seat), act, triple: Number(rest[0]) };
    return act === 'discard' ? { seat: Number(seat), act, cards: rest } : { seat: Number(seat), act };
  });
  const leader = course.leader ?? (dealer + 1) % 4;
  return {
    dealer,
    ...deal,
    auction,
    ...(course.call === undefined ? {} : { calling: [{ seat: declarer, act: 'call', card: course.call }] }),
    exchange,
    ...(course.say === undefined ? {} : { announcements: says(course.say) }),
    ...(course.tricks === 'none'
      ? {}
      : { tricks: course.tricks ?? playOut(afterExchange(deal, exchange), leader, course) }),
    ...(course.after === undefined ? {} : { after: course.after }),
  };
}

export function bids(text: string): Json[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((entry) => {
      const [seat, bid] = entry.split(':');
      return { seat: Number(seat), bid: bid === '-' ? 'pass' : bid };
    });
}

/** `kontra game 1 of 2` has `of`. */
export function says(text: string): Json[] {
  return text.split('|').map((turn) => {
    const [seat, acts = ''] = turn.split(':');
    const say = acts
      .split(',')
      .map((act) => act.trim())
      .filter(Boolean)
      .map((act): Json => {
        const [word, on, level, , of] = act.split(' ');
        if (word === 'agree' || word === 'not') return { act: word };
        if (word !== 'kontra') return { act: 'announce', bonus: word };
        return { act: word, on, level: Number(level), ...(of === undefined ? {} : { of: Number(of) }) };
      });
    return { seat: Number(seat), say };
  });
}

function afterExchange(deal: { hands: string[][]; talon: string[] }, exchange: readonly Json[]): Card[][] {
  const hands = deal.hands.map((hand) => hand.map(parseCard));
  let taken = deal.talon.map(parseCard);
  for (const entry of exchange) {
    const hand = hands[Number(entry['seat'])]!;
    if (entry['act'] === 'take') taken = entry['triple'] === 1 ? taken.slice(0, 3) : taken.slice(3);
    if (entry['act'] !== 'discard') continue;
    const away = (entry['cards'] as string[]).map(parseCard);
    hands[Number(entry['seat'])] = [...hand, ...taken].filter((card) => !away.includes(card));
  }
  return hands;
}

function playOut(hands: Card[][], leader: number, { order = {}, overtake = false }: Way): string[][] {
  const restrictions = overtake ? [overtaking('play/overtake')] : [];
  const wantedCards = hands.map((_, seat) => cards(order[seat] ?? ''));
  const tricks: string[][] = [];
  for (let trick = 0; trick < 12; trick++) {
    const table: Card[] = [];
    let winner = leader;
    let best = -1;
    for (let place = 0; place < 4; place++) {
      const seat = (leader + place) % 4;
      const hand = hands[seat]!;
      const legal = legalCards(restrictions, { seat, hand: cardSet(hand), trick, cards: table, place, best });
      const wanted = wantedCards[seat]!.find((card) => has(legal, card));
      const card = wanted ?? Math.max(...cardsOf(legal));
      hands[seat] = hand.filter((other) => other !== card);
      table.push(card);
      if (best < 0 || beats(card, best)) {
        best = card;
        winner = seat;
      }
    }
    tricks.push(table.map(cardCode));
    leader = winner;
  }
  return tricks;
}

/** A scored positive game: seat 1 declarer and Rufer, seat 3 partner unless `partner` is null. */
export function sheet(contract: string, points: number, rest: Json = {}): Json {
  const calls = contract.endsWith('rufer');
  return {
    dealer: 0,
    scored: {
      contract,
      declarers: [1],
      partner: calls ? 3 : null,
      points: { declarer: points, opponents: 71 - points },
      tricks: { declarer: 7, opponents: 5 },
      ...rest,
    },
  };
}

/** A scored negative game by the tricks of each seat. */
export function negativeSheet(contract: string, declarers: number[], tricks: number[], rest: Json = {}): Json {
  return { dealer: 0, scored: { contract, declarers, tricks, ...rest } };
}

/** A scored Trischaken with seat 0 as Rufer; without `tricks` everybody has some. */
export function trischakenSheet(points: number[], agreed: number[] = [], tricks: number[] = [3, 3, 3, 3]): Json {
  return { dealer: 3, scored: { contract: 'trischaken', rufer: 0, points, tricks, agreed } };
}

export function entry(bonus: string, side: 'declarer' | 'opponents', kind: string, kontra = 0): Json {
  const follows = bonus === 'grammaboy' || bonus === 'valat';
  const announced = kind.startsWith('announced');
  return { bonus, side, announced, ...(follows ? {} : { won: kind.endsWith('won') }), kontra };
}

/** The Trischaken of section 10, played by the documentation. */
export const trischakenDeal: Json = {
  dealer: 0,
  hands: [
    'T20 T8 T7 T5 T4 T2 T1 S8 CK C7 HJ DK',
    'T22 T19 T11 T3 SK S9 S7 HC HA H3 DQ D4',
    'T14 T10 SQ S10 CQ C10 C9 HQ H2 H4 DC D2',
    'T17 T16 T15 T13 T12 T9 T6 SC SJ CJ HK D3',
  ].map((hand) => hand.split(' ')),
  talon: 'T21 C8 CC DJ T18 DA'.split(' '),
  auction: bids('1:call 2:- 3:- 0:- 1:trischaken'),
  announcements: says('1: not | 2: agree | 3: not | 0: agree'),
  tricks: [
    'T11 T14 T15 T20',
    'C7 T3 CQ CJ',
    'T22 T10 T17 T7',
    'DQ D2 D3 DK',
    'CK T19 C10 T12',
    'HA HQ HK HJ',
    'T13 T2 S9 SQ',
    'T9 T5 HC DC',
    'SJ S8 SK S10',
    'S7 C9 SC T4',
    'T8 H3 H2 T16',
    'T6 T1 D4 H4',
  ].map((trick) => trick.split(' ')),
};

/** Seat 1, the Rufer of dealer 0, holds twelve tarocks and draws all others: its T3, T2, T1 win the last tricks. */
export const strong = dealt54({
  1: 'T22 T21 T20 T19 T18 T17 T16 T15 T14 T3 T2 T1',
  0: 'T13 T12 T11',
  2: 'T10 T9 T8 SK CK',
  3: 'T7 T6 HK',
  talon: 'T5 T4 DK S7 S8 S9',
});

/** Seat 1 as Rufer plays a game after three passes. */
export const rufer = (game: string): string => `1:call 2:- 3:- 0:- 1:${game}`;

/** Seat 2 plays a game against all. */
export const second = (game: string): string => `1:call 2:${game} 3:- 0:- 1:-`;

export const malformed = (deal: Json): string[] => problemPaths(kingsSession([deal]));

/** A scored game of seat 1 that was given up. */
export function givenUp(contract: string): Json {
  return { dealer: 0, scored: { outcome: 'given-up', contract, declarers: [1] } };
}

/** `tricks` of a scored positive game. */
export function tricksOf(declarer: number): Json {
  return { tricks: { declarer, opponents: 12 - declarer } };
}
