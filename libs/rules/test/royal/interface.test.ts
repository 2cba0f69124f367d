import { describe, expect, it } from '@jest/globals';
import { cardCode } from '../../src/cards/card.js';
import { Auction } from '../../src/royal/auction/auction.js';
import { legalCalls } from '../../src/royal/interface/legal-calls.js';
import { legalCards } from '../../src/royal/interface/legal-cards.js';
import { callRecord } from '../../src/royal/record/write.js';
import { seatNames, type PartyName } from '../../src/royal/table.js';
import { partyNamed, seatNamed, turns } from './notation/auction.js';
import { exampleGame } from './notation/example-game.js';
import { cards } from './notation/play.js';

const handOf = (seat: string): string => {
  const [party, role] = seat.split('.') as [PartyName, 'collector' | 'interceptor'];
  return exampleGame.deal[party][role].join(' ');
};

/** What a player of the example game may call after some turns, as text: `ultimo T1`, `contra game`. */
function callsOf(seat: string, auction = '', hand = handOf(seat)) {
  const heard = auction === '' ? [] : turns(auction);
  const { turnOf, calls } = legalCalls({
    attackers: partyNamed('B'),
    seat: seatNamed(seat),
    hand: cards(hand),
    auction: heard,
  });
  const said = calls.map((call) => {
    const { announce, contra, ...parameters } = callRecord(call) as unknown as Readonly<
      Record<string, string | undefined>
    >;
    const words = Object.values(parameters).flat().join(' ');
    return `${contra === undefined ? announce! : `contra ${contra}`} ${words}`.trim();
  });
  return { turnOf: turnOf === null ? null : seatNames[turnOf], calls: said, raw: calls, heard };
}

describe('legal calls of a seat', () => {
  it('2.1 it says whose turn it is, and nothing can be called after the end', () => {
    expect(callsOf('B.collector').turnOf).toBe('B.collector');
    expect(callsOf('B.collector', 'game').turnOf).toBe('A.interceptor');
    expect(callsOf('B.collector', 'game | - | - | -')).toMatchObject({ turnOf: null, calls: [] });
  });

  it('4.1 messages are among them only if they are true of the hand', () => {
    const messages = (seat: string) =>
      callsOf(seat).calls.filter((call) => /^(suit-count|tarock-count|vogerl|flush|wonok)/.test(call));
    expect(messages('A.interceptor')).toEqual(['suit-count S 3', 'vogerl']);
    expect(messages('B.interceptor')).toEqual(['suit-count C 2']);
    expect(callsOf('A.interceptor', '- | vogerl | - | -').calls).not.toContain('vogerl');
  });

  it('4.1 a hand of eight tarocks may say so, one with a whole suit has a Flush and no count of it', () => {
    expect(callsOf('B.collector', '', 'T20 T5 T6 T7 T8 T9 T10 T11 SK SQ').calls).toContain('tarock-count 8');
    const { calls } = callsOf('B.collector', '', 'T20 T5 T6 T7 T8 T9 HK HQ HC HJ');
    expect(calls).toContain('flush');
    expect(calls.filter((call) => call.startsWith('suit-count'))).toEqual([]);
  });

  it('4.4–4.9 right after the deal every Schlemm and trophy with every parameter is among them, and no contra', () => {
    const { calls } = callsOf('B.collector');
    for (const call of [
      'game',
      'ultimo HK',
      'gang D',
      'red-and-black D C',
      'klausenburg-pheasant T1 SK',
      'stella T4 DK T1',
      'royal',
    ]) {
      expect(calls).toContain(call);
    }
    expect(calls.filter((call) => call.startsWith('hawk'))).toHaveLength(336);
    expect(calls.filter((call) => call.startsWith('contra'))).toEqual([]);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('2.3 a raise is offered to the partner only', () => {
    expect(callsOf('B.interceptor', 'game | - | -').calls).toContain('bridge');
    expect(callsOf('B.collector', 'game | - | - | amazon').calls).not.toContain('bridge');
  });

  it('2.4 what exclusions forbid is not offered', () => {
    const { calls } = callsOf('B.interceptor', 'spadille, gang S, pheasant SK | - | -');
    for (const call of ['spadille', 'manille', 'gang H', 'falcon T1', 'ultimo SK']) expect(calls).not.toContain(call);
    for (const call of ['sphinx', 'fleet', 'transylvanian-pheasant T1 T2', 'ultimo HK']) expect(calls).toContain(call);
  });

  it('2.5 contras come last, one for each active Schlemm of the other party that has none', () => {
    const contras = (auction: string) =>
      callsOf('A.collector', auction).calls.filter((call) => call.startsWith('contra'));
    expect(contras('game, ultimo T1, vogerl | -')).toEqual(['contra game', 'contra ultimo T1']);
    expect(contras('game, ultimo T1 | contra game')).toEqual(['contra ultimo T1']);
    expect(callsOf('A.collector', 'game | -').calls.at(-1)).toBe('contra game');
  });

  it('2.2 2.3 2.4 2.5 every call that is offered is legal, and every other Schlemm is not', () => {
    const said = 'B.collector: ultimo T4, gang S, color | - | contra gang S | B.interceptor: bethlehem';
    const { raw, heard } = callsOf('B.collector', `${said} | -`);
    expect(raw.length).toBeGreaterThan(30);
    for (const call of raw) {
      const auction = new Auction(partyNamed('B'), [null, null, null, null]);
      for (const turn of heard) auction.take(turn);
      auction.take({ seat: seatNamed('B.collector'), calls: [call] });
      expect({ call: callRecord(call), codes: auction.violations.map(({ code }) => code) }).toEqual({
        call: callRecord(call),
        codes: ['auction/turn-order'],
      });
    }
  });
});

describe('legal cards of a seat', () => {
  const playsOf = (seat: string, complete: number, open = '', auction = '...') => {
    const tricks = exampleGame.tricks.slice(0, complete).map((trick) => cards(trick.join(' ')));
    const { turnOf, cards: allowed } = legalCards({
      attackers: partyNamed('B'),
      seat: seatNamed(seat),
      hand: cards(handOf(seat)),
      auction: turns(auction),
      tricks: open === '' ? tricks : [...tricks, cards(open)],
    });
    return { turnOf: turnOf === null ? null : seatNames[turnOf], cards: allowed.map(cardCode).join(' ') };
  };

  it('3.1 it says whose turn it is: the attackers’ collector, then the next seat, then the winner', () => {
    expect(playsOf('A.interceptor', 0).turnOf).toBe('B.collector');
    expect(playsOf('A.interceptor', 0, 'T16').turnOf).toBe('A.interceptor');
    expect(playsOf('A.interceptor', 1).turnOf).toBe('A.collector');
    expect(playsOf('A.interceptor', 2).turnOf).toBe('B.interceptor');
  });

  it('3.1 cards that were played are gone, and suit must be followed', () => {
    expect(playsOf('A.interceptor', 1, 'HJ HK HC').cards).toBe('HQ');
    expect(playsOf('A.interceptor', 0, 'T16').cards).toBe('T2 T6 T8 T14 T18');
    expect(playsOf('B.interceptor', 3, 'SJ SQ T21').cards).toBe('T5 T7 T9 T10 T17');
  });

  it('2.6 bound cards are kept, for the announcing party only', () => {
    expect(playsOf('B.collector', 0, '', 'ultimo T4, pre-ultimo T3 | ...').cards).toBe('SJ SC CJ HC DJ DC T16 T20');
    expect(playsOf('B.collector', 0, '', '- | ultimo T4 | ...').cards).toBe('SJ SC CJ HC DJ DC T3 T4 T16 T20');
    expect(playsOf('B.collector', 0, '', 'pheasant T4 | ...').cards).toBe('T4');
  });

  it('2.6 4.1 a message that would be false makes no difference: other hands are not known', () => {
    expect(playsOf('B.collector', 0, '', '- | flush, ultimo T4 | - | ultimo T3 | ...').cards).toBe(
      'SJ SC CJ HC DJ DC T4 T16 T20',
    );
  });

  it('3.1 after ten tricks nobody plays', () => {
    expect(playsOf('A.interceptor', 10)).toEqual({ turnOf: null, cards: '' });
  });

  it('3.1 2.6 in the example game every card that was played was among the legal ones', () => {
    for (const [index, trick] of exampleGame.tricks.entries()) {
      for (const [place, card] of trick.entries()) {
        const seat = playsOf('A.interceptor', index, trick.slice(0, place).join(' ')).turnOf!;
        expect(playsOf(seat, index, trick.slice(0, place).join(' ')).cards.split(' ')).toContain(card);
      }
    }
  });
});
