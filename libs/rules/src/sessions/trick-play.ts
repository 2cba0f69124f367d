import { beats, FIRST_TAROCK, TAROCK, suitOf, type Card } from '../cards/card.js';
import { type CardSet } from '../cards/card-set.js';
import { text } from '../language.js';
import { suitMask } from '../tricks/trick.js';
import { type Course } from './course.js';
import { type Seat } from './seats.js';

/** Who is about to play, and to what. */
export interface Situation {
  seat: Seat;
  hand: CardSet;
  /** Index of the trick. */
  trick: number;
  /** The cards of the trick; those before `place` have been played. */
  cards: readonly Card[];
  place: number;
  /** The card winning so far, −1 to lead. */
  best: Card;
}

/**
 * A rule of play beyond S3. Rules are asked in order, each narrows what the one before has left; a card outside draws the
 * code. A rule that leaves nothing says that it does not apply: return the legal cards as they are.
 */
export interface Restriction {
  readonly code: string;
  narrow(legal: CardSet, situation: Situation): CardSet;
}

export interface TrickRules {
  readonly leader: Seat;
  readonly restrictions: readonly Restriction[];
  /** The place, from 0, that wins a trick in spite of the usual order; null where that holds. */
  readonly winner?: (cards: readonly Card[]) => number | null;
  /** Something that happens after each trick (Varšava's talon cards). */
  readonly afterTrick?: (trick: number, winner: Seat) => void;
}

/** Tricks that have been followed. */
export interface Played {
  readonly tricks: readonly (readonly Card[])[];
  readonly winners: readonly Seat[];
  readonly leaders: readonly Seat[];
  /** Tricks won, by seat. */
  readonly counts: readonly number[];
  /** The cards in each seat's tricks. */
  readonly taken: readonly CardSet[];
  /** The trick in which a card was played, by card; −1 if it was not. */
  readonly trickOf: Int8Array;
  /** Who played a card, by card. */
  readonly playerOf: Int8Array;
}

const notHeld = text(
  'the seat whose turn it is does not hold this card',
  'wer hier am Zug ist, hält diese Karte nicht',
  'aki itt következik, annál nincs ez a lap',
);

/**
 * Follows all tricks of a deal (S3). Cards that a seat does not hold are a problem (null is returned), other cards that
 * may not be played draw a code and are played all the same.
 */
export function followTricks(course: Course, rules: TrickRules): Played | null {
  const { table, record } = course;
  const { restrictions } = rules;
  const suits = course.hands.map((hand) => hand.suits);
  const tarocks = course.hands.map((hand) => hand.tarocks);
  const takenSuits = new Array<number>(table.players).fill(0);
  const takenTarocks = new Array<number>(table.players).fill(0);
  const counts = new Array<number>(table.players).fill(0);
  const winners: Seat[] = [];
  const leaders: Seat[] = [];
  const trickOf = new Int8Array(54).fill(-1);
  const playerOf = new Int8Array(54).fill(-1);
  let leader = rules.leader;

  for (let trick = 0; trick < record.tricks.length; trick++) {
    const cards = record.tricks[trick]!;
    let seat = leader;
    let winner = leader;
    let best = -1;
    let trickSuits = 0;
    let trickTarocks = 0;
    for (let place = 0; place < 4; place++) {
      const card = cards[place]!;
      const bit = 1 << (card & 31);
      const isTarock = card >= FIRST_TAROCK;
      const handSuits = suits[seat]!;
      const handTarocks = tarocks[seat]!;
      if (((isTarock ? handTarocks : handSuits) & bit) === 0) {
        course.problem(notHeld, 'tricks', trick, place);
        return null;
      }
      if (place > 0 && revokes(card, cards[0]!, handSuits, handTarocks)) {
        course.report('play/revoke', 'tricks', trick, place, seat);
      } else if (restrictions.length > 0) {
        const hand = { suits: handSuits, tarocks: handTarocks };
        const code = brokenRestriction(restrictions, card, { seat, hand, trick, cards, place, best });
        if (code !== null) course.report(code, 'tricks', trick, place, seat);
      }
      if (isTarock) {
        tarocks[seat] = handTarocks & ~bit;
        trickTarocks |= bit;
      } else {
        suits[seat] = handSuits & ~bit;
        trickSuits |= bit;
      }
      if (best === -1 || beats(card, best)) {
        best = card;
        winner = seat;
      }
      trickOf[card] = trick;
      playerOf[card] = seat;
      seat = table.next[seat]!;
    }
    const unusual = rules.winner?.(cards) ?? null;
    if (unusual !== null) winner = table.from[leader]![unusual]!;
    takenSuits[winner] = takenSuits[winner]! | trickSuits;
    takenTarocks[winner] = takenTarocks[winner]! | trickTarocks;
    counts[winner] = counts[winner]! + 1;
    leaders.push(leader);
    winners.push(winner);
    rules.afterTrick?.(trick, winner);
    leader = winner;
  }
  const taken = takenSuits.map((mask, seat) => ({ suits: mask, tarocks: takenTarocks[seat]! }));
  return { tricks: record.tricks, winners, leaders, counts, taken, trickOf, playerOf };
}

/** S3: the suit led, without it a tarock, without either any card. */
function revokes(card: Card, led: Card, handSuits: number, handTarocks: number): boolean {
  const suit = suitOf(led);
  if (suit < TAROCK) {
    if (suitOf(card) === suit) return false;
    if ((handSuits & suitMask(suit)) !== 0) return true;
  }
  return card < FIRST_TAROCK && handTarocks !== 0;
}

/** The cards that S3 allows to a hand. @param led −1 to lead */
export function allowedByS3(hand: CardSet, led: Card): CardSet {
  if (led < 0) return hand;
  if (led < FIRST_TAROCK) {
    const following = hand.suits & suitMask(suitOf(led));
    if (following !== 0) return { suits: following, tarocks: 0 };
  }
  return hand.tarocks !== 0 ? { suits: 0, tarocks: hand.tarocks } : hand;
}

function brokenRestriction(rules: readonly Restriction[], card: Card, situation: Situation): string | null {
  let legal = allowedByS3(situation.hand, situation.place === 0 ? -1 : situation.cards[0]!);
  for (const rule of rules) {
    legal = rule.narrow(legal, situation);
    const mask = card >= FIRST_TAROCK ? legal.tarocks : legal.suits;
    if ((mask & (1 << (card & 31))) === 0) return rule.code;
  }
  return null;
}

/** All cards that may be played in a situation: S3 and every further rule. */
export function legalCards(restrictions: readonly Restriction[], situation: Situation): CardSet {
  let legal = allowedByS3(situation.hand, situation.place === 0 ? -1 : situation.cards[0]!);
  for (const rule of restrictions) legal = rule.narrow(legal, situation);
  return legal;
}

/** Some cards of each seat may be played only when no other card is legal. @param kept by seat */
export function keptCards(code: string, kept: readonly CardSet[]): Restriction {
  return {
    code,
    narrow(legal, { seat }) {
      const { suits, tarocks } = kept[seat]!;
      const rest = { suits: legal.suits & ~suits, tarocks: legal.tarocks & ~tarocks };
      return (rest.suits | rest.tarocks) === 0 ? legal : rest;
    },
  };
}

/** Of the legal cards those that beat the card winning so far, if there are any. */
export function overtaking(code: string): Restriction {
  return {
    code,
    narrow(legal, { best }) {
      if (best < 0) return legal;
      const rest =
        best >= FIRST_TAROCK
          ? { suits: 0, tarocks: legal.tarocks & (-2 << (best & 31)) }
          : { suits: legal.suits & suitMask(suitOf(best)) & (-2 << best), tarocks: legal.tarocks };
      return (rest.suits | rest.tarocks) === 0 ? legal : rest;
    },
  };
}
