import { type Card } from '../../cards/card.js';
import { cardSet, has, includes, intersection, isEmpty, size, type CardSet } from '../../cards/card-set.js';
import { type Claim } from '../announcements/claim.js';
import { birdSet, cardsOfSuit, honourSet, MOON, SKUES, SUIT_CARDS, VISI } from '../deck.js';
import { opponentsOf, parties, type Party } from '../table.js';
import { differentCards } from './different-cards.js';
import { type SheetPosition } from './position.js';

/** What a sheet asks for beyond single tricks and cards. By party; null where the sheet does not say. */
export interface Demands {
  /** Tricks at least and at most. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  readonly tarocks: readonly (number | null)[];
  readonly honours: readonly (number | null)[];
  /** Parties that claim, and that deny, to have taken their fifth trick first. */
  readonly first: readonly Party[];
  readonly notFirst: readonly Party[];
  readonly denied: readonly { readonly party: Party; readonly claim: Claim }[];
  /** Parties with a player who announced a bird. */
  readonly birds: readonly Party[];
  /** By seat, then by suit: the announced number of cards, 0 without. */
  readonly suitCounts: readonly (readonly number[])[];
}

const TRICKS = 10;
const suits: readonly CardSet[] = [0, 1, 2, 3].map(cardsOfSuit);
const PARTY_CARDS = 20;
const LEAST_PARTY_TAROCKS = 6;
const MOST_PARTY_TAROCKS = 16;
/** Suit cards win only tricks without a tarock, four suit cards each: no more than four of 18. */
const MOST_SUIT_TRICKS = 4;
const suitsOnly: CardSet = { suits: SUIT_CARDS, tarocks: 0 };

/** False if a position can certainly not become a whole game that meets the demands. */
export function completes(position: SheetPosition, demands: Demands): boolean {
  return (
    parties.every((party) => dealPossible(position, demands, party) && catchesPossible(position, party)) &&
    demands.birds.every((party) => !includes(position.dealtTo(opponentsOf(party)), birdSet)) &&
    suits.every((_, suit) => suitPossible(position, demands, suit)) &&
    suitTricksPossible(position, demands) &&
    demands.denied.every(({ party, claim }) => !isCertain(claim, party, position)) &&
    someDistribution(position, demands)
  );
}

/** 1.4 and the consolation: tarocks, honours and twenty cards a party. */
function dealPossible(position: SheetPosition, demands: Demands, party: Party): boolean {
  const dealt = position.dealtTo(party);
  const tarocks = demands.tarocks[party] ?? null;
  const honours = demands.honours[party] ?? null;
  const certainTarocks = size({ suits: 0, tarocks: dealt.tarocks });
  const certainHonours = size(intersection(dealt, honourSet));
  const missingHonours = size(intersection(position.dealtTo(opponentsOf(party)), honourSet));
  if (honours !== null && (certainHonours > honours || 2 - missingHonours < honours)) return false;
  if (tarocks === null) return true;
  if (tarocks < LEAST_PARTY_TAROCKS || tarocks > MOST_PARTY_TAROCKS) return false;
  return certainTarocks <= tarocks && size(intersection(dealt, suitsOnly)) <= PARTY_CARDS - tarocks;
}

/** A high tarock caught from the other party fell to a higher one that the catching party holds. */
function catchesPossible(position: SheetPosition, party: Party): boolean {
  const other = position.dealtTo(opponentsOf(party));
  for (let card = VISI; card < SKUES; card++) {
    if (!has(position.homeOf(party), card) || !has(other, card)) continue;
    let higher = card + 1;
    while (higher <= SKUES && has(other, higher)) higher++;
    if (higher > SKUES) return false;
  }
  return true;
}

/** The cards of a suit that each party must have been dealt, by what it announced or won with, are no more than there are. */
function suitPossible(position: SheetPosition, demands: Demands, suit: number): boolean {
  const all = suits[suit]!;
  let needed = 0;
  for (const party of parties) {
    const announced = demands.suitCounts[party << 1]![suit]! + demands.suitCounts[(party << 1) | 1]![suit]!;
    let won = 0;
    for (let trick = 1; trick <= TRICKS; trick++) {
      if (position.winnerOf(trick) === party && includes(all, position.winningOf(trick))) won++;
    }
    needed += Math.max(announced, won, size(intersection(position.dealtTo(party), all)));
  }
  return needed <= size(all);
}

/** Each trick won with a suit card takes two suit cards of each party. */
function suitTricksPossible(position: SheetPosition, demands: Demands): boolean {
  let tricks = 0;
  for (let trick = 1; trick <= TRICKS; trick++) if (position.winningOf(trick).tarocks === 0) tricks++;
  if (tricks > MOST_SUIT_TRICKS) return false;
  return parties.every((party) => {
    const tarocks = demands.tarocks[party] ?? null;
    return tarocks === null || 2 * tricks <= PARTY_CARDS - tarocks;
  });
}

/** Whether a claim follows from the position, so that its party cannot have failed in it. */
function isCertain(claim: Claim, party: Party, position: SheetPosition): boolean {
  switch (claim.kind) {
    case 'home':
      return position.broughtHome(party, claim.cards);
    case 'home-one-of':
      return !isEmpty(intersection(position.homeOf(party), claim.cards));
    case 'caught':
      return has(position.homeOf(party), claim.card) && has(position.dealtTo(opponentsOf(party)), claim.card);
    case 'trick-with-card':
      return (
        position.winnerOf(claim.trick) === party && includes(cardSet([claim.card]), position.winningOf(claim.trick))
      );
    case 'first-tricks':
    case 'trick-count':
    case 'trick-with-kind':
    case 'some-trick-with':
    case 'four-in-a-row':
    case 'fifth-trick-first':
    case 'last-three-shared':
      return false;
  }
}

/** Who wins each trick, by number − 1. */
type Winners = readonly Party[];

/**
 * Whether the open tricks can be given to the parties in numbers that the demands allow. Open tricks are alike but for their
 * place, and the place matters only to who takes his fifth trick first: so for each number of them one way that is best for A,
 * and one that is best for B.
 */
function someDistribution(position: SheetPosition, demands: Demands): boolean {
  const known = position.allWinners();
  const taken = [0, 0];
  for (const winner of known) if (winner !== null) taken[winner]! += 1;
  const open = TRICKS - taken[0]! - taken[1]!;
  for (let count = 0; count <= open; count++) {
    if (!isAllowed(demands, 0, taken[0]! + count) || !isAllowed(demands, 1, taken[1]! + open - count)) continue;
    if (distributionPossible(given(known, 0, count), position, demands)) return true;
    // All open tricks to one party are one way.
    if (count === 0 || count === open) continue;
    if (distributionPossible(given(known, 1, open - count), position, demands)) return true;
  }
  return false;
}

function isAllowed({ least, most }: Demands, party: Party, tricks: number): boolean {
  return tricks >= least[party]! && tricks <= most[party]!;
}

/** So many of the open tricks go to one party, the first ones, the others to the other. */
function given(known: readonly (Party | null)[], early: Party, count: number): Winners {
  const late = opponentsOf(early);
  let left = count;
  return known.map((winner) => winner ?? (left-- > 0 ? early : late));
}

function distributionPossible(winners: Winners, position: SheetPosition, demands: Demands): boolean {
  const first = firstToFive(winners);
  let ofSecond = 0;
  for (const winner of winners) ofSecond += winner;
  return (
    demands.first.every((party) => party === first) &&
    demands.notFirst.every((party) => party !== first) &&
    homePossible(position, demands, 0, TRICKS - ofSecond) &&
    homePossible(position, demands, 1, ofSecond) &&
    winningCardsPossible(position, winners)
  );
}

function firstToFive(winners: Winners): Party {
  const taken = [0, 0];
  for (const winner of winners) if (++taken[winner]! === 5) return winner;
  throw new Error('one of two parties takes five of ten tricks');
}

/** Each trick holds two cards of each party: so many of its own, and of the other's, a party brings home. */
function homePossible(position: SheetPosition, demands: Demands, party: Party, tricks: number): boolean {
  const home = position.homeOf(party);
  if (size(home) > 4 * tricks) return false;
  for (const from of parties) if (size(intersection(home, position.dealtTo(from))) > 2 * tricks) return false;
  if (tricks === TRICKS) {
    const everything = demands.denied.some(({ party: denier, claim }) => denier === party && isCertainOfAll(claim));
    if (
      everything ||
      position.homeOf(opponentsOf(party)).suits !== 0 ||
      position.homeOf(opponentsOf(party)).tarocks !== 0
    ) {
      return false;
    }
    const caught = demands.denied.some(
      ({ party: denier, claim }) =>
        denier === party && claim.kind === 'caught' && has(position.dealtTo(opponentsOf(party)), claim.card),
    );
    if (caught || has(position.dealtTo(opponentsOf(party)), SKUES)) return false;
  }
  if (!includes(home, suitsOnly)) return true;
  return parties.every((from) => {
    const tarocks = demands.tarocks[from] ?? null;
    return tarocks === null || PARTY_CARDS - tarocks <= 2 * tricks;
  });
}

/** True whatever the cards, when all ten tricks are taken. */
function isCertainOfAll(claim: Claim): boolean {
  return claim.kind === 'home' || claim.kind === 'home-one-of';
}

/** Whether each trick can have a winning card of its own; Sküs, and a moon that was not caught, have to be among them. */
function winningCardsPossible(position: SheetPosition, winners: Winners): boolean {
  const cards = position.winningCards(winners);
  const mustWin: [Card, Party][] = [];
  for (const party of parties) {
    const dealt = position.dealtTo(party);
    if (has(dealt, SKUES)) mustWin.push([SKUES, party]);
    // The moon of one party, brought home without that party's Sküs, has won its trick itself.
    if (has(dealt, MOON) && has(position.homeOf(party), MOON) && has(position.dealtTo(opponentsOf(party)), SKUES)) {
      mustWin.push([MOON, party]);
    }
  }
  return placeWinners(mustWin, 0, cards, winners);
}

/**
 * Puts each card that must win into a trick of its party, then looks for cards for the others. Tricks of which nothing else
 * is known are alike, so one of them is tried, and each trick that asks for this card among others.
 * @param cards as `differentCards` takes them; they are as before afterwards
 */
function placeWinners(
  mustWin: readonly (readonly [Card, Party])[],
  from: number,
  cards: (CardSet | null)[],
  winners: Winners,
): boolean {
  const next = mustWin[from];
  if (!next) return differentCards(cards);
  const [card, party] = next;
  let isOpenTried = false;
  for (let trick = 0; trick < TRICKS; trick++) {
    if (winners[trick] !== party) continue;
    const before = cards[trick] ?? null;
    if (before === null ? isOpenTried : !has(before, card)) continue;
    if (before === null) isOpenTried = true;
    cards[trick] = cardSet([card]);
    const isPossible = placeWinners(mustWin, from + 1, cards, winners);
    cards[trick] = before;
    if (isPossible) return true;
  }
  return false;
}
