import { describe, expect, it } from '@jest/globals';
import { parseCard } from '../../src/cards/card.js';
import { cardSet } from '../../src/cards/card-set.js';
import { pointsRoundedUp } from '../../src/sessions/pack.js';
import { codes, lines } from './table.js';
import { dealt54, kings, malformed, played, rufer, second, strong, type Way } from './kings-table.js';

const set = (text: string) => cardSet(text.split(' ').map(parseCard));

describe('Kings Tarock 1.2: counting', () => {
  it('1.2 the facts: counted upwards in threes', () => {
    expect(['S7', 'SK', 'SQ S7', 'S7 S8 S9'].map((cards) => pointsRoundedUp(set(cards)))).toEqual([1, 5, 4, 1]);
  });
  it('1.2 D1 both sides are counted, so points add up to 70 or 71', () => {
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
