import { text } from '../../language.js';
import { type Card } from '../../cards/card.js';
import { has } from '../../cards/card-set.js';
import { type Call } from '../auction/call.js';
import { objections } from '../auction/objections.js';
import { deck } from '../deck.js';
import { sentence, type Sentence } from '../explain/sentence.js';
import { seats, type Seat } from '../table.js';
import { violationRules, type Violation } from '../violations.js';
import { auctionOf, gameSoFar, tricksOf } from './game-so-far.js';
import { type GameView } from './game-view.js';
import { knownHands, playedBy } from './known-hands.js';
import { violationsSoFar } from './violations-so-far.js';

/** Why a choice is not legal. */
export interface ObjectionSoFar {
  readonly rule: string;
  readonly sentence: Sentence;
  /** Whether it can have happened all the same: a call that is void, a card against the rules. Else no record could hold it. */
  readonly isPossible: boolean;
  /** The trick, from 1, in which it breaks the rule: an earlier one where a card shows that it was not followed there. */
  readonly trick: number | null;
}

const playedBefore = text(
  '{card} was played in trick {trick} by {seat}',
  '{card} hat {seat} schon in Stich {trick} gespielt',
  '{card} már a(z) {trick}. ütésben lekerült: {seat}',
);
const heldElsewhere = text(
  '{card} was dealt to {seat}',
  '{card} wurde an {seat} gegeben',
  '{card} a következő kezében van: {seat}',
);
const notHeld = text(
  '{card} was not dealt to {seat}',
  '{card} wurde nicht an {seat} gegeben',
  '{card} nincs a következő kezében: {seat}',
);

/** What speaks against each call of who speaks now, null for what is legal (2.2–2.5, 4.1). */
export function judgeCalls(view: GameView): (call: Call) => ObjectionSoFar | null {
  const hands = knownHands(view, tricksOf(view));
  const auction = auctionOf(view, hands);
  const seat = gameSoFar(view).turnOf;
  return (call) => {
    const objection = seat === null ? null : auction.objection(call, seat);
    if (objection === null) return null;
    return { rule: violationRules[objection.code], sentence: objection.sentence, isPossible: true, trick: null };
  };
}

/** What speaks against it that somebody begins to speak now, null for whose turn it is (2.1). */
export function judgeTurns(view: GameView): (seat: Seat) => ObjectionSoFar | null {
  const { turnOf: due, phase } = gameSoFar({ ...view, speaker: null });
  return (seat) => {
    if (phase !== 'auction' || due === null || seat === due) return null;
    const reason = sentence(objections.turnOrder, { seat: { seat }, due: { seat: due } });
    return { rule: violationRules['auction/turn-order'], sentence: reason, isPossible: true, trick: null };
  };
}

/**
 * What speaks against each card of who plays now, null for what is legal (3.1, 2.6). Of a hand that is not known any card may
 * come that contradicts nothing before.
 */
export function judgeCards(view: GameView): (card: Card) => ObjectionSoFar | null {
  const { turnOf: seat, tricks } = gameSoFar(view);
  if (seat === null) return () => null;
  const before = new Set(brokenBy(view).map(placeOf));
  return (card) => {
    const impossible = outOfHand(view, tricks, seat, card);
    if (impossible !== null) return impossible;
    const broken = brokenBy({ ...view, cards: [...view.cards, card] }).find((each) => !before.has(placeOf(each)));
    if (broken === undefined) return null;
    return { rule: violationRules[broken.code], sentence: broken.sentence, isPossible: true, trick: broken.trick };
  };
}

/** The cards that who plays now may play: those of his hand as far as it is known, else all that are left. */
export function legalCardsSoFar(view: GameView): readonly Card[] {
  const judge = judgeCards(view);
  return deck.filter((card) => judge(card) === null);
}

function brokenBy(view: GameView): readonly Violation[] {
  const tricks = tricksOf(view);
  const hands = knownHands(view, tricks);
  return violationsSoFar(view, auctionOf(view, hands), tricks, hands);
}

function placeOf({ code, seat, turn, trick }: Violation): string {
  return [code, seat, turn, trick].join();
}

function outOfHand(view: GameView, tricks: ReturnType<typeof tricksOf>, seat: Seat, card: Card): ObjectionSoFar | null {
  const impossible = { isPossible: false, trick: null };
  const place = view.cards.indexOf(card);
  if (place >= 0) {
    const by = seats.find((each) => playedBy(each, tricks).includes(card))!;
    const values = { card: { card }, seat: { seat: by }, trick: Math.floor(place / 4) + 1 };
    return { ...impossible, rule: '1.3', sentence: sentence(playedBefore, values) };
  }
  const hands = knownHands(view, tricks);
  const holder = seats.find((each) => each !== seat && hands[each].isWhole && has(hands[each].cards, card));
  if (holder === undefined) {
    if (!hands[seat].isWhole || has(hands[seat].cards, card)) return null;
    const values = { card: { card }, seat: { seat } };
    return { ...impossible, rule: '1.4', sentence: sentence(notHeld, values) };
  }
  return { ...impossible, rule: '1.4', sentence: sentence(heldElsewhere, { card: { card }, seat: { seat: holder } }) };
}
