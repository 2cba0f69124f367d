import { describe, expect, it } from '@jest/globals';
import { parseCard } from '../../src/cards/card.js';
import { cardSet } from '../../src/cards/card-set.js';
import { Reader } from '../../src/record/reader.js';
import { Course } from '../../src/sessions/course.js';
import { kingsTarock } from '../../src/sessions/kings-tarock/ruleset.js';
import { type RecordedPlay } from '../../src/sessions/acts.js';
import { tableOf } from '../../src/sessions/seats.js';
import { legalCards } from '../../src/sessions/trick-play.js';
import { codes } from './table.js';
import { dealt54, kings, malformed, played, rufer, strong, trischakenDeal } from './kings-table.js';

/** A deal of which nothing has been said or played yet. */
function recordOf({ hands, talon }: ReturnType<typeof dealt54>): RecordedPlay {
  const nothing = { start: [], auction: [], calling: [], exchange: [], announcements: [], tricks: [], after: [] };
  return { dealer: 0, hands: hands.map((hand) => hand.map(parseCard)), talon: talon.map(parseCard), ...nothing };
}

const set = (text: string) => cardSet(text.split(' ').map(parseCard));

describe('Kings Tarock 7: play', () => {
  const hands = dealt54({
    0: 'SQ S8 T5',
    1: 'SC HK T22',
    2: 'T9 T3 T1',
    3: 'S9 T8 T2',
  });
  /** Codes of trick 1 of a deal that goes on somehow: only the cards of trick 1 are looked at. */
  const trick1 = (auction: string, leader: number, first: string) => {
    const cards = first.split(' ');
    const order = Object.fromEntries(cards.map((card, place) => [(leader + place) % 4, card]));
    const tricks = played(hands, { auction, leader, order })['tricks'] as string[][];
    return codes(kings(played(hands, { auction, tricks: [cards, ...tricks.slice(1)] }))).filter((code) =>
      code.includes('tricks 0.'),
    );
  };
  it('7.1 positive games are played by S3 alone', () => {
    expect(trick1(rufer('solodreier'), 1, 'SC T3 S9 S8')).toEqual([]);
  });
  it('7.1 in negative games a card that beats the best so far must be played', () => {
    expect(trick1(rufer('bettler'), 1, 'SC T3 S9 SQ')).toEqual([]);
    expect(trick1(rufer('bettler'), 1, 'SC T1 S9 S8')).toEqual([]);
    const hand0 = dealt54({ 0: 'SQ S8 T5', 1: 'SC', 2: 'S9', 3: 'S7' });
    const tricks = played(hand0, { auction: rufer('bettler'), order: { 1: 'SC', 2: 'S9', 3: 'S7', 0: 'S8' } })[
      'tricks'
    ];
    const deal = played(hand0, { auction: rufer('bettler'), tricks: tricks as string[][] });
    expect(codes(kings(deal))).toContain('play/overtake tricks 0.3 @0');
  });
  it('7.1 in Trischaken T1 is the last tarock, before overtaking', () => {
    const tricks = (trischakenDeal['tricks'] as string[][]).map((trick, index) =>
      trick.map((card) => (index === 9 && card === 'T4' ? 'T1' : index === 11 && card === 'T1' ? 'T4' : card)),
    );
    expect(codes(kings({ ...trischakenDeal, tricks }))).toEqual(['play/pagat tricks 9.3 @0']);
  });
  it.each([
    ['T21 T1 S7', '', 'T21 S7'],
    ['T1 S7', '', 'T1 S7'],
    ['T21 T1', 'T22', 'T21'],
    ['T21 T9 T4', 'T8', 'T21 T9'],
    ['T9 T1', 'SK', 'T9'],
    ['T3 T1', 'T8', 'T3'],
    ['SQ S8 T5', 'SC', 'SQ'],
    ['SQ S8', 'SC T4', 'SQ S8'],
    ['T7 T5 HK', 'S9 T6', 'T7'],
  ])('7.1 in Trischaken a hand of %s may play to %s only %s', (hand, table, legal) => {
    const course = new Course(kingsTarock, {}, tableOf(4, 0), recordOf(dealt54()), new Reader());
    course.contract = 'trischaken';
    const { restrictions } = kingsTarock.play(course).trickRules();
    const laid = table.split(' ').filter(Boolean).map(parseCard);
    const best = laid.length === 0 ? -1 : Math.max(...laid);
    const situation = { seat: 0, hand: set(hand), trick: 0, cards: laid, place: laid.length, best };
    expect(legalCards(restrictions, situation)).toEqual(set(legal));
  });
  it('7.2 all twelve tricks are on record, or the deal is not finished', () => {
    const deal = played(strong, { auction: rufer('solodreier') });
    expect(malformed({ ...deal, tricks: (deal['tricks'] as string[][]).slice(0, 11) })).toEqual(['deals[0].tricks']);
    expect(codes(kings({ ...deal, tricks: [] }))).toEqual(['deal/not-finished deal']);
  });
});

describe('Kings Tarock 10: the played Trischaken', () => {
  it('10 a whole deal: points, tricks, payments, woods', () => {
    const deal = kings(trischakenDeal);
    expect(deal.violations).toEqual([]);
    expect(deal.tricks).toEqual([3, 4, 0, 5]);
    expect(deal.points).toEqual([13, 23, 0, 35]);
    expect(deal.payments).toEqual([0, 0, 5, -5]);
    expect(deal.state.woods).toEqual([1, 1, 1, 1]);
    expect([deal.declarers, deal.partner, deal.contract]).toEqual([[], null, 'trischaken']);
  });
});
