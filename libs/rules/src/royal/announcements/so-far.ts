import { bits, difference, has, includes, intersection, isEmpty, size, union } from '../../cards/card-set.js';
import { type Standing } from '../auction/standing.js';
import { type Facts } from '../play/facts.js';
import { opponentsOf, type Party, partyOf, type Seat } from '../table.js';
import { type CardKind } from './card-kinds.js';
import { type Claim } from './claim.js';
import { cardGone, keptCardFailed, kindGone, prove, type Proof } from './proof.js';

const TRICKS = 10;
/** Of tricks that have to be taken one after the other. */
const ROW = 4;

/**
 * What the complete tricks of a game that is still played decide of a claim; null while it can come either way, or while only
 * hands that nobody has shown could tell. What is decided stays so to the end of the game.
 * @param facts of the tricks that are complete, ten at most
 * @param announcer who announced it, for `last-three-shared`
 */
export function proveSoFar(claim: Claim, facts: Facts, party: Party, announcer: Seat): Proof | null {
  const complete = facts.tricks.length;
  const isDecided = complete === TRICKS || decides(claim, facts, party);
  if (!isDecided) return null;
  if (claim.kind !== 'home' || complete === TRICKS) return prove(claim, facts, party, announcer);
  // Of cards that are still out nothing can be said: what the opponents have decides.
  const lost = intersection(claim.cards, facts.parties[opponentsOf(party)].home);
  return prove(isEmpty(lost) ? claim : { kind: 'home', cards: lost }, facts, party, announcer);
}

function decides(claim: Claim, facts: Facts, party: Party): boolean {
  const own = facts.parties[party];
  const others = facts.parties[opponentsOf(party)];
  const complete = facts.tricks.length;
  switch (claim.kind) {
    case 'first-tricks':
      return complete >= claim.count || (others.tricks & ((1 << claim.count) - 1)) !== 0;
    case 'trick-count':
      return bits(own.tricks) >= claim.least || bits(others.tricks) > TRICKS - claim.least;
    case 'trick-with-card':
    case 'trick-with-kind':
      return complete >= claim.trick;
    case 'some-trick-with':
      return (
        !isEmpty(intersection(own.winning, claim.cards.set)) || includes(union(own.home, others.home), claim.cards.set)
      );
    case 'four-in-a-row':
      return prove(claim, facts, party, 0).holds || rowInHand(claim.cards, facts, party) + TRICKS - complete < ROW;
    case 'home':
      return includes(own.home, claim.cards) || !isEmpty(intersection(others.home, claim.cards));
    case 'home-one-of':
      return !isEmpty(intersection(own.home, claim.cards)) || includes(others.home, claim.cards);
    case 'caught':
      return facts.trickOf[claim.card] !== 0;
    case 'fifth-trick-first':
      return bits(own.tricks) >= 5 || bits(others.tricks) >= 5;
    case 'last-three-shared':
      return false;
  }
}

/** Tricks with cards of the kind that the party has taken last, one after the other. */
function rowInHand(cards: CardKind, { tricks }: Facts, party: Party): number {
  const broken = tricks.findLastIndex(({ winner, best }) => partyOf(winner) !== party || !has(cards.set, best));
  return tricks.length - 1 - broken;
}

/**
 * Why it is lost although its tricks are still to come: a card that it binds lies in an earlier trick, or too few cards are
 * left of a kind with which tricks are to be taken; null while neither is so.
 */
function goneBefore({ announcement: { claims }, bound }: Standing, facts: Facts): Proof | null {
  const fallen = bound.find(({ card, tricks }) => {
    const trick = facts.trickOf[card]!;
    return trick !== 0 && (tricks & (1 << trick)) === 0;
  });
  if (fallen !== undefined) return cardGone(facts, fallen.card);
  const complete = facts.tricks.length;
  const ahead = claims.filter((claim) => claim.kind === 'trick-with-kind').filter(({ trick }) => trick > complete);
  const played = union(facts.parties[0].home, facts.parties[1].home);
  const scarce = ahead.find(({ cards }) => {
    const needed = ahead.filter((other) => other.cards === cards).length;
    return size(difference(cards.set, played)) < needed;
  });
  return scarce === undefined ? null : kindGone(facts, scarce.cards);
}

/** How an announcement that counts stands: decided with its proof, or open. */
export type StandingSoFar = { readonly status: 'won' | 'lost'; readonly proof: Proof } | { readonly status: 'open' };

const open: StandingSoFar = { status: 'open' };

/** All its claims, and that each card it took over wins the trick it was bound to (2.3). */
export function standingSoFar(standing: Standing, facts: Facts): StandingSoFar {
  const { announcement, party, seat, bound } = standing;
  const proofs = announcement.claims.map((claim) => proveSoFar(claim, facts, party, seat));
  const lost = proofs.find((proof) => proof?.holds === false);
  if (lost) return { status: 'lost', proof: lost };
  const gone = facts.tricks.length < TRICKS ? goneBefore(standing, facts) : null;
  if (gone !== null) return { status: 'lost', proof: gone };
  let isOpen = proofs.includes(null);
  for (const { card, tricks, kept } of bound) {
    if (!kept) continue;
    const last = 31 - Math.clz32(tricks);
    const isOut = facts.trickOf[card] === 0 || (tricks & (1 << facts.trickOf[card]!)) === 0;
    if (isOut && facts.tricks.length < last) isOpen = true;
    else {
      const failed = keptCardFailed(facts, party, card, tricks);
      if (failed) return { status: 'lost', proof: failed };
    }
  }
  return isOpen ? open : { status: 'won', proof: proofs.at(-1)! };
}
