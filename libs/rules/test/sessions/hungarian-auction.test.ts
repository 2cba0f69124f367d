import { describe, expect, it } from '@jest/globals';
import { cardCode } from '../../src/cards/card.js';
import { Reader } from '../../src/record/reader.js';
import { followAuction } from '../../src/sessions/auction.js';
import { Course } from '../../src/sessions/course.js';
import { HungarianAuction } from '../../src/sessions/hungarian/auction.js';
import { hungarian } from '../../src/sessions/hungarian/ruleset.js';
import { type RecordedPlay } from '../../src/sessions/acts.js';
import { withDefaults, type Options } from '../../src/sessions/ruleset-data.js';
import { tableOf } from '../../src/sessions/seats.js';
import { parseCard } from '../../src/cards/card.js';
import { auction, codes, dealt, playedOut, result, turns } from './table.js';

/** Runs a notated auction of seats A B C D = 1 2 3 0; A is forehand. */
function bidding(text: string, options: Options = {}, wanted: Parameters<typeof dealt>[0] = {}) {
  const { hands, talon } = dealt(wanted);
  const record: RecordedPlay = {
    dealer: 0,
    hands: hands.map((hand) => hand.map(parseCard)),
    talon: talon.map(parseCard),
    auction: auction(text) as unknown as RecordedPlay['auction'],
    start: [],
    calling: [],
    exchange: [],
    announcements: [],
    tricks: [],
    after: [],
  };
  const course = new Course(hungarian, withDefaults(hungarian.options, options), tableOf(4, 0), record, new Reader());
  const state = new HungarianAuction(course);
  const over = followAuction(course, state);
  const convention = state.convention();
  return {
    over,
    declarer: 'DABC'[state.leader],
    level: state.level,
    convention:
      convention === null ? null : `${convention.kind} ${'DABC'[convention.seat]} ${cardCode(convention.card)}`,
    codes: course.violations
      .filter(({ code }) => !code.endsWith('no-honour') && !code.includes('false'))
      .map(({ code }) => code),
  };
}

/** `– 3 2 – / h –` round by round, as the source writes it: seats that have passed do not speak again. */
function fromSource(text: string): string {
  const names: Record<string, string> = { '3': 'three', '2': 'two', '1': 'one', S: 'solo', h: 'hold', '–': '-' };
  const out = new Set<number>();
  let isSolo = false;
  let leader = -1;
  let hasBid = new Set<number>();
  return text
    .split(' / ')
    .flatMap((round) => {
      const words = round.split(' ');
      const entries: string[] = [];
      for (let step = 0; step < 4 && words.length > 0; step++) {
        const seat = (1 + step) % 4;
        if (out.has(seat) || seat === leader) continue;
        // Forced passes are left out where the source does (S6): who never bid can only pass after a solo.
        if (isSolo && !hasBid.has(seat) && words[0] !== '–') continue;
        const word = words.shift()!;
        if (word === '–') out.add(seat);
        else {
          leader = seat;
          hasBid = new Set([...hasBid, seat]);
        }
        isSolo ||= word === 'S';
        entries.push(`${seat}:${names[word]}`);
      }
      return entries;
    })
    .join(' ');
}

describe('H 3.6, D1 auctions of the source', () => {
  const rows: [string, string, number, string | null, Options?][] = [
    ['– 3 2 – / h –', 'B', 2, null],
    ['3 2 – 1 / h – S / h', 'A', 4, null],
    ['– S', 'B', 4, null],
    ['3 – – 1 / S –', 'A', 4, 'cue D T19'],
    ['3 S – – / h', 'A', 4, 'cue B T18'],
    ['2 – – 1 / –', 'D', 3, 'cue A T19'],
    ['– 3 2 – / 1 h / –', 'C', 3, 'cue B T19'],
    ['3 2 S / – h', 'B', 4, 'cue C T19'],
    ['3 2 S / – h', 'B', 4, 'cue C T18', { 'cue-solo': 'old' }],
    ['2 1 S / – –', 'C', 4, 'cue A T19'],
    ['3 – 1 S / h', 'A', 4, 'cue C T19'],
    ['3 – 2 – / –', 'C', 2, 'yield A T20'],
    ['3 2 – 1 / – –', 'D', 3, null],
    ['– – – 1', 'D', 3, null],
  ];
  it.each(rows)('H 2.1–2.5, 3.1–3.5: %s', (text, declarer, level, convention, options = {}) => {
    const verdict = bidding(fromSource(text), options);
    expect(verdict).toEqual({ over: true, declarer, level, convention, codes: [] });
  });
  it('H 2.3, 10 hold: old: C cannot hold the bid of a seat whose first turn was before its own', () => {
    expect(bidding('1:- 2:three 3:two 0:- 2:one 3:hold', { hold: 'old' }).codes).toEqual(['auction/hold']);
    expect(bidding('1:- 2:three 3:two 0:- 2:one 3:hold 2:-').codes).toEqual([]);
  });
});

describe('H 2 the auction', () => {
  it('H 2.3 a bid is held at most once', () => {
    expect(bidding('1:three 2:two 3:one 0:- 1:hold 2:hold 3:-').codes).toEqual(['auction/hold']);
  });
  it('H 2.2 a second hold follows a new bid', () => {
    expect(bidding('1:three 2:two 3:- 0:- 1:hold 2:one 1:hold 2:-')).toMatchObject({
      over: true,
      declarer: 'A',
      codes: [],
    });
  });
  it('S8 a bid too low and a hold that is not allowed are passes', () => {
    expect(bidding('1:two 2:two 3:hold 0:-')).toMatchObject({
      over: true,
      declarer: 'A',
      codes: ['auction/too-low', 'auction/hold'],
    });
  });
  it('H 3.4, S8 a bid treated as a pass yields the game too', () => {
    expect(bidding('1:three 2:- 3:two 0:- 1:two')).toMatchObject({
      convention: 'yield A T20',
      codes: ['auction/too-low'],
    });
  });
  it('H 3.1 a second jump is no cue bid, nor is the fourth seat’s bid after three passes', () => {
    expect(bidding('1:two 2:solo 3:- 0:- 1:-').convention).toBe('cue A T19');
    expect(bidding('1:- 2:- 3:- 0:two').convention).toBeNull();
  });
  it('D5 with hold: old a jump is a cue bid even if nobody can bid after it', () => {
    const text = '1:- 2:three 3:two 0:- 2:solo';
    expect(bidding(text, { hold: 'old' })).toMatchObject({ over: true, convention: 'cue B T18' });
  });
  it('H 10 cue-xvii: on: a single jump after a bid without a jump promises T17', () => {
    expect(bidding('1:three 2:two 3:- 0:- 1:one 2:-', { 'cue-xvii': 'on' }).convention).toBe('cue A T17');
    expect(bidding('1:two 2:- 3:- 0:-', { 'cue-xvii': 'on' }).convention).toBe('cue A T19');
    const old = { 'cue-xvii': 'on', 'cue-solo': 'old' };
    expect(bidding('1:three 2:two 3:one 0:- 1:solo 2:- 3:-', old).convention).toBe('cue A T18');
  });
  it('H 10 raise-lone-three: the lone three may be raised to two or one, which is no jump', () => {
    const on = { 'raise-lone-three': 'on' };
    expect(bidding('1:three 2:- 3:- 0:- 1:one', on)).toMatchObject({ level: 3, convention: null, codes: [] });
    expect(bidding('1:three 2:- 3:- 0:- 1:two 1:one', on)).toMatchObject({ level: 2, codes: ['auction/after-end'] });
    expect(bidding('1:three 2:- 3:- 0:- 1:one')).toMatchObject({ level: 1, codes: ['auction/after-end'] });
  });
});

describe('S6 passes left out', () => {
  it('S6 after a bid that leaves only forced passes the auction has ended', () => {
    expect(bidding('1:solo')).toMatchObject({ over: true, declarer: 'A', codes: [] });
  });
  it('S6 they may be on record, each once', () => {
    expect(bidding('1:solo 3:- 2:- 0:-').codes).toEqual([]);
    expect(bidding('1:solo 2:- 2:-').codes).toEqual(['auction/after-end']);
  });
  it('S6 a later seat that speaks leaves out those before it; on record after the end they draw nothing', () => {
    expect(bidding('1:three 2:- 3:solo 1:hold 0:-')).toMatchObject({ over: true, declarer: 'A', codes: [] });
    expect(bidding('1:three 2:two 3:solo 1:- 0:- 2:hold').codes).toEqual(['auction/after-pass']);
  });
  it('S6 all other passes must be on record', () => {
    expect(bidding('1:three 2:two 3:- 0:-').over).toBe(false);
    expect(bidding('1:three 2:- 3:solo 0:-').over).toBe(false);
  });
  it('S8 after a seat out of turn the order goes on from it', () => {
    expect(bidding('2:three 3:- 0:- 1:-')).toMatchObject({ over: true, declarer: 'B', codes: ['auction/turn-order'] });
  });
});

const plain = { 1: 'T20 T21', 3: 'T22', 2: 'T1' };
const played = (
  text: string,
  wanted: Parameters<typeof dealt>[0],
  declarer: number,
  contract: string,
  discards = {},
) => ({
  dealer: 0,
  auction: auction(text),
  announcements: turns(
    `${declarer}: call T20 | ${(declarer + 1) % 4}: | ${(declarer + 2) % 4}: | ${(declarer + 3) % 4}:`,
  ),
  ...playedOut(dealt(wanted), declarer, contract, discards),
});

describe('H 2–3 what must have been dealt', () => {
  it('H 2.4 only a seat dealt an honour bids', () => {
    const deal = played('1:three 2:- 3:- 0:-', { 2: 'T21', 3: 'T22', 0: 'T1' }, 1, 'three');
    expect(codes(result(deal))).toEqual(['auction/no-honour auction 0 @1']);
  });
  it('H 2.6, 1.2 four passes: the same dealer deals again', () => {
    const verdict = result({ dealer: 0, auction: auction('1:- 2:- 3:- 0:-'), ...dealt({}) });
    expect(verdict).toMatchObject({
      outcome: 'passed-out',
      settled: true,
      state: { dealer: 0, factor: 2 },
      declarers: [],
    });
  });
  it('H 2.6, S9 what follows four passes comes after the end of the deal', () => {
    const verdict = result({ dealer: 0, auction: auction('1:- 2:- 3:- 0:- 1:three'), ...dealt({}) });
    expect(codes(verdict)).toEqual(['deal/after-end auction 4 @1']);
  });
  it('H 2.7, D4 a trial without an honour in the talon is lost at any level', () => {
    const wanted = { 1: 'T22', 2: 'T21', 3: 'T1' };
    for (const [contract, points] of [
      ['three', 1],
      ['two', 2],
      ['one', 3],
      ['solo', 4],
    ] as const) {
      const verdict = result({ dealer: 0, auction: auction(`1:- 2:- 3:- 0:${contract}`), ...dealt(wanted) });
      expect(verdict).toMatchObject({
        outcome: 'trial-lost',
        payments: [-3 * points, points, points, points],
        violations: [],
      });
    }
  });
  it('H 2.7 with an honour among the talon cards the trial is played', () => {
    const deal = played('1:- 2:- 3:- 0:three', { 1: 'T22', 2: 'T21', talon: 'T2 T3 T1' }, 0, 'three');
    expect(result(deal)).toMatchObject({ outcome: 'played', violations: [] });
  });
  it('H 3.1, 2.8 a cue bid without its card, after no-honour in the order of codes', () => {
    const cue = (wanted: Parameters<typeof dealt>[0]) => codes(result(played('1:two 2:- 3:- 0:-', wanted, 1, 'two')));
    expect(cue({ 1: 'T22', 2: 'T19' })).toEqual(['auction/false-cue auction 0 @1']);
    expect(cue({ 1: '', 0: 'T22', 2: 'T21', 3: 'T1 T19' })).toEqual(['auction/no-honour auction 0 @1']);
    expect(cue({ 1: 'T22 T19', 2: 'T21', 3: 'T1' })).toEqual([]);
  });
  it('H 3.2, 3.5, 5.2 the declarer must call the promised card of a cue bidder', () => {
    const wanted = { 1: 'T22 T19', 2: 'T21', 3: 'T1 T20' };
    const deal = played('1:two 2:one 3:- 0:- 1:-', wanted, 2, 'one');
    expect(codes(result(deal))).toEqual(['call/not-allowed announcements 0.0 @2']);
    expect(result({ ...deal, announcements: turns('2: call T19 | 3: | 0: | 1:') })).toMatchObject({
      partner: 1,
      violations: [],
    });
  });
  it('H 3.4 a yielding pass promises T20 and a high honour', () => {
    const pass = (wanted: Parameters<typeof dealt>[0]) =>
      codes(result(played('1:three 2:two 3:- 0:- 1:-', wanted, 2, 'two')));
    expect(pass({ 1: 'T20 T22', 2: 'T21' })).toEqual([]);
    expect(pass({ 1: 'T20 T1', 2: 'T21' })).toEqual(['auction/false-yield auction 4 @1']);
    expect(pass({ 1: 'T22', 2: 'T21', 0: 'T20' })).toEqual(['auction/false-yield auction 4 @1']);
  });
  it('H 3.3, D6 a cue bidder with T1 alone must announce pagátultimó, unless his side has', () => {
    const wanted = { 1: 'T1 T19', 2: 'T22', 3: 'T21' };
    const deal = played('1:two 2:one 3:- 0:- 1:-', wanted, 2, 'one');
    const said = (text: string) =>
      codes(result({ ...deal, announcements: turns(text) })).filter((code) => !code.startsWith('play/'));
    expect(said('2: call T19 | 3: | 0: | 1:')).toEqual(['announce/pagat-due announcements 3 @1']);
    expect(said('2: call T19 | 3: | 0: | 1: pagat-ultimo | 2: | 3: | 0:')).toEqual([]);
    expect(said('2: call T19, pagat-ultimo | 3: | 0: | 1:')).toEqual([]);
  });
  it('H 2.5 after three no other seat is in, the declarer is the seat of the last bid', () => {
    expect(result(played('1:three 2:- 3:- 0:-', plain, 1, 'three'))).toMatchObject({
      declarers: [1],
      contract: 'three',
    });
  });
});
