import { beats, CARD_NUMBERS, FIRST_TAROCK, suitOf, type Card } from '../cards/card.js';
import { has, noCards, union, type CardSet } from '../cards/card-set.js';
import { text } from '../language.js';
import { following, follows, suitMask } from '../tricks/trick.js';
import { type Course } from './course.js';
import { type Seat } from './seats.js';
import { type Played, type Restriction, type Situation, type TrickRules } from './trick-rules.js';

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
  const hands: Pile[] = course.hands.map(({ suits, tarocks }) => ({ suits, tarocks }));
  const taken: Pile[] = course.hands.map(() => ({ suits: 0, tarocks: 0 }));
  const counts = course.hands.map(() => 0);
  const winners: Seat[] = [];
  const leaders: Seat[] = [];
  const trickOf = notPlayed.slice();
  const playerOf = notPlayed.slice();
  const restricted = restrictedCards(restrictions, table.players);
  let leader = rules.leader;

  for (let trick = 0; trick < record.tricks.length; trick++) {
    const cards = record.tricks[trick]!;
    const led = cards[0]!;
    let seat = leader;
    let winner = leader;
    let best = -1;
    let suits = 0;
    let tarocks = 0;
    for (let place = 0; place < 4; place++) {
      const card = cards[place]!;
      const hand = hands[seat]!;
      if (!has(hand, card)) {
        course.problem(notHeld, 'tricks', trick, place);
        return null;
      }
      if (place > 0 && !follows(hand, led, card)) {
        course.report('play/revoke', 'tricks', trick, place, seat);
      } else if (has(restricted[seat]!, card)) {
        const code = brokenRestriction(restrictions, card, { seat, hand, trick, cards, place, best });
        if (code !== null) course.report(code, 'tricks', trick, place, seat);
      }
      const bit = 1 << (card & 31);
      if (card >= FIRST_TAROCK) {
        hand.tarocks &= ~bit;
        tarocks |= bit;
      } else {
        hand.suits &= ~bit;
        suits |= bit;
      }
      if (place === 0 || beats(card, best)) {
        best = card;
        winner = seat;
      }
      trickOf[card] = trick;
      playerOf[card] = seat;
      seat = table.next[seat]!;
    }
    const unusual = rules.winner?.(cards) ?? null;
    if (unusual !== null) winner = table.from[leader]![unusual]!;
    const pile = taken[winner]!;
    pile.suits |= suits;
    pile.tarocks |= tarocks;
    counts[winner]!++;
    leaders.push(leader);
    winners.push(winner);
    rules.afterTrick?.(trick, winner);
    leader = winner;
  }
  return { tricks: record.tricks, winners, leaders, counts, taken, trickOf, playerOf };
}

const notPlayed = new Int8Array(CARD_NUMBERS).fill(-1);

/** By seat, the cards that some restriction may forbid. */
function restrictedCards(restrictions: readonly Restriction[], players: number): readonly CardSet[] {
  const cards = new Array<CardSet>(players).fill(noCards);
  for (const { concerned } of restrictions)
    for (let seat = 0; seat < players; seat++)
      cards[seat] = concerned === undefined ? anyCard : union(cards[seat]!, concerned[seat]!);
  return cards;
}

const anyCard: CardSet = { suits: -1, tarocks: -1 };

/** Cards of a seat while tricks are followed. */
interface Pile {
  suits: number;
  tarocks: number;
}

/** The cards that S3 allows to a hand. @param led −1 to lead */
export function allowedByS3(hand: CardSet, led: Card): CardSet {
  return led < 0 ? hand : following(hand, led);
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
    concerned: kept,
    narrow(legal, { seat }) {
      const { suits, tarocks } = kept[seat]!;
      if ((suits | tarocks) === 0) return legal;
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
