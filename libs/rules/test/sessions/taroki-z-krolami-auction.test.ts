import { describe, expect, it } from '@jest/globals';
import { codes, lines, problemPaths } from './table.js';
import { entries, found, game, kozyResult, kozySession } from './taroki-z-krolami-table.js';

const fourBid = '1:3 2:4 3:- 0:-';
const nothingPlayed = { calling: [], exchange: [], announcements: [], tricks: [] };
/** Tarocks of consecutive numbers. */
const tarocks = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `T${from + index}`).join(' ');

describe('Z 1 table, cards, deal', () => {
  it('1.1 four players; the dealer passes to the right after every deal, thrown in ones too', () => {
    const thrownIn = { ...game(), ...nothingPlayed, calling: entries('1: throw-in') };
    const one = { ...thrownIn, auction: game({ bids: '1:1 2:- 3:- 0:-' })['auction'] };
    expect(kozyResult(one).state.dealer).toBe(1);
    expect(kozyResult(game()).state.dealer).toBe(1);
    expect(problemPaths(kozySession([], { players: ['A', 'B', 'C', 'D', 'E'] }))).toEqual(['players']);
    expect(problemPaths(kozySession([], { notice: 1 }))).toEqual(['notice']);
  });
  it('1.2 a seat dealt no tarock may throw in before the auction; what follows comes after the end', () => {
    const deal = {
      ...game({ start: '0: throw-in | 2: throw-in', hold: { 1: tarocks(1, 11), 2: tarocks(12, 20), 3: 'T21 T22 SK' } }),
    };
    const verdict = kozyResult(deal);
    expect([verdict.outcome, verdict.contract, verdict.lines]).toEqual(['thrown-in', null, []]);
    expect(codes(verdict).slice(0, 2)).toEqual(['deal/after-end start 1 @2', 'deal/after-end auction 0 @1']);
  });
  it('1.2 start/throw-in: with a tarock in hand; the deal ends all the same', () => {
    const deal = { ...game({ start: '2: throw-in' }), ...nothingPlayed, auction: [] };
    const verdict = kozyResult({ ...deal, ...dealtTo(2, 'T5') });
    expect([verdict.outcome, codes(verdict)]).toEqual(['thrown-in', ['start/throw-in start 0 @2']]);
  });
  it('1.3 cztery króle by the seat dealt all four kings', () => {
    const deal = game({ start: '3: 4k', hold: { 3: 'SK CK HK DK' } });
    expect(found(kozyResult(deal))).toEqual([]);
    expect(lines(kozyResult(deal)).join()).toContain('four-kings declarer announced');
  });
  it('1.3 start/false-kings is void and draws itself again; what stands already is announce/repeated', () => {
    const false_ = kozyResult(game({ start: '2: 4k | 2: 4k' }));
    expect(found(false_)).toEqual(['start/false-kings start 0 @2', 'start/false-kings start 1 @2']);
    expect(lines(false_).join()).not.toContain('four-kings declarer announced');
    const again = kozyResult(game({ start: '3: 4k | 3: 4k', hold: { 3: 'SK CK HK DK' } }));
    expect(found(again)).toEqual(['announce/repeated start 1 @3']);
  });
  it('1.3 the holder is of the declarer’s side whoever declares', () => {
    const deal = game({ start: '3: 4k', bids: '1:- 2:- 3:- 0:2', calling: '0: call DK', hold: { 3: 'SK CK HK DK' } });
    expect(kozyResult(deal).partner).toBe(3);
  });
});

/** Hands and talon in which a seat holds some cards: the pack in order, with those exchanged. */
function dealtTo(seat: number, wanted: string): { hands: string[][]; talon: string[] } {
  const { hands, talon } = game() as unknown as { hands: string[][]; talon: string[] };
  for (const card of wanted.split(' ')) {
    const from = [...hands, talon].find((cards) => cards.includes(card))!;
    const own = hands[seat]!;
    const other = own.findIndex((one) => !wanted.split(' ').includes(one));
    from[from.indexOf(card)] = own[other]!;
    own[other] = card;
  }
  return { hands, talon };
}

/** The auction alone: what is found, and who declares at which bid. */
function bidding(text: string): [string[], string | null, readonly number[], string | null] {
  const bids = text
    .split(' ')
    .filter(Boolean)
    .map((entry) => entry.split(':'));
  const auction = bids.map(([seat, bid]) => ({ seat: Number(seat), bid: bid === '-' ? 'pass' : bid }));
  const verdict = kozyResult({ ...game(), ...nothingPlayed, auction });
  const rest = codes(verdict).filter((code) => !code.startsWith('call/missing'));
  return [rest, verdict.contract, verdict.declarers, verdict.outcome];
}

describe('Z 2 auction', () => {
  it('2.1 one turn each from forehand, each bid higher; the last bidder declares', () => {
    expect(bidding('1:1 2:- 3:2 0:3')).toEqual([[], '3', [0], null]);
    expect(bidding('1:- 2:1 3:- 0:-')).toEqual([[], '1', [2], null]);
    expect(bidding('1:2 2:1 3:2 0:-')[0]).toEqual(['auction/too-low auction 1 @2', 'auction/too-low auction 2 @3']);
    expect(bidding('1:2 2:1 3:2 0:-').slice(1)).toEqual(['2', [1], null]);
  });
  it('2.1 auction/four: only after another seat has bid three; it counts', () => {
    expect(bidding('1:3 2:4')).toEqual([[], '4', [2], null]);
    expect(bidding('1:4')).toEqual([['auction/four auction 0 @1'], '4', [1], null]);
    expect(bidding('1:2 2:4')).toEqual([['auction/four auction 1 @2'], '4', [2], null]);
    expect(bidding('1:3 3:4')).toEqual([['auction/turn-order auction 1 @3'], '4', [3], null]);
  });
  it('2.1, S6 after four only passes remain: on record in any order or left out, a bid is too much', () => {
    expect(bidding('1:3 2:4 0:-')[0]).toEqual([]);
    expect(bidding('1:3 2:4 0:- 3:-')[0]).toEqual([]);
    expect(bidding('1:3 2:4 0:- 0:-')[0]).toEqual(['auction/after-end auction 3 @0']);
    expect(bidding('1:3 2:4 3:4')[0]).toEqual(['auction/after-end auction 2 @3']);
    expect(bidding('1:3 2:4 1:-')[0]).toEqual(['auction/after-end auction 2 @1']);
  });
  it('2.1, S6 after three a seat may still bid four, so its pass must be on record', () => {
    expect(bidding('1:3 2:- 3:-')).toEqual([['auction/not-finished auction @0'], null, [], null]);
    expect(bidding('')[0]).toEqual(['auction/not-finished auction @1']);
  });
  it('S8 a second turn is ignored and the same seat remains due', () => {
    expect(bidding('1:1 1:3 2:- 3:- 0:-')).toEqual([['auction/turn-order auction 1 @1'], '1', [1], null]);
    expect(bidding('1:- 3:1 3:2 0:- 2:-')).toEqual([
      ['auction/turn-order auction 1 @3', 'auction/turn-order auction 2 @3'],
      '1',
      [3],
      null,
    ]);
  });
  it('2.2 four passes: passed out; a bid after them comes after the end of the deal', () => {
    expect(bidding('1:- 2:- 3:- 0:-')).toEqual([[], null, [], 'passed-out']);
    expect(bidding('1:- 2:- 3:- 0:- 1:1')).toEqual([['deal/after-end auction 4 @1'], null, [], 'passed-out']);
    const deal = { ...game(), ...nothingPlayed, auction: game({ bids: '1:2 2:- 3:- 0:-' })['auction'] };
    expect(kozyResult(deal).outcome).toBeNull();
  });
  it('2.3 a declarer at one may throw the deal in, at a higher bid it is calling/throw-in', () => {
    const thrown = (bids: string) =>
      kozyResult({ ...game({ bids }), ...nothingPlayed, calling: entries('1: throw-in | 1: call SK') });
    const one = thrown('1:1 2:- 3:- 0:-');
    expect([one.outcome, one.contract, one.declarers, one.called]).toEqual(['thrown-in', '1', [1], null]);
    expect(codes(one)).toEqual(['deal/after-end calling 1 @1']);
    const two = thrown('1:2 2:- 3:- 0:-');
    expect(two.outcome).toBe('thrown-in');
    expect(codes(two)).toEqual(['calling/throw-in calling 0 @1', 'deal/after-end calling 1 @1']);
  });
  it('2.3 the bids take 3, 2, 1 or no card of the talon', () => {
    for (const [bids, declarer] of [
      ['1:1 2:- 3:- 0:-', 1],
      ['1:2 2:- 3:- 0:-', 1],
      ['1:3 2:- 3:- 0:-', 1],
      [fourBid, 2],
    ] as const) {
      expect(found(kozyResult(game({ bids, calling: `${declarer}: call SK` })))).toEqual([]);
    }
  });
});

describe('Z 3 calling a king, the first kontras', () => {
  it('3.1 the other seat dealt the king is the partner; the declarer’s own or one in the talon leaves him alone', () => {
    expect(kozyResult(game()).partner).toBe(3);
    expect(kozyResult(game({ hold: { 1: 'SK' } })).partner).toBeNull();
    const inTalon = kozyResult(game({ hold: {}, talon: 'S7 S8 SK' }));
    expect([inTalon.partner, inTalon.called]).toEqual([null, 'SK']);
  });
  it('3.1 call/missing: not settled, and nothing after it is checked', () => {
    const verdict = kozyResult(game({ calling: '1: king-ultimo', exchange: '1: take 3 1', say: '2: pagat-ultimo' }));
    expect(codes(verdict)).toEqual(['calling/not-possible calling 0 @1', 'call/missing calling @1']);
    expect([verdict.settled, verdict.called, verdict.partner, verdict.contract]).toEqual([false, null, null, '2']);
    expect(verdict.state.dealer).toBe(1);
  });
  it('3.1 acts before the call, a second call, a throw-in after it and other bonuses are calling/not-possible', () => {
    const calling =
      '0: kontra game 1 | 3: king-ultimo | 1: call SK | 1: call CK | 1: throw-in | 0: trul | 1: walat | 3: four-kings';
    const verdict = kozyResult(game({ calling }));
    expect(found(verdict)).toEqual(
      [0, 1, 3, 4, 5, 6, 7].map((index) => `calling/not-possible calling ${index} @${[0, 3, 1, 1, 1, 0, 1, 3][index]}`),
    );
    expect(verdict.called).toBe('SK');
  });
  it('3.1 a call or throw-in by another seat is calling/not-declarer and ignored, before and after the call', () => {
    const verdict = kozyResult(game({ calling: '2: throw-in | 3: call CK | 1: call SK | 0: call SK | 0: throw-in' }));
    expect(found(verdict)).toEqual(
      [0, 1, 3, 4].map((index) => `calling/not-declarer calling ${index} @${[2, 3, 1, 0, 0][index]}`),
    );
    expect(verdict.outcome).toBe('played');
  });
  it('3.1 a throw-in of the declarer before the call ends the deal whatever was said before', () => {
    const deal = { ...game({ bids: '1:1 2:- 3:- 0:-' }), ...nothingPlayed };
    const verdict = kozyResult({ ...deal, calling: entries('0: kontra game 1 | 1: throw-in') });
    expect([verdict.outcome, codes(verdict)]).toEqual(['thrown-in', ['calling/not-possible calling 0 @0']]);
  });
  it('3.2 king ultimo by the seat dealt the called king, the declarer too; others hold it not', () => {
    expect(found(kozyResult(game({ calling: '1: call SK | 3: king-ultimo' })))).toEqual([]);
    expect(found(kozyResult(game({ calling: '1: call SK | 1: king-ultimo', hold: { 1: 'SK' } })))).toEqual([]);
    const verdict = kozyResult(game({ calling: '1: call SK | 1: king-ultimo | 0: king-ultimo' }));
    expect(found(verdict)).toEqual(['announce/not-held calling 1 @1', 'announce/not-held calling 2 @0']);
    expect(lines(verdict).join()).not.toContain('king-ultimo declarer announced');
    const inTalon = game({ calling: '1: call SK | 1: king-ultimo', hold: {}, talon: 'SK', discards: 'S7 S8' });
    expect(found(kozyResult(inTalon))).toEqual(['announce/not-held calling 1 @1']);
  });
  it('3.2 king ultimo again: announce/repeated by its side, announce/not-held by the other', () => {
    const calling = '1: call SK | 3: king-ultimo | 3: king-ultimo | 1: king-ultimo | 0: king-ultimo';
    expect(found(kozyResult(game({ calling })))).toEqual([
      'announce/repeated calling 2 @3',
      'announce/repeated calling 3 @1',
      'announce/not-held calling 4 @0',
    ]);
  });
  /** Codes of a level-1 kontra to the game by each opponent. */
  const kontra = (bids: string, declarer: number, opponents: readonly number[]): string[] =>
    opponents.map((seat) => {
      const calling = `${declarer}: call SK | ${seat}: kontra game 1`;
      const partner = [0, 1, 2, 3].find((other) => other !== declarer && !opponents.includes(other));
      const hold = { [partner ?? declarer]: 'SK' };
      const inCalling = codes(kozyResult(game({ bids, calling, hold }))).filter((code) => code.includes(' calling'));
      return inCalling[0]?.split(' ')[0] ?? 'may';
    });
  it('3.2 kontra to the game only by an opponent who had no chance to bid three', () => {
    expect(kontra('1:2 2:- 3:- 0:-', 1, [2, 3, 0])).toEqual(new Array(3).fill('kontra/no-right'));
    expect(kontra('1:1 2:- 3:- 0:-', 1, [2, 3, 0])).toEqual(new Array(3).fill('kontra/no-right'));
    expect(kontra('1:3 2:- 3:- 0:-', 1, [2, 3, 0])).toEqual(['may', 'may', 'may']);
  });
  it('3.4 facts: A 2, B pass, C 3, D pass: only D; A 3, B 4: A, C and D', () => {
    expect(kontra('1:2 2:- 3:3 0:-', 3, [0, 1, 2])).toEqual(['may', 'kontra/no-right', 'kontra/no-right']);
    expect(kontra(fourBid, 2, [1, 3, 0])).toEqual(['may', 'may', 'may']);
    expect(kontra('1:3 2:4', 2, [1, 3, 0])).toEqual(['may', 'may', 'may']);
    expect(kontra('1:- 2:3 3:4', 3, [0, 1, 2])).toEqual(['may', 'kontra/no-right', 'may']);
    expect(kontra('1:- 2:3 3:2 0:-', 2, [3, 0, 1])).toEqual(['may', 'may', 'kontra/no-right']);
  });
  it('3.2 further levels by any seat of the side concerned; kontra to king ultimo by any opponent', () => {
    const calling =
      '1: call SK | 3: king-ultimo | 2: kontra king-ultimo 1 | 1: kontra king-ultimo 2 | 0: kontra king-ultimo 3 | 3: kontra king-ultimo 4';
    const verdict = kozyResult(game({ calling }));
    expect(found(verdict)).toEqual([]);
    expect(lines(verdict).find((line) => line.startsWith('king-ultimo'))).toMatch(/2×16$/);
    const of3 = '3: call SK | 0: kontra game 1 | 3: kontra game 2 | 2: kontra game 3 | 1: kontra game 4';
    const three = kozyResult(game({ bids: '1:2 2:- 3:3 0:-', calling: of3, hold: { 1: 'SK' } }));
    expect(found(three)).toEqual([]);
    expect(lines(three)[0]).toMatch(/3×16$/);
  });
  it('3.3, S5 the codes of kontra in their order', () => {
    const calling = [
      '3: call SK',
      '0: kontra trul 1',
      '0: kontra pagat-ultimo 1',
      '0: kontra walat 1',
      '0: kontra four-kings 1',
      '3: kontra game 1',
      '0: kontra king-ultimo 1',
      '0: kontra king-ultimo 2',
      '1: king-ultimo',
      '3: kontra king-ultimo 1',
      '0: kontra king-ultimo 2',
      '0: kontra king-ultimo 3',
      '3: kontra game 2',
      '0: kontra game 1',
      '2: kontra game 1',
      '2: kontra game 5',
    ].join(' | ');
    const verdict = kozyResult(game({ bids: '1:2 2:- 3:3 0:-', calling, hold: { 1: 'SK' } }));
    expect(found(verdict).map((code) => code.replace('calling ', ''))).toEqual([
      'kontra/not-possible 1 @0',
      'kontra/not-possible 2 @0',
      'kontra/not-possible 3 @0',
      'kontra/not-possible 4 @0',
      'kontra/own-side 5 @3',
      'kontra/target 6 @0',
      'kontra/target 7 @0',
      'kontra/own-side 9 @3',
      'kontra/own-side 10 @0',
      'kontra/level 11 @0',
      'kontra/level 12 @3',
      'kontra/level 14 @2',
      'kontra/level 15 @2',
    ]);
    expect(lines(verdict)[0]).toMatch(/3×2$/);
  });
  it('D2, 3.3 neither cztery króle nor walat is doubled, nor game and king ultimo after the talon', () => {
    const verdict = kozyResult(
      game({
        bids: '1:2 2:- 3:3 0:-',
        start: '1: 4k',
        calling: '3: call SK | 1: king-ultimo',
        hold: { 1: 'SK CK HK DK' },
        say: '3: walat | 0: kontra walat 1, kontra four-kings 1, kontra game 1, kontra king-ultimo 1 | 1: | 2:',
      }),
    );
    expect(found(verdict)).toEqual([0, 1, 2, 3].map((item) => `kontra/not-possible announcements 1.${item} @0`));
    expect(verdict.lines.every(({ factor }) => factor === 1)).toBe(true);
  });
});
