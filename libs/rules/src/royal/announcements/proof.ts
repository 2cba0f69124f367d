import { type Card } from '../../cards/card.js';
import { firstOf, has, type CardSet } from '../../cards/card-set.js';
import { type Facts, type PartyFacts } from '../play/facts.js';
import { partyOf, type Party, type Seat } from '../table.js';
import { type CardKind } from './card-kinds.js';
import { type Claim } from './claim.js';

/** Why a claim is true or not, to be said by `explain/reasons.ts`. */
export type ProofCode =
  | 'trick-won-with'
  | 'trick-not-with-card'
  | 'trick-not-with-kind'
  | 'trick-lost'
  | 'all-tricks'
  | 'enough-tricks'
  | 'too-few-tricks'
  | 'brought-home'
  | 'not-brought-home'
  | 'brought-home-winning'
  | 'won-for-opponents'
  | 'caught'
  | 'own-card'
  | 'never-with-kind'
  | 'row'
  | 'no-row'
  | 'fifth-trick'
  | 'shared'
  | 'one-hand'
  | 'kept-card-failed'
  | EarlyProofCode;

/** Said only before the last trick: afterwards the trick that was lost by it says more. */
export type EarlyProofCode = 'card-gone' | 'kind-gone';

/**
 * The verdict on a claim with what decided it. `trick` is 1–10, 0 for none; `card` −1 and `seat` null likewise;
 * `wanted` is the card that would have been needed, `asked` the kind of card, `count` a number of tricks.
 */
export interface Proof {
  readonly kind: 'proof';
  readonly holds: boolean;
  readonly code: ProofCode;
  readonly trick: number;
  readonly card: Card;
  readonly seat: Seat | null;
  readonly wanted: Card;
  readonly asked: CardKind | null;
  readonly count: number;
}

/** What a proof points at beside its verdict; what is left out it does not point at. */
type Shown = Partial<Omit<Proof, 'kind' | 'holds' | 'code'>>;

function proof(
  holds: boolean,
  code: ProofCode,
  { trick = 0, card = -1, seat = null, wanted = -1, asked = null, count = 0 }: Shown,
): Proof {
  return { kind: 'proof', holds, code, trick, card, seat, wanted, asked, count };
}

/** A proof that points at a trick, its winning card and winner. */
function byTrick(
  facts: Facts,
  holds: boolean,
  code: ProofCode,
  trick: number,
  shown: Pick<Shown, 'wanted' | 'asked' | 'count'> = {},
): Proof {
  const { best, winner } = facts.tricks[trick - 1]!;
  return proof(holds, code, { ...shown, trick, card: best, seat: winner });
}

/** A proof that points at the trick in which a card lay, and says so when the card won it itself. */
function byHome(facts: Facts, holds: boolean, card: Card): Proof {
  const trick = facts.trickOf[card]!;
  if (facts.tricks[trick - 1]!.best === card) {
    return byTrick(facts, holds, holds ? 'brought-home-winning' : 'won-for-opponents', trick, { wanted: card });
  }
  return byTrick(facts, holds, holds ? 'brought-home' : 'not-brought-home', trick, { wanted: card });
}

/** Holds one claim of a party against a played game. @param announcer who announced it, for `last-three-shared` */
export function prove(claim: Claim, facts: Facts, party: Party, announcer: Seat): Proof {
  const own = facts.parties[party];
  switch (claim.kind) {
    case 'first-tricks':
      return proveFirstTricks(facts, own, claim.count);
    case 'trick-count':
      return proveTrickCount(facts, own, claim.least);
    case 'trick-with-card':
      return proveTrickWithCard(facts, party, claim.trick, claim.card);
    case 'trick-with-kind': {
      const { best, winner } = facts.tricks[claim.trick - 1]!;
      if (partyOf(winner) !== party) return byTrick(facts, false, 'trick-lost', claim.trick);
      return has(claim.cards.set, best)
        ? byTrick(facts, true, 'trick-won-with', claim.trick)
        : byTrick(facts, false, 'trick-not-with-kind', claim.trick, { asked: claim.cards });
    }
    case 'some-trick-with':
      return proveSomeTrick(facts, own, claim.cards);
    case 'four-in-a-row':
      return proveRow(facts, party, claim.cards);
    case 'home':
      return proveHome(facts, own, claim.cards);
    case 'home-one-of':
      return proveHomeOneOf(facts, own, claim.cards);
    case 'caught':
      return proveCaught(facts, own, claim.card);
    case 'fifth-trick-first':
      return proveFifthTrick(facts, party);
    case 'last-three-shared':
      return proveShared(facts, announcer);
  }
}

export function proveTrickWithCard(facts: Facts, party: Party, trick: number, card: Card): Proof {
  const { best, winner } = facts.tricks[trick - 1]!;
  return best === card && partyOf(winner) === party
    ? byTrick(facts, true, 'trick-won-with', trick)
    : byTrick(facts, false, 'trick-not-with-card', trick, { wanted: card });
}

/**
 * Why a card that was taken over by raising has not won the trick it was bound to (2.3); null if it has.
 * @param tricks bit n is trick n
 */
export function keptCardFailed(facts: Facts, party: Party, card: Card, tricks: number): Proof | null {
  const trick = facts.trickOf[card]!;
  const isInTime = (tricks & (1 << trick)) !== 0;
  if (isInTime && proveTrickWithCard(facts, party, trick, card).holds) return null;
  const due = isInTime ? trick : 31 - Math.clz32(tricks);
  return { ...proveTrickWithCard(facts, party, due, card), code: 'kept-card-failed' };
}

/** A card that would have been needed later lies in an earlier trick. */
export function cardGone(facts: Facts, card: Card): Proof {
  return byTrick(facts, false, 'card-gone', facts.trickOf[card]!, { wanted: card });
}

/** With the last complete trick too few cards of the kind are left for the tricks that are to be taken with them. */
export function kindGone(facts: Facts, cards: CardKind): Proof {
  return byTrick(facts, false, 'kind-gone', facts.tricks.length, { asked: cards });
}

function proveFirstTricks(facts: Facts, own: PartyFacts, count: number): Proof {
  const wanted = (1 << count) - 1;
  const lost = wanted & ~own.tricks;
  if (lost !== 0) return byTrick(facts, false, 'trick-lost', 32 - Math.clz32(lost & -lost));
  return byTrick(facts, true, count === 10 ? 'all-tricks' : 'trick-won-with', count);
}

function proveTrickCount(facts: Facts, own: PartyFacts, least: number): Proof {
  let taken = 0;
  let lost = 0;
  for (let trick = 1; trick <= 10; trick++) {
    if ((own.tricks & (1 << (trick - 1))) !== 0) {
      if (++taken === least) return byTrick(facts, true, 'enough-tricks', trick, { count: least });
    } else if (++lost > 10 - least) {
      return byTrick(facts, false, 'too-few-tricks', trick, { count: least });
    }
  }
  throw new Error('ten tricks are either enough or not');
}

function proveSomeTrick(facts: Facts, own: PartyFacts, cards: CardKind): Proof {
  const suits = own.winning.suits & cards.set.suits;
  const tarocks = own.winning.tarocks & cards.set.tarocks;
  if ((suits | tarocks) === 0) return proof(false, 'never-with-kind', { asked: cards });
  return byTrick(facts, true, 'trick-won-with', facts.trickOf[firstOf({ suits, tarocks })]!);
}

function proveRow(facts: Facts, party: Party, cards: CardKind): Proof {
  let row = 0;
  for (const [index, { winner, best }] of facts.tricks.entries()) {
    row = partyOf(winner) === party && has(cards.set, best) ? row + 1 : 0;
    if (row === 4) return byTrick(facts, true, 'row', index + 1, { asked: cards, count: index - 2 });
  }
  return proof(false, 'no-row', { asked: cards });
}

function proveHome(facts: Facts, own: PartyFacts, cards: CardSet): Proof {
  const suits = cards.suits & ~own.home.suits;
  const tarocks = cards.tarocks & ~own.home.tarocks;
  if ((suits | tarocks) !== 0) {
    const missing = firstOf({ suits, tarocks });
    return byHome(facts, false, missing);
  }
  const last = lastPlayed(facts, cards);
  return byHome(facts, true, last);
}

function proveHomeOneOf(facts: Facts, own: PartyFacts, cards: CardSet): Proof {
  const suits = cards.suits & own.home.suits;
  const tarocks = cards.tarocks & own.home.tarocks;
  const holds = (suits | tarocks) !== 0;
  const card = firstOf(holds ? { suits, tarocks } : cards);
  return byHome(facts, holds, card);
}

function proveCaught(facts: Facts, own: PartyFacts, card: Card): Proof {
  const trick = facts.trickOf[card]!;
  if (has(own.dealt, card)) return proof(false, 'own-card', { trick, card, wanted: card });
  const holds = has(own.home, card);
  return holds ? byTrick(facts, true, 'caught', trick, { wanted: card }) : byHome(facts, false, card);
}

function proveFifthTrick(facts: Facts, party: Party): Proof {
  const taken = [0, 0];
  for (let index = 0; ; index++) {
    const winning = partyOf(facts.tricks[index]!.winner);
    if (++taken[winning]! === 5) return byTrick(facts, winning === party, 'fifth-trick', index + 1);
  }
}

function proveShared(facts: Facts, announcer: Seat): Proof {
  const byAnnouncer = facts.tricks.slice(7).filter(({ winner }) => winner === announcer).length;
  const holds = byAnnouncer > 0 && byAnnouncer < 3;
  return byTrick(facts, holds, holds ? 'shared' : 'one-hand', 10);
}

/** The card of the set that was played in the latest trick. */
function lastPlayed(facts: Facts, cards: CardSet): Card {
  let last = firstOf(cards);
  for (let rest = cards.suits; rest !== 0; rest &= rest - 1) last = later(facts, last, 31 - Math.clz32(rest & -rest));
  for (let rest = cards.tarocks; rest !== 0; rest &= rest - 1) last = later(facts, last, 63 - Math.clz32(rest & -rest));
  return last;
}

function later(facts: Facts, a: Card, b: Card): Card {
  return facts.trickOf[b]! > facts.trickOf[a]! ? b : a;
}
