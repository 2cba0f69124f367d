import { type Card } from '../../cards/card.js';
import { has, type CardSet } from '../../cards/card-set.js';
import { winningPlace } from '../../tricks/trick.js';
import { type Announcement } from '../announcements/announcement.js';
import { standingSoFar } from '../announcements/so-far.js';
import { Auction } from '../auction/auction.js';
import { type Standing } from '../auction/standing.js';
import { factsOf, type Facts, type Trick } from '../play/facts.js';
import { type PlayedGame } from '../record/match.js';
import { collectorOf, parties, seats, type BySeat, type Party, type Seat } from '../table.js';
import { verifyPlayed } from '../verification/played.js';
import { type AnnouncementStatus, type GameResult, type Reason } from '../verification/result.js';
import { type Violation } from '../violations.js';
import { type GameView, type TrickSoFar } from './game-view.js';
import { knownHands, type KnownHand } from './known-hands.js';
import { violationsSoFar } from './violations-so-far.js';

/** A card that is still to be played to a certain trick (2.6). */
export interface BoundSoFar {
  readonly card: Card;
  readonly party: Party;
  /** 1–10, ascending; two for king and queen of a Mariage. */
  readonly tricks: readonly number[];
  readonly by: Announcement;
}

export interface AnnouncementSoFar {
  readonly announcement: Announcement;
  readonly party: Party;
  readonly seat: Seat;
  readonly contra: Seat | null;
  /** What is won or lost already stays so to the end of the game. */
  readonly status: AnnouncementStatus | 'open';
  /** null while it is open. */
  readonly reason: Reason | null;
}

export interface GameSoFar {
  readonly phase: 'auction' | 'play' | 'over';
  readonly turnOf: Seat | null;
  /** The last one perhaps not complete. */
  readonly tricks: readonly TrickSoFar[];
  /** The trick to which the next card is played, 1–10. */
  readonly trick: number;
  /** What is known of each hand as dealt. */
  readonly hands: BySeat<KnownHand>;
  readonly bound: readonly BoundSoFar[];
  /** In the order of the calls, void ones too. */
  readonly announcements: readonly AnnouncementSoFar[];
  /** What is broken already, whatever comes. */
  readonly violations: readonly Violation[];
  /** The verdict and the points; null before the last card. */
  readonly result: GameResult | null;
}

/** How a game stands after some calls and cards: what `verifyMatch` says of a whole one, as far as it can be said. */
export function gameSoFar(view: GameView): GameSoFar {
  const tricks = tricksOf(view);
  const hands = knownHands(view, tricks);
  const auction = auctionOf(view, hands);
  const complete = tricks.filter(({ cards }) => cards.length === 4);
  const trick = Math.min(10, complete.length + 1);
  const seen = hands.map(({ cards }) => cards) as unknown as BySeat<CardSet>;
  const facts = factsOf(seen, complete as unknown as readonly Trick[]);
  const phase = complete.length === 10 ? 'over' : auction.ended || view.cards.length > 0 ? 'play' : 'auction';
  const played = phase === 'over' ? playedGame(view, 1) : null;
  return {
    phase,
    turnOf: turnOf(view, auction, tricks, phase),
    tricks,
    trick,
    hands,
    bound: phase === 'over' ? [] : boundSoFar(auction, hands, trick, view.cards),
    announcements: auction.standings.map((standing) => announcementSoFar(standing, facts)),
    violations: violationsSoFar(view, auction, tricks, hands),
    result: played && verifyPlayed(played),
  };
}

/** The game for a record; null before the last card. @param number from 1 */
export function playedGame(view: GameView, number: number): PlayedGame | null {
  const { attackers, hands, auction, cards } = view;
  if (cards.length !== 40) return null;
  const tricks = tricksOf(view);
  const known = knownHands(view, tricks);
  const deal = seats.map((seat) => {
    const own = tricks.map(({ leader, cards: four }) => four[(seat - leader) & 3]!);
    return hands[seat] ?? own;
  });
  return {
    form: 'played',
    number,
    attackers,
    deal: deal as unknown as PlayedGame['deal'],
    hands: known.map((hand) => hand.cards) as unknown as PlayedGame['hands'],
    auction,
    tricks: tricks as unknown as readonly Trick[],
    claim: null,
  };
}

/** Who led, and whose card is the best; the winner of a trick leads to the next (3.1). */
export function tricksOf({ attackers, cards }: Pick<GameView, 'attackers' | 'cards'>): readonly TrickSoFar[] {
  const tricks: TrickSoFar[] = [];
  let leader = collectorOf(attackers);
  for (let first = 0; first < cards.length; first += 4) {
    const played = cards.slice(first, first + 4);
    const place = winningPlace(played);
    const winner = ((leader + place) & 3) as Seat;
    tricks.push({ leader, cards: played, winner, best: played[place]! });
    leader = winner;
  }
  return tricks;
}

/** The auction with the turn that is not over; messages are judged where the hand is known. */
export function auctionOf(view: GameView, hands: BySeat<KnownHand>): Auction {
  const { attackers, auction: turns, speaking = [], speaker = null } = view;
  const whole = hands.map(({ cards, isWhole }) => (isWhole ? cards : null));
  const auction = new Auction(attackers, whole as unknown as BySeat<CardSet | null>);
  for (const turn of turns) auction.take(turn);
  if (speaking.length > 0) auction.take({ seat: speaker ?? auction.turnOf, calls: speaking });
  return auction;
}

function turnOf(
  { attackers, speaking = [], speaker = null }: GameView,
  auction: Auction,
  tricks: readonly TrickSoFar[],
  phase: GameSoFar['phase'],
): Seat | null {
  if (phase === 'over') return null;
  // Who speaks goes on until he is done; the auction has counted him already.
  if (phase === 'auction' && speaker !== null) return speaker;
  if (phase === 'auction') return speaking.length > 0 ? (((auction.turnOf + 3) & 3) as Seat) : auction.turnOf;
  const last = tricks.at(-1);
  if (last === undefined) return collectorOf(attackers);
  return last.cards.length === 4 ? last.winner : (((last.leader + last.cards.length) & 3) as Seat);
}

/** What 2.6 still asks for: cards of the announcing party that are not played, bound to a trick that has not passed. */
function boundSoFar(
  auction: Auction,
  hands: BySeat<KnownHand>,
  trick: number,
  played: readonly Card[],
): readonly BoundSoFar[] {
  return parties.flatMap((party) =>
    auction
      .schlemmeOf(party)
      .filter(({ raisedBy }) => raisedBy === null)
      .flatMap(({ announcement, bound }) => bound.map(({ card, tricks }) => ({ announcement, card, tricks })))
      .filter(({ card, tricks }) => {
        const isOfOthers = seats.some((seat) => seat >> 1 !== party && has(hands[seat].cards, card));
        return tricks >> trick !== 0 && !played.includes(card) && !isOfOthers;
      })
      .map(({ announcement, card, tricks }) => ({
        card,
        party,
        tricks: Array.from({ length: 10 }, (_, index) => index + 1).filter((each) => (tricks & (1 << each)) !== 0),
        by: announcement,
      })),
  );
}

const stated: Reason = { kind: 'stated' };

function announcementSoFar(standing: Standing, facts: Facts): AnnouncementSoFar {
  const { announcement, party, seat, contra } = standing;
  const said = { announcement, party, seat, contra };
  if (standing.void !== null) {
    return { ...said, status: 'void', reason: { kind: 'void', violation: standing.void } };
  }
  if (announcement.definition.family === 'message') return { ...said, status: 'stated', reason: stated };
  if (standing.raisedBy !== null) {
    return { ...said, status: 'raised', reason: { kind: 'raised', by: standing.raisedBy.announcement } };
  }
  const soFar = standingSoFar(standing, facts);
  return soFar.status === 'open'
    ? { ...said, status: 'open', reason: null }
    : { ...said, status: soFar.status, reason: soFar.proof };
}
