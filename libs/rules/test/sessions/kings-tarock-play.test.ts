import { describe, expect, it } from 'vitest';
import { parseCard } from '../../src/cards/card.js';
import { cardSet } from '../../src/cards/card-set.js';
import { pointsRoundedUp } from '../../src/sessions/pack.js';
import { Reader } from '../../src/record/reader.js';
import { Course } from '../../src/sessions/course.js';
import { kingsTarock } from '../../src/sessions/kings-tarock/ruleset.js';
import { type RecordedPlay } from '../../src/sessions/record.js';
import { tableOf } from '../../src/sessions/seats.js';
import { legalCards } from '../../src/sessions/trick-play.js';
import { codes, lines, problemPaths } from './table.js';
import { dealt54, kings, kingsSession, played, trischakenDeal, type Json, type Way } from './kings-table.js';

/** A deal of which nothing has been said or played yet. */
function recordOf({ hands, talon }: ReturnType<typeof dealt54>): RecordedPlay {
  const nothing = { start: [], auction: [], calling: [], exchange: [], announcements: [], tricks: [], after: [] };
  return { dealer: 0, hands: hands.map((hand) => hand.map(parseCard)), talon: talon.map(parseCard), ...nothing };
}

const malformed = (deal: Json): string[] => problemPaths(kingsSession([deal]));
const set = (text: string) => cardSet(text.split(' ').map(parseCard));

/** Seat 1, the Rufer, holds twelve tarocks and draws all others: its T3, T2, T1 win the last tricks. */
const strong = dealt54({
  1: 'T22 T21 T20 T19 T18 T17 T16 T15 T14 T3 T2 T1',
  0: 'T13 T12 T11',
  2: 'T10 T9 T8 SK CK',
  3: 'T7 T6 HK',
  talon: 'T5 T4 DK S7 S8 S9',
});
const rufer = (game: string) => `1:call 2:- 3:- 0:- 1:${game}`;
const second = (game: string) => `1:call 2:${game} 3:- 0:- 1:-`;

describe('Kings Tarock 1.2: counting', () => {
  it('1.2 the facts: counted upwards in threes', () => {
    expect(['S7', 'SK', 'SQ S7', 'S7 S8 S9'].map((cards) => pointsRoundedUp(set(cards)))).toEqual([1, 5, 4, 1]);
  });
  it('1.2 both sides are counted, so points add up to 70 or 71', () => {
    const { points } = kings(
      played(strong, { auction: rufer('koenigrufer'), call: 'SK', exchange: ['1 take 1', '1 discard T5 T4 T14'] }),
    );
    const { declarer, opponents } = points as { declarer: number; opponents: number };
    expect([70, 71]).toContain(declarer + opponents);
  });
});

describe('Kings Tarock 4: calling a king', () => {
  const base: Way = { auction: second('solorufer') };
  it('4.1 without a call the deal is not settled', () => {
    const deal = kings(played(strong, base));
    expect(codes(deal)).toEqual(['call/missing calling @2']);
    expect([deal.outcome, deal.partner, deal.called, deal.points, deal.tricks]).toEqual([null, null, null, null, null]);
  });
  it('4.1 D5 a king that he was dealt draws call/own-king and counts, unless he was dealt all four', () => {
    const own = kings(played(strong, { ...base, call: 'SK' }));
    expect(codes(own)).toEqual(['call/own-king calling 0 @2']);
    expect([own.called, own.partner]).toEqual(['SK', null]);
    const four = kings(played(dealt54({ 2: 'SK CK HK DK' }), { ...base, call: 'SK' }));
    expect(codes(four)).toEqual([]);
    expect(four.partner).toBeNull();
  });
  it('4.2 who was dealt the king is the partner; with the king in the talon he is alone', () => {
    expect(kings(played(strong, { ...base, call: 'HK' })).partner).toBe(3);
    expect(kings(played(strong, { ...base, call: 'DK' })).partner).toBeNull();
  });
  it('4.1 calls of other seats, second calls and calls in other games are ignored', () => {
    const calling = (entries: [number, string][], auction: string) =>
      codes(
        kings({
          ...played(strong, { auction, tricks: 'none' }),
          calling: entries.map(([seat, card]) => ({ seat, act: 'call', card })),
        }),
      ).filter((code) => !code.startsWith('deal/'));
    expect(
      calling(
        [
          [1, 'HK'],
          [2, 'HK'],
          [2, 'DK'],
        ],
        second('solorufer'),
      ),
    ).toEqual(['calling/not-declarer calling 0 @1', 'calling/not-possible calling 2 @2']);
    expect(
      calling(
        [
          [1, 'HK'],
          [2, 'HK'],
        ],
        second('dreier'),
      ),
    ).toEqual(['calling/not-declarer calling 0 @1', 'calling/not-possible calling 1 @2']);
    expect(
      calling(
        [
          [1, 'HK'],
          [2, 'HK'],
        ],
        rufer('trischaken'),
      ),
    ).toEqual(['calling/not-possible calling 0 @1', 'calling/not-possible calling 1 @2']);
  });
});

describe('Kings Tarock 5: talon', () => {
  const called: Way = { auction: rufer('koenigrufer'), call: 'DK', tricks: 'none' };
  it('5.1 D6 one triple is taken and three cards discarded; six in sechserdreier; nothing elsewhere', () => {
    const form = (game: string, exchange: string[]) =>
      malformed(played(strong, { auction: rufer(game), call: 'DK', exchange, tricks: 'none' }));
    expect(form('dreier', ['1 take 2', '1 discard S7 S8 S9'])).toEqual([]);
    expect(form('dreier', ['1 take 2', '1 discard S7 S8 T5'])).toEqual(['deals[0].exchange[1].cards']);
    expect(form('dreier', ['1 take 2', '1 discard S7 S8'])).toEqual(['deals[0].exchange[1].cards']);
    expect(form('dreier', ['1 take 2'])).toEqual(['deals[0].exchange']);
    expect(form('dreier', ['2 take 2', '2 discard S7 S8 S9'])).toEqual(['deals[0].exchange[0]']);
    expect(form('dreier', ['1 take 2', '1 discard S7 S8 S9', '1 give-up'])).toEqual(['deals[0].exchange[2]']);
    expect(form('sechserdreier', ['1 discard S7 S8 S9 T5 T4 T14'])).toEqual([]);
    expect(form('sechserdreier', ['1 take 1', '1 discard T5 T4 T14'])).toEqual(['deals[0].exchange[0]']);
    expect(form('sechserdreier', ['1 give-up'])).toEqual(['deals[0].exchange[0]']);
    for (const game of ['solodreier', 'solorufer', 'bettler', 'trischaken']) {
      expect(form(game, ['1 take 1', '1 discard T5 T4 T14'])).toEqual(['deals[0].exchange[0]']);
      expect(form(game, [])).toEqual([]);
    }
  });
  it('5.2 in koenigrufer the triple with the called king must be taken; D7 in aufrufer the choice is free', () => {
    const wrong = ['1 take 2', '1 discard S7 S8 S9'];
    expect(codes(kings(played(strong, { ...called, exchange: wrong })))).toContain('exchange/triple exchange 0 @1');
    const free = { ...called, auction: rufer('aufrufer'), exchange: wrong };
    expect(codes(kings(played(strong, free)))).not.toContain('exchange/triple exchange 0 @1');
  });
  it('5.3 giving up with the called king in the talon: 1 or 3 to each', () => {
    for (const [game, amount] of [
      ['koenigrufer', 1],
      ['aufrufer', 3],
    ] as const) {
      const deal = kings(played(strong, { ...called, auction: rufer(game), exchange: ['1 give-up'] }));
      expect([codes(deal), deal.outcome, deal.payments]).toEqual([
        [],
        'given-up',
        [amount, -3 * amount, amount, amount],
      ]);
      expect([deal.points, deal.tricks, deal.called]).toEqual([null, null, 'DK']);
    }
  });
  it('5.3 an irregular giving up ends the deal all the same, the declarer alone pays', () => {
    const partner = kings(played(strong, { ...called, call: 'HK', exchange: ['1 give-up'] }));
    expect([codes(partner), partner.partner]).toEqual([['exchange/give-up exchange 0 @1'], 3]);
    expect(partner.payments).toEqual([1, -3, 1, 1]);
    const dreier = kings(played(strong, { auction: rufer('dreier'), exchange: ['1 give-up'], tricks: 'none' }));
    expect(codes(dreier)).toEqual(['exchange/give-up exchange 0 @1']);
    expect(dreier.payments).toEqual([3, -9, 3, 3]);
    expect(malformed(played(strong, { ...called, exchange: ['2 give-up'] }))).toEqual(['deals[0].exchange[0]']);
  });
  it('5.3 what follows a giving up comes after the end (S9)', () => {
    const deal = played(strong, {
      ...called,
      exchange: ['1 give-up', '3 discard SK'],
      say: '1:',
      after: [{ seat: 0, act: 'show', bonus: 'two' }],
    });
    expect(codes(kings(deal))).toEqual([
      'deal/after-end exchange 1 @3',
      'deal/after-end announcements 0 @1',
      'deal/after-end after 0 @0',
    ]);
  });
  it('5.4 no king and no honour is discarded', () => {
    const discard = (cards: string) =>
      codes(kings(played(strong, { ...called, exchange: ['1 take 1', `1 discard ${cards}`] })));
    expect(discard('T5 T4 DK')).toEqual(['discard/five-points exchange 1 @1', 'deal/not-finished deal']);
    expect(discard('T5 T4 T1')).toEqual(['discard/five-points exchange 1 @1', 'deal/not-finished deal']);
    expect(discard('T5 T4 T20')).toEqual(['deal/not-finished deal']);
  });
  it('5.5 discards count for the declarer, the triple not taken and an untouched talon for the opponents', () => {
    const deal = kings(played(strong, { auction: rufer('dreier'), exchange: ['1 take 1', '1 discard T5 T4 T14'] }));
    expect(deal.tricks).toEqual([0, 12, 0, 0]);
    expect(deal.points).toEqual({ declarer: 69, opponents: 1 });
    const solo = kings(played(strong, { auction: rufer('solodreier') }));
    expect(solo.points).toEqual({ declarer: 64, opponents: 6 });
    expect(lines(solo)).not.toContain('kings declarer silent won 2×1');
  });
  it('5.5 in solorufer the triple with the called king counts for the declarer', () => {
    const deal = kings(played(strong, { auction: rufer('solorufer'), call: 'DK' }));
    expect(deal.points).toEqual({ declarer: 69, opponents: 1 });
    expect(lines(deal)).toContain('kings declarer silent won 2×1');
  });
});

describe('Kings Tarock 6: announcements', () => {
  const solo = (say: string, after: Json[] = []) =>
    kings(played(strong, { auction: rufer('solorufer'), call: 'SK', say, after }));
  it('6.1 the declarer begins, the others follow in order; extra turns are for contras', () => {
    expect(codes(solo('1: | 2: | 3: | 0: | 1:'))).toEqual([]);
    expect(codes(solo('2: | 1: | 3: | 0:'))).toEqual([
      'announce/turn-order announcements 0 @2',
      'announce/turn-order announcements 1 @1',
    ]);
    expect(codes(solo('1: | 2:'))).toEqual(['announce/turn-order announcements @3']);
    expect(codes(solo('1: | 2: | 3: | 0: | 1: trula, kontra game 1'))).toEqual([
      'announce/late announcements 4.0 @1',
      'kontra/own-side announcements 4.1 @1',
    ]);
  });
  it('6.1 in negative games from the leader of trick 1', () => {
    const deal = played(dealt54(), { auction: second('bettler'), leader: 2, overtake: true, say: '2: | 3: | 0: | 1:' });
    expect(codes(kings(deal))).toEqual([]);
  });
  it('6.2 bonuses announced and silent, doubled in solorufer', () => {
    expect(lines(solo('1: two | 2: | 3: | 0: king-ultimo'))).toEqual([
      'game declarer won 2×4',
      'pagat-ultimo declarer silent won 2×1',
      'two declarer announced won 8×1',
      'three declarer silent won 6×1',
      'king-ultimo opponents announced lost 4×1',
      'king-ultimo declarer silent won 2×1',
      'trula declarer silent won 2×1',
    ]);
  });
  it('6.2 grammaboy and valat follow from points and tricks', () => {
    expect(lines(solo('1: grammaboy, valat | 2: | 3: grammaboy | 0:')).slice(0, 1)).toEqual(['game declarer won 2×8']);
    expect(lines(solo('1: grammaboy | 2: | 3: grammaboy | 0:'))).toEqual(
      expect.arrayContaining(['grammaboy declarer announced won 4×1', 'grammaboy opponents announced lost 4×1']),
    );
  });
  it('6.3 D8 T1, T2, T3, T17 and T18 are announced only by who holds them after the exchange', () => {
    expect(codes(solo('1: pagat-ultimo, three, rossputin | 2: pagat-ultimo | 3: rossputin, two | 0:'))).toEqual([
      'announce/repeated announcements 1.0 @2',
      'announce/not-held announcements 2.0 @3',
      'announce/not-held announcements 2.1 @3',
    ]);
  });
  it('6.3 king ultimo only if a king was called; the same bonus once a side, both sides may', () => {
    const dreier = kings(played(strong, { auction: rufer('solodreier'), say: '1: king-ultimo | 2: | 3: | 0:' }));
    expect(codes(dreier)).toEqual(['announce/no-king announcements 0.0 @1']);
    expect(codes(solo('1: king-ultimo | 2: king-ultimo | 3: king-ultimo | 0: king-ultimo'))).toEqual([
      'announce/repeated announcements 1.0 @2',
      'announce/repeated announcements 3.0 @0',
    ]);
  });
  it('6.3 what a game does not know is not possible and void', () => {
    expect(codes(solo('1: agree | 2: not | 3: | 0:'))).toEqual([
      'announce/not-possible announcements 0.0 @1',
      'announce/not-possible announcements 1.0 @2',
    ]);
    const bettler = played(dealt54(), {
      auction: second('bettler'),
      leader: 2,
      overtake: true,
      say: '2: valat | 3: | 0: agree | 1: | 2: trula',
    });
    expect(codes(kings(bettler))).toEqual([
      'announce/not-possible announcements 0.0 @2',
      'announce/not-possible announcements 2.0 @0',
      'announce/late announcements 4.0 @2',
    ]);
  });
  it('6.4 the declarer of an aufrufer announces a bird in his first turn', () => {
    const aufrufer = (say?: string) =>
      codes(
        kings(
          played(strong, {
            auction: rufer('aufrufer'),
            call: 'SK',
            exchange: ['1 take 2', '1 discard S7 S8 S9'],
            ...(say === undefined ? {} : { say }),
          }),
        ),
      );
    for (const bird of ['pagat-ultimo', 'two', 'three']) expect(aufrufer(`1: ${bird} | 2: | 3: | 0:`)).toEqual([]);
    expect(aufrufer('1: trula | 2: | 3: | 0:')).toEqual(['announce/bird-missing announcements 0 @1']);
    expect(aufrufer()).toEqual(['announce/bird-missing announcements @1']);
    expect(aufrufer('2: | 3: | 0:')).toEqual([
      'announce/turn-order announcements 0 @2',
      'announce/turn-order announcements @1',
      'announce/bird-missing announcements @1',
    ]);
  });
  it('6.5 D9 silent roßputin counts only if it was called by who made it', () => {
    const show = (seat: number, bonus = 'rossputin'): Json => ({ seat, act: 'show', bonus });
    const order = { 1: 'T22 T21 T17 T18' };
    const made = (say: string, after: Json[]) =>
      kings(played(strong, { auction: rufer('solodreier'), say, after, order }));
    const turns = '1: | 2: | 3: | 0:';
    expect(lines(made(turns, [])).join()).not.toContain('rossputin');
    expect(lines(made(turns, [show(1)]))).toContain('rossputin declarer silent won 4×1');
    expect(codes(made(turns, [show(2), show(1, 'two'), show(1), show(1)]))).toEqual([
      'show/not-made after 0 @2',
      'show/not-made after 1 @1',
      'show/not-made after 3 @1',
    ]);
    const announced = made('1: rossputin | 2: | 3: | 0:', [show(1)]);
    expect(codes(announced)).toEqual(['show/not-made after 0 @1']);
    expect(lines(announced)).toContain('rossputin declarer announced won 8×1');
    // T18 before T17 is none.
    expect(codes(solo(turns, [show(1)]))).toEqual(['show/not-made after 0 @1']);
    const trischaken = { ...trischakenDeal, after: [show(3)] };
    expect(codes(kings(trischaken))).toEqual(['show/not-made after 0 @3']);
  });
  it('6.5 D10 nothing obliges a seat to keep an announced card', () => {
    const deal = kings(
      played(strong, { auction: rufer('solodreier'), say: '1: pagat-ultimo | 2: | 3: | 0:', order: { 1: 'T22 T1' } }),
    );
    expect(codes(deal)).toEqual([]);
    expect(lines(deal)).toContain('pagat-ultimo declarer announced lost 4×1');
  });
  it('6.5 a side that makes what the other announced and lost scores it silently besides', () => {
    expect(lines(solo('1: | 2: trula | 3: trula | 0:'))).toEqual(
      expect.arrayContaining(['trula declarer announced won 4×1', 'trula opponents announced lost 4×1']),
    );
    expect(lines(solo('1: | 2: | 3: trula | 0:'))).toEqual(
      expect.arrayContaining(['trula opponents announced lost 4×1', 'trula declarer silent won 2×1']),
    );
  });
  it('6.6 contra and contra back by the right side, to level 2, on the game and announced bonuses', () => {
    const deal = solo(
      '1: trula, valat | 2: kontra game 1 | 3: kontra game 1, kontra trula 2, kontra trula 1, kontra kings 1 | 0: kontra valat 1 | 1: kontra game 2, kontra valat 3 | 3: kontra game 3',
    );
    expect(codes(deal)).toEqual([
      'kontra/own-side announcements 1.0 @2',
      'kontra/own-side announcements 2.1 @3',
      'kontra/target announcements 2.3 @3',
      'kontra/own-side announcements 4.1 @1',
      'kontra/level announcements 5.0 @3',
    ]);
    expect(lines(deal).slice(0, 1)).toEqual(['game declarer won 2×64']);
    expect(lines(deal)).toContain('trula declarer announced won 4×2');
  });
  const negative = (auction: string, leader: number, say: string) =>
    played(dealt54(), { auction, leader, overtake: true, say });
  it('6.6 in negative games each opponent is doubled for himself', () => {
    const deal = kings(
      negative(second('bettler'), 2, '2: | 3: kontra game 1 of 2 | 0: | 1: kontra game 1 of 2 | 2: kontra game 2 of 3'),
    );
    expect(codes(deal)).toEqual([]);
    const sign = deal.lines[0]!.won ? -1 : 1;
    expect(deal.payments).toEqual([4, 8, -28, 16].map((amount) => sign * amount));
    expect(deal.lines[0]!.factor).toBe(1);
  });
  it('6.6 a fellow declarer is an opponent too', () => {
    const joined = '1:call 2:bettler 3:bettler 0:- 1:-';
    const deal = kings(
      negative(
        joined,
        2,
        '2: kontra game 1 of 3 | 3: kontra game 1 of 2, kontra game 2 of 2 | 0: | 1: | 2: kontra game 2 of 3',
      ),
    );
    expect(codes(deal)).toEqual([]);
    for (const line of deal.lines) expect(line.payments.map(Math.abs).sort((a, b) => a - b)).toEqual([4, 4, 16, 24]);
  });
  it('6.6 codes of contras in negative games', () => {
    const say =
      '2: kontra game 1 of 2, kontra game 2 of 2, kontra game 2 of 3, kontra game 1 of 3 | 3: kontra valat 1 of 2, kontra game 2 of 2, kontra game 2 of 0, kontra game 1 of 0, kontra game 3 of 2, kontra game 1 of 3 | 0: kontra game 1 of 2, kontra game 1 of 2 | 1:';
    expect(codes(kings(negative(second('bettler'), 2, say)))).toEqual([
      'kontra/own-side announcements 0.0 @2',
      'kontra/own-side announcements 0.1 @2',
      'kontra/level announcements 0.2 @2',
      'kontra/target announcements 0.3 @2',
      'kontra/not-possible announcements 1.0 @3',
      'kontra/own-side announcements 1.1 @3',
      'kontra/target announcements 1.2 @3',
      'kontra/target announcements 1.3 @3',
      'kontra/level announcements 1.4 @3',
      'kontra/target announcements 1.5 @3',
      'kontra/level announcements 2.1 @0',
    ]);
  });
  it('6.6 `of` is required in negative games, malformed in positive ones, and may stand in Trischaken', () => {
    expect(malformed(negative(second('bettler'), 2, '2: | 3: kontra game 1 | 0: | 1:'))).toEqual([
      'deals[0].announcements[1].say[0].of',
    ]);
    expect(malformed(played(strong, { auction: rufer('solodreier'), say: '1: | 2: kontra game 1 of 1' }))).toEqual([
      'deals[0].announcements[1].say[0].of',
    ]);
    const deal = {
      ...trischakenDeal,
      announcements: [{ seat: 1, say: [{ act: 'kontra', on: 'game', level: 1, of: 2 }] }],
    };
    expect(codes(kings(deal))[0]).toBe('kontra/not-possible announcements 0.0 @1');
  });
});

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

describe('Kings Tarock 8.1: agree or not', () => {
  const said = (announcements?: unknown): string[] => codes(kings({ ...trischakenDeal, announcements }));
  const turn = (seat: number, ...words: (string | Json)[]) => ({
    seat,
    say: words.map((word) => (typeof word === 'string' ? { act: word } : word)),
  });
  const kontra = { act: 'kontra', on: 'game', level: 1 };
  it('8.1 each seat says one word, from the Rufer', () => {
    expect(said([turn(1, 'not'), turn(2, 'not'), turn(3, 'agree'), turn(0, 'not')])).toEqual([]);
    expect(said([])).toEqual([]);
    expect(said([turn(1, 'not'), turn(2, 'not')])).toEqual(['announce/turn-order announcements @3']);
  });
  it('8.1 anything else counts as not and draws agree-missing, besides that only a contra draws something', () => {
    expect(
      said([turn(1), turn(2, 'agree', 'not'), turn(3, { act: 'announce', bonus: 'two' }), turn(0, 'agree', kontra)]),
    ).toEqual([
      'announce/agree-missing announcements 0 @1',
      'announce/agree-missing announcements 1 @2',
      'announce/agree-missing announcements 2 @3',
      'kontra/not-possible announcements 3.1 @0',
      'announce/agree-missing announcements 3 @0',
    ]);
  });
  it('8.1 later turns are for contras, which are not possible', () => {
    const all = [1, 2, 3, 0].map((seat) => turn(seat, 'not'));
    expect(said([...all, turn(1, 'agree', kontra), turn(2)])).toEqual([
      'announce/late announcements 4.0 @1',
      'kontra/not-possible announcements 4.1 @1',
    ]);
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
