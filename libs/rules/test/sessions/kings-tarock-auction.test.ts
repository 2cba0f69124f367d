import { describe, expect, it } from '@jest/globals';
import { kingsTarock } from '../../src/sessions/kings-tarock/ruleset.js';
import { codes, problemPaths } from './table.js';
import { bids, dealt54, kings, kingsSession, played } from './kings-table.js';

/** Runs an auction of dealer 0 (the Rufer is seat 1) that goes no further; its codes, game and declarers. */
function bidding(text: string) {
  const deal = kings({ dealer: 0, ...dealt54(), auction: bids(text) });
  const found = codes(deal).filter((code) => !code.startsWith('deal/') && !code.startsWith('call/'));
  return { game: deal.contract, declarers: deal.declarers, codes: found };
}

const clean = (game: string, declarers: number[]) => ({ game, declarers, codes: [] });

describe('Kings Tarock 1.1–3.5: table and auction', () => {
  it('1.1 is for four players only', () => {
    expect(problemPaths(kingsSession([], { players: ['A', 'B', 'C', 'D', 'E'] }))).toEqual(['players']);
    expect(problemPaths(kingsSession([], { options: { any: 'x' } }))).not.toEqual([]);
  });
  it('2 the games in order of class, the Rufer’s first; D2 aufrufer outbids solorufer and bettler', () => {
    const ranks = kingsTarock.contracts.map(({ id }) => id);
    expect(ranks.slice(3)).toEqual([
      'piccolo',
      'solorufer',
      'bettler',
      'aufrufer',
      'dreier',
      'piccolo-ouvert',
      'bettler-ouvert',
      'solodreier',
    ]);
    expect(bidding('1:call 2:solorufer 3:bettler 0:aufrufer 1:- 2:- 3:-')).toEqual(clean('aufrufer', [0]));
    expect(bidding('1:call 2:aufrufer 3:bettler 0:- 1:-').codes).toEqual(['auction/too-low auction 2 @3']);
  });
  it('3.1 the Rufer says call and nobody else', () => {
    expect(bidding('1:call 2:call 3:dreier 0:- 1:-').codes).toEqual(['auction/call auction 1 @2']);
    // Treated as a pass: seat 2 is out.
    expect(bidding('1:call 2:call 3:dreier 0:- 1:- 2:-').codes).toEqual([
      'auction/call auction 1 @2',
      'auction/after-end auction 5 @2',
    ]);
  });
  it('3.1 a Rufer who begins with a game draws auction/call, and the game counts', () => {
    expect(bidding('1:dreier 2:- 3:- 0:-')).toEqual({
      game: 'dreier',
      declarers: [1],
      codes: ['auction/call auction 0 @1'],
    });
    expect(bidding('1:sechserdreier 2:- 3:trischaken 0:-')).toEqual({
      game: 'sechserdreier',
      declarers: [1],
      codes: ['auction/call auction 0 @1', 'auction/too-low auction 2 @3'],
    });
  });
  it('3.1 a Rufer who begins with a pass is treated as calling', () => {
    expect(bidding('1:- 2:- 3:- 0:- 1:koenigrufer')).toEqual({
      game: 'koenigrufer',
      declarers: [1],
      codes: ['auction/call auction 0 @1'],
    });
  });
  it('3.1 after a game bid out of turn the Rufer’s call is a pass and draws nothing', () => {
    expect(bidding('2:piccolo 3:- 0:- 1:call')).toEqual({
      game: 'piccolo',
      declarers: [2],
      codes: ['auction/turn-order auction 0 @2'],
    });
    expect(bidding('2:solodreier 3:- 0:- 1:call')).toEqual({
      game: 'solodreier',
      declarers: [2],
      codes: ['auction/turn-order auction 0 @2'],
    });
    expect(bidding('2:solodreier 1:call 1:call').codes).toEqual([
      'auction/turn-order auction 0 @2',
      'auction/after-end auction 2 @1',
    ]);
  });
  it('3.1 the same class is open only to negative games', () => {
    expect(bidding('1:call 2:solorufer 3:solorufer 0:- 1:-').codes).toEqual(['auction/too-low auction 2 @3']);
    expect(bidding('1:call 2:bettler 3:bettler 0:bettler 1:bettler')).toEqual(clean('bettler', [1, 2, 3, 0]));
  });
  it('3.1 a pass is final', () => {
    expect(bidding('1:call 2:- 3:dreier 2:solodreier 0:- 1:-')).toEqual({
      game: 'dreier',
      declarers: [3],
      codes: ['auction/after-pass auction 3 @2'],
    });
  });
  it('3.2 D3 leaders are not asked, and saying something changes nothing', () => {
    expect(bidding('1:call 2:piccolo 2:- 3:piccolo 0:- 1:-')).toEqual({
      game: 'piccolo',
      declarers: [2, 3],
      codes: ['auction/turn-order auction 2 @2'],
    });
    expect(bidding('1:call 1:call 2:- 3:- 0:- 1:trischaken').codes).toEqual(['auction/turn-order auction 1 @1']);
  });
  it('3.2 a leader’s higher bid out of turn counts', () => {
    expect(bidding('1:call 2:piccolo 2:dreier 3:- 0:- 1:-')).toEqual({
      game: 'dreier',
      declarers: [2],
      codes: ['auction/turn-order auction 2 @2'],
    });
  });
  it('3.2 after solodreier nobody can bid: passes may be left out or stand there (S6)', () => {
    expect(bidding('1:call 2:solodreier')).toEqual(clean('solodreier', [2]));
    expect(bidding('1:call 2:solodreier 3:- 0:- 1:-')).toEqual(clean('solodreier', [2]));
    expect(bidding('1:call 2:solodreier 3:dreier').codes).toEqual(['auction/after-end auction 2 @3']);
  });
  it('3.3 after three passes the Rufer bids once more: his games or any other', () => {
    for (const game of kingsTarock.contracts.map(({ id }) => id)) {
      expect(bidding(`1:call 2:- 3:- 0:- 1:${game}`)).toEqual(clean(game, game === 'trischaken' ? [] : [1]));
    }
  });
  it('3.3 without that bid the auction is not finished; a pass of the Rufer there is ignored', () => {
    expect(bidding('1:call 2:- 3:- 0:-')).toEqual({
      game: null,
      declarers: [],
      codes: ['auction/not-finished auction @1'],
    });
    expect(bidding('1:call 2:- 3:- 0:- 1:- 1:call 1:sechserdreier')).toEqual({
      game: 'sechserdreier',
      declarers: [1],
      codes: ['auction/call auction 4 @1', 'auction/call auction 5 @1'],
    });
  });
  it('3.3 the Rufer’s games bid in another way draw auction/rufer-game, count, and stand below class 1', () => {
    expect(bidding('1:call 2:koenigrufer 3:- 0:- 1:-')).toEqual({
      game: 'koenigrufer',
      declarers: [2],
      codes: ['auction/rufer-game auction 1 @2'],
    });
    expect(bidding('1:call 2:trischaken 3:trischaken 0:piccolo 1:sechserdreier 2:-')).toEqual({
      game: 'piccolo',
      declarers: [0],
      codes: ['auction/rufer-game auction 1 @2', 'auction/too-low auction 2 @3', 'auction/too-low auction 4 @1'],
    });
  });
  it('3.4, D4 several declarers are listed in order from the Rufer, and the first of them leads', () => {
    expect(bidding('1:call 2:- 3:bettler 0:bettler 1:bettler').declarers).toEqual([1, 3, 0]);
    const deal = dealt54({ 3: 'SK', 0: 'S7' });
    const led = (leader: number) =>
      problemPaths(
        kingsSession([played(deal, { auction: '1:call 2:- 3:bettler 0:bettler 1:-', leader, overtake: true })]),
      );
    expect(led(3)).toEqual([]);
    expect(led(1)).toEqual(['deals[0].tricks[0][0]']);
  });
  it('3.5 the facts: two join in piccolo; a leader is overbid and bids again', () => {
    expect(bidding('1:call 2:piccolo 3:piccolo 0:- 1:-')).toEqual(clean('piccolo', [2, 3]));
    expect(bidding('1:call 2:piccolo 3:dreier 0:- 1:- 2:piccolo-ouvert 3:-')).toEqual(clean('piccolo-ouvert', [2]));
    expect(bidding('1:call 2:piccolo 3:dreier 0:- 1:- 2:piccolo-ouvert 3:piccolo-ouvert')).toEqual(
      clean('piccolo-ouvert', [2, 3]),
    );
  });
  it('3.2 an auction that stops names the seat in turn', () => {
    expect(bidding('').codes).toEqual(['auction/not-finished auction @1']);
    expect(bidding('1:call 2:piccolo 3:dreier 0:-').codes).toEqual(['auction/not-finished auction @1']);
    expect(bidding('1:call 2:piccolo 3:dreier 0:- 1:-').codes).toEqual(['auction/not-finished auction @2']);
  });
});
