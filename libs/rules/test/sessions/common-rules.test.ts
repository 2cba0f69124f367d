import { equal, fail, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { allConformanceCases } from '../../../../test/support/conformance.js';
import { parseCard } from '../../src/cards/card.js';
import { cardSet } from '../../src/cards/card-set.js';
import { Reader } from '../../src/record/reader.js';
import { malformedDocument } from '../../src/result/verdict.js';
import {
  parseSession,
  readSession,
  SESSION_RESULT_FORMAT,
  sessionResultDocument,
  verifySession,
  writeFacts,
  writeSession,
  type Session,
} from '../../src/sessions/door.js';
import { Course } from '../../src/sessions/course.js';
import { Doubling } from '../../src/sessions/doubling.js';
import { EndingWatch } from '../../src/sessions/ending.js';
import { followFirstTurns } from '../../src/sessions/first-turns.js';
import { hungarian } from '../../src/sessions/hungarian/ruleset.js';
import { nearestPoints, pack42, pack54, plainSum, pointsRoundedUp, thirds } from '../../src/sessions/pack.js';
import { type RecordedPlay } from '../../src/sessions/acts.js';
import { tableOf } from '../../src/sessions/seats.js';
import { inOrder, omission, violation } from '../../src/sessions/violation.js';
import {
  auction,
  codes,
  dealt,
  exampleDeal,
  fivePlayers,
  problemPaths,
  result,
  scored,
  session,
  turns,
  verified,
} from './table.js';
import { isFull } from '../../../../test/support/full.js';

const set = (text: string) => cardSet(text.split(' ').map(parseCard));

describe('S1–S4 seats, cards, tricks, payment', () => {
  it('S1 with five players the dealer takes no part and every order skips him', () => {
    const table = tableOf(5, 2);
    expect(table.active).toEqual([3, 4, 0, 1]);
    expect(table.forehand).toBe(3);
    expect(table.next[1]).toBe(3);
    expect(tableOf(4, 3).active).toEqual([0, 1, 2, 3]);
  });
  it('S2, H 1.1, 1.3 the packs: 94 points of 42 cards, 106 and 210 thirds of 54', () => {
    expect(plainSum(pack42.cards)).toBe(94);
    expect(plainSum(pack54.cards)).toBe(106);
    expect(thirds(pack54.cards)).toBe(210);
    expect(nearestPoints(pack54.cards)).toBe(70);
  });
  it('S2 counting in threes, nearest and up', () => {
    const facts: [string, number, number][] = [
      ['SQ S7 H4', 4, 4],
      ['SK SC SJ', 8, 8],
      ['S7 S8 S9', 1, 1],
      ['T21 T9', 5, 5],
      ['SK', 4, 5],
      ['S7', 0, 1],
      ['SQ S7', 4, 4],
    ];
    for (const [cards, nearest, up] of facts) {
      expect([cards, nearestPoints(set(cards)), pointsRoundedUp(set(cards))]).toEqual([cards, nearest, up]);
    }
  });
  it('S3 a suit is followed, without it a tarock, without either any card', () => {
    const swapped = (exampleDeal['tricks'] as string[][]).map((trick) => [...trick]);
    swapped[0] = ['C10', 'T3', 'T10', 'CC'].map((card) => (card === 'CC' ? 'HK' : card));
    swapped[7] = ['T12', 'CK', 'HA', 'T2'];
    expect(codes(result({ ...exampleDeal, tricks: swapped }))).toContain('play/revoke tricks 0.3 @0');
  });
  it('S4 a lone player pays or receives three times, payments add up to zero', () => {
    expect(result(scored('three', 50, { partner: null })).payments).toEqual([-1, 3, -1, -1]);
    expect(result(scored('three', 40, { partner: null })).payments).toEqual([1, -3, 1, 1]);
  });
});

describe('S5 doubling', () => {
  it('S5 odd levels against the item, even ones by its own side, each the next one', () => {
    const doubling = new Doubling(3);
    doubling.add('trull', 'declarer');
    expect(doubling.kontra('trull', 1, 'declarer')).toBe('kontra/own-side');
    expect(doubling.kontra('trull', 2, 'declarer')).toBe('kontra/level');
    expect(doubling.kontra('trull', 1, 'opponents')).toBeNull();
    expect(doubling.kontra('trull', 1, 'opponents')).toBe('kontra/level');
    expect(doubling.kontra('trull', 2, 'declarer')).toBeNull();
    expect(doubling.kontra('trull', 3, 'opponents')).toBeNull();
    expect(doubling.kontra('trull', 4, 'declarer')).toBe('kontra/level');
    expect(doubling.kontra('volat', 1, 'opponents')).toBe('kontra/target');
    expect(doubling.level('trull', 'declarer')).toBe(3);
  });
});

describe('S8, S9 irregular acts and the end of a deal', () => {
  const bare = { dealer: 0, ...dealt({ 1: 'T22', 2: 'T21' }) };
  it('S9 an auction that stops: not finished, with the seat in turn; the next dealer deals', () => {
    const deal = result({ ...bare, auction: auction('1:three 2:-') });
    expect(codes(deal)).toEqual(['auction/not-finished auction @3']);
    expect(deal).toMatchObject({ settled: false, outcome: null, contract: null, lines: [], state: { dealer: 1 } });
    expect(codes(result(bare))).toEqual(['auction/not-finished auction @1']);
  });
  it('S9 a record without the exchange is not finished; later phases are not looked at', () => {
    const deal = result({ ...bare, auction: auction('1:three 2:- 3:- 0:-'), announcements: turns('2: trull, trull') });
    expect(codes(deal)).toEqual(['deal/not-finished deal']);
    expect(deal).toMatchObject({ contract: 'three', declarers: [1], partner: null });
  });
  it('S9 entries beyond the end are checked in form only', () => {
    const beyond = { exchange: [{ seat: 1, act: 'discard', cards: ['T5', 'T5'] }], tricks: [['T5', 'T5', 'T5', 'T5']] };
    const passedOut = { ...bare, auction: auction('1:- 2:- 3:- 0:-') };
    expect(codes(result({ ...passedOut, ...beyond }))).toEqual([
      'deal/after-end exchange 0 @1',
      'deal/after-end tricks 0',
    ]);
    expect(problemPaths(session([{ ...passedOut, tricks: [['T5', 'T5', 'T5']] }]))).toEqual(['deals[0].tricks[0]']);
  });
  it('Result: violations by phase, index and item; deal/…, scored/… and claim/… last', () => {
    const found = [
      violation('claim/payments', 'deal', null, null, null),
      violation('deal/after-end', 'announcements', 4, null, 1),
      violation('session/dealer', 'deal', null, null, null),
      violation('play/revoke', 'tricks', 2, 1, 0),
      omission('announce/turn-order', 'announcements', null, 2),
      omission('announce/pagat-due', 'announcements', 1, 3),
      violation('announce/repeated', 'announcements', 1, 2, 3),
      violation('announce/turn-order', 'announcements', 1, null, 3),
      violation('auction/hold', 'auction', 0, null, 1),
    ];
    expect(inOrder(found).map(({ code }) => code)).toEqual([
      'auction/hold',
      'announce/turn-order',
      'announce/repeated',
      'announce/pagat-due',
      'announce/turn-order',
      'play/revoke',
      'session/dealer',
      'deal/after-end',
      'claim/payments',
    ]);
  });
});

describe('S10, S11 state and ending', () => {
  it('S10 a deal of another dealer is reported and he is used', () => {
    const verdict = verified(session([scored('three', 50), scored('three', 50, { declarers: [0], partner: 2 }, 3)]));
    expect(codes(verdict.deals[1]!)).toEqual(['session/dealer deal']);
    expect(verdict.deals[1]!.state.dealer).toBe(0);
  });
  it('S10 start: factor and rounds together, fitting each other, the rest neutral', () => {
    const paths = (start: unknown, rest = {}) => problemPaths(session([], { start, firstDealer: 0, ...rest }));
    expect(paths({ factor: 2, rounds: [3] })).toEqual([]);
    expect(paths({ factor: 2 })).toEqual(['start', 'start.factor']);
    expect(paths({ factor: 2, rounds: [4, 4] })).toEqual(['start.factor']);
    expect(paths({ pot: 1 })).toEqual(['start.pot']);
    expect(paths({ woods: [0, 0, 0, 1] })).toEqual(['start.woods']);
    expect(paths({ woods: [0, 0, 0, 0], pot: 0, factor: 1, rounds: [] })).toEqual([]);
    const mode = (value: string) => ({ options: { 'doubled-rounds': value } });
    expect(paths({ factor: 4, rounds: [4] }, mode('quadruple'))).toEqual([]);
    expect(paths({ factor: 2, rounds: [4, 4] }, mode('extend'))).toEqual(['start.factor']);
    expect(paths({ factor: 2, rounds: [7] }, mode('extend'))).toEqual([]);
    expect(paths({ factor: 2, rounds: [4] }, mode('off'))).toEqual(['start.rounds']);
  });
  const ends = (skiz: number, players: number, dealers: number[], notice = 1) => {
    const watch = new EndingWatch(notice);
    for (const [index, dealer] of dealers.entries()) {
      const nextDealer = dealers[index + 1] ?? (dealer + 1) % players;
      watch.follow({ number: index + 1, dealer, skiz: index + 1 === notice ? skiz : null, nextDealer });
    }
    return watch.ending.lastDeal;
  };
  it('S11, H 8.4 the skíz deals and does not deal: 4 to 7 turns with four players, 6 to 9 with five', () => {
    const round = (first: number, players: number) => Array.from({ length: 12 }, (_, deal) => (first + deal) % players);
    expect([0, 1, 2, 3].map((skiz) => ends(skiz, 4, round(0, 4)))).toEqual([4, 5, 6, 7]);
    expect([1, 2, 3, 4].map((skiz) => ends(skiz, 5, round(0, 5)))).toEqual([6, 7, 8, 9]);
    expect(ends(0, 4, [0, 1, 2])).toBeNull();
  });
  it('S11 deals dealt again by the same dealer are one turn', () => {
    expect(ends(0, 4, [0, 0, 1, 2, 2, 3, 0])).toBe(6);
  });
  it('S11 if nobody holds the skíz in that deal, the next one decides; deals beyond are warned of', () => {
    const deals = [0, 1, 2, 3, 0, 1, 2].map((dealer, index) =>
      scored(
        'three',
        50,
        { declarers: [(dealer + 1) % 4], partner: (dealer + 2) % 4, ...(index === 1 ? { skiz: 1 } : {}) },
        dealer,
      ),
    );
    const verdict = verified(session(deals, { notice: 1 }));
    expect(verdict.ending).toEqual({ notice: 1, skiz: 1, lastDeal: 5 });
    expect(verdict.deals.map(({ warnings }) => warnings.length)).toEqual([0, 0, 0, 0, 0, 1, 1]);
    expect(verdict.verdict).toBe('consistent');
  });
});

describe('S7 one round of announcements', () => {
  /** Follows turns after a declarer 1; every act draws `heard` in a first turn, a kontra `kontra` in an extra one. */
  const heard = (text: string) => {
    const record = { hands: [[], [], [], []], announcements: turns(text) } as unknown as RecordedPlay;
    const course = new Course(hungarian, {}, tableOf(4, 0), record, new Reader());
    const first = followFirstTurns(course, 1, { say: () => null, kontra: () => null });
    return [first, inOrder(course.violations).map(({ code, index, item, seat }) => [code, index, item, seat])];
  };
  it('S7 first turns in order from the declarer, extra turns for kontras', () => {
    expect(heard('1: trull | 2: | 1: | 2: kontra trull 1 | 3: | 0:')).toEqual([[5, 0, 1, 4], []]);
  });
  it('S7 announcements in extra turns are late', () => {
    expect(heard('1: | 2: | 3: | 0: | 1: kontra game 2, trull')[1]).toEqual([['announce/late', 4, 1, 1]]);
  });
  it('S7, S8 out of order: the acts count, the order goes on from that seat', () => {
    expect(heard('1: | 3: | 0: | 2:')[1]).toEqual([['announce/turn-order', 1, null, 3]]);
    expect(heard('1: | 3: | 2: | 0:')[1]).toEqual([
      ['announce/turn-order', 1, null, 3],
      ['announce/turn-order', 2, null, 2],
    ]);
  });
  it('S7 missing first turns draw one, with the seat then due', () => {
    expect(heard('1: | 2:')).toEqual([[-1, 0, 1, -1], [['announce/turn-order', null, null, 3]]]);
  });
});

describe('claims and malformed records', () => {
  it('Result: a wrong claim refutes, of a deal and of the session', () => {
    const deal = { ...scored('three', 50), claim: { payments: [-1, 1, -1, 1], totals: [0, 0, 0, 0] } };
    const verdict = verified(session([deal], { claim: { totals: [-1, 1, -1, 2] } }));
    expect(codes(verdict.deals[0]!)).toEqual(['claim/totals deal']);
    expect(verdict.violations.map(({ code }) => code)).toEqual(['claim/totals']);
    expect(verdict.verdict).toBe('refuted');
  });
  it('Malformed: each problem has its path, at most a hundred in full', () => {
    expect(problemPaths([])).toEqual(['']);
    expect(problemPaths(session([{ ...exampleDeal, number: 2 }]))).toEqual(['deals[0].number']);
    expect(problemPaths(session([{ ...exampleDeal, extra: 1 }, { dealer: 9 }]))).toContain('deals[0].extra');
    const many = problemPaths(session(Array.from({ length: 300 }, () => ({ dealer: 'x' }))));
    expect(many).toHaveLength(101);
  });
  it('Malformed: keys given twice, 8.0, a byte order mark', () => {
    const source = `\uFEFF${JSON.stringify(session([scored('three', 50)])).replace('"number":1', '"number":7,"number":1.0')}`;
    expect(parseSession(source).ok).toBe(true);
    expect(parseSession(new Uint8Array([0xff])).ok).toBe(false);
  });
  it('Malformed: the document has format, verdict and problems in every language', () => {
    const reading = readSession(session([], { date: '2026-02-30', firstDealer: 0 }));
    if (reading.ok) return fail();
    for (const language of ['en', 'de', 'hu'] as const) {
      const document = malformedDocument(SESSION_RESULT_FORMAT, reading.problems, language);
      expect(document.problems[0]!.path).toBe('date');
      expect(document.problems[0]!.message).not.toBe('');
    }
  });
});

const records = allConformanceCases('sessions').map(({ text }) => text);
const sessions: Session[] = records.flatMap((source) => {
  const reading = parseSession(source);
  return reading.ok ? [reading.session] : [];
});

describe('properties of all well-formed records of the conformance folder', () => {
  it('S4 payments and pot add up to zero in every line and deal', () => {
    for (const one of sessions) {
      for (const deal of verifySession(one).deals) {
        for (const { payments, pot } of [...deal.lines, deal]) {
          equal(
            payments.reduce((sum, payment) => sum + payment, pot),
            0,
          );
        }
      }
    }
  });
  it('writing is the inverse of reading', () => {
    for (const one of sessions) {
      const written = writeSession(one);
      const again = readSession(JSON.parse(JSON.stringify(written)));
      if (!again.ok) fail(JSON.stringify(again.problems[0]));
      expect(writeSession(again.session)).toEqual(written);
      expect(sessionResultDocument(verifySession(again.session), 'en')).toEqual(
        sessionResultDocument(verifySession(one), 'en'),
      );
    }
  });
  it('scored deals made from played ones settle the same', () => {
    for (const one of sessions) {
      const { ruleset, options, players } = one;
      const before = writeSession(one);
      const deals = one.deals.map((deal, index) => {
        const written = (before['deals'] as Record<string, unknown>[])[index]!;
        // What irregular deals come to need not be possible on a score sheet.
        if (deal.form === 'scored' || deal.finding.facts === null || deal.finding.violations.length > 0) return written;
        const { number, dealer, fines } = written;
        if (!ruleset.scored.outcomes.includes(deal.finding.facts.outcome)) return written;
        return {
          number,
          dealer,
          ...(fines === undefined ? {} : { fines }),
          scored: writeFacts(deal.finding.facts, ruleset, options, players.length),
        };
      });
      const reading = readSession({ ...before, deals });
      if (!reading.ok) fail(`${ruleset.id}: ${JSON.stringify(reading.problems[0])}`);
      const played = verifySession(one).deals;
      const sheets = verifySession(reading.session).deals;
      for (const [index, deal] of sheets.entries()) {
        expect(deal.lines.map(({ reason: _, ...line }) => line)).toEqual(
          played[index]!.lines.map(({ reason: _, ...line }) => line),
        );
        expect(deal.state).toEqual(played[index]!.state);
        const isRegular = played[index]!.violations.length === 0;
        if (isRegular) expect(deal.violations).toEqual([]);
      }
    }
  });
});

describe('no input makes the parser throw', () => {
  it('any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => typeof readSession(value).ok === 'boolean'),
      { numRuns: 300 },
    );
  });
  it('records in which one value was replaced or removed', () => {
    const values = fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.constantFrom(-1, 0, 1, 5, 99, 'T1', 'pass', 'SK', [], {}, null),
    );
    fc.assert(
      fc.property(fc.nat(records.length - 1), fc.nat(), fc.nat(3), values, (which, at, how, value) => {
        const source = records[which]!;
        let record: unknown;
        try {
          record = JSON.parse(source.replace(/^\uFEFF/, ''));
        } catch {
          return;
        }
        mutate(record, at, how, value);
        const reading = readSession(record);
        if (reading.ok) sessionResultDocument(verifySession(reading.session), 'hu');
        else ok(reading.problems.length > 0);
      }),
      { numRuns: isFull ? 1500 : 400 },
    );
  });
  it('any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => typeof parseSession(bytes).ok === 'boolean'));
  });
});

/** Replaces, removes or doubles the n-th place of a value, counted over all its places. */
function mutate(value: unknown, at: number, how: number, by: unknown): void {
  const places: [Record<string, unknown> | unknown[], string | number][] = [];
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const key of Object.keys(part)) {
      places.push([part as Record<string, unknown>, key]);
      walk((part as Record<string, unknown>)[key]);
    }
  };
  walk(value);
  if (places.length === 0) return;
  const [parent, key] = places[at % places.length]!;
  if (Array.isArray(parent) && how === 1) parent.splice(Number(key), 1);
  else if (Array.isArray(parent) && how === 2) parent.splice(Number(key), 0, parent[Number(key)]);
  else if (!Array.isArray(parent) && how === 1) Reflect.deleteProperty(parent, key);
  else (parent as Record<string, unknown>)[key] = by;
}

describe('S1 five players in a whole session', () => {
  it('S1 the dealer pays and receives nothing, arrays have five entries', () => {
    const verdict = result(scored('three', 50, { declarers: [1], partner: 3 }, 0), { players: fivePlayers });
    expect(verdict.payments).toEqual([0, 1, -1, 1, -1]);
  });
});
