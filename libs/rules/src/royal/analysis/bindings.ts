import { cardSet, intersection, union, type CardSet } from '../../cards/card-set.js';
import { type Bound } from '../auction/standing.js';
import { allowedByBinding, bindingIn, type TrickBinding } from '../play/binding.js';
import { type ByParty, type Party } from '../table.js';

/** What one party has bound. Lists by trick have its number as index, 1–10. */
interface PartyBindings {
  readonly cards: CardSet;
  readonly inTrick: readonly TrickBinding[];
  /** The cards that are bound to the trick or to a later one. */
  readonly concerned: readonly CardSet[];
}

const trickNumbers = Array.from({ length: 11 }, (_, trick) => trick);

function bindingsOf(bound: readonly Bound[]): PartyBindings {
  const inTrick = trickNumbers.map((trick) => bindingIn(trick, bound));
  return {
    cards: cardSet(bound.map(({ card }) => card)),
    inTrick,
    concerned: inTrick.map(({ due, later }) => union(due, later)),
  };
}

/** What the auction leaves of the cards that may follow (2.6), prepared for both parties and all tricks. */
export class BoundPlay {
  private readonly of: ByParty<PartyBindings>;

  constructor([ofA, ofB]: ByParty<readonly Bound[]>) {
    this.of = [bindingsOf(ofA), bindingsOf(ofB)];
  }

  /** Whether 2.6 may take away some of the cards; most often it does not, and `allowed` need not be asked. */
  concerns(party: Party, trick: number, suits: number, tarocks: number): boolean {
    const concerned = this.of[party].concerned[trick]!;
    return ((suits & concerned.suits) | (tarocks & concerned.tarocks)) !== 0;
  }

  /** The cards that 2.6 leaves of those that may follow by 3.1. */
  allowed(party: Party, trick: number, following: CardSet): CardSet {
    return allowedByBinding(following, this.of[party].inTrick[trick]!)?.cards ?? following;
  }

  /** The cards that the party binds and holds itself. @param held by its two hands */
  heldOf(party: Party, held: CardSet): CardSet {
    return intersection(held, this.of[party].cards);
  }
}
