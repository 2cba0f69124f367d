import { describe, expect, it } from '@jest/globals';
import { codes, lines, problemPaths } from './table.js';
import { entries, found, game, kozyResult, kozySession, kozyVerified, withoutGame } from './taroki-z-krolami-table.js';

const fourBid = '1:3 2:4 3:- 0:-';
/** Tarocks of consecutive numbers. */
const tarocks = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `T${from + index}`).join(' ');

describe('Z 4 talon', () => {
  const exchange = (text: string, rest: Parameters<typeof game>[0] = {}) => game({ ...rest, exchange: text });
  it('4.1 take packet i with i − 1 or all packets exposed; else exchange/packet, which counts', () => {
    const talon = 'S7 S8 S9 S10 SJ SC';
    const packet = (text: string) => found(kozyResult(exchange(`1: ${text} | 1: discard ?`, { talon })));
    expect(packet('take 1 0')).toEqual([]);
    expect(packet('take 3 2')).toEqual([]);
    expect(packet('take 1 3')).toEqual([]);
    expect(packet('take 2 3')).toEqual([]);
    expect(packet('take 1 1')).toEqual(['exchange/packet exchange 0 @1']);
    expect(packet('take 3 1')).toEqual(['exchange/packet exchange 0 @1']);
    expect(packet('take 1 2')).toEqual(['exchange/packet exchange 0 @1']);
  });
  it('4.1 malformed: packets that do not exist, half an exchange, other seats, other counts, anything at four', () => {
    const bad = [
      '1: take 4 3 | 1: discard S7+S8',
      '1: take 1 4 | 1: discard S7+S8',
      '1: take 1 0',
      '1: discard S7+S8',
      '2: take 1 0 | 2: discard S7+S8',
      '1: take 1 0 | 2: discard S7+S8',
      '1: take 1 0 | 1: discard S7',
      '1: take 1 0 | 1: discard S7+S9',
      '1: take 1 0 | 1: discard S7+S7',
      '1: take 1 0 | 1: take 2 1 | 1: discard S7+S8',
      '1: take 1 0 | 1: discard S7+S8 | 1: give-up 1',
      '2: give-up 1',
      '1: give-up 4',
    ];
    const deal = game({ talon: 'S7 S8', hold: { 0: 'S9', 3: 'SK' } });
    for (const text of bad)
      expect([text, problemPaths(kozySession([{ ...deal, exchange: entries(text) }])).length]).toEqual([text, 1]);
    const four = game({ bids: fourBid, calling: '2: call SK' });
    expect(problemPaths(kozySession([{ ...four, exchange: entries('2: give-up 1') }]))).toHaveLength(1);
  });
  it('4.2 discard/five-points before discard/tarok-not-forced; both stand', () => {
    const codesOf = (discards: string) => found(kozyResult(game({ discards, talon: 'S7 S8' })));
    expect(codesOf('T1 S7')).toEqual(['discard/five-points exchange 1 @1']);
    expect(codesOf('HK S7')).toEqual(['discard/five-points exchange 1 @1']);
    expect(codesOf('T5 S7')).toEqual(['discard/tarok-not-forced exchange 1 @1']);
    expect(codesOf('T21 T5')).toEqual(['discard/five-points exchange 1 @1']);
    const kept = (last: string) =>
      found(
        kozyResult(game({ discards: 'T5 S7', talon: 'T11 S7', hold: { 1: `${tarocks(12, 20)} CK ${last}`, 3: 'SK' } })),
      );
    expect(kept('HK')).toEqual([]);
    expect(kept('S9')).toEqual(['discard/tarok-not-forced exchange 1 @1']);
  });
  it('4.3 giving up with the called king among the packets seen: 2 to each of the three, whatever was said', () => {
    const deal = game({ hold: {}, talon: 'S7 S8 SK S9', calling: '1: call SK | 0: kontra game 1' });
    const verdict = kozyResult({ ...deal, exchange: entries('1: give-up 2'), announcements: [], tricks: [] });
    expect(lines(verdict)).toEqual(['give-up declarer lost 2×1']);
    expect([verdict.outcome, verdict.payments, verdict.partner]).toEqual(['given-up', [2, -6, 2, 2], null]);
    expect(codes(verdict)).toEqual(['kontra/no-right calling 1 @0']);
    const five = kozyVerified([{ ...deal, exchange: entries('1: give-up 2'), announcements: [], tricks: [] }], {
      options: { 'give-up': '5' },
    });
    expect(five.deals[0]?.payments).toEqual([5, -15, 5, 5]);
  });
  it('4.3 exchange/give-up: the king was not among them; it ends the deal all the same, without a partner', () => {
    const deal = { ...game({ talon: 'S7 S8 S9 S10' }), exchange: entries('1: give-up 3 | 1: take 3 2') };
    const verdict = kozyResult(deal);
    expect(codes(verdict).slice(0, 2)).toEqual(['exchange/give-up exchange 0 @1', 'deal/after-end exchange 1 @1']);
    expect([verdict.outcome, verdict.partner, verdict.called]).toEqual(['given-up', null, 'SK']);
    const tooEarly = game({ hold: {}, talon: 'S7 S8 SK S9' });
    const early = kozyResult({ ...tooEarly, exchange: entries('1: give-up 1'), announcements: [], tricks: [] });
    expect(codes(early)).toEqual(['exchange/give-up exchange 0 @1']);
  });
  it('4.4 packets exposed and not taken are the opponents’, those not looked at the declarer’s if they hold the king', () => {
    const trul = (text: string, talon: string, hold: Record<number, string>) =>
      withoutGame(lines(kozyResult(exchange(text, { talon, hold, tricks: { 1: '0:T22', 2: '0:T21' } })))).join();
    const take2 = '1: take 2 1 | 1: discard ?';
    expect(trul(take2, 'T1 S7 S8 S9 SJ SC', { 3: 'SK' })).toContain('trul opponents');
    expect(trul(take2, 'S7 S8 S9 SJ T1 SC', { 3: 'SK' })).toContain('trul opponents');
    expect(trul(take2, 'S7 S8 S9 SJ T1 SK', {})).not.toContain('trul');
    // The king in a packet that was exposed: those not looked at are the declarer's all the same.
    expect(trul(take2, 'S7 SK S8 S9 T1 SC', {})).not.toContain('trul');
  });
  it('S9 a deal without its exchange is not finished', () => {
    const verdict = kozyResult({ ...game(), exchange: [] });
    expect([verdict.settled, verdict.partner, verdict.called, codes(verdict)]).toEqual([
      false,
      3,
      'SK',
      ['deal/not-finished deal'],
    ]);
  });
});

describe('Z 5 announcements', () => {
  /** Codes of the phase alone. */
  const said = (say: string, rest: Parameters<typeof game>[0] = {}): string[] =>
    codes(kozyResult(game({ say, ...rest })))
      .filter((code) => code.includes(' announcements'))
      .map((code) => code.replace(' announcements', ''));
  it('5.1, D3 trul with all three honours, pagat ultimo with T1, walat by any seat', () => {
    const hold = { 2: 'T22 T21 T1', 3: 'SK' };
    expect(said('1: walat | 2: trul, pagat-ultimo, walat | 3: | 0:', { hold })).toEqual([]);
    expect(said('1: trul, pagat-ultimo | 2: | 3: pagat-ultimo | 0: trul', { hold })).toEqual([
      'announce/not-held 0.0 @1',
      'announce/not-held 0.1 @1',
      'announce/not-held 2.0 @3',
      'announce/not-held 3.0 @0',
    ]);
  });
  it('5.1 it is about the cards after the exchange', () => {
    const talon = 'T1 S8';
    expect(said('1: pagat-ultimo | 2: | 3: | 0:', { talon, discards: 'S8 S9' })).toEqual([]);
    expect(said('1: pagat-ultimo | 2: | 3: | 0:', { talon: 'S7 S8', discards: 'T1 S7' })).toContain(
      'announce/not-held 0.0 @1',
    );
  });
  it('5.1 announce/repeated: the same bonus by the same side, not by the other', () => {
    expect(said('1: walat | 2: walat | 3: walat | 0: walat')).toEqual([
      'announce/repeated 2.0 @3',
      'announce/repeated 3.0 @0',
    ]);
  });
  it('5.1 the exact number of tarocks in hand; declare/false is void', () => {
    const hold = { 1: tarocks(3, 12), 2: tarocks(13, 14), 3: 'SK T2', 0: '' };
    const talon = 'S7 S8 T15 T16 T17 T18';
    const all = `${tarocks(19, 22)} T1`;
    const deal = game({
      hold: { ...hold, 2: `${tarocks(13, 14)} C7 C8 C9 C10 CJ CC CQ H2 H3 H4`, 0: `${all} D2 D3 D4 DA DJ DC DQ` },
      talon,
      say: '1: taroks-10, taroks-10, taroks-11 | 2: taroks-2, taroks-1 | 3: taroks-1, taroks-12 | 0: taroks-0',
    });
    const verdict = kozyResult(deal);
    expect(found(verdict)).toEqual([
      'announce/repeated announcements 0.1 @1',
      'declare/false announcements 0.2 @1',
      'declare/false announcements 1.1 @2',
      'declare/false announcements 2.1 @3',
      'declare/false announcements 3.0 @0',
    ]);
    expect(lines(verdict).filter((line) => line.startsWith('taroks'))).toEqual([
      'taroks-10 declarer won 1×1',
      'taroks-2 opponents won 1×1',
      'taroks-1 declarer won 2×1',
    ]);
  });
  it('5.1 kontra to trul and pagat ultimo by the announcer’s opponents, and further levels', () => {
    const hold = { 2: 'T22 T21 T1', 3: 'SK' };
    const say =
      '1: | 2: trul, pagat-ultimo | 3: kontra trul 1 | 0: kontra trul 2, kontra pagat-ultimo 1 | 1: kontra trul 3, kontra pagat-ultimo 1 | 0: kontra trul 4';
    expect(said(say, { hold })).toEqual(['kontra/own-side 3.1 @0']);
    const verdict = lines(kozyResult(game({ say, hold })));
    expect(verdict.find((line) => line.startsWith('trul'))).toMatch(/4×16$/);
    expect(verdict.find((line) => line.startsWith('pagat-ultimo'))).toMatch(/2×2$/);
    expect(said('1: kontra trul 1 | 2: trul | 3: | 0:', { hold })).toEqual(['kontra/target 0.0 @1']);
  });
  it('5.2 four kings and king ultimo are announce/late in this phase, for everybody', () => {
    const say = '1: four-kings | 2: king-ultimo | 3: king-ultimo, four-kings | 0:';
    const expected = ['announce/late 0.0 @1', 'announce/late 1.0 @2', 'announce/late 2.0 @3', 'announce/late 2.1 @3'];
    expect(said(say)).toEqual(expected);
    expect(said(say, { calling: '1: call SK | 3: king-ultimo' })).toEqual(expected);
  });
  it('5.1, S7 first turns from the declarer; extra turns for kontras only', () => {
    expect(said('2: | 1: | 3: | 0:')).toEqual(['announce/turn-order 0 @2', 'announce/turn-order 1 @1']);
    expect(said('1: | 2:')).toEqual(['announce/turn-order @3']);
    expect(said('1: | 1: walat, taroks-0 | 2: | 3: | 0: | 2:')).toEqual([
      'announce/late 1.0 @1',
      'announce/late 1.1 @1',
    ]);
    expect(said('')).toEqual([]);
  });
});

describe('Z 6 play', () => {
  it('6.1 forehand leads to trick 1; S3', () => {
    const deal = game();
    expect(kozyResult(deal).tricks?.reduce((a, b) => a + b)).toBe(12);
    const tricks = [[...deal.tricks[0]!.slice(1), deal.tricks[0]![0]!], ...deal.tricks.slice(1)];
    expect(problemPaths(kozySession([{ ...deal, tricks }]))).toEqual(['deals[0].tricks[0][0]']);
  });
  /** Codes of play alone, of tricks from 0. */
  const kept = (deal: ReturnType<typeof game>): string[] =>
    codes(kozyResult(deal)).filter((code) => code.startsWith('play/kept-card'));
  const low = { 0: 'S7 S8', 3: 'S9 SK' };
  it('6.2 T1 of an announced pagat ultimo is kept as long as another card is legal', () => {
    const tricks = { 1: '1:T2 2:T1 3:T3 0:T4', 2: '2:T5' };
    const say = '1: | 2: pagat-ultimo | 3: | 0:';
    expect(kept(game({ tricks, say, hold: low }))).toEqual(['play/kept-card tricks 0.1 @2']);
    expect(kept(game({ tricks, hold: low }))).toEqual([]);
    // T1 is the only tarock: it must be played.
    const alone = { 1: '1:T22 2:T1 3:T3 0:T4', 2: '1:T21 3:T5 0:T6', 3: '1:T20 3:T7 0:T8' };
    const hold = { 2: 'C7 C8 C9 C10 CJ CC CQ CK HK DK HQ', 3: 'SK' };
    expect(kept(game({ tricks: alone, say, hold }))).toEqual([]);
  });
  it('6.2 the called king of an announced king ultimo is kept, also when the bonus is lost already', () => {
    const calling = '1: call SK | 3: king-ultimo';
    const tricks = { 1: '1:S7 2:T2 3:SK 0:T3', 2: '3:S8' };
    expect(kept(game({ calling, tricks }))).toEqual(['play/kept-card tricks 0.2 @3']);
    expect(kept(game({ tricks }))).toEqual([]);
    const only = { 1: '1:S7 2:S8 3:SK 0:S9' };
    const hold = { 3: 'C7 C8 C9 C10 CJ CC CQ CK HK DK HQ' };
    expect(kept(game({ calling, tricks: only, hold }))).toEqual([]);
  });
  it('6.2 if all legal cards are kept ones, any of them', () => {
    // Seat 3 has announced both and leads trick 11 with T1 and the called king left.
    const deal = game({
      calling: '1: call SK | 3: king-ultimo',
      say: '1: | 2: | 3: pagat-ultimo | 0:',
      tricks: { 10: '3:T22', 11: '3:T1', 12: '3:SK' },
    });
    expect(kept(deal)).toEqual([]);
  });
  it('6.2 a revoke is reported before a kept card', () => {
    const calling = '1: call SK | 3: king-ultimo';
    const deal = game({ calling, tricks: { 1: '1:C7 2:C8 3:SK 0:C9', 2: '3:C10' } });
    expect(codes(kozyResult(deal))[0]).toBe('play/revoke tricks 0.2 @3');
    expect(kept(deal)).toEqual([]);
  });
});
