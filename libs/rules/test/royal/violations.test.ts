import { describe, expect, it } from '@jest/globals';
import { violationCodes, violationRules } from '../../src/royal/violations.js';
import { lastStatus } from './notation/auction.js';
import { example, exampleGame } from './notation/example-game.js';
import { record, result, verified, violations, type Json } from './notation/game.js';
import { complaints, sheet } from './notation/sheet.js';

/** The example game with cards changed for each other where they were played; hands stay as they are. */
function replayed(game: Json, ...changes: readonly [number, string, string][]): Json {
  const tricks = (game.tricks as string[][]).map((trick) => [...trick]);
  for (const [number, from, to] of changes) {
    const trick = tricks[number - 1]!;
    const place = trick.indexOf(from);
    if (place < 0) throw new Error(`${from} is not in trick ${number}`);
    trick[place] = to;
  }
  return { ...game, tricks };
}

/** A.interceptor does not follow with the queen of hearts in trick 2. */
const revoked = (auction: string): Json => replayed(example(auction), [2, 'HQ', 'S10'], [10, 'S10', 'HQ']);

describe('the violations of a played game', () => {
  it('1.4 2.1 3.1 7.4 a lawful game draws none and is proved', () => {
    const claim = { A: 85, B: 100 };
    expect(violations({ ...exampleGame, claim })).toEqual([]);
    expect(verified(record([{ ...exampleGame, claim }])).verdict).toBe('proved');
  });

  it.each([
    ['2.1', 'auction/turn-order', 'A.interceptor: game | ...', 'auction/turn-order A.interceptor turn 0'],
    ['2.1', 'auction/after-end', 'game | - | - | - | bridge', 'auction/after-end B.collector turn 4'],
    ['2.1', 'auction/not-finished', 'game | - | -', 'auction/not-finished'],
    ['4.1', 'auction/false-message', 'B.collector: flush | ...', 'auction/false-message B.collector turn 0'],
    ['2.2', 'auction/repeated', 'game | - | - | game | ...', 'auction/repeated B.interceptor turn 3'],
    [
      '2.3',
      'auction/lower-than-active',
      'bridge | - | - | game | ...',
      'auction/lower-than-active B.interceptor turn 3',
    ],
    ['2.4', 'auction/second-trophy', 'spadille, manille | ...', 'auction/second-trophy B.collector turn 0'],
    ['2.4', 'auction/second-flight', 'falcon HK, pheasant CK | ...', 'auction/second-flight B.collector turn 0'],
    ['2.4', 'auction/second-catch', 'gang S, gang H | ...', 'auction/second-catch B.collector turn 0'],
    [
      '2.4',
      'auction/card-already-bound',
      'falcon HK, ultimo HK | ...',
      'auction/card-already-bound B.collector turn 0',
    ],
    ['2.3', 'auction/raise-not-by-partner', 'game, bridge | ...', 'auction/raise-not-by-partner B.collector turn 0'],
    ['2.5', 'auction/contra-target', 'game | contra bridge | ...', 'auction/contra-target A.interceptor turn 1'],
    ['2.6', 'play/bound-card-due', 'pheasant T4 | ...', 'play/bound-card-due B.collector trick 1'],
    ['2.6', 'play/bound-card-early', 'ultimo T4 | ...', 'play/bound-card-early B.collector trick 5'],
    ['2.6', 'play/bound-card-order', 'ultimo T4, ultimo T3 | ...', 'play/bound-card-order B.collector trick 5'],
  ])('%s %s is drawn by the auction "%s"', (rule, code, auction, expected) => {
    expect(violations(example(auction))).toEqual([expected]);
    expect(result(example(auction)).violations[0]).toMatchObject({ code, rule });
  });

  it('3.1 play/revoke is drawn by a suit that was not followed', () => {
    expect(violations(revoked('...'))).toEqual(['play/revoke A.interceptor trick 2']);
  });

  it('3.1 play/revoke is drawn where a tarock had to be played', () => {
    // B.interceptor has no spade in trick 4 and must not put a club on it.
    const game = replayed(exampleGame, [4, 'T7', 'CC'], [10, 'CC', 'T7']);
    expect(violations(game)).toEqual(['play/revoke B.interceptor trick 4']);
  });

  it('2.6 3.1 a card draws one violation, the first that fits: a revoke with a card bound to a later trick is a revoke', () => {
    const game = replayed(example('- | ultimo SK | ...'), [2, 'HQ', 'SK'], [9, 'SK', 'HQ']);
    expect(violations(game)).toEqual(['play/revoke A.interceptor trick 2']);
  });

  it('7.4 claim/points is drawn by a claim that differs from the score, one for each party', () => {
    expect(violations({ ...exampleGame, claim: { A: 84, B: 100 } })).toEqual(['claim/points A']);
    expect(violations({ ...exampleGame, claim: { A: 84, B: 99 } })).toEqual(['claim/points A', 'claim/points B']);
  });

  it('7.4 claim/points is drawn by a sheet whose points are not what its lines add up to', () => {
    const source =
      'A: 11 tarocks, 1 honour\n silent: obscur\n points: 86\nB: 11 tarocks, 1 honour, T18 T17 T16\n points: 70';
    expect(complaints(source)).toEqual(['claim/points A']);
  });

  it('2.2 3.1 everything else is scored as played', () => {
    const right = result(example('visi | ...'));
    const wrong = result(revoked('visi, flush | ...'));
    expect(wrong.violations).toHaveLength(2);
    expect(wrong.score).toEqual(right.score);
    expect(verified(record([revoked('...')])).verdict).toBe('refuted');
  });

  it('2.1 2.2 a void call draws one violation, and a pass out of turn one as well', () => {
    expect(violations(example('game, game, game | A.collector: - | ...'))).toEqual([
      'auction/repeated B.collector turn 0',
      'auction/repeated B.collector turn 0',
      'auction/turn-order A.collector turn 1',
    ]);
  });

  it('2.1 places that do not apply are null, and only claim/points names a party', () => {
    const { violations: drawn } = result({ ...example('game | - | -'), claim: { A: 0, B: 0 } });
    expect(drawn[0]).toMatchObject({ code: 'auction/not-finished', seat: null, turn: null, trick: null });
    expect(drawn[0]).not.toHaveProperty('party');
    expect(drawn[1]).toMatchObject({ code: 'claim/points', party: 'A', seat: null, turn: null, trick: null });
  });
});

describe('the first violation that fits is drawn', () => {
  it('4.1 a false message said twice is false both times, not repeated', () => {
    expect(violations(example('flush, flush | ...'))).toEqual(
      Array(2).fill('auction/false-message B.collector turn 0'),
    );
  });

  it.each([
    ['2.2', 'repeated before lower', 'game | - | - | bridge | game', 'auction/repeated'],
    ['2.2', 'repeated before a second trophy', 'scale, scale', 'auction/repeated'],
    ['2.3', 'lower before a second trophy', 'royal | - | - | golgotha', 'auction/lower-than-active'],
    ['2.3', 'lower before a second flight', 'hawk T1 T2 T3 | - | - | falcon SK', 'auction/lower-than-active'],
    ['2.3', 'lower before a second catch', 'army | - | - | gang H', 'auction/lower-than-active'],
    ['2.3', 'lower before a card bound already', 'pre-ultimo T1 | - | - | ultimo T1', 'auction/lower-than-active'],
    ['2.4', 'a second trophy before a second flight', 'hawk T1 T2 T3 | - | - | hawk T1 T3 T2', 'auction/second-trophy'],
    ['2.4', 'a second trophy before a card bound already', 'scale | - | - | stella T1 T2 T3', 'auction/second-trophy'],
    ['2.4', 'a second trophy before the wrong partner', 'spadille, game, scale', 'auction/second-trophy'],
    ['2.4', 'a second flight before a card bound already', 'pheasant T1 | - | - | falcon T1', 'auction/second-flight'],
    [
      '2.4',
      'a card bound already before the wrong partner',
      'pheasant T1, ultimo T2, transylvanian-pheasant T1 T2',
      'auction/card-already-bound',
    ],
  ])('%s %s: "%s"', (_rule, _what, auction, code) => {
    expect(lastStatus(auction)).toBe(code);
  });
});

describe('codes and rules', () => {
  it('1.4 2.1–2.6 3.1 4.1 7.1 7.4 every code names its rule and every sentence of the example games is complete', () => {
    const drawn = [
      'A.interceptor: game | ...',
      'game | - | - | - | bridge',
      'game | - | -',
      'flush, game, game, bridge | ...',
      'bridge | - | - | game, falcon HK, pheasant CK, gang S, gang H, spadille, manille | ...',
      'falcon HK, ultimo HK | contra bridge | ...',
      'ultimo T4, ultimo T3 | ...',
      'ultimo T4 | ...',
      'pheasant T4 | ...',
    ].map(example);
    const seen = new Set<string>();
    for (const language of ['en', 'de', 'hu'] as const) {
      for (const game of [...drawn, revoked('...'), { ...exampleGame, claim: { A: 0, B: 0 } }]) {
        for (const { code, rule, message } of result(game, 'B', language).violations) {
          seen.add(code);
          expect(rule).toBe(violationRules[code]);
          expect(message).toMatch(/\S{3}/);
          expect(message).not.toMatch(/[{}]|undefined|null/);
        }
      }
    }
    const rest = violationCodes.filter((code) => !seen.has(code));
    expect(rest.filter((code) => !code.startsWith('sheet/') && !code.startsWith('deal/'))).toEqual([]);
  });

  it('2.1 the verdict is proved, consistent or refuted', () => {
    const scored = sheet('A: 11 tarocks, 1 honour\n silent: obscur\nB: 11 tarocks, 1 honour, T18 T17 T16', 'A');
    expect(verified(record([exampleGame])).verdict).toBe('proved');
    expect(verified(record([exampleGame, scored])).verdict).toBe('consistent');
    expect(verified(record([example('game | - | -'), scored])).verdict).toBe('refuted');
  });
});
