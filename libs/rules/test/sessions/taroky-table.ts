import { cardSet, cardsOf, difference, has, union } from '../../src/cards/card-set.js';
import { cardCode, isTarock, parseCard, type Card } from '../../src/cards/card.js';
import { fivePointCards, pack54, T1, T21, T22 } from '../../src/sessions/pack.js';
import { allowedByS3 } from '../../src/sessions/trick-play.js';
import { winningPlace } from '../../src/tricks/trick.js';
import { type DealDocument, type SessionResultDocument } from '../../src/sessions/door.js';
import { auction, fourPlayers, session, verified } from './table.js';

export type Json = Record<string, unknown>;

export const cards = (text: string): Card[] => text.split(' ').filter(Boolean).map(parseCard);

export function tarokyVerified(deals: readonly Json[], rest: Json = {}): SessionResultDocument {
  return verified(session(deals, { ruleset: 'taroky', players: fourPlayers, ...rest }));
}

/** The result of the only deal of a Czech session. */
export function czech(deal: Json, rest: Json = {}): DealDocument {
  return tarokyVerified([deal], rest).deals[0]!;
}

/** The result of the only deal of a Polish session. */
export function polish(deal: Json, rest: Json = {}): DealDocument {
  return tarokyVerified([deal], { ruleset: 'taroky-polish', ...rest }).deals[0]!;
}

/** `1: call T18 | 1: varsava`: entries of one act each; cards of a discard are joined by `+`. */
export function entries(text: string): Json[] {
  return text.split('|').map((entry) => {
    const [seat, act = ''] = entry.split(':');
    const [word, what = ''] = act.trim().split(' ');
    const rest: Json = {};
    if (word === 'call') rest['card'] = what;
    if (word === 'take') rest['level'] = Number(what);
    if (word === 'discard') rest['cards'] = what.split('+');
    return { seat: Number(seat), act: word, ...rest };
  });
}

const bonuses = ['pagat', 'valat', 'walat'];

/** `1: trul, honery | 2: pagat! , kontra game 1`: turns of announcements; `!` announces. */
export function said(text: string): Json[] {
  return text.split('|').map((turn) => {
    const [seat, acts = ''] = turn.split(':');
    const say = acts
      .split(',')
      .map((act) => act.trim())
      .filter(Boolean)
      .map((act): Json => {
        const [word = '', on, level] = act.split(' ');
        if (word === 'kontra') return { act: word, on, level: Number(level) };
        return bonuses.includes(word) ? { act: 'announce', bonus: word } : { act: 'declare', what: word };
      });
    return { seat: Number(seat), say };
  });
}

interface Dealt extends Json {
  readonly hands: string[][];
  readonly talon: string[];
}

const places = [0, 1, 2, 3, 'talon'] as const;

/** Deals so that seats and talon hold at least the cards named, and seats no further tarocks as far as possible. */
export function dealt54(wanted: Partial<Record<(typeof places)[number], string>>): Dealt {
  const named = new Map(places.map((place) => [place, cards(wanted[place] ?? '')]));
  const rest = cardsOf(difference(pack54.cards, cardSet([...named.values()].flat())));
  for (const place of places) {
    const hand = named.get(place)!;
    while (hand.length < (place === 'talon' ? 6 : 12)) hand.push(rest.shift()!);
  }
  const codes = (place: (typeof places)[number]): string[] => named.get(place)!.map(cardCode);
  return { hands: [codes(0), codes(1), codes(2), codes(3)], talon: codes('talon') };
}

export interface DealPlan {
  readonly dealer?: number;
  /** As `auction` of the table reads it; dealer 0 and so forehand 1 unless said otherwise. */
  readonly auction: string;
  readonly calling?: string;
  readonly exchange?: string;
  readonly say?: string;
  /** The first tricks; the rest is played following suit, lowest card first. */
  readonly opening?: readonly string[];
  /** T1 is kept as long as possible. */
  readonly keepPagat?: boolean;
  /** Cards that are kept for the last trick, by revoking if need be. */
  readonly last?: string;
  /** P3.1 */
  readonly pagatWins?: boolean;
  readonly unplayed?: boolean;
}

const ranks = [[], ['povinnost', 'powinnosc'], ['druha', 'pagat'], ['trojka', 'brewer'], ['solo', 'zolo-brewer']];

/** 0 for a pass. */
const rank = (bid: string): number => Math.max(...ranks.map((ids, index) => (ids.includes(bid) ? index : 0)));

/** A whole deal: tests say only what they are about. */
export function playedDeal(deal: Dealt, plan: DealPlan): Json {
  const { dealer = 0 } = plan;
  const bids = auction(plan.auction) as { seat: number; bid: string }[];
  const forehand = (dealer + 1) % 4;
  const last = bids.reduce((best, bid) => (rank(bid.bid) > rank(best.bid) ? bid : best), { seat: forehand, bid: '' });
  const isVarsava = plan.calling?.startsWith(`${forehand}: varsava`) === true && last.seat === forehand;
  const hands = deal.hands.map((hand) => cardSet(hand.map(parseCard)));
  const talon = deal.talon.map(parseCard);
  const exchange = plan.exchange === undefined ? automatic(hands, talon, last, isVarsava) : entries(plan.exchange);
  for (const entry of exchange) {
    const seat = entry['seat'] as number;
    if (entry['act'] === 'take') hands[seat] = union(hands[seat]!, cardSet(half(talon, entry['level'] as number)));
    if (entry['act'] !== 'discard') continue;
    const away = (entry['cards'] as string[]).map(parseCard);
    const count = away.length === 3 ? 0 : away.length;
    hands[seat] = difference(union(hands[seat]!, cardSet(talon.splice(0, count))), cardSet(away));
  }
  return {
    ...deal,
    dealer,
    auction: bids,
    ...(plan.calling === undefined ? {} : { calling: entries(plan.calling) }),
    ...(exchange.length > 0 ? { exchange } : {}),
    ...(plan.say === undefined ? {} : { announcements: said(plan.say) }),
    ...(plan.unplayed === true ? {} : { tricks: tricksFrom(hands, forehand, plan) }),
  };
}

const half = (talon: readonly Card[], level: number): readonly Card[] =>
  level === 2 ? talon.slice(3) : talon.slice(0, 3);

function automatic(
  hands: readonly ReturnType<typeof cardSet>[],
  talon: readonly Card[],
  { seat, bid }: { seat: number; bid: string },
  isVarsava: boolean,
): Json[] {
  if ((isVarsava && rank(bid) <= 1) || rank(bid) === 4) return [];
  const away = (from: number, drawn: readonly Card[]): Json => {
    const free = cardsOf(difference(union(hands[from]!, cardSet(drawn)), fivePointCards));
    return { seat: from, act: 'discard', cards: free.slice(0, drawn.length).map(cardCode) };
  };
  if (rank(bid) === 3) return [{ seat, act: 'take', level: 1 }, away(seat, half(talon, 1))];
  const [second, third] = [(seat + 1) % 4, (seat + 2) % 4];
  return [away(seat, talon.slice(0, 4)), away(second, talon.slice(4, 5)), away(third, talon.slice(5))];
}

const honours = [T1, T21, T22];

function tricksFrom(start: readonly ReturnType<typeof cardSet>[], forehand: number, plan: DealPlan): string[][] {
  const hands = [...start];
  const tricks: string[][] = [];
  const opening = [...(plan.opening ?? [])];
  const kept = cards(plan.last ?? '');
  let leader = forehand;
  while (tricks.length < 12) {
    const given = opening.shift();
    const trick = given === undefined ? [] : cards(given);
    for (let place = trick.length; place < 4; place++) {
      const hand = hands[(leader + place) % 4]!;
      const followed = cardsOf(allowedByS3(hand, trick[0] ?? -1));
      const unkept = [...followed, ...cardsOf(hand)].filter((card) => !kept.includes(card));
      const legal = kept.length === 0 || unkept.length === 0 ? followed : unkept;
      const free = plan.keepPagat === true ? legal.filter((card) => card !== T1) : legal;
      trick.push(free[0] ?? legal[0]!);
    }
    for (const [place, card] of trick.entries()) {
      const seat = (leader + place) % 4;
      if (!has(hands[seat]!, card)) throw new Error(`seat ${seat} does not hold ${cardCode(card)}`);
      hands[seat] = difference(hands[seat]!, cardSet([card]));
    }
    tricks.push(trick.map(cardCode));
    const allHonours = plan.pagatWins === true && honours.every((card) => trick.includes(card));
    leader = (leader + (allHonours ? trick.indexOf(T1) : winningPlace(trick))) % 4;
  }
  return tricks;
}

/** A scored Czech deal: seat 1 declarer, seat 3 partner unless he is alone. */
export function scoredCzech(contract: string, points: number, rest: Json = {}): Json {
  return scoredDeal({ contract, ...(contract === 'trojka' ? { level: 3 } : {}) }, points, rest);
}

export function scoredPolish(contract: string, points: number, rest: Json = {}): Json {
  return scoredDeal({ contract, ...(contract === 'brewer' ? { level: 1 } : {}) }, points, rest);
}

const alone = ['trojka', 'solo', 'brewer', 'zolo-brewer'];

function scoredDeal(head: Json, points: number, rest: Json): Json {
  return {
    dealer: 0,
    scored: {
      ...head,
      declarers: [1],
      partner: alone.includes(head['contract'] as string) ? null : 3,
      points: { declarer: points, opponents: 70 - points },
      tricks: { declarer: 6, opponents: 6 },
      ...rest,
    },
  };
}

/** A scored Varšava; seat 1 is forehand. */
export function scoredVarsava(points: readonly number[], tricks: readonly number[] = [3, 3, 3, 3]): Json {
  return { dealer: 0, scored: { contract: 'varsava', points, tricks } };
}

export function pagat(side: 'declarer' | 'opponents', kind: string, kontra = 0): Json {
  return { bonus: 'pagat', side, announced: kind.startsWith('announced'), won: kind.endsWith('won'), kontra };
}

export function allTricks(bonus: 'valat' | 'walat', side: 'declarer' | 'opponents', kontra = 0): Json {
  return { bonus, side, announced: true, kontra };
}

/** The code of every violation without its place. */
export function onlyCodes(deal: DealDocument): string[] {
  return deal.violations.map(({ code }) => code);
}

/** How a card set reads: tarocks and suits as in the record. */
export function written(set: ReturnType<typeof cardSet>): string {
  return cardsOf(set)
    .sort((a, b) => Number(isTarock(b)) - Number(isTarock(a)) || b - a)
    .map(cardCode)
    .join(' ');
}
