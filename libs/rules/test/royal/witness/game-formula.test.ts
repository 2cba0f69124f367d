import { describe, expect, it } from '@jest/globals';
import { Random } from '../../../src/random/random.js';
import { type Card } from '../../../src/cards/card.js';
import { cardSet, type CardSet } from '../../../src/cards/card-set.js';
import { catalogue, silentBonuses } from '../../../src/royal/announcements/catalogue.js';
import { prove } from '../../../src/royal/announcements/proof.js';
import { everyAnnouncement } from '../../../src/royal/interface/every-announcement.js';
import { Auction } from '../../../src/royal/auction/auction.js';
import { boundCards } from '../../../src/royal/play/binding.js';
import { factsOf, type Trick } from '../../../src/royal/play/facts.js';
import { playViolations } from '../../../src/royal/play/legality.js';
import { randomGame } from '../../../src/royal/random/match.js';
import { type PlayedGame } from '../../../src/royal/record/match.js';
import { seats, type BySeat, type Party, type Seat } from '../../../src/royal/table.js';
import { dealViolations } from '../../../src/royal/verification/deal.js';
import { CallOrder, sayBindings } from '../../../src/royal/sheet/witness/binding-formula.js';
import { claimLiteral } from '../../../src/royal/sheet/witness/claim-formula.js';
import { gameFormula } from '../../../src/royal/sheet/witness/game-formula.js';
import { not } from '../../../src/solver/literal.js';
import { noCards } from '../../../src/cards/card-set.js';
import { winningPlace } from '../../../src/tricks/trick.js';

const GAMES = 12;
const plenty = () => ({ left: 1_000_000 });

/** The cards of a game by trick and seat. */
const slotsOf = ({ tricks }: PlayedGame): Card[][] =>
  tricks.map(({ leader, cards }) => seats.map((seat) => cards[(seat - leader) & 3]!));

const play = (slots: readonly (readonly Card[])[], leader: Seat): { tricks: Trick[]; hands: BySeat<CardSet> } => {
  let leads = leader;
  const tricks = slots.map((bySeat): Trick => {
    const cards = seats.map((place) => bySeat[(leads + place) & 3]!);
    const place = winningPlace(cards);
    const trick = {
      leader: leads,
      cards: cards as unknown as Trick['cards'],
      best: cards[place]!,
      winner: ((leads + place) & 3) as Seat,
    };
    leads = trick.winner;
    return trick;
  });
  const hands = seats.map((seat) => cardSet(slots.map((bySeat) => bySeat[seat]!))) as unknown as BySeat<CardSet>;
  return { tricks, hands };
};

/** Two cards change places: in one hand, or anywhere. */
function disturbed(random: Random, slots: readonly (readonly Card[])[]): Card[][] {
  const other = slots.map((bySeat) => [...bySeat]);
  const [one, two] = [random.below(10), random.below(10)];
  const seat = random.below(4);
  const otherSeat = random.chance(1, 2) ? seat : random.below(4);
  const card = other[one]![seat]!;
  other[one]![seat] = other[two]![otherSeat]!;
  other[two]![otherSeat] = card;
  return other;
}

describe('a game as clauses', () => {
  it('1.4, 3.1, 2.6 allows a layout of cards if and only if a verification finds no violation in it', () => {
    let legal = 0;
    let illegal = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const random = new Random(`layout ${seed}`);
      const attackers = (seed % 2) as Party;
      const game = randomGame(random, 1, attackers);
      const auction = new Auction(attackers, game.hands);
      for (const turn of game.auction) auction.take(turn);
      const bound = [boundCards(auction, 0), boundCards(auction, 1)] as const;
      const { formula, game: literals } = gameFormula(attackers);
      for (const party of [0, 1] as const) {
        const order = new CallOrder(formula);
        const calls = bound[party].map((card) => ({ ...card, call: card.order, stands: formula.always }));
        sayBindings(formula, literals, party, calls, order);
        for (const one of calls) {
          for (const other of calls) if (one.call > other.call) formula.clause(order.isLater(one.call, other.call));
        }
      }
      for (let change = 0; change < 12; change++) {
        const slots = change === 0 ? slotsOf(game) : disturbed(random, slotsOf(game));
        const { tricks, hands } = play(slots, game.tricks[0]!.leader);
        const isLegal =
          dealViolations(hands, attackers).length === 0 && playViolations(hands, tricks, bound).length === 0;
        const laid = slots.flatMap((bySeat, trick) => bySeat.map((card, seat) => literals.slots[card]![trick]![seat]!));
        expect(formula.solver.solve(laid, plenty())).toBe(isLegal ? 'satisfied' : 'refuted');
        if (isLegal) legal++;
        else illegal++;
      }
    }
    expect(legal).toBeGreaterThan(GAMES);
    expect(illegal).toBeGreaterThan(GAMES);
  });

  it('4.2–4.9 says of every claim of every announcement and bonus what a verification proves', () => {
    const claims = [
      ...everyAnnouncement(noCards).filter((_announcement, place) => place % 5 === 0),
      ...catalogue.map(({ id }) => everyAnnouncement(noCards).find((announcement) => announcement.id === id)!),
    ].flatMap(({ claims: all }) => all);
    claims.push(...silentBonuses.flatMap((bonus) => bonus.claims({ cards: [], suits: [], count: 0 })));
    for (let seed = 0; seed < 4; seed++) {
      const attackers = (seed % 2) as Party;
      const game = randomGame(new Random(`claims ${seed}`), 1, attackers);
      const facts = factsOf(game.hands, game.tricks);
      const { formula, game: literals } = gameFormula(attackers);
      const said = claims.flatMap((claim) =>
        seats.map((seat) => {
          const party = (seat >> 1) as Party;
          const literal = claimLiteral(formula, literals, claim, party, seat);
          return prove(claim, facts, party, seat).holds ? literal : not(literal);
        }),
      );
      const laid = slotsOf(game).flatMap((bySeat, trick) =>
        bySeat.map((card, seat) => literals.slots[card]![trick]![seat]!),
      );
      expect(formula.solver.solve([...laid, ...said], plenty())).toBe('satisfied');
    }
  });
});
