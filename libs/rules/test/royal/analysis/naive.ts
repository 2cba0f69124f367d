import { type Card } from '../../../src/cards/card.js';
import { cardSet, cardsOf, difference, type CardSet } from '../../../src/cards/card-set.js';
import { winningPlace } from '../../../src/tricks/trick.js';
import { type Announcement } from '../../../src/royal/announcements/announcement.js';
import { type Claim } from '../../../src/royal/announcements/claim.js';
import { keptCardFailed, prove } from '../../../src/royal/announcements/proof.js';
import { type Bound } from '../../../src/royal/auction/standing.js';
import { factsOf, type Trick } from '../../../src/royal/play/facts.js';
import { legalCardsOf } from '../../../src/royal/play/legality.js';
import { collectorOf, partyOf, type ByParty, type BySeat, type Party, type Seat } from '../../../src/royal/table.js';

/** What is asked of a game: claims of a party and cards it took over, as verification judges them. */
export interface Question {
  readonly party: Party;
  readonly claims: readonly Claim[];
  readonly kept: readonly Bound[];
}

export interface Deal {
  readonly attackers: Party;
  readonly hands: BySeat<CardSet>;
  readonly bound: ByParty<readonly Bound[]>;
}

export function questionOf(announcement: Announcement, party: Party, bound: readonly Bound[] = []): Question {
  return { party, claims: announcement.claims, kept: bound.filter(({ kept }) => kept) };
}

/**
 * Minimax without any cleverness: every legal card of every seat is tried to the end of the game, and the finished game is
 * judged as a verification judges it.
 * @param cards those that were played so far, in their order
 */
export function canMake(deal: Deal, cards: readonly Card[], question: Question): boolean {
  const { tricks, table, leader } = tricksOf(deal, cards);
  if (tricks.length === 10) return isMade(deal, tricks, question);
  const seat = ((leader + table.length) & 3) as Seat;
  const own = partyOf(seat) === question.party;
  const outcomes = legalOnes(deal, cards).map((card) => (): boolean => canMake(deal, [...cards, card], question));
  return own ? outcomes.some((made) => made()) : outcomes.every((made) => made());
}

/** The cards that 3.1 and 2.6 leave the seat whose turn it is. */
export function legalOnes(deal: Deal, cards: readonly Card[]): readonly Card[] {
  const { tricks, table, leader } = tricksOf(deal, cards);
  const seat = ((leader + table.length) & 3) as Seat;
  const hand = difference(deal.hands[seat], cardSet(cards));
  return cardsOf(legalCardsOf(hand, table[0] ?? null, tricks.length + 1, deal.bound[partyOf(seat)]));
}

function isMade({ hands }: Deal, tricks: readonly Trick[], { party, claims, kept }: Question): boolean {
  const facts = factsOf(hands, tricks);
  return (
    claims.every((claim) => prove(claim, facts, party, collectorOf(party)).holds) &&
    kept.every(({ card, tricks: bound }) => keptCardFailed(facts, party, card, bound) === null)
  );
}

function tricksOf({ attackers }: Deal, cards: readonly Card[]) {
  const tricks: Trick[] = [];
  let leader = collectorOf(attackers);
  for (let first = 0; first + 4 <= cards.length; first += 4) {
    const four = cards.slice(first, first + 4) as unknown as Trick['cards'];
    const place = winningPlace(four);
    const winner = ((leader + place) & 3) as Seat;
    tricks.push({ leader, cards: four, winner, best: four[place]! });
    leader = winner;
  }
  return { tricks, table: cards.slice(tricks.length * 4), leader };
}
