import { describe, expect, it } from '@jest/globals';
import {
  auction,
  codes,
  dealt,
  exampleDeal,
  lines,
  playedOut,
  problemPaths,
  result,
  session,
  turns,
  warnings,
} from './table.js';

type Wanted = Parameters<typeof dealt>[0];

/** Seat 1 declares `three` with T22; the others hold what the test says. */
function three(wanted: Wanted, announcements: string, discards: Partial<Record<number, string>> = {}) {
  return {
    dealer: 0,
    auction: auction('1:three 2:- 3:- 0:-'),
    announcements: turns(announcements),
    ...playedOut(dealt({ ...wanted, 1: `T22 ${wanted[1] ?? ''}` }), 1, 'three', discards),
  };
}

const said = (wanted: Wanted, announcements: string, options = {}, discards = {}) =>
  codes(result(three(wanted, announcements, discards), { options })).filter((code) => !code.startsWith('play/'));

describe('H 4 talon, discards, annulling', () => {
  it('D7, H 4.1 the talon goes out from the top, discards come in any order', () => {
    const exchange = [...(exampleDeal['exchange'] as unknown[])].reverse();
    expect(codes(result({ ...exampleDeal, exchange }))).toEqual([]);
  });
  it('H 4.1, 4.4 whoever drew discards as many; anything else is no record', () => {
    const entries = exampleDeal['exchange'] as Record<string, unknown>[];
    const paths = (exchange: unknown[]) => problemPaths(session([{ ...exampleDeal, exchange }]));
    expect(paths(entries.slice(0, 3))).toEqual(['deals[0].exchange']);
    expect(paths([entries[0]!, entries[0]!, entries[2]!, entries[3]!])).toEqual(['deals[0].exchange[1]']);
    expect(paths([{ ...entries[0]!, cards: ['CQ'] }, ...entries.slice(1)])).toEqual(['deals[0].exchange[0].cards']);
    expect(paths([{ ...entries[0]!, cards: ['CQ', 'CQ'] }, ...entries.slice(1)])).toEqual([
      'deals[0].exchange[0].cards',
    ]);
    expect(paths([...entries, entries[0]!])).toEqual(['deals[0].exchange[4]']);
  });
  it('H 4.2 kings and honours are never discarded, nor the promised card by who promised it', () => {
    expect(said({ 1: 'HK' }, '1: call T20 | 2: | 3: | 0:', {}, { 1: 'HK' })).toEqual([
      'discard/five-points exchange 0 @1',
    ]);
    const deal = {
      dealer: 0,
      auction: auction('1:two 2:- 3:- 0:-'),
      announcements: turns('1: call T20 | 2: | 3: | 0:'),
      ...playedOut(dealt({ 1: 'T22 T19' }), 1, 'two', { 1: 'T19' }),
    };
    expect(codes(result(deal)).slice(0, 1)).toEqual(['discard/promised exchange 0 @1']);
  });
  it('H 10 xx-discard: forbidden', () => {
    const discard = (options = {}) => said({ 2: 'T20' }, '1: call T2 | 2: | 3: | 0:', options, { 2: 'T20' });
    expect(discard()).toEqual([]);
    expect(discard({ 'xx-discard': 'forbidden' })).toEqual(['discard/twenty exchange 1 @2']);
  });
  it('H 4.3 the declarer’s discards count for his side, all others for the opponents', () => {
    const deal = result(three({ 1: 'HQ DQ SQ', 3: 'T20' }, '1: call T20 | 2: | 3: | 0:', { 1: 'HQ DQ SQ' }));
    expect((deal.points as { declarer: number }).declarer + (deal.points as { opponents: number }).opponents).toBe(94);
    expect((deal.points as { declarer: number }).declarer).toBeGreaterThanOrEqual(12);
  });

  const annul = (wanted: Wanted, seat: number, options = {}, discards = {}) => {
    const { tricks: _, ...deal } = three(wanted, '', discards) as Record<string, unknown>;
    const exchange = [...(deal['exchange'] as unknown[]), { seat, act: 'annul' }];
    return result({ ...deal, exchange, announcements: [] }, { options });
  };
  const allTarocks = 'T2 T3 T4 T5 T6 T7 T8 T9';
  it('H 4.5 (a) four kings, (b) no tarock, (c)–(e) T21 and T1 alone or together', () => {
    const kings = { 2: 'SK CK HK DK', talon: 'T10 T11 T12 T13 T14 T15' };
    expect(annul(kings, 2)).toMatchObject({ outcome: 'annulled', violations: [], state: { dealer: 0, factor: 2 } });
    const without = { 1: allTarocks, 3: 'T10 T11 T12 T13 T14 T15 T16 T17 T18', talon: 'S10 C10 HA DA SJ CJ' };
    expect(codes(annul({ ...without, 0: 'T19 T20 T21 T1' }, 2))).toEqual([]);
    expect(codes(annul({ ...without, 0: 'T19 T20 T1', 2: 'T21' }, 2))).toEqual([]);
    expect(codes(annul({ ...without, 0: 'T19 T20 T21', 2: 'T1' }, 2))).toEqual([]);
    expect(codes(annul({ ...without, 0: 'T19 T20', 2: 'T1 T21' }, 2))).toEqual([]);
    expect(codes(annul({ ...without, 0: 'T19 T1', 2: 'T20 T21' }, 2))).toEqual(['annul/holding exchange 4 @2']);
  });
  it('H 4.5 not after discarding a tarock, but for the four kings; S8 it ends the deal all the same', () => {
    const wanted = {
      1: allTarocks,
      3: 'T10 T11 T12 T13 T14 T15 T16 T17 T18',
      0: 'T19 T20 T1',
      2: 'T21',
      talon: 'SJ CJ S10 T2',
    };
    const wide = { ...wanted, 1: 'T3 T4 T5 T6 T7 T8 T9', talon: 'SJ CJ S10 T2 HA DA' };
    const verdict = annul(wide, 2, {}, { 2: 'T2' });
    expect(verdict).toMatchObject({ outcome: 'annulled' });
    expect(codes(verdict)).toEqual(['annul/tarokk-discarded exchange 4 @2']);
    expect(codes(annul(wide, 2, { 'annul-after-tarokk-discard': 'on' }, { 2: 'T2' }))).toEqual([]);
  });
  it('H 10 annul-holdings: three allows (a), (c), (d), xxi only (c)', () => {
    const without = { 1: allTarocks, 3: 'T10 T11 T12 T13 T14 T15 T16 T17 T18', talon: 'S10 C10 HA DA SJ CJ' };
    const none = { ...without, 0: 'T19 T20 T21 T1' };
    const pagat = { ...without, 0: 'T19 T20 T21', 2: 'T1' };
    const high = { ...without, 0: 'T19 T20 T1', 2: 'T21' };
    const found = (options: Record<string, string>) =>
      [none, pagat, high].map((wanted) => codes(annul(wanted, 2, options)).length);
    expect(found({ 'annul-holdings': 'three' })).toEqual([1, 0, 0]);
    expect(found({ 'annul-holdings': 'xxi' })).toEqual([1, 1, 0]);
  });
});

describe('H 5 calling a partner', () => {
  it('H 5.1 without a call the deal is not settled; only the missing call is reported of the phase', () => {
    const deal = result(three({ 3: 'T20' }, '1: trull, trull | 2: kontra volat 1 | 3: | 0:'));
    expect(deal).toMatchObject({
      settled: false,
      outcome: null,
      partner: null,
      called: null,
      points: null,
      tricks: null,
    });
    expect(codes(deal)).toEqual(['call/missing announcements 0 @1']);
    expect(codes(result({ ...three({}, ''), announcements: [] }))).toEqual(['call/missing announcements @1']);
    expect(codes(result(three({}, '2: | 3: | 0:')))).toEqual(['call/missing announcements 0 @1']);
  });
  it('H 5.1 calls of others and further calls are ignored', () => {
    const text = '1: call T20, call T19 | 2: call T2 | 3: | 0: | 1: call T20 | 2: | 3: | 0:';
    expect(said({ 3: 'T20' }, text)).toEqual([
      'calling/not-possible announcements 0.1 @1',
      'calling/not-declarer announcements 1.0 @2',
      'calling/not-possible announcements 4.0 @1',
    ]);
  });
  const strict = { 'free-call': 'off' };
  it('H 5.2 without T20 only T20 may be called', () => {
    expect(said({ 3: 'T20' }, '1: call T19 | 2: | 3: | 0:', strict)).toEqual(['call/not-allowed announcements 0.0 @1']);
    expect(said({ 3: 'T20' }, '1: call T20 | 2: | 3: | 0:', strict)).toEqual([]);
  });
  it('H 5.2, D9 with T20 also the highest that he has not; what he discarded he has', () => {
    const call = (card: string, discards = {}) =>
      said({ 1: 'T20 T19' }, `1: call ${card} | 2: | 3: | 0:`, strict, discards);
    expect(call('T20')).toEqual([]);
    expect(call('T18')).toEqual([]);
    expect(call('T17')).toEqual(['call/not-allowed announcements 0.0 @1']);
    expect(call('T18', { 1: 'T20' })).toEqual([]);
  });
  it('H 5.2, D8 a tarock discarded by another seat frees the call; free-call: off', () => {
    const call = (options = {}) => said({ 2: 'T5' }, '1: call T9 | 2: | 3: | 0:', options, { 2: 'T5' });
    expect(call()).toEqual([]);
    expect(call({ 'free-call': 'off' })).toEqual(['call/not-allowed announcements 0.0 @1']);
  });
  it('H 5.3 who discarded the called card must kontra the game at his first turn', () => {
    const discards = { 2: 'T5' };
    expect(said({ 2: 'T5' }, '1: call T5 | 2: | 3: | 0:', {}, discards)).toEqual([
      'announce/kontra-due announcements 1 @2',
    ]);
    expect(said({ 2: 'T5' }, '1: call T5 | 2: kontra game 1 | 3: | 0: | 1:', {}, discards)).toEqual([]);
    const deal = result(three({ 2: 'T5' }, '1: call T5 | 2: kontra game 1 | 3: | 0: | 1:', discards));
    expect(deal).toMatchObject({ partner: null, called: 'T5' });
  });
});

describe('H 6 the round of announcements', () => {
  const partner3 = { 3: 'T20' };
  it('H 6.1 the round ends after three empty turns in a row; what follows comes after its end', () => {
    expect(said(partner3, '1: call T20 | 2: | 3: | 0: | 1: | 2:')).toEqual([
      'deal/after-end announcements 4 @1',
      'deal/after-end announcements 5 @2',
    ]);
  });
  it('H 6.1 turns missing before the tricks, the deal is settled', () => {
    const deal = result(three(partner3, '1: call T20 | 2:'));
    expect(codes(deal)).toEqual(['announce/not-finished announcements @3']);
    expect(deal.settled).toBe(true);
  });
  it('H 6.1 the turn of another seat counts and the order goes on from it', () => {
    expect(said(partner3, '1: call T20 | 3: trull | 0: | 1: | 2:')).toEqual(['announce/turn-order announcements 1 @3']);
  });
  it('H 6.1 customary order: a warning, one a turn', () => {
    const deal = result(
      three({ 1: 'T2 T3 T4 T5 T6 T7 T8', 3: 'T20' }, '1: trull, call T20, 8 | 2: | 3: | 0:', { 1: '' }),
    );
    expect(warnings(deal)).toEqual(['custom/order announcements 0.1 @1']);
  });
  it('H 6.2, D10 a bonus once a side, both sides may announce it', () => {
    const text = '1: call T20, trull | 2: kontra trull 1, trull | 3: kontra trull 2, trull | 0: | 1: | 2:';
    expect(said(partner3, text)).toEqual(['announce/repeated announcements 2.1 @3']);
  });
  it('H 6.2 double game and volát: not in one turn, and no double game after volát', () => {
    expect(said(partner3, '1: call T20, double-game, volat | 2: | 3: | 0:')).toEqual([
      'announce/double-and-volat announcements 0.2 @1',
    ]);
    expect(said(partner3, '1: call T20, volat | 2: | 3: double-game | 0: | 1: | 2:')).toEqual([
      'announce/double-after-volat announcements 2.0 @3',
    ]);
    expect(said(partner3, '1: call T20, double-game | 2: | 3: | 0:')).toEqual([]);
  });
  it('H 10 double-volat: same-turn, separate-seats', () => {
    const both = '1: call T20, double-game, volat | 2: | 3: | 0:';
    expect(said(partner3, both, { 'double-volat': 'same-turn' })).toEqual([]);
    expect(said(partner3, '1: call T20, volat, double-game | 2: | 3: | 0:', { 'double-volat': 'same-turn' })).toEqual([
      'announce/double-after-volat announcements 0.2 @1',
    ]);
    const later = '1: call T20, double-game | 2: | 3: trull | 0: | 1: volat | 2: | 3: | 0:';
    expect(said(partner3, later)).toEqual([]);
    expect(said(partner3, later, { 'double-volat': 'separate-seats' })).toEqual([
      'announce/double-and-volat announcements 4.0 @1',
    ]);
  });
  it('H 6.3 a bonus without a kontra says: of the side of who spoke last', () => {
    expect(said(partner3, '1: call T20 | 2: trull | 3: | 0: | 1:')).toEqual([
      'announce/allegiance announcements 1.0 @2',
    ]);
    expect(said(partner3, '1: call T20 | 2: trull, kontra game 1 | 3: | 0: | 1:')).toEqual([]);
    expect(said(partner3, '1: call T20 | 2: | 3: trull | 0: | 1: | 2:')).toEqual([]);
    expect(said(partner3, '1: call T20 | 2: kontra game 1 | 3: four-kings | 0: | 1: | 2:')).toEqual([
      'announce/allegiance announcements 2.0 @3',
    ]);
  });
  it('H 6.3 the announcement counts for the real side', () => {
    const deal = result(three(partner3, '1: call T20 | 2: trull | 3: | 0: | 1:'));
    expect(lines(deal).some((line) => line.startsWith('trull opponents announced'))).toBe(true);
  });
  it('H 6.4, D11 who has spoken is public, and everybody once the partner is', () => {
    const text = '1: call T20 | 2: | 3: trull | 0: | 1: | 2: kontra trull 1 | 3: | 0: four-kings | 1: | 2: | 3:';
    expect(said({ 3: 'T20' }, text).filter((code) => code.includes('allegiance'))).toEqual([]);
  });
  it('H 6.5, S5 levels of kontra and their codes', () => {
    expect(
      said(
        partner3,
        '1: call T20 | 2: kontra game 2 | 3: kontra game 1 | 0: kontra trull 1 | 1: kontra game 3 | 2: | 3: | 0:',
      ),
    ).toEqual([
      'kontra/own-side announcements 1.0 @2',
      'kontra/own-side announcements 2.0 @3',
      'kontra/target announcements 3.0 @0',
      'kontra/own-side announcements 4.0 @1',
    ]);
    const upTo =
      '1: call T20 | 2: kontra game 1 | 3: kontra game 2 | 0: kontra game 3 | 1: kontra game 4 | 2: kontra game 5 | 3: kontra game 6 | 0: | 1: | 2:';
    expect(said(partner3, upTo)).toEqual(['kontra/level announcements 6.0 @3']);
    expect(result(three(partner3, upTo)).lines[0]!.factor).toBe(32);
  });
  const eight = { 1: 'T2 T3 T4 T5 T6 T7 T8 T9', 3: 'T20' };
  it('H 6.6 exactly eight or nine tarocks, declaring eight with nine is false', () => {
    expect(said(eight, '1: 8, call T20 | 2: | 3: | 0:')).toEqual(['declare/false announcements 0.0 @1']);
    expect(said(eight, '1: 9, call T20 | 2: 9 | 3: | 0: | 1: 9 | 2: | 3: | 0:')).toEqual([
      'declare/false announcements 1.0 @2',
      'announce/repeated announcements 4.0 @1',
    ]);
  });
  it('H 6.6, S8 pagátultimó without the declaration due is void', () => {
    const deal = result(three(eight, '1: call T20, pagat-ultimo | 2: | 3: | 0:'));
    expect(codes(deal)).toEqual(['announce/tarokks-due announcements 0.1 @1']);
    expect(lines(deal).some((line) => line.includes('pagat-ultimo declarer announced'))).toBe(false);
    expect(said(eight, '1: call T20, pagat-ultimo, 9 | 2: | 3: | 0:')).toEqual([]);
  });
  it('H 10 tarokk-declarations: identify, pais', () => {
    const opponent = { 2: 'T2 T3 T4 T5 T6 T7 T8 T9 T10', 3: 'T20' };
    const text = '1: call T20 | 2: 9 | 3: | 0: | 1:';
    expect(said(opponent, text)).toEqual([]);
    expect(said(opponent, text, { 'tarokk-declarations': 'identify' })).toEqual([
      'announce/allegiance announcements 1.0 @2',
    ]);
    const partner = { 3: 'T20 T2 T3 T4 T5 T6 T7 T8 T9' };
    expect(said(partner, '1: call T20 | 2: | 3: 9 | 0: | 1: | 2:', { 'tarokk-declarations': 'pais' })).toEqual([
      'announce/allegiance announcements 2.0 @3',
    ]);
    expect(said(opponent, '1: call T20 | 2: kontra game 1 | 3: | 0: | 1:', { 'tarokk-declarations': 'pais' })).toEqual([
      'announce/tarokks-due announcements 1.0 @2',
    ]);
  });
  it('H 6.7 the examples of the source (B = 1 declares)', () => {
    expect(
      said(
        { 2: 'T20' },
        '1: call T20 | 2: trull, four-kings | 3: | 0: kontra trull 1 | 1: pagat-ultimo | 2: | 3: | 0:',
      ),
    ).toEqual([]);
    const second = '1: call T20 | 2: kontra game 1 | 3: | 0: trull | 1: | 2: | 3:';
    expect(said({ 3: 'T20' }, second)).toEqual([]);
    const nine = { 2: 'T20', 3: 'T2 T3 T4 T5 T6 T7 T8 T9 T10' };
    expect(
      said(
        { ...nine, 2: '', 0: 'T20' },
        '1: call T20, four-kings | 2: kontra four-kings 1 | 3: 9, pagat-ultimo | 0: | 1: kontra pagat-ultimo 1 | 2: | 3: | 0:',
      ),
    ).toEqual([]);
  });
});

describe('H 7 play and bonuses', () => {
  it('H 7.1 forehand leads, S3 is obeyed, and the documented deal settles as documented', () => {
    const deal = result(exampleDeal);
    expect(codes(deal)).toEqual([]);
    expect(deal).toMatchObject({
      declarers: [1],
      partner: 3,
      tricks: [0, 1, 3, 5],
      points: { declarer: 48, opponents: 46 },
    });
    expect(lines(deal)).toEqual([
      'game declarer won 2×4',
      'trull declarer announced lost 2×2',
      'pagat-ultimo opponents silent won 5×1',
      'tarokks @2 won 1×1',
    ]);
    expect(deal.payments).toEqual([0 - 8 + 4 + 5 - 1, 8 - 4 - 5 - 1, -8 + 4 + 5 + 3, 8 - 4 - 5 - 1]);
  });
  it('H 7.1 T1 of a side that announced pagátultimó is played only when no other card is legal', () => {
    const wanted = { 3: 'T20 T1 T2', 2: 'S10' };
    const deal = result(three(wanted, '1: call T20, pagat-ultimo | 2: | 3: | 0:'));
    expect(codes(deal).some((code) => code.startsWith('play/pagat-early'))).toBe(true);
    expect(codes(result(three(wanted, '1: call T20 | 2: | 3: | 0:')))).toEqual([]);
  });
  it('H 7.2–7.4 what was announced is not scored silently as well', () => {
    const announced = {
      ...exampleDeal,
      announcements: turns('1: call T20 | 2: 8, kontra game 1, pagat-ultimo | 3: | 0: | 1:'),
    };
    expect(lines(result(announced)).filter((line) => line.startsWith('pagat'))).toEqual([
      'pagat-ultimo opponents announced won 10×1',
    ]);
  });
  it('H 9.2 claims after the play: eight or nine, not declared, once, and with a partner', () => {
    const undeclared = { ...exampleDeal, announcements: turns('1: call T20 | 2: | 3: | 0:') };
    const claim = (...seats: number[]) =>
      result({ ...undeclared, after: seats.map((seat) => ({ seat, act: 'claim-tarokks' })) });
    expect(codes(claim(2))).toEqual([]);
    expect(lines(claim(2)).at(-1)).toBe('tarokks-claim @2 won 1×1');
    expect(codes(claim(2, 2, 0))).toEqual(['claim/tarokks after 1 @2', 'claim/tarokks after 2 @0']);
    const declared = result({ ...exampleDeal, after: [{ seat: 2, act: 'claim-tarokks' }] });
    expect(codes(declared)).toEqual(['claim/tarokks after 0 @2']);
  });
  it('H 9.2 an unsporting claim is a warning', () => {
    const undeclared = {
      ...exampleDeal,
      announcements: turns('1: call T20 | 2: kontra game 1 | 3: kontra game 2 | 0: kontra game 3 | 1: | 2: | 3:'),
    };
    const deal = result({ ...undeclared, after: [{ seat: 2, act: 'claim-tarokks' }] });
    expect(warnings(deal)).toEqual(['custom/unsporting-claim after 0 @2']);
  });
});
