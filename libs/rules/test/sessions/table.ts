import { fail } from 'node:assert';
import { cardCode, isTarock, parseCard, suitOf, type Card } from '../../src/cards/card.js';
import { cardsOf } from '../../src/cards/card-set.js';
import { problemMessage } from '../../src/record/problem.js';
import { winningPlace } from '../../src/tricks/trick.js';
import {
  readSession,
  sessionResultDocument,
  verifySession,
  type DealDocument,
  type SessionResultDocument,
} from '../../src/sessions/door.js';
import { fivePointCards, pack42 } from '../../src/sessions/pack.js';
import { has } from '../../src/cards/card-set.js';

type Json = Record<string, unknown>;

export const fourPlayers = ['Anna', 'Béla', 'Csaba', 'Dóra'];
export const fivePlayers = [...fourPlayers, 'Ede'];

/** A Hungarian session of the deals given, numbered in order. */
export function session(deals: readonly Json[], rest: Json = {}): Json {
  return {
    format: 'tarock-session/1',
    ruleset: 'hungarian',
    players: fourPlayers,
    firstDealer: deals[0]?.['dealer'] ?? 0,
    deals: deals.map((deal, index) => ({ number: index + 1, ...deal })),
    ...rest,
  };
}

export function verified(value: Json): SessionResultDocument {
  const reading = readSession(value);
  if (!reading.ok) fail(reading.problems.map((one) => `${one.path}: ${problemMessage(one, 'en')}`).join('\n'));
  return sessionResultDocument(verifySession(reading.session), 'en');
}

/** The result of the only deal of a session. */
export function result(deal: Json, rest: Json = {}): DealDocument {
  return verified(session([deal], rest)).deals[0]!;
}

/** Codes with their places: `play/revoke tricks 2.3 @1`. */
export function codes(deal: DealDocument): string[] {
  return deal.violations.map(placed);
}

export function warnings(deal: DealDocument): string[] {
  return deal.warnings.map(placed);
}

function placed({ code, phase, index, item, seat }: DealDocument['violations'][number]): string {
  const place = index === null ? '' : ` ${index}${item === null ? '' : `.${item}`}`;
  return `${code} ${phase}${place}${seat === null ? '' : ` @${seat}`}`;
}

/** Lines without payments: `pagat-ultimo opponents silent lost 5×2`. */
export function lines(deal: DealDocument): string[] {
  return deal.lines.map(({ item, side, seat, announced, won, points, factor }) =>
    [
      item,
      side ?? `@${seat}`,
      ...(announced === null ? [] : [announced ? 'announced' : 'silent']),
      won ? 'won' : 'lost',
      `${points}×${factor}`,
    ].join(' '),
  );
}

export function problemPaths(value: unknown): string[] {
  const reading = readSession(value);
  return reading.ok ? [] : reading.problems.map(({ path }) => path);
}

/** `1:three 2:pass 3:- 0:hold`: bids in order; `-` is a pass. */
export function auction(text: string): Json[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((entry) => {
      const [seat, bid] = entry.split(':');
      return { seat: Number(seat), bid: bid === '-' ? 'pass' : bid };
    });
}

/** `1: call T20, trull, 8, kontra game 1 | 2:`: turns in order. */
export function turns(text: string): Json[] {
  return text.split('|').map((turn) => {
    const [seat, acts = ''] = turn.split(':');
    const say = acts
      .split(',')
      .map((act) => act.trim())
      .filter(Boolean)
      .map((act): Json => {
        const [word, on, level] = act.split(' ');
        if (word === 'call') return { act: 'call', card: on };
        if (word === 'kontra') return { act: 'kontra', on, level: Number(level) };
        if (word === '8' || word === '9') return { act: 'declare', what: `tarokks-${word}` };
        return { act: 'announce', bonus: word };
      });
    return { seat: Number(seat), say };
  });
}

const cards = (text: string): Card[] => text.split(' ').filter(Boolean).map(parseCard);

/**
 * Deals the pack of 42 so that seats and talon hold at least the cards named; the rest is dealt in order, suit cards
 * first. With a number after `+` a seat gets no more tarocks than that, as far as possible.
 */
export function dealt(wanted: Partial<Record<0 | 1 | 2 | 3 | 'talon', string>>): {
  hands: string[][];
  talon: string[];
} {
  const places = [0, 1, 2, 3, 'talon'] as const;
  const sizes = { 0: 9, 1: 9, 2: 9, 3: 9, talon: 6 };
  const named = new Map(places.map((place) => [place, cards(wanted[place] ?? '')]));
  const taken = new Set([...named.values()].flat());
  const rest = cardsOf(pack42.cards).filter((card) => !taken.has(card));
  for (const place of places) {
    const hand = named.get(place)!;
    while (hand.length < sizes[place]) hand.push(rest.shift()!);
  }
  return {
    hands: [0, 1, 2, 3].map((seat) => named.get(seat as 0)!.map(cardCode)),
    talon: named.get('talon')!.map(cardCode),
  };
}

const shares: Readonly<Record<string, readonly number[]>> = {
  three: [3, 1, 1, 1],
  two: [2, 2, 1, 1],
  one: [1, 2, 2, 1],
  solo: [0, 2, 2, 2],
};

/**
 * Lets seats draw, discard (what is asked for, else the lowest cards that may go) and play out the deal by following
 * suit, lowest card first: tests say only what they are about.
 */
export function playedOut(
  deal: { hands: string[][]; talon: string[] },
  declarer: number,
  contract: string,
  discards: Partial<Record<number, string>> = {},
  dealer = 0,
): Json {
  const hands = deal.hands.map((hand) => hand.map(parseCard));
  const exchange: Json[] = [];
  let top = 0;
  shares[contract]!.forEach((share, place) => {
    const seat = (declarer + place) % 4;
    const hand = hands[seat]!;
    hand.push(...deal.talon.slice(top, top + share).map(parseCard));
    top += share;
    if (share === 0) return;
    const asked = cards(discards[seat] ?? '');
    const free = hand.filter((card) => !has(fivePointCards, card) && !asked.includes(card)).sort((a, b) => a - b);
    const away = [...asked, ...free].slice(0, share);
    for (const card of away) hand.splice(hand.indexOf(card), 1);
    exchange.push({ seat, act: 'discard', cards: away.map(cardCode) });
  });
  return { ...deal, exchange, tricks: tricksFrom(hands, (dealer + 1) % 4) };
}

function tricksFrom(hands: Card[][], forehand: number): string[][] {
  const tricks: string[][] = [];
  let leader = forehand;
  while (hands[leader]!.length > 0) {
    const trick: Card[] = [];
    for (let place = 0; place < 4; place++) {
      const hand = hands[(leader + place) % 4]!.sort((a, b) => a - b);
      const card = place === 0 ? hand[0]! : follow(hand, trick[0]!);
      hand.splice(hand.indexOf(card), 1);
      trick.push(card);
    }
    tricks.push(trick.map(cardCode));
    leader = (leader + winningPlace(trick)) % 4;
  }
  return tricks;
}

function follow(hand: readonly Card[], led: Card): Card {
  const suit = isTarock(led) ? undefined : hand.find((card) => !isTarock(card) && suitOf(card) === suitOf(led));
  return suit ?? hand.find(isTarock) ?? hand[0]!;
}

/** A whole deal of the documentation: declarer 1 at `two`, T20 called, partner 3. */
export const exampleDeal: Json = {
  dealer: 0,
  hands: [
    'T15 T14 T13 SJ CK CC HK DC DJ'.split(' '),
    'T22 T17 T6 T5 CQ CJ HQ HA DA'.split(' '),
    'T16 T9 T8 T7 T2 T1 S10 HJ DK'.split(' '),
    'T20 T19 T18 T12 T10 SK SQ HC DQ'.split(' '),
  ],
  talon: 'SC C10 T4 T3 T21 T11'.split(' '),
  auction: auction('1:three 2:two 3:- 0:- 1:hold 2:-'),
  exchange: [
    { seat: 1, act: 'discard', cards: ['CQ', 'HQ'] },
    { seat: 2, act: 'discard', cards: ['HJ', 'S10'] },
    { seat: 3, act: 'discard', cards: ['SQ'] },
    { seat: 0, act: 'discard', cards: ['CC'] },
  ],
  announcements: turns(
    '1: call T20 | 2: 8, kontra game 1 | 3: trull, kontra game 2 | 0: | 1: | 2: kontra trull 1 | 3: | 0: | 1:',
  ),
  tricks: [
    'C10 T3 T10 CK',
    'SK SJ SC T9',
    'T4 T18 T11 T6',
    'T19 T13 T17 T7',
    'T20 T14 T22 T8',
    'DA DK DQ DC',
    'T16 T21 T15 T5',
    'T12 HK HA T2',
    'HC DJ CJ T1',
  ].map((trick) => trick.split(' ')),
};

/** A scored deal: two against two, seat 1 declarer, seat 3 partner, nothing else happened. */
export function scored(contract: string, points: number, rest: Json = {}, dealer = 0): Json {
  const lone = rest['partner'] === null;
  return {
    dealer,
    scored: {
      contract,
      declarers: [1],
      partner: lone ? null : 3,
      points: { declarer: points, opponents: 94 - points },
      tricks: { declarer: 5, opponents: 4 },
      ...rest,
    },
  };
}

export function bonus(name: string, side: 'declarer' | 'opponents', kind: string, kontra = 0): Json {
  const announced = kind.startsWith('announced');
  const follows = name === 'double-game' || name === 'volat';
  return { bonus: name, side, announced, ...(follows ? {} : { won: kind.endsWith('won') }), kontra };
}
