import { describe, expect, it } from 'vitest';
import { codes, lines, problemPaths } from './table.js';
import { entries, found, game, kozyResult, kozySession, kozyVerified, withoutGame } from './taroki-z-krolami-table.js';

const fourBid = '1:3 2:4 3:- 0:-';
const nothingPlayed = { calling: [], exchange: [], announcements: [], tricks: [] };
/** Four seats without tarocks named; seat 0 gets none at all. */
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
      expect(problemPaths(kozySession([{ ...deal, exchange: entries(text) }])), text).toHaveLength(1);
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
