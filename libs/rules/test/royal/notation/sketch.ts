import { beats, cardCode, isTarock, parseCard, suitOf, tarock, type Card } from '../../../src/cards/card.js';
import { deck } from '../../../src/royal/deck.js';
import { collectorOf, nextSeat, partyOf, type Party, type PartyName, type Seat } from '../../../src/royal/table.js';
import { auctionText, partyNamed } from './auction.js';
import { type PlayedText } from './game.js';

/*
 * A sketch says only what matters of ten tricks: who wins each, perhaps with which card, and which other cards lie in it.
 *
 *     B B B:T18 A Ai:SK B:T22+T21@A …
 *
 * `B` is won by party B, `Ai` by A's interceptor (without a role by the collector); `:T18` is the winning card, `+T21@A` a card
 * of party A in the trick, `+T21` anybody's. Tricks without a card are won with the highest tarocks that are not named, in
 * order. Everything else is filled in; suit need not be followed in it, nor the deal be lawful.
 */

interface Trick {
  readonly winner: Seat;
  readonly card: Card | null;
  readonly others: readonly { readonly card: Card; readonly party: Party | null }[];
}

function cardOf(code: string): Card {
  const card = parseCard(code);
  if (!deck.includes(card)) throw new Error(`"${code}" is no card of the deck`);
  return card;
}

function trickOf(word: string): Trick {
  const parts = /^([AB])([ic]?)(?::(\w+))?((?:\+\w+(?:@[AB])?)*)$/.exec(word);
  if (!parts) throw new Error(`"${word}" is no sketch of a trick, such as B, Ai, B:T18 or B:T22+T21@A`);
  const [, party, role, card, others] = parts as unknown as [string, PartyName, string, string | undefined, string];
  return {
    winner: ((partyNamed(party) << 1) | (role === 'i' ? 0 : 1)) as Seat,
    card: card === undefined ? null : cardOf(card),
    others: others
      .split('+')
      .slice(1)
      .map((other) => {
        const [code, owner] = other.split('@') as [string, PartyName | undefined];
        return { card: cardOf(code), party: owner === undefined ? null : partyNamed(owner) };
      }),
  };
}

interface Place {
  readonly trick: number;
  readonly seat: Seat;
  readonly leads: boolean;
}

/** A whole game from a sketch of its tricks, with an auction (see auction.ts). */
export function sketch(source: string, auction = '...', attackers: PartyName = 'B'): PlayedText {
  const words = source.trim().split(/\s+/);
  if (words.length !== 10) throw new Error(`a game has ten tricks, not ${words.length}: ${source}`);
  const tricks = words.map(trickOf);
  const named = new Set(tricks.flatMap(({ card, others }) => [card ?? -1, ...others.map((other) => other.card)]));
  const free = Array.from({ length: 22 }, (_, index) => tarock(22 - index)).filter((card) => !named.has(card));
  const winning = tricks.map(({ card }) => card ?? free.shift()!);

  const cards: Card[][] = tricks.map(() => [-1, -1, -1, -1]);
  const places: Place[] = [];
  let leader: Seat = collectorOf(partyNamed(attackers));
  for (const [index, { winner }] of tricks.entries()) {
    for (let seat = leader, turn = 0; turn < 4; seat = nextSeat(seat), turn++) {
      if (seat === winner) cards[index]![seat] = winning[index]!;
      else places.push({ trick: index, seat, leads: turn === 0 });
    }
    leader = winner;
  }
  const rest = deck.filter((card) => !winning.includes(card));
  const inTrick = new Map(
    tricks.flatMap(({ others }, trick) => others.map((other) => [other.card, { trick, ...other }])),
  );
  const fits = (card: Card, { trick, seat, leads }: Place): boolean => {
    const best = winning[trick]!;
    const wanted = inTrick.get(card);
    if (wanted && (wanted.trick !== trick || (wanted.party !== null && wanted.party !== partyOf(seat)))) return false;
    if (leads && !isTarock(best)) return suitOf(card) === suitOf(best) && card < best;
    return !beats(card, best) && (isTarock(best) || !isTarock(card));
  };
  for (const [place, card] of matched(rest, places, fits)) cards[place.trick]![place.seat] = card;

  const hand = (seat: number) => cards.map((trick) => cardCode(trick[seat]!));
  leader = collectorOf(partyNamed(attackers));
  const inOrder = cards.map((trick, index) => {
    const order = [0, 1, 2, 3].map((turn) => cardCode(trick[(leader + turn) & 3]!));
    leader = tricks[index]!.winner;
    return order;
  });
  return {
    deal: {
      A: { interceptor: hand(0), collector: hand(1) },
      B: { interceptor: hand(2), collector: hand(3) },
    },
    auction: auctionText(auction, attackers),
    tricks: inOrder,
  };
}

/** A place for each card (bipartite matching); throws if the sketch leaves none. */
function matched(
  cards: readonly Card[],
  places: readonly Place[],
  fits: (card: Card, place: Place) => boolean,
): ReadonlyMap<Place, Card> {
  const cardAt = new Map<Place, Card>();
  const settle = (card: Card, tried: Set<Place>): boolean => {
    for (const place of places) {
      if (tried.has(place) || !fits(card, place)) continue;
      tried.add(place);
      const there = cardAt.get(place);
      if (there === undefined || settle(there, tried)) {
        cardAt.set(place, card);
        return true;
      }
    }
    return false;
  };
  for (const card of cards) {
    if (!settle(card, new Set())) throw new Error(`no game has these tricks: there is no place for ${cardCode(card)}`);
  }
  return cardAt;
}

/** The sketch of ten tricks of which some are given by number; the others go to B and A in turn. */
export function withCards(cards: Readonly<Record<number, string>>): string {
  return Array.from({ length: 10 }, (_, index) => cards[index + 1] ?? (index % 2 === 0 ? 'B' : 'A')).join(' ');
}
