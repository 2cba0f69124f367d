import { FIRST_TAROCK, CARD_NUMBERS, type Card } from '../../cards/card.js';
import { type CardSet } from '../../cards/card-set.js';
import { type ByParty, type BySeat, type Party, type Seat } from '../table.js';

/** A complete trick: who led, the four cards in the order played, who won it and with which card. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly [Card, Card, Card, Card];
  readonly winner: Seat;
  readonly best: Card;
}

/** What one party made of a game. Bit n−1 of `tricks` is trick n. */
export interface PartyFacts {
  readonly dealt: CardSet;
  readonly tricks: number;
  /** The cards with which the party won its tricks. */
  readonly winning: CardSet;
  /** The cards in the tricks that the party won (3.2: brought home). */
  readonly home: CardSet;
}

/** What every announcement is verified against: a played game, followed once. */
export interface Facts {
  readonly hands: BySeat<CardSet>;
  readonly tricks: readonly Trick[];
  /** The number of the trick, from 1, in which a card was played, by card. */
  readonly trickOf: Uint8Array;
  readonly parties: ByParty<PartyFacts>;
}

export function factsOf(hands: BySeat<CardSet>, tricks: readonly Trick[]): Facts {
  const trickOf = new Uint8Array(CARD_NUMBERS);
  const taken = [0, 0];
  const winningSuits = [0, 0];
  const winningTarocks = [0, 0];
  const homeSuits = [0, 0];
  const homeTarocks = [0, 0];
  for (let index = 0; index < tricks.length; index++) {
    const { cards, winner, best } = tricks[index]!;
    const party = winner >> 1;
    taken[party]! |= 1 << index;
    if (best < FIRST_TAROCK) winningSuits[party]! |= 1 << best;
    else winningTarocks[party]! |= 1 << (best & 31);
    for (const card of cards) {
      trickOf[card] = index + 1;
      if (card < FIRST_TAROCK) homeSuits[party]! |= 1 << card;
      else homeTarocks[party]! |= 1 << (card & 31);
    }
  }
  const partyFacts = (party: Party): PartyFacts => {
    const left = hands[party << 1]!;
    const right = hands[(party << 1) | 1]!;
    return {
      dealt: { suits: left.suits | right.suits, tarocks: left.tarocks | right.tarocks },
      tricks: taken[party]!,
      winning: { suits: winningSuits[party]!, tarocks: winningTarocks[party]! },
      home: { suits: homeSuits[party]!, tarocks: homeTarocks[party]! },
    };
  };
  return { hands, tricks, trickOf, parties: [partyFacts(0), partyFacts(1)] };
}
