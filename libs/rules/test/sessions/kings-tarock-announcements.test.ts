import { describe, expect, it } from '@jest/globals';
import { codes, lines } from './table.js';
import { dealt54, kings, malformed, played, rufer, second, strong, trischakenDeal, type Json } from './kings-table.js';

describe('Kings Tarock 6: announcements', () => {
  const solo = (say: string, after: Json[] = []) =>
    kings(played(strong, { auction: rufer('solorufer'), call: 'SK', say, after }));
  it('6.1 the declarer begins, the others follow in order; extra turns are for contras', () => {
    expect(codes(solo('1: | 2: | 3: | 0: | 1:'))).toEqual([]);
    expect(codes(solo('2: | 1: | 3: | 0:'))).toEqual([
      'announce/turn-order announcements 0 @2',
      'announce/turn-order announcements 1 @1',
    ]);
    expect(codes(solo('1: | 2:'))).toEqual(['announce/turn-order announcements @3']);
    expect(codes(solo('1: | 2: | 3: | 0: | 1: trula, kontra game 1'))).toEqual([
      'announce/late announcements 4.0 @1',
      'kontra/own-side announcements 4.1 @1',
    ]);
  });
  it('6.1 in negative games from the leader of trick 1', () => {
    const deal = played(dealt54(), { auction: second('bettler'), leader: 2, overtake: true, say: '2: | 3: | 0: | 1:' });
    expect(codes(kings(deal))).toEqual([]);
  });
  it('6.2 bonuses announced and silent, doubled in solorufer', () => {
    expect(lines(solo('1: two | 2: | 3: | 0: king-ultimo'))).toEqual([
      'game declarer won 2×4',
      'pagat-ultimo declarer silent won 2×1',
      'two declarer announced won 8×1',
      'three declarer silent won 6×1',
      'king-ultimo opponents announced lost 4×1',
      'king-ultimo declarer silent won 2×1',
      'trula declarer silent won 2×1',
    ]);
  });
  it('6.2 grammaboy and valat follow from points and tricks', () => {
    expect(lines(solo('1: grammaboy, valat | 2: | 3: grammaboy | 0:')).slice(0, 1)).toEqual(['game declarer won 2×8']);
    expect(lines(solo('1: grammaboy | 2: | 3: grammaboy | 0:'))).toEqual(
      expect.arrayContaining(['grammaboy declarer announced won 4×1', 'grammaboy opponents announced lost 4×1']),
    );
  });
  it('6.3 D8 T1, T2, T3, T17 and T18 are announced only by who holds them after the exchange', () => {
    expect(codes(solo('1: pagat-ultimo, three, rossputin | 2: pagat-ultimo | 3: rossputin, two | 0:'))).toEqual([
      'announce/repeated announcements 1.0 @2',
      'announce/not-held announcements 2.0 @3',
      'announce/not-held announcements 2.1 @3',
    ]);
  });
  it('6.3 king ultimo only if a king was called; the same bonus once a side, both sides may', () => {
    const dreier = kings(played(strong, { auction: rufer('solodreier'), say: '1: king-ultimo | 2: | 3: | 0:' }));
    expect(codes(dreier)).toEqual(['announce/no-king announcements 0.0 @1']);
    expect(codes(solo('1: king-ultimo | 2: king-ultimo | 3: king-ultimo | 0: king-ultimo'))).toEqual([
      'announce/repeated announcements 1.0 @2',
      'announce/repeated announcements 3.0 @0',
    ]);
  });
  it('6.3 what a game does not know is not possible and void', () => {
    expect(codes(solo('1: agree | 2: not | 3: | 0:'))).toEqual([
      'announce/not-possible announcements 0.0 @1',
      'announce/not-possible announcements 1.0 @2',
    ]);
    const bettler = played(dealt54(), {
      auction: second('bettler'),
      leader: 2,
      overtake: true,
      say: '2: valat | 3: | 0: agree | 1: | 2: trula',
    });
    expect(codes(kings(bettler))).toEqual([
      'announce/not-possible announcements 0.0 @2',
      'announce/not-possible announcements 2.0 @0',
      'announce/late announcements 4.0 @2',
    ]);
  });
  it('6.4 the declarer of an aufrufer announces a bird in his first turn', () => {
    const aufrufer = (say?: string) =>
      codes(
        kings(
          played(strong, {
            auction: rufer('aufrufer'),
            call: 'SK',
            exchange: ['1 take 2', '1 discard S7 S8 S9'],
            ...(say === undefined ? {} : { say }),
          }),
        ),
      );
    for (const bird of ['pagat-ultimo', 'two', 'three']) expect(aufrufer(`1: ${bird} | 2: | 3: | 0:`)).toEqual([]);
    expect(aufrufer('1: trula | 2: | 3: | 0:')).toEqual(['announce/bird-missing announcements 0 @1']);
    expect(aufrufer()).toEqual(['announce/bird-missing announcements @1']);
    expect(aufrufer('2: | 3: | 0:')).toEqual([
      'announce/turn-order announcements 0 @2',
      'announce/turn-order announcements @1',
      'announce/bird-missing announcements @1',
    ]);
  });
  it('6.5 D9 silent roßputin counts only if it was called by who made it', () => {
    const show = (seat: number, bonus = 'rossputin'): Json => ({ seat, act: 'show', bonus });
    const order = { 1: 'T22 T21 T17 T18' };
    const made = (say: string, after: Json[]) =>
      kings(played(strong, { auction: rufer('solodreier'), say, after, order }));
    const turns = '1: | 2: | 3: | 0:';
    expect(lines(made(turns, [])).join()).not.toContain('rossputin');
    expect(lines(made(turns, [show(1)]))).toContain('rossputin declarer silent won 4×1');
    expect(codes(made(turns, [show(2), show(1, 'two'), show(1), show(1)]))).toEqual([
      'show/not-made after 0 @2',
      'show/not-made after 1 @1',
      'show/not-made after 3 @1',
    ]);
    const announced = made('1: rossputin | 2: | 3: | 0:', [show(1)]);
    expect(codes(announced)).toEqual(['show/not-made after 0 @1']);
    expect(lines(announced)).toContain('rossputin declarer announced won 8×1');
    // T18 before T17 is none.
    expect(codes(solo(turns, [show(1)]))).toEqual(['show/not-made after 0 @1']);
    const trischaken = { ...trischakenDeal, after: [show(3)] };
    expect(codes(kings(trischaken))).toEqual(['show/not-made after 0 @3']);
  });
  it('6.5 D10 nothing obliges a seat to keep an announced card', () => {
    const deal = kings(
      played(strong, { auction: rufer('solodreier'), say: '1: pagat-ultimo | 2: | 3: | 0:', order: { 1: 'T22 T1' } }),
    );
    expect(codes(deal)).toEqual([]);
    expect(lines(deal)).toContain('pagat-ultimo declarer announced lost 4×1');
  });
  it('6.5 a side that makes what the other announced and lost scores it silently besides', () => {
    expect(lines(solo('1: | 2: trula | 3: trula | 0:'))).toEqual(
      expect.arrayContaining(['trula declarer announced won 4×1', 'trula opponents announced lost 4×1']),
    );
    expect(lines(solo('1: | 2: | 3: trula | 0:'))).toEqual(
      expect.arrayContaining(['trula opponents announced lost 4×1', 'trula declarer silent won 2×1']),
    );
  });
  it('6.6 contra and contra back by the right side, to level 2, on the game and announced bonuses', () => {
    const deal = solo(
      '1: trula, valat | 2: kontra game 1 | 3: kontra game 1, kontra trula 2, kontra trula 1, kontra kings 1 | 0: kontra valat 1 | 1: kontra game 2, kontra valat 3 | 3: kontra game 3',
    );
    expect(codes(deal)).toEqual([
      'kontra/own-side announcements 1.0 @2',
      'kontra/own-side announcements 2.1 @3',
      'kontra/target announcements 2.3 @3',
      'kontra/own-side announcements 4.1 @1',
      'kontra/level announcements 5.0 @3',
    ]);
    expect(lines(deal).slice(0, 1)).toEqual(['game declarer won 2×64']);
    expect(lines(deal)).toContain('trula declarer announced won 4×2');
  });
  const negative = (auction: string, leader: number, say: string) =>
    played(dealt54(), { auction, leader, overtake: true, say });
  it('6.6 in negative games each opponent is doubled for himself', () => {
    const deal = kings(
      negative(second('bettler'), 2, '2: | 3: kontra game 1 of 2 | 0: | 1: kontra game 1 of 2 | 2: kontra game 2 of 3'),
    );
    expect(codes(deal)).toEqual([]);
    const sign = deal.lines[0]!.won ? -1 : 1;
    expect(deal.payments).toEqual([4, 8, -28, 16].map((amount) => sign * amount));
    expect(deal.lines[0]!.factor).toBe(1);
  });
  it('6.6 a fellow declarer is an opponent too', () => {
    const joined = '1:call 2:bettler 3:bettler 0:- 1:-';
    const deal = kings(
      negative(
        joined,
        2,
        '2: kontra game 1 of 3 | 3: kontra game 1 of 2, kontra game 2 of 2 | 0: | 1: | 2: kontra game 2 of 3',
      ),
    );
    expect(codes(deal)).toEqual([]);
    for (const line of deal.lines) expect(line.payments.map(Math.abs).sort((a, b) => a - b)).toEqual([4, 4, 16, 24]);
  });
  it('6.6 codes of contras in negative games', () => {
    const say =
      '2: kontra game 1 of 2, kontra game 2 of 2, kontra game 2 of 3, kontra game 1 of 3 | 3: kontra valat 1 of 2, kontra game 2 of 2, kontra game 2 of 0, kontra game 1 of 0, kontra game 3 of 2, kontra game 1 of 3 | 0: kontra game 1 of 2, kontra game 1 of 2 | 1:';
    expect(codes(kings(negative(second('bettler'), 2, say)))).toEqual([
      'kontra/own-side announcements 0.0 @2',
      'kontra/own-side announcements 0.1 @2',
      'kontra/level announcements 0.2 @2',
      'kontra/target announcements 0.3 @2',
      'kontra/not-possible announcements 1.0 @3',
      'kontra/own-side announcements 1.1 @3',
      'kontra/target announcements 1.2 @3',
      'kontra/target announcements 1.3 @3',
      'kontra/level announcements 1.4 @3',
      'kontra/target announcements 1.5 @3',
      'kontra/level announcements 2.1 @0',
    ]);
  });
  it('6.6 `of` is required in negative games, malformed in positive ones, and may stand in Trischaken', () => {
    expect(malformed(negative(second('bettler'), 2, '2: | 3: kontra game 1 | 0: | 1:'))).toEqual([
      'deals[0].announcements[1].say[0].of',
    ]);
    expect(malformed(played(strong, { auction: rufer('solodreier'), say: '1: | 2: kontra game 1 of 1' }))).toEqual([
      'deals[0].announcements[1].say[0].of',
    ]);
    const deal = {
      ...trischakenDeal,
      announcements: [{ seat: 1, say: [{ act: 'kontra', on: 'game', level: 1, of: 2 }] }],
    };
    expect(codes(kings(deal))[0]).toBe('kontra/not-possible announcements 0.0 @1');
  });
});

describe('Kings Tarock 8.1: agree or not', () => {
  const said = (announcements?: unknown): string[] => codes(kings({ ...trischakenDeal, announcements }));
  const turn = (seat: number, ...words: (string | Json)[]) => ({
    seat,
    say: words.map((word) => (typeof word === 'string' ? { act: word } : word)),
  });
  const kontra = { act: 'kontra', on: 'game', level: 1 };
  it('8.1 each seat says one word, from the Rufer', () => {
    expect(said([turn(1, 'not'), turn(2, 'not'), turn(3, 'agree'), turn(0, 'not')])).toEqual([]);
    expect(said([])).toEqual([]);
    expect(said([turn(1, 'not'), turn(2, 'not')])).toEqual(['announce/turn-order announcements @3']);
  });
  it('8.1 anything else counts as not and draws agree-missing, besides that only a contra draws something', () => {
    expect(
      said([turn(1), turn(2, 'agree', 'not'), turn(3, { act: 'announce', bonus: 'two' }), turn(0, 'agree', kontra)]),
    ).toEqual([
      'announce/agree-missing announcements 0 @1',
      'announce/agree-missing announcements 1 @2',
      'announce/agree-missing announcements 2 @3',
      'kontra/not-possible announcements 3.1 @0',
      'announce/agree-missing announcements 3 @0',
    ]);
  });
  it('8.1 later turns are for contras, which are not possible', () => {
    const all = [1, 2, 3, 0].map((seat) => turn(seat, 'not'));
    expect(said([...all, turn(1, 'agree', kontra), turn(2)])).toEqual([
      'announce/late announcements 4.0 @1',
      'kontra/not-possible announcements 4.1 @1',
    ]);
  });
});
