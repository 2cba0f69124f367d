import { beats, isTarock, type Card } from '../../cards/card.js';
import { cardsOf, difference, cardSet, type CardSet } from '../../cards/card-set.js';
import { type Random } from '../../random/random.js';
import { type Bound } from '../auction/standing.js';
import { type Trick } from '../play/facts.js';
import { legalCardsOf } from '../play/legality.js';
import { isKing } from '../deck.js';
import { collectorOf, partyOf, type ByParty, type BySeat, type Party, type Seat } from '../table.js';

/** Plays a deal out: legal at every card, roughly as players would, with a mistake now and then. */
export function playOut(
  random: Random,
  attackers: Party,
  dealt: BySeat<CardSet>,
  bound: ByParty<readonly Bound[]>,
): readonly Trick[] {
  const hands: CardSet[] = [...dealt];
  const tricks: Trick[] = [];
  let leader = collectorOf(attackers);
  for (let trick = 1; trick <= 10; trick++) {
    const cards: Card[] = [];
    let winner: Seat = leader;
    let best: Card = -1;
    for (let place = 0; place < 4; place++) {
      const seat = ((leader + place) & 3) as Seat;
      const legal = cardsOf(legalCardsOf(hands[seat]!, cards[0] ?? null, trick, bound[partyOf(seat)]));
      const partnerWins = best >= 0 && partyOf(winner) === partyOf(seat);
      const card = choose(random, legal, best, partnerWins, place === 3);
      hands[seat] = difference(hands[seat]!, cardSet([card]));
      cards.push(card);
      if (best < 0 || beats(card, best)) {
        best = card;
        winner = seat;
      }
    }
    tricks.push({ leader, cards: cards as unknown as Trick['cards'], winner, best });
    leader = winner;
  }
  return tricks;
}

/** Leads from the top or the bottom, takes a trick as cheaply as he can, and throws low under a partner who has it. */
function choose(random: Random, legal: readonly Card[], best: Card, partnerWins: boolean, last: boolean): Card {
  const byRank = [...legal].sort((a, b) => a - b);
  if (byRank.length === 1 || random.chance(1, 12)) return random.pick(byRank);
  const lowest = byRank[0]!;
  if (best < 0) {
    const kings = byRank.filter(isKing);
    if (kings.length > 0 && random.chance(1, 3)) return random.pick(kings);
    return random.chance(1, 2) ? byRank.at(-1)! : lowest;
  }
  if (partnerWins && (last || random.chance(2, 3))) return lowest;
  const winning = byRank.filter((card) => beats(card, best));
  if (winning.length === 0) return lowest;
  return last || random.chance(1, 2) ? winning[0]! : isTarock(winning.at(-1)!) ? winning.at(-1)! : winning[0]!;
}
