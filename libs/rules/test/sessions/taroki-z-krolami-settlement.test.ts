import { describe, expect, it } from '@jest/globals';
import { parseCard } from '../../src/cards/card.js';
import { cardSet } from '../../src/cards/card-set.js';
import { Random } from '../../src/random/random.js';
import { thirds } from '../../src/sessions/pack.js';
import { winningPlace } from '../../src/tricks/trick.js';
import { lines } from './table.js';
import { fact, found, game, kozyResult, sheet, withoutGame } from './taroki-z-krolami-table.js';

const D = 'declarer';
const O = 'opponents';
const lost = (item: string, side: 'declarer' | 'opponents') => ({ item, side });

type Row = [string, ReturnType<typeof sheet>, [number, number | null, number], Record<string, unknown>?];

/** Payments of D, P and each O: seat 1 declares, seat 3 is the partner or the third opponent. */
function paid([d, p, o]: Row[2]): number[] {
  return [o, d, o, p ?? o];
}

describe('Z 9 the worked examples', () => {
  const rows: Row[] = [
    ['1 bid 2, 36 : 34', sheet('2', 36), [2, 2, -2]],
    ['2 bid 2, 35 : 35', sheet('2', 35), [-2, -2, 2]],
    ['3 bid 3, kontra, re, lost', sheet('3', 35, { kontra: 2 }), [-12, -12, 12]],
    [
      '4 silent four kings and trul, the opponents lose T1 early',
      sheet('2', 40, {
        bonuses: [fact('four-kings', D, 'silent won'), fact('trul', D, 'silent won')],
        lost: [lost('pagat-lost', O)],
      }),
      [7, 7, -7],
    ],
    ['5 given up', { dealer: 0, scored: { outcome: 'given-up', declarers: [1] } }, [-6, null, 2]],
    [
      '6 given up with give-up: 5',
      { dealer: 0, scored: { outcome: 'given-up', declarers: [1] } },
      [-15, null, 5],
      { options: { 'give-up': '5' } },
    ],
    [
      '7 cztery króle declared, one king lost',
      sheet('2', 40, { bonuses: [fact('four-kings', D, 'announced lost')] }),
      [-6, -6, 6],
    ],
    ['8 the opponents take the called king', sheet('2', 40, { lost: [lost('king-lost', D)] }), [1, 1, -1]],
    [
      '9 king ultimo announced and lost in trick 11',
      sheet('2', 40, { bonuses: [fact('king-ultimo', D, 'announced lost')] }),
      [0, 0, 0],
    ],
    [
      '10 king ultimo announced, kontra, made',
      sheet('2', 40, { bonuses: [fact('king-ultimo', D, 'announced won', 1)] }),
      [6, 6, -6],
    ],
    ['11 silent king ultimo', sheet('2', 40, { bonuses: [fact('king-ultimo', D, 'silent won')] }), [3, 3, -3]],
    ['12 T1 taken in trick 12', sheet('2', 40, { bonuses: [fact('pagat-ultimo', D, 'silent lost')] }), [1, 1, -1]],
    ['13 the same announced', sheet('2', 40, { bonuses: [fact('pagat-ultimo', D, 'announced lost')] }), [0, 0, 0]],
    [
      '14 the same, T1 taken in trick 11',
      sheet('2', 40, { bonuses: [fact('pagat-ultimo', D, 'announced lost')], lost: [lost('pagat-lost', D)] }),
      [-1, -1, 1],
    ],
    [
      '15 T1 taken by the partner in trick 12',
      sheet('2', 40, { bonuses: [fact('pagat-ultimo', D, 'silent lost')] }),
      [1, 1, -1],
    ],
    ['16 the opponents lose T21 to T22', sheet('2', 40, { lost: [lost('xxi-lost', O)] }), [4, 4, -4]],
    [
      '17 bid 4 alone, walat announced and won, silent trul and four kings',
      sheet('4', 70, {
        partner: null,
        tricks: { declarer: 12, opponents: 0 },
        bonuses: [fact('trul', D, 'silent won'), fact('four-kings', D, 'silent won'), fact('walat', D, 'announced')],
      }),
      [84, null, -28],
    ],
    [
      '18 an opponent declared 12 taroki, the declarer 1',
      sheet('2', 40, {
        declarations: [
          { seat: 1, what: 'taroks-1' },
          { seat: 2, what: 'taroks-12' },
        ],
      }),
      [1, 1, -1],
    ],
    [
      '19 lost, the called king in an exposed packet: alone',
      sheet('2', 35, { partner: null, lost: [lost('king-lost', D)] }),
      [-9, null, 3],
    ],
    [
      '20 trul announced by an opponent, kontra, T1 captured',
      sheet('3', 40, { bonuses: [fact('trul', O, 'announced lost', 1)], lost: [lost('pagat-lost', O)] }),
      [12, 12, -12],
    ],
    ['21 bid 4 alone, won', sheet('4', 36, { partner: null }), [12, null, -4]],
  ];
  it.each(rows)('9 %s', (_name, deal, payments, rest = {}) => {
    const verdict = kozyResult(deal, rest);
    expect(verdict.payments.map((payment) => payment + 0)).toEqual(paid(payments));
    expect(verdict.violations).toEqual([]);
  });
});

describe('Z 7.1 lines of deals that were played', () => {
  it('1.4, D1 the declarer’s side wins with 106 thirds (36 : 34), not with 105 (35 : 35)', () => {
    const random = new Random('thirds');
    const seen = new Set<number>();
    for (let count = 0; count < 400; count++) {
      const deal = game({ shuffle: random });
      const verdict = kozyResult(deal);
      const cards = new Set(deal.exchange.flatMap(({ cards: away }) => away ?? []));
      let leader = 1;
      for (const trick of deal.tricks) {
        leader = (leader + winningPlace(trick.map(parseCard))) % 4;
        if (leader % 2 === 1) for (const card of trick) cards.add(card);
      }
      const sum = thirds(cardSet([...cards].map(parseCard)));
      seen.add(sum);
      const declarer = Math.ceil(sum / 3);
      expect(verdict.points).toEqual({ declarer, opponents: 70 - declarer });
      expect(verdict.lines[0]?.won).toBe(sum >= 106);
    }
    expect([105, 106].every((sum) => seen.has(sum))).toBe(true);
  });
  it('7.1 the game counts 1, 2, 3, 4 by the bid', () => {
    for (const contract of ['1', '2', '3', '4']) {
      expect(lines(kozyResult(sheet(contract, 36)))).toEqual([`game declarer won ${contract}×1`]);
    }
  });
  it('7.1 declared taroks count 3 2 1 1 2 3 for the side of the seat', () => {
    const declarations = ['taroks-12', 'taroks-11', 'taroks-10', 'taroks-2', 'taroks-1', 'taroks-0'];
    const points = declarations.map((what) => {
      const [, line] = kozyResult(sheet('2', 36, { declarations: [{ seat: 2, what }] })).lines;
      return [line?.item, line?.side, line?.seat, line?.won, line?.points];
    });
    expect(points).toEqual(declarations.map((what, index) => [what, O, 2, true, [3, 2, 1, 1, 2, 3][index]]));
  });
  it('7.1 lines stand in the order of the items, announced before silent, declarer before opponents', () => {
    const verdict = kozyResult(
      sheet('3', 70, {
        kontra: 1,
        tricks: { declarer: 12, opponents: 0 },
        lost: [lost('xxi-lost', O), lost('pagat-lost', O)],
        bonuses: [
          fact('walat', O, 'announced'),
          fact('four-kings', O, 'silent won'),
          fact('four-kings', D, 'announced lost'),
          fact('trul', D, 'silent won'),
        ],
        declarations: [
          { seat: 0, what: 'taroks-0' },
          { seat: 3, what: 'taroks-12' },
        ],
      }),
    );
    expect(lines(verdict)).toEqual([
      'game declarer won 3×2',
      'taroks-12 declarer won 3×1',
      'taroks-0 opponents won 3×1',
      'trul declarer silent won 2×1',
      'four-kings declarer announced lost 8×1',
      'four-kings opponents silent won 2×1',
      'pagat-lost opponents lost 1×1',
      'xxi-lost opponents lost 2×1',
      'walat opponents announced lost 20×1',
      'walat declarer silent won 5×1',
    ]);
  });
  it('7.1 a silent pagat ultimo is made by winning trick 12 and lost even to the partner', () => {
    const made = game({ tricks: { 12: '0:T1 1:S7 2:S8 3:SK' } });
    expect(withoutGame(lines(kozyResult(made)))).toContain('pagat-ultimo opponents silent won 1×1');
    const toPartner = game({ tricks: { 12: '0:S9 1:T1 2:S8 3:T4' } });
    const verdict = lines(kozyResult(toPartner));
    expect(verdict).toContain('pagat-ultimo declarer silent lost 1×1');
    expect(verdict.join()).not.toContain('pagat-lost');
  });
  it('7.1 pagat-lost: T1 played to a trick of the other side, except trick 12', () => {
    expect(lines(kozyResult(game({ tricks: { 5: '0:T1 1:T4' } })))).toContain('pagat-lost opponents lost 1×1');
    expect(lines(kozyResult(game({ tricks: { 5: '0:T1 2:T22' } }))).join()).not.toContain('pagat-lost');
    expect(lines(kozyResult(game({ tricks: { 12: '0:T1 1:T22' } }))).join()).not.toContain('pagat-lost');
  });
  it('7.1 xxi-lost: T21 taken by T22 of the other side only', () => {
    expect(lines(kozyResult(game({ tricks: { 3: '0:T21 3:T22' } })))).toContain('xxi-lost opponents lost 2×1');
    expect(lines(kozyResult(game({ tricks: { 3: '0:T22 3:T21' } })))).toContain('xxi-lost declarer lost 2×1');
    expect(lines(kozyResult(game({ tricks: { 3: '1:T21 3:T22' } }))).join()).not.toContain('xxi-lost');
  });
  it('7.1 king-lost: an opponent wins the trick with the called king', () => {
    expect(lines(kozyResult(game({ tricks: { 4: '3:SK 0:T9' } })))).toContain('king-lost declarer lost 1×1');
    expect(lines(kozyResult(game({ tricks: { 4: '3:SK 1:T9' } }))).join()).not.toContain('king-lost');
    expect(lines(kozyResult(game({ tricks: { 12: '3:SK 0:T9' } })))).toContain('king-lost declarer lost 1×1');
  });
  it('7.1 king-ultimo: the called king in a trick 12 of the declarer’s side, whoever takes it', () => {
    const silent = game({ tricks: { 12: '3:SK 1:T9 0:S7 2:S8' } });
    expect(lines(kozyResult(silent))).toContain('king-ultimo declarer silent won 1×1');
    const announced = game({ calling: '1: call SK | 3: king-ultimo', tricks: { 12: '3:SK 1:T9 0:S7 2:S8' } });
    expect(lines(kozyResult(announced))).toContain('king-ultimo declarer announced won 2×1');
    const taken = game({ calling: '1: call SK | 3: king-ultimo', tricks: { 12: '3:SK 1:S9 0:T9 2:S8' } });
    expect(withoutGame(lines(kozyResult(taken)))).toContain('king-ultimo declarer announced lost 2×1');
  });
  it('7.1 walat: five silently, twenty announced', () => {
    const all = { tricks: { declarer: 0, opponents: 12 } };
    expect(lines(kozyResult(sheet('2', 10, all)))).toContain('walat opponents silent won 5×1');
    const announced = sheet('2', 10, { ...all, bonuses: [fact('walat', O, 'announced')] });
    expect(lines(kozyResult(announced)).slice(1)).toEqual(['walat opponents announced won 20×1']);
  });
  it('7.2 T1 in an exposed packet counts for the trul of the opponents and is never lost', () => {
    const deal = game({
      talon: 'T1 S7 S8 S9',
      exchange: '1: take 2 1 | 1: discard S8+S9',
      tricks: { 1: '0:T22', 2: '0:T21' },
    });
    const verdict = kozyResult(deal);
    expect(found(verdict)).toEqual([]);
    expect(lines(verdict)).toContain('trul opponents silent won 2×1');
    expect(lines(verdict).join()).not.toContain('pagat');
  });
  it('7.2 a king in a packet not looked at counts for four kings of the side whose packet it is', () => {
    const deal = (king: string) =>
      game({
        bids: '1:3 2:4 3:- 0:-',
        calling: '2: call SK',
        hold: {},
        talon: `${king} S7 S8 S9`,
        tricks: Object.fromEntries(
          ['SK', 'CK', 'HK', 'DK']
            .filter((code) => code !== king)
            .map((code, index) => [index + 1, `2:T${20 - index} 3:${code}`]),
        ),
      });
    const called = kozyResult(deal('SK'));
    expect(called.partner).toBeNull();
    expect(lines(called)).toContain('four-kings declarer silent won 2×1');
    // Another king lies in the talon of a declarer with a partner: it is the opponents', so nobody has all four.
    expect(lines(kozyResult(deal('CK'))).join()).not.toContain('four-kings');
  });
  it('D4 the called king in a packet not looked at is the declarer’s: not lost, no king ultimo', () => {
    const deal = game({ hold: {}, talon: 'S7 S8 S9 S10 SJ SK' });
    expect(lines(kozyResult(deal)).join()).not.toContain('king-');
  });
  it('7.1, example 19 the called king in an exposed packet is lost', () => {
    const deal = game({ hold: {}, talon: 'SK S8 S9 S10', exchange: '1: take 2 1 | 1: discard S9+S10' });
    const verdict = kozyResult(deal);
    expect(verdict.partner).toBeNull();
    expect(lines(verdict)).toContain('king-lost declarer lost 1×1');
  });
  it('7.1 a called king taken from the talon can be lost in play', () => {
    const deal = game({ hold: {}, talon: 'SK S8', discards: 'S8 S9', tricks: { 4: '1:SK 0:T9' } });
    expect(lines(kozyResult(deal))).toContain('king-lost declarer lost 1×1');
  });
  it('D5 an announced, lost king ultimo replaces king-lost in every trick', () => {
    const deal = game({ calling: '1: call SK | 3: king-ultimo', tricks: { 11: '3:SK 0:T9' } });
    const verdict = lines(kozyResult(deal));
    expect(verdict).toContain('king-ultimo declarer announced lost 2×1');
    expect(verdict.join()).not.toContain('king-lost');
  });
  it('D6 an announced pagat ultimo lost early costs both', () => {
    const deal = game({ say: '1: | 2: pagat-ultimo | 3: | 0:', tricks: { 6: '2:T1 3:T9' } });
    expect(withoutGame(lines(kozyResult(deal)))).toEqual(
      expect.arrayContaining(['pagat-ultimo opponents announced lost 2×1', 'pagat-lost opponents lost 1×1']),
    );
  });
  it('D7 a side that announced never scores silently as well; the other side does', () => {
    const deal = game({
      start: '3: 4k',
      hold: { 3: 'SK CK HK DK' },
      tricks: { 1: '3:SK 0:T22', 2: '3:CK 0:T21', 3: '3:HK 0:T20', 4: '3:DK 0:T19' },
    });
    expect(withoutGame(lines(kozyResult(deal)))).toEqual(
      expect.arrayContaining(['four-kings declarer announced lost 8×1', 'four-kings opponents silent won 2×1']),
    );
    const won = game({
      start: '3: 4k',
      tricks: { 1: '3:SK 1:T22', 2: '3:CK 1:T21', 3: '3:HK 1:T20', 4: '3:DK 1:T19' },
    });
    expect(lines(kozyResult(won)).filter((line) => line.startsWith('four-kings'))).toEqual([
      'four-kings declarer announced won 8×1',
    ]);
  });
});
