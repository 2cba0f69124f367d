import { type Card } from '../../cards/card.js';
import { cardSet, type CardSet } from '../../cards/card-set.js';
import { Auction } from '../auction/auction.js';
import { type Call, type Turn } from '../auction/call.js';
import { opponentsOf, partyOf, seats, type BySeat, type Party, type Seat } from '../table.js';
import { everyAnnouncement } from './every-announcement.js';

/** What a player may know while calls are made: who attacks, his own hand and what everybody said. */
export interface AuctionView {
  readonly attackers: Party;
  readonly seat: Seat;
  /** His ten cards as dealt. */
  readonly hand: readonly Card[];
  readonly auction: readonly Turn[];
}

export interface LegalCalls {
  /** The seat whose turn it is; null when the auction has ended. */
  readonly turnOf: Seat | null;
  /** What the player may call now, messages only if they are true of his hand; contras last. Empty after the end. */
  readonly calls: readonly Call[];
}

/** Everything that a player may legally call, were it his turn now (2.2–2.5, 4.1). */
export function legalCalls({ attackers, seat, hand, auction: turns }: AuctionView): LegalCalls {
  const own = cardSet(hand);
  const hands = seats.map((other) => (other === seat ? own : null)) as unknown as BySeat<CardSet | null>;
  const auction = new Auction(attackers, hands);
  for (const turn of turns) auction.take(turn);
  if (auction.ended) return { turnOf: null, calls: [] };
  const announcing = everyAnnouncement(own).map((announcement): Call => ({ contra: false, announcement }));
  const contras = auction
    .schlemmeOf(opponentsOf(partyOf(seat)))
    .map(({ announcement }): Call => ({ contra: true, announcement }));
  const calls = [...announcing, ...contras].filter((call) => auction.objection(call, seat) === null);
  return { turnOf: auction.turnOf, calls };
}
