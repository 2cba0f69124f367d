import { describe, expect, it } from 'vitest';
import { cardSet, has } from '../../src/cards/card-set.js';
import { isTarock, type Card } from '../../src/cards/card.js';
import {
  legalHungarianActs,
  legalHungarianBids,
  legalHungarianCalls,
  legalHungarianCards,
  legalHungarianDiscards,
  mayAnnulHungarian,
  randomSession,
  type HungarianView,
  type PlayedDeal,
  type Session,
} from '../../src/sessions/door.js';
import { hungarian } from '../../src/sessions/hungarian/ruleset.js';
import { tableOf } from '../../src/sessions/seats.js';

const sessions: Session[] = Array.from({ length: 12 }, (_, seed) => {
  const options = Object.fromEntries(hungarian.options.map(({ id, values }) => [id, values[seed % values.length]!]));
  return randomSession(hungarian, `interface ${seed}`, { deals: 8, options });
});
const deals = sessions.flatMap(({ options, deals: all }) => all.map((deal) => ({ options, deal: deal as PlayedDeal })));
const played = deals.filter(({ deal }) => deal.finding.facts?.outcome === 'played');

/** What a seat knew after so many bids, turns and cards. */
function view(
  { options, deal }: (typeof deals)[number],
  seat: number,
  at: { bids: number; turns?: number; tricks?: readonly (readonly Card[])[] },
): HungarianView {
  const discards = (of: number) =>
    deal.exchange.flatMap((entry) => (entry.seat === of && entry.act === 'discard' ? entry.cards : []));
  const hasDrawn = at.turns !== undefined;
  const drawn = discards(seat).length;
  const hand = deal.hands[seat]!;
  const kept = [
    ...deal.tricks
      .flat()
      .filter((card) => deal.tricks.some((trick, index) => playerOf(deal, index, trick.indexOf(card)) === seat)),
  ];
  return {
    options,
    players: 4,
    dealer: deal.dealer,
    seat,
    hand,
    auction: deal.auction.slice(0, at.bids),
    drawn: hasDrawn ? [...kept, ...discards(seat)].filter((card) => !hand.includes(card)).slice(0, drawn) : [],
    discarded: hasDrawn ? discards(seat) : [],
    tarocksDiscarded: [0, 1, 2, 3].map((of) => discards(of).filter(isTarock).length),
    announcements: deal.announcements.slice(0, at.turns ?? 0),
    tricks: at.tricks ?? [],
  };
}

function playerOf(deal: PlayedDeal, trick: number, place: number): number {
  if (place < 0) return -1;
  let leader = tableOf(4, deal.dealer).forehand;
  for (const cards of deal.tricks.slice(0, trick)) {
    const best = cards.reduce((won, card, index) => (beatsIn(card, cards[won]!) ? index : won), 0);
    leader = (leader + best) % 4;
  }
  return (leader + place) % 4;
}

const beatsIn = (card: Card, best: Card) => card > best && (isTarock(card) || card >> 3 === best >> 3);

describe('legal moves from what a seat may know', () => {
  it('H 2 every bid of a legal session was offered, and only to the seat in turn', () => {
    for (const each of deals) {
      for (const [index, { seat, bid }] of each.deal.auction.entries()) {
        expect(legalHungarianBids(view(each, seat, { bids: index }))).toContain(bid);
        expect(legalHungarianBids(view(each, (seat + 1) % 4, { bids: index }))).toEqual([]);
      }
    }
  });
  it('H 4 every discard was allowed, kings and honours never are', () => {
    for (const each of played) {
      for (const entry of each.deal.exchange) {
        if (entry.act !== 'discard') continue;
        const legal = legalHungarianDiscards(view(each, entry.seat, { bids: 99, turns: 0 }));
        for (const card of entry.cards) expect(has(legal, card)).toBe(true);
        expect(has(legal, 32)).toBe(false);
      }
    }
  });
  it('H 4.5 who annulled was allowed to', () => {
    for (const each of deals) {
      const last = each.deal.exchange.at(-1);
      if (last?.act === 'annul')
        expect(typeof mayAnnulHungarian(view(each, last.seat, { bids: 99, turns: 0 }))).toBe('boolean');
    }
  });
  it('H 5, 6 every turn of a single act was offered to its seat', () => {
    for (const each of played) {
      for (const [index, { seat, say }] of each.deal.announcements.entries()) {
        const known = view(each, seat, { bids: 99, turns: index });
        const { acts, mayPass } = legalHungarianActs(known);
        if (say.length === 0) expect(mayPass).toBe(true);
        const [only] = say;
        if (say.length === 1 && only !== undefined) expect(acts).toContainEqual(only);
        for (const act of say) if (act.act === 'call') expect(legalHungarianCalls(known)).toContain(act.card);
      }
    }
  });
  it('H 7.1 every card played was among the legal ones', () => {
    for (const each of played.slice(0, 25)) {
      const { deal } = each;
      for (const [trick, cards] of deal.tricks.entries()) {
        for (const [place, card] of cards.entries()) {
          const before = [...deal.tricks.slice(0, trick), cards.slice(0, place)];
          const legal = legalHungarianCards(
            view(each, playerOf(deal, trick, place), { bids: 99, turns: 99, tricks: before }),
          );
          expect(has(legal, card)).toBe(true);
        }
      }
    }
    expect(cardSet([]).suits).toBe(0);
  });
});
