import { describe, expect, it } from '@jest/globals';
import { cardSet } from '../../src/cards/card-set.js';
import { winningPlace } from '../../src/tricks/trick.js';
import { legalCards } from '../../src/sessions/trick-play.js';
import { callable } from '../../src/sessions/taroky/calling.js';
import { declarations } from '../../src/sessions/taroky/czech-names.js';
import { holdingOf } from '../../src/sessions/taroky/holding.js';
import { varsavaRestrictions } from '../../src/sessions/taroky/varsava.js';
import { codes, fivePlayers, lines, problemPaths, session } from './table.js';
import { cards, czech, dealt54, entries, playedDeal, said, written, type DealPlan, type Json } from './taroky-table.js';

/** T1 and all honours with forehand; T19 with seat 3. */
const usual = dealt54({
  0: 'T2 T3 T4 T5',
  1: 'T22 T21 T1 T20 T18 SK',
  2: 'T6 T7 T8 T9 T10',
  3: 'T19 T17 T16 T15 T14',
});
const play = (plan: Partial<DealPlan>, deal = usual): Json =>
  playedDeal(deal, { auction: '1:povinnost 2:- 3:- 0:-', ...plan });
const paths = (deal: Json, rest: Json = {}): string[] => problemPaths(session([deal], { ruleset: 'taroky', ...rest }));

describe('C2 auction', () => {
  it.each([
    ['forehand passes', '1:- 2:- 3:- 0:-', ['auction/forehand auction 0 @1']],
    ['forehand bids druhá', '1:druha 2:- 3:- 0:-', ['auction/forehand auction 0 @1']],
    [
      'another seat bids povinnost',
      '1:- 2:povinnost 3:- 0:-',
      ['auction/forehand auction 0 @1', 'auction/forehand auction 1 @2'],
    ],
    ['povinnost upon povinnost is too low', '1:povinnost 2:povinnost 3:- 0:-', ['auction/too-low auction 1 @2']],
    ['druhá without T1', '1:povinnost 2:druha 3:- 0:-', ['auction/no-pagat auction 1 @2']],
    ['druhá upon trojka is too low', '1:trojka 2:druha 3:- 0:-', ['auction/too-low auction 1 @2']],
    ['a turn out of order counts', '1:povinnost 3:trojka 0:- 2:-', ['auction/turn-order auction 1 @3']],
    [
      'a second turn is ignored, the same seat remains due',
      '1:povinnost 2:- 1:solo 3:- 0:-',
      ['auction/turn-order auction 2 @1'],
    ],
    ['a bid after sólo is ignored', '1:solo 2:trojka', ['auction/after-end auction 1 @2']],
    ['a second pass after sólo is one too many', '1:solo 2:- 2:-', ['auction/after-end auction 2 @2']],
    ['forehand’s pass after a sólo out of turn is one of S6', '3:solo 1:- 0:-', ['auction/turn-order auction 0 @3']],
  ])('C2.1 %s', (_name, bids, expected) => {
    const found = codes(czech(play({ auction: bids, unplayed: true }))).filter((code) => code.startsWith('auction'));
    expect(found).toEqual(expected);
  });
  it('C2.1 after sólo the auction has ended, passes may be on record or left out (S6)', () => {
    for (const bids of ['1:solo', '1:solo 2:-', '1:solo 2:- 3:- 0:-', '1:solo 0:-']) {
      expect(czech(play({ auction: bids })).violations).toEqual([]);
    }
  });
  it('C2.1 all other passes must be on record (S6)', () => {
    const deal = czech(play({ auction: '1:povinnost 2:trojka 3:-', unplayed: true }));
    expect(codes(deal)).toEqual(['auction/not-finished auction @0']);
    expect([deal.contract, deal.declarers, deal.settled]).toEqual([null, [], false]);
  });
  it('C2.1 the last bidder is the declarer; if nobody bids, forehand is, at povinnost', () => {
    const deal = czech(play({ auction: '1:- 2:- 3:- 0:-' }));
    expect([deal.contract, deal.declarers, deal.partner]).toEqual(['povinnost', [1], 3]);
  });
  it('C2.1 forehand’s first word out of turn order still counts, so povinnost of another seat makes him the declarer', () => {
    expect(czech(play({ auction: '1:- 2:povinnost 3:- 0:-', unplayed: true })).declarers).toEqual([2]);
  });
  it('C2.2 druhá has the pagát announced: lost, it costs 200', () => {
    const deal = czech(play({ auction: '1:povinnost 2:- 3:- 0:druha', keepPagat: true }));
    expect(codes(deal)).toEqual(['auction/no-pagat auction 3 @0']);
    expect(lines(deal)).toContain('pagat declarer announced lost 200×1');
  });
  it('C8.3 with the pool forehand may open with druhá, with T1', () => {
    const zid = { options: { zid: 'on' } };
    const bids = '1:druha 2:- 3:- 0:-';
    expect(codes(czech(play({ auction: bids }), zid)).filter((code) => code.startsWith('auction'))).toEqual([]);
    const without = dealt54({ 2: 'T1', 3: 'T19' });
    expect(codes(czech(play({ auction: bids, keepPagat: true }, without), zid))).toEqual([
      'auction/no-pagat auction 0 @1',
    ]);
  });
});

describe('C2.3 and C3 calling', () => {
  it.each([
    ['T20 T18', 'T19'],
    ['T19', 'T19 T18'],
    ['T19 T18', 'T19 T17'],
    ['T19 T18 T17', 'T19 T16'],
    ['T19 T18 T17 T16', 'T19'],
    ['T19 T17', 'T19 T18'],
  ])('C3.1 with %s one may call %s', (hand, allowed) => {
    const held = cards(hand);
    expect(callable((card) => held.includes(card))).toEqual(cards(allowed));
  });
  it('C3.1 a call that is not allowed counts', () => {
    const deal = czech(play({ calling: '1: call T6' }));
    expect(codes(deal)).toEqual(['call/not-allowed calling 0 @1']);
    expect([deal.called, deal.partner]).toEqual(['T6', 2]);
  });
  it('C3.1 without a call T19 is called, which the result shows as soon as the auction has ended (S9)', () => {
    const deal = czech({ ...play({ unplayed: true }), exchange: [] });
    expect([deal.called, deal.partner, deal.settled]).toEqual(['T19', null, false]);
    expect(codes(deal)).toEqual(['deal/not-finished deal']);
  });
  it('C3.1 only the first possible act counts, further ones draw calling/not-possible', () => {
    const deal = czech(play({ calling: '2: call T18 | 1: call T19 | 1: call T18 | 1: varsava' }));
    expect(codes(deal)).toEqual([
      'calling/not-declarer calling 0 @2',
      'calling/not-possible calling 2 @1',
      'calling/not-possible calling 3 @1',
    ]);
    expect(deal.called).toBe('T19');
  });
  it('C3.1 nobody is called in trojka and sólo', () => {
    for (const bid of ['trojka', 'solo']) {
      const deal = czech(play({ auction: `1:${bid} 2:- 3:- 0:-`, calling: '1: call T19' }));
      expect(codes(deal)).toEqual(['calling/not-possible calling 0 @1']);
      expect([deal.called, deal.partner]).toEqual([null, null]);
    }
  });
  it('C3.2 who calls himself, or draws the called card, is alone', () => {
    const own = dealt54({ 1: 'T19', 0: 'T2' });
    expect(czech(play({}, own)).partner).toBeNull();
    const drawn = dealt54({ talon: 'T2 T19', 1: 'SK' });
    expect(czech(play({}, drawn)).partner).toBeNull();
  });
  it('C3.2 (D3) who draws the called card is the partner, also if he had to discard it', () => {
    const deal = dealt54({ talon: 'S7 S8 S9 S10 T19 C7', 2: 'T2 T3 T4 T5 T6 T7 T8 SK CK HK DK T22' });
    const exchange = '1: discard S7+S8+S9+S10 | 2: discard T19 | 3: discard C7';
    const result = czech(play({ exchange }, deal));
    expect(result.violations).toEqual([]);
    expect(result.partner).toBe(2);
  });
  it('C3.2 nobody holds the called card that was left in the talon: the declarer is alone', () => {
    const deal = dealt54({ talon: 'S7 S8 S9 S10 C7 T19' });
    const exchange = '1: discard S7+S8+S9+S10 | 2: discard C7 | 3: decline | 0: decline';
    const result = czech(play({ exchange }, deal));
    expect(codes(result)).toEqual(['exchange/decline exchange 3 @0']);
    expect(result.partner).toBeNull();
  });
  it('C2.3 Varšava is forehand’s choice when everybody passed his povinnost, also if he passed himself', () => {
    for (const bids of ['1:povinnost 2:- 3:- 0:-', '1:- 2:- 3:- 0:-', '1:povinnost 2:povinnost 3:- 0:-']) {
      const deal = czech(play({ auction: bids, calling: '1: varsava' }));
      expect([deal.contract, deal.declarers, deal.called]).toEqual(['varsava', [], null]);
    }
  });
  it('C2.3 otherwise Varšava is not possible, and T19 is called', () => {
    for (const [bids, seat] of [
      ['1:povinnost 2:- 3:- 0:druha', 0],
      ['1:- 2:povinnost 3:- 0:-', 2],
    ] as const) {
      const deal = czech(play({ auction: bids, calling: `${seat}: varsava`, keepPagat: true }));
      expect(codes(deal)).toContain(`calling/not-possible calling 0 @${seat}`);
      expect(deal.called).toBe('T19');
    }
  });
  it('C2.3 after varsava a call is one act too many', () => {
    const deal = czech(play({ calling: '1: varsava | 1: call T19' }));
    expect(codes(deal)).toContain('calling/not-possible calling 1 @1');
    expect(deal.called).toBeNull();
  });
});

describe('C3.3 surrender', () => {
  const drawn = dealt54({ talon: 'T2 T3 T4 T19' });
  const giveUp = (auction: string, deal = drawn, more = ''): Json =>
    playedDeal(deal, { auction, exchange: `1: surrender${more}`, unplayed: true });
  it('C3.3 with the called card among the four drawn: 100 to each, without a partner (D4)', () => {
    const deal = czech(giveUp('1:povinnost 2:- 3:- 0:-'));
    expect(deal.violations).toEqual([]);
    expect([deal.outcome, deal.partner, deal.called, deal.points, deal.tricks]).toEqual([
      'surrendered',
      null,
      'T19',
      null,
      null,
    ]);
    expect(lines(deal)).toEqual(['surrender declarer lost 100×1']);
    expect(deal.payments).toEqual([100, -300, 100, 100]);
  });
  it.each([
    ['the called card is not among the four', '1:povinnost 2:- 3:- 0:-', usual],
    ['in trojka', '1:trojka 2:- 3:- 0:-', drawn],
    ['in sólo', '1:solo', drawn],
  ])('C3.3 %s: it draws a code and ends the deal all the same (S8)', (_name, auction, deal) => {
    const result = czech(giveUp(auction, deal));
    expect(codes(result)).toEqual(['exchange/surrender exchange 0 @1']);
    expect(result.outcome).toBe('surrendered');
  });
  it('C3.3 in druhá the game must go on', () => {
    const deal = dealt54({ 1: 'T1', talon: 'T19' });
    const result = czech(giveUp('1:druha 2:- 3:- 0:-', deal), { options: { zid: 'on' } });
    expect(codes(result)).toEqual(['exchange/surrender exchange 0 @1']);
  });
  it('C3.3 what follows comes after the end (S9), whatever its form', () => {
    const deal = czech({ ...giveUp('1:povinnost 2:- 3:- 0:-', drawn, ' | 2: decline'), announcements: said('1:') });
    expect(codes(deal)).toEqual(['deal/after-end exchange 1 @2', 'deal/after-end announcements 0 @1']);
  });
  it('C3.3 surrender by another seat, or after the discards, is malformed', () => {
    expect(paths(playedDeal(drawn, { auction: '1:povinnost 2:- 3:- 0:-', exchange: '2: surrender' }))).toEqual([
      'deals[0].exchange[0]',
    ]);
    const late = playedDeal(drawn, { auction: '1:trojka 2:- 3:- 0:-', exchange: '1: take 1 | 1: surrender' });
    expect(paths(late)).toEqual(['deals[0].exchange[1]']);
  });
});

describe('C4 talon', () => {
  const deal = dealt54({
    1: 'S7 S8 S9 S10',
    2: 'HA H2 H3 H4 HJ HC HQ HK T9 T21',
    3: 'T19 SQ CQ',
    0: 'D4 D3',
    talon: 'C7 C8 C9 C10 T5 T6',
  });
  const four = '1: discard S7+S8+S9+S10';
  const exchanged = (exchange: string): Json => play({ exchange }, deal);
  it.each([
    [
      'both draw',
      `${four} | 2: discard T5 | 3: discard T6`,
      ['discard/tarok-not-forced exchange 1 @2', 'discard/tarok-not-forced exchange 2 @3'],
    ],
    [
      'the second declines',
      `${four} | 2: decline | 3: discard T5 | 0: discard D4`,
      ['discard/tarok-not-forced exchange 2 @3'],
    ],
    [
      'the third declines',
      `${four} | 2: discard H4 | 3: decline | 0: discard T6`,
      ['discard/tarok-not-forced exchange 3 @0'],
    ],
    ['both decline', `${four} | 2: decline | 3: decline | 0: discard D4`, ['exchange/decline exchange 2 @3']],
    [
      'the fourth declines',
      `${four} | 2: decline | 3: discard T19 | 0: decline`,
      ['discard/tarok-not-forced exchange 2 @3', 'exchange/decline exchange 3 @0'],
    ],
    [
      'all decline',
      `${four} | 2: decline | 3: decline | 0: decline`,
      ['exchange/decline exchange 2 @3', 'exchange/decline exchange 3 @0'],
    ],
  ])('C4.1 %s', (_name, exchange, expected) => {
    expect(codes(czech(exchanged(exchange)))).toEqual(expected);
  });
  it('C4.1 a card that nobody draws counts for the opponents', () => {
    const kings = dealt54({ 1: 'T22 T21 T20', 3: 'T19', talon: 'S7 S8 S9 S10 SQ CQ' });
    const taken = czech(play({ exchange: '1: discard S7+S8+S9+S10 | 2: decline | 3: decline | 0: decline' }, kings));
    expect(taken.points).toEqual({ declarer: expect.any(Number), opponents: expect.any(Number) });
    const { declarer, opponents } = taken.points as { declarer: number; opponents: number };
    expect(declarer + opponents).toBe(70);
  });
  it.each([
    ['the third before the second', `${four} | 3: discard T5`, 'exchange[1]'],
    ['three cards of the declarer', '1: discard S7+S8+S9', 'exchange[0].cards'],
    ['one discard is missing', `${four} | 2: discard H4`, 'exchange'],
    ['a card that was not drawn yet', `1: discard S7+S8+S9+T5`, 'exchange[0].cards'],
    ['the declarer declines', '1: decline', 'exchange[0]'],
    ['one discard too many', `${four} | 2: discard H4 | 3: discard T6 | 0: discard D4`, 'exchange[3]'],
    ['taking a half', '1: take 1 | 1: discard C7+C8+C9', 'exchange[0]'],
  ])('C4.1 malformed: %s', (_name, exchange, path) => {
    expect(paths({ ...play({}, deal), exchange: entries(exchange) })).toEqual([`deals[0].${path}`]);
  });
  it.each([
    [1, 'C7+C8+C9', []],
    [2, 'C10+T5+T6', ['discard/tarok-not-forced exchange 1 @1']],
    [3, 'C7+C8+C9', []],
  ] as const)('C4.2 trojka at level %i takes its half', (level, away, expected) => {
    const plan = { auction: '1:trojka 2:- 3:- 0:-', exchange: `1: take ${level} | 1: discard ${away}` };
    const result = czech(play(plan, deal));
    expect(codes(result)).toEqual(expected);
    expect(result.level).toBe(level);
  });
  it('C4.2 malformed: discarding without taking, cards of the other half, anything in sólo', () => {
    const trojka = play({ auction: '1:trojka 2:- 3:- 0:-' }, deal);
    expect(paths({ ...trojka, exchange: entries('1: discard S7+S8+S9') })).toEqual(['deals[0].exchange[0]']);
    expect(paths({ ...trojka, exchange: entries('1: take 2 | 1: discard C7+C8+C9') })).toEqual([
      'deals[0].exchange[1].cards',
    ]);
    expect(paths({ ...play({ auction: '1:solo' }, deal), exchange: entries(four) })).toEqual(['deals[0].exchange[0]']);
  });
  it('C4.3 no five-point card is discarded, which is said before a tarok that is not forced', () => {
    const result = czech(exchanged(`1: discard S7+S8+S9+S10 | 2: discard T21 | 3: discard T6`));
    expect(codes(result)).toEqual(['discard/five-points exchange 1 @2', 'discard/tarok-not-forced exchange 2 @3']);
  });
  it('C4.3 taroks go only if no suit card but kings is left', () => {
    const forced = dealt54({ 2: 'T2 T3 T4 T5 T6 T7 T8 T9 T10 HK DK CK', talon: 'S7 S8 S9 S10 C7 C8' });
    const with2 = (away: string): Json =>
      play({ exchange: `1: discard S7+S8+S9+S10 | 2: discard ${away} | 3: discard C8` }, forced);
    expect(codes(czech(with2('T2')))).toEqual(['discard/tarok-not-forced exchange 1 @2']);
    expect(codes(czech(with2('C7')))).toEqual([]);
    const all = { ...forced, talon: ['S7', 'S8', 'S9', 'S10', 'T11', 'C8'] };
    const hands = forced.hands.map((hand) => hand.map((card) => (card === 'T11' ? 'C7' : card)));
    const exchange = '1: discard S7+S8+S9+S10 | 2: discard T2 | 3: discard C8';
    expect(codes(czech(play({ exchange }, { ...all, hands })))).toEqual([]);
  });
});

describe('C5 announcements', () => {
  const trul = dealt54({
    1: 'T22 T21 T1 SK CK T20 S7 S8',
    2: 'T2 C7 C8 C9 C10 CJ D4 D3 D2 DA DJ DC',
    3: 'T19 T18 T17 T16 T15 T14 T13 T12 SQ HQ HC DQ',
    0: 'HK DK T10 T9',
    talon: 'S9 S10 SJ SC CC CQ',
  });
  const exchange = '1: discard S9+S10+SJ+SC | 2: discard CC | 3: discard CQ';
  const say = (text: string, rest: Partial<DealPlan> = {}): ReturnType<typeof czech> =>
    czech(play({ exchange, say: text, keepPagat: true, ...rest }, trul));
  it.each([
    ['pagát only by the holder of T1', '1: | 2: pagat | 3: | 0:', ['announce/no-pagat announcements 1.0 @2']],
    [
      'the same bonus again by a side',
      '1: valat | 2: | 3: valat | 0: valat',
      ['announce/repeated announcements 2.0 @3'],
    ],
    [
      'again by a side, before the holder of T1',
      '1: pagat, pagat | 2: | 3: pagat | 0:',
      ['announce/repeated announcements 0.1 @1', 'announce/repeated announcements 2.0 @3'],
    ],
    ['declarations in an extra turn', '1: | 2: | 3: | 0: | 1: trul', ['announce/late announcements 4.0 @1']],
    ['bonuses in an extra turn', '1: | 2: | 3: | 0: | 1: pagat', ['announce/late announcements 4.0 @1']],
    ['an empty extra turn is in order', '1: | 2: | 2: | 3: | 0: | 1:', []],
    [
      'first turns out of order',
      '1: | 3: | 2: | 0:',
      ['announce/turn-order announcements 1 @3', 'announce/turn-order announcements 2 @2'],
    ],
    ['missing first turns draw one', '1: | 2:', ['announce/turn-order announcements @3']],
  ])('C5.2 (S7) %s', (_name, text, expected) => {
    expect(codes(say(text))).toEqual(expected);
  });
  it('C5.2 in druhá the declarer may repeat the pagát, however often', () => {
    const deal = { ...trul, hands: [trul.hands[3]!, trul.hands[0]!, trul.hands[1]!, trul.hands[2]!] };
    const plan = {
      auction: '1:povinnost 2:druha 3:- 0:-',
      exchange: '2: discard S9+S10+SJ+SC | 3: discard CC | 0: discard CQ',
      say: '2: pagat, pagat | 3: | 0: pagat | 1: kontra pagat 1 | 2: kontra pagat 2',
      keepPagat: true,
    };
    const result = czech(play(plan, deal));
    expect(codes(result)).toEqual(['announce/repeated announcements 2.0 @0']);
    expect(lines(result).filter((line) => line.startsWith('pagat'))).toEqual([
      expect.stringMatching(/^pagat declarer announced (won|lost) 200×4$/),
    ]);
  });
  it.each([
    ['T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 SK CK', 'taroky honery'],
    ['T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12', 'taroky'],
    ['T20 T19 T18 T17 T16 T15 T14 T13 S7 S8 S9 S10', 'tarocky'],
    ['T20 T19 T18 T17 T16 T15 T14 T13 T12 S8 S9 S10', 'tarocky'],
    ['SK CK S7 S8 S9 S10 C7 C8 C9 C10 H4 H3', 'barvy'],
    ['T1 SK S7 S8 S9 S10 C7 C8 C9 C10 H4 H3', 'barvy'],
    ['T2 SK S7 S8 S9 S10 C7 C8 C9 C10 H4 H3', 'barvicky'],
    ['T2 T1 S7 S8 S9 S10 C7 C8 C9 C10 H4 H3', 'barvicky'],
    ['T22 T21 T1 S8 S9 S10 C7 C8 C9 C10 H4 H3', 'trul'],
    ['T22 T21 T1 SK S9 S10 C7 C8 C9 C10 H4 H3', 'trul honery'],
    ['SK CK HK DK S9 S10 C7 C8 C9 C10 H4 H3', 'barvy honery kralovske-honery'],
    ['SK CK HK T22 T2 T3 C7 C8 C9 C10 H4 H3', 'honery'],
    ['SK CK HK DK T22 T21 T1 C8 C9 C10 H4 H3', 'trul honery kralovske-honery'],
    ['SK CK HK T2 T3 T4 T5 T6 T7 S8 H4 H3', ''],
  ])('C5.3 %s: %s', (hand, expected) => {
    const holding = holdingOf(cardSet(cards(hand)));
    const found = declarations({}).filter(({ isTrue }) => isTrue(holding));
    expect(found.map(({ id }) => id).join(' ')).toBe(expected);
  });
  it('C9 barvy: one is at most two taroks', () => {
    const holds = (hand: string): boolean =>
      declarations({ barvy: 'one' })
        .find(({ id }) => id === 'barvy')!
        .isTrue(holdingOf(cardSet(cards(hand))));
    expect([holds('T2 T3 SK'), holds('T2 T3 T1'), holds('T1')]).toEqual([true, false, true]);
  });
  it('C5.3 a declaration that is not true, one made twice, and honéry with královské honéry', () => {
    const result = say('1: trul, trul, honery, taroky | 2: barvy | 3: tarocky | 0:');
    expect(codes(result)).toEqual([
      'announce/repeated announcements 0.1 @1',
      'declare/false announcements 0.3 @1',
      'declare/false announcements 1.0 @2',
    ]);
    const kings = dealt54({ 1: 'SK CK HK DK T22 T21 T1', talon: 'S7 S8 S9 S10 C7 C8', 3: 'T19' });
    const plan = {
      exchange: '1: discard S7+S8+S9+S10 | 2: discard C7 | 3: discard C8',
      say: '1: honery, kralovske-honery, trul, kralovske-honery | 2: | 3: | 0:',
      unplayed: true,
    };
    const excluded = czech(play(plan, kings));
    expect(codes(excluded)).toEqual(['declare/excluded announcements 0.1 @1', 'declare/excluded announcements 0.3 @1']);
    expect(lines(excluded)).toEqual(['game declarer won 10×1', 'trul declarer won 50×1', 'honery declarer won 50×1']);
  });
  it.each([
    ['flek, reflek, super', '1: | 2: kontra game 1 | 3: kontra game 2 | 0: kontra game 3', []],
    [
      'more than super',
      '1: | 2: kontra game 1 | 3: kontra game 2 | 0: kontra game 3 | 1: kontra game 4',
      ['kontra/level announcements 4.0 @1'],
    ],
    ['not the next level', '1: | 2: kontra game 3 | 3: | 0:', ['kontra/level announcements 1.0 @2']],
    ['the own game', '1: kontra game 1 | 2: | 3: | 0:', ['kontra/own-side announcements 0.0 @1']],
    ['a pagát that nobody announced', '1: | 2: kontra pagat 1 | 3: | 0:', ['kontra/target announcements 1.0 @2']],
    ['a valát of the own side', '1: valat, kontra valat 1 | 2: | 3: | 0:', ['kontra/own-side announcements 0.1 @1']],
  ])('C5.4 %s', (_name, text, expected) => {
    expect(codes(say(text))).toEqual(expected);
  });
  it('C5.5 povinnost without kontra and announcement may stay unplayed, declarations are paid', () => {
    const deal = say('1: trul | 2: | 3: tarocky | 0:', { unplayed: true });
    expect(deal.violations).toEqual([]);
    expect([deal.outcome, deal.points, deal.tricks, deal.partner]).toEqual(['unplayed', null, null, 3]);
    expect(lines(deal)).toEqual(['game declarer won 10×1', 'tarocky declarer won 50×1', 'trul declarer won 50×1']);
  });
  it('C5.5 it may be played all the same, and a void kontra does not change the custom (S8)', () => {
    expect(say('1: | 2: | 3: | 0:').outcome).toBe('played');
    expect(say('1: kontra game 1 | 2: | 3: | 0:', { unplayed: true }).outcome).toBe('unplayed');
  });
  it.each(['1: | 2: kontra game 1 | 3: | 0:', '1: pagat | 2: | 3: | 0:', '1: | 2: valat | 3: | 0:'])(
    'C5.5 otherwise a deal without tricks is not finished: %s',
    (text) => {
      const deal = say(text, { unplayed: true });
      expect(codes(deal)).toEqual(['deal/not-finished deal']);
      expect([deal.settled, deal.partner]).toEqual([false, 3]);
    },
  );
  it('C5.5 other contracts than povinnost are played', () => {
    for (const auction of ['1:trojka 2:- 3:- 0:-', '1:solo']) {
      expect(codes(czech(play({ auction, unplayed: true })))).toEqual(['deal/not-finished deal']);
    }
  });
  it('C5.1, C7.1 nothing is exchanged or said in Varšava', () => {
    const varsava = play({ calling: '1: varsava' });
    expect(paths({ ...varsava, exchange: entries('1: discard S7+S8+S9+S10') })).toEqual(['deals[0].exchange[0]']);
    expect(paths({ ...varsava, exchange: entries('1: surrender') })).toEqual(['deals[0].exchange[0]']);
    expect(paths({ ...varsava, announcements: said('1: | 2: kontra game 1') })).toEqual([
      'deals[0].announcements[1].say[0]',
    ]);
  });
});

describe('C6 play', () => {
  const pagatHolder = dealt54({
    1: 'T1 T20 T18 T17 T16 S7',
    2: 'T22',
    3: 'T19 S8',
    0: 'T21 SK',
    talon: 'C7 C8 C9 C10 CJ CC',
  });
  const exchange = '1: discard C7+C8+C9+C10 | 2: discard CJ | 3: discard CC';
  it('C6.1 forehand leads to trick 1', () => {
    const deal = play({ exchange }, pagatHolder);
    expect(czech(deal).violations).toEqual([]);
    const wrong = { ...deal, tricks: [['T22', 'T19', 'T21', 'T20'], ...(deal['tricks'] as string[][]).slice(1)] };
    expect(paths(wrong)[0]).toBe('deals[0].tricks[0][0]');
  });
  it('C6.1 T1 of a side that announced the pagát is kept, also when the bonus is lost already', () => {
    const plan = { exchange, say: '1: pagat | 2: | 3: | 0:', opening: ['T1 T22 T19 T21'] };
    const result = czech(play(plan, pagatHolder));
    expect(codes(result)).toEqual(['play/pagat-early tricks 0.0 @1']);
    expect(lines(result)).toContain('pagat declarer announced lost 200×1');
    expect(codes(czech(play({ ...plan, say: '1: | 2: | 3: | 0:' }, pagatHolder)))).toEqual([]);
  });
  it('C6.1 the last card that is legal may be T1', () => {
    const low = dealt54({ 1: 'T1 S7', 0: 'T22 T21', 2: 'T2', 3: 'T19', talon: 'C7 C8 C9 C10 CJ CC' });
    const hands = low.hands.map((hand) => hand.filter((card) => !/^T/.test(card)).length);
    expect(hands[1]).toBe(11);
    expect(codes(czech(play({ exchange, say: '1: pagat | 2: | 3: | 0:', keepPagat: true }, low)))).toEqual([]);
  });
  it('C6.2 a pagát played to the last trick and lost counts without announcement, even lost to the partner', () => {
    const pagats = (last: string): string[] => {
      const deal = dealt54({ 1: 'T1', 3: 'T19 HK', 0: 'T2 T3 SK', 2: 'T4 CK' });
      return lines(czech(play({ last }, deal))).filter((line) => line.startsWith('pagat'));
    };
    expect(pagats('T1 T19')).toEqual(['pagat declarer silent lost 100×1']);
    expect(pagats('T1 T4')).toEqual(['pagat declarer silent lost 100×1']);
    expect(pagats('T1 SK CK HK')).toEqual(['pagat declarer silent won 100×1']);
    expect(pagats('T19')).toEqual([]);
  });
});

describe('C7 Varšava', () => {
  const rows: [string, string, string][] = [
    ['T21 T9 T1 S7', '', 'T9 S7'],
    ['T21 T1 S7', '', 'T21 S7'],
    ['T21 T9', 'T22', 'T9'],
    ['T21 T1', 'T22', 'T21'],
    ['T21 T9 T4', 'T8', 'T21 T9'],
    ['T9 T1', 'SK', 'T9'],
    ['T3 T1', 'T8', 'T3'],
    ['SQ S8 T5', 'SC', 'SQ'],
    ['SQ S8', 'SC T4', 'SQ S8'],
    ['T7 T5 HK', 'S9 T6', 'T7'],
  ];
  const legal = (hand: string, trick: string, mond: string): string => {
    const played = cards(trick);
    const best = played.length === 0 ? -1 : played[winningPlace(played)]!;
    const situation = { seat: 0, hand: cardSet(cards(hand)), trick: 0, cards: played, place: played.length, best };
    return written(legalCards(varsavaRestrictions(mond), situation));
  };
  it.each(rows)('C7.2 (D7) holding %s, to %s: %s', (hand, trick, expected) => {
    expect(legal(hand, trick, 'held')).toBe(expected);
  });
  it('C9 varsava-mond: free lifts only the mond', () => {
    expect(legal('T21 T9 T1 S7', '', 'free')).toBe('T21 T9 S7');
    expect(legal('T21 T9 T1', 'T22', 'free')).toBe('T21 T9');
  });

  const hands = [
    'T17 T11 T8 SQ S10 S9 S7 CK CQ H3 H4 D3',
    'T20 T18 T16 T14 T12 SK SC S8 HK HA DQ DC',
    'T22 T21 T19 T13 T9 T6 T4 T2 C9 HJ DK D4',
    'T15 T10 T5 T3 SJ CJ C10 C7 HC DJ DA D2',
  ].map((hand) => hand.split(' '));
  const tricks = [
    'T12 T19 T10 T17',
    'D4 DJ D3 DQ',
    'SK T2 SJ S9',
    'T9 T15 T11 T16',
    'SC T22 T3 SQ',
    'DK D2 T8 DC',
    'H4 HK HJ HC',
    'HA T21 T5 H3',
    'T6 C7 S10 T20',
    'T14 T4 DA S7',
    'T18 T13 C10 CQ',
    'S8 C9 CJ CK',
  ].map((trick) => trick.split(' '));
  const example: Json = {
    dealer: 0,
    hands,
    talon: 'C8 CC T1 T7 HQ H2'.split(' '),
    auction: [{ seat: 1, bid: 'povinnost' }, ...[2, 3, 0].map((seat) => ({ seat, bid: 'pass' }))],
    calling: [{ seat: 1, act: 'varsava' }],
    tricks,
  };
  it('C10 the played Varšava: talon cards to the winners of six tricks, points 8, 31, 31, 0', () => {
    const deal = czech(example);
    expect(deal.violations).toEqual([]);
    expect([deal.tricks, deal.points, deal.payments]).toEqual([
      [1, 7, 4, 0],
      [8, 31, 31, 0],
      [200, -300, -300, 400],
    ]);
    expect(lines(deal)).toEqual(['varsava @1 lost 200×1']);
  });
  it('C7.1 with five players the dealer’s place stays empty', () => {
    const deal = { ...example, dealer: 4, hands: [hands[1], hands[2], hands[3], hands[0], []] };
    const moved = {
      ...deal,
      auction: [0, 1, 2, 3].map((seat) => ({ seat, bid: seat === 0 ? 'povinnost' : 'pass' })),
      calling: [{ seat: 0, act: 'varsava' }],
    };
    const result = czech(moved, { players: fivePlayers });
    expect([result.points, result.payments]).toEqual([
      [31, 31, 0, 8, 0],
      [-300, -300, 400, 200, 0],
    ]);
  });
  it('C7.2 codes of play in their order: revoke, pagát, mond, overtaking', () => {
    const deal = dealt54({
      1: 'T21 T9 T8 T1 SK SQ',
      2: 'T22 T20 T19 S7',
      3: 'T2 T3 SC S8',
      0: 'T10 T11 S9 S10',
    });
    const codesOf = (opening: string): string[] =>
      codes(czech(play({ calling: '1: varsava', opening: [opening] }, deal))).filter((code) => code.includes(' 0.'));
    expect(codesOf('T21 T22 T2 T10')).toEqual(['play/varsava-mond tricks 0.0 @1']);
    expect(codesOf('T1 T20 T2 T10')).toEqual(['play/varsava-pagat tricks 0.0 @1']);
    expect(codesOf('SK S7 T2 S10')).toEqual(['play/revoke tricks 0.2 @3']);
    expect(codesOf('T9 T19 T2 T10')).toEqual([]);
    expect(codesOf('SQ S7 SC S9')).toEqual([]);
    expect(codesOf('T9 T22 T2 S9')).toEqual(['play/revoke tricks 0.3 @0']);
  });
  it('C7.2 who can overtake must', () => {
    const deal = dealt54({ 1: 'T9', 2: 'T10 T2', 3: 'T3', 0: 'T4' });
    const result = czech(play({ calling: '1: varsava', opening: ['T9 T2 T3 T4'] }, deal));
    expect(codes(result)).toContain('play/overtake tricks 0.1 @2');
  });
  it('S9 without tricks a Varšava is not finished', () => {
    const short = czech({ ...example, tricks: [] });
    expect(codes(short)).toEqual(['deal/not-finished deal']);
    expect([short.contract, short.declarers, short.points]).toEqual(['varsava', [], null]);
  });
});
