import { describe, expect, it } from '@jest/globals';
import { seatNames } from '../../src/royal/table.js';
import { auctionViolations, held, lastStatus, statuses } from './notation/auction.js';

describe('2.4 one trophy a party', () => {
  it('2.4 a second trophy is void', () => {
    expect(statuses('moon-catch | - | - | hawk T1 T2 T3')).toEqual(['active', 'auction/second-trophy']);
  });

  it('2.4 a second trophy may raise the first', () => {
    expect(statuses('moon-catch | - | - | centaur')).toEqual(['raised', 'active']);
  });

  it('2.4 a lower trophy beside one that it does not raise is a second trophy, one that is raised by it is lower', () => {
    expect(lastStatus('royal | - | - | spadille')).toBe('auction/second-trophy');
    expect(lastStatus('royal | - | - | moon-catch')).toBe('auction/lower-than-active');
  });

  it('2.4 exclusions hold within one party only', () => {
    expect(statuses('moon-catch | moon-catch | hawk T1 T2 T3')).toEqual(['active', 'active', 'auction/second-trophy']);
    expect(statuses('moon-catch | royal | ...')).toEqual(['active', 'active']);
    expect(statuses('pheasant T1 | pheasant T1 | - | -')).toEqual(['active', 'active']);
  });

  it('2.4 a raised trophy does not stand in the way of others that raise its raiser', () => {
    expect(statuses('moon-catch | - | - | centaur | harpy')).toEqual(['raised', 'raised', 'active']);
  });

  it('2.4 the same trophy with another suit is a second trophy', () => {
    expect(lastStatus('famille S | - | - | famille H')).toBe('auction/second-trophy');
    expect(lastStatus('mariage S | - | - | famille H')).toBe('auction/second-trophy');
  });
});

describe('2.4 one flight Schlemm a party', () => {
  const flights = [
    'pheasant T1',
    'falcon T2',
    'transylvanian-pheasant T1 T2',
    'timisoara-pheasant T1 T2',
    'klausenburg-pheasant T1 T2',
  ];

  it.each(flights)('2.4 D3 %s excludes another flight Schlemm with other cards that does not raise it', (flight) => {
    const other = flight.startsWith('pheasant')
      ? 'pheasant SK'
      : `${flight.split(' ')[0]!} SK HK`.replace(/^falcon.*/, 'falcon SK');
    expect(statuses(`${flight} | - | - | ${other}`)).toEqual(['active', 'auction/second-flight']);
  });

  it('2.4 D3 Pheasant excludes Falcon, and Falcon Pheasant', () => {
    expect(lastStatus('pheasant T1 | - | - | falcon T2')).toBe('auction/second-flight');
    expect(lastStatus('falcon T2 | - | - | pheasant T1')).toBe('auction/second-flight');
  });

  it('2.4 D3 Pheasant excludes the Klausenburg pheasant, which does not raise it', () => {
    expect(lastStatus('pheasant T1 | - | - | klausenburg-pheasant T2 T3')).toBe('auction/second-flight');
  });

  it('2.4 D3 Falcon excludes the Timișoara pheasant, which does not raise it', () => {
    expect(lastStatus('falcon T1 | - | - | timisoara-pheasant T2 T3')).toBe('auction/second-flight');
  });

  it('2.4 D3 a further flight Schlemm may come as a raise', () => {
    expect(statuses('pheasant T1 | - | - | transylvanian-pheasant T1 T2 | hawk T1 T2 T3')).toEqual([
      'raised',
      'raised',
      'active',
    ]);
  });

  it('2.4 D3 Klausenburg excludes the Hawk, which does not raise it, and Stella raises it', () => {
    expect(lastStatus('klausenburg-pheasant T1 T2 | - | - | hawk T3 T4 SK')).toBe('auction/second-flight');
    expect(lastStatus('klausenburg-pheasant T1 T2 | - | - | stella T3 T4 SK')).toBe('active');
  });

  it('2.4 D3 Hawk and Stella are flight Schlemme and trophies: beside a Hawk of other cards a Hawk is a second trophy first', () => {
    expect(lastStatus('hawk T1 T2 T3 | - | - | hawk SK HK CK')).toBe('auction/second-trophy');
  });
});

describe('2.4 one catch Schlemm a party', () => {
  it('2.4 a Gang excludes a second Gang of another suit', () => {
    expect(statuses('gang S | - | - | gang H')).toEqual(['active', 'auction/second-catch']);
  });

  it('2.4 a catch Schlemm may come as a raise, whatever the suits', () => {
    expect(statuses('gang S | - | - | fleet | army | - | - | legion')).toEqual([
      'raised',
      'raised',
      'raised',
      'active',
    ]);
    expect(statuses('gang S | - | - | fleet | red-and-black H C')).toEqual(['raised', 'raised', 'active']);
  });

  it('2.4 a Red and black of other suits is a second catch Schlemm', () => {
    expect(lastStatus('red-and-black H S | - | - | red-and-black D C')).toBe('auction/second-catch');
  });

  it('2.4 Amazon and Pagat catch are no catch Schlemme and stand beside one', () => {
    expect(statuses('gang S, amazon, pagat-catch | ...')).toEqual(['active', 'active', 'active']);
  });
});

describe('2.4 one card, one Schlemm', () => {
  it('2.4 Pheasant with the king of spades excludes the king’s Ultimo, and the reverse', () => {
    expect(lastStatus('pheasant SK | - | - | ultimo SK')).toBe('auction/card-already-bound');
    expect(lastStatus('ultimo SK | - | - | pheasant SK')).toBe('auction/card-already-bound');
  });

  it('2.4 another card of the same Schlemm is free', () => {
    expect(statuses('pheasant SK, ultimo T1 | ...')).toEqual(['active', 'active']);
    expect(statuses('ultimo SK, ultimo T1 | ...')).toEqual(['active', 'active']);
  });

  it('2.4 the five bound cards: Stella after Piccolo is free of T18, a Scale is not free of a Schlemm that it does not raise', () => {
    expect(lastStatus('piccolo | - | - | stella T1 T2 T3')).toBe('active');
    expect(lastStatus('stella T1 T2 T3 | - | - | city')).toBe('auction/lower-than-active');
    expect(lastStatus('stella T1 T2 T3 | - | - | piccolo')).toBe('active');
  });

  it('2.4 a card that a raise took over is bound by the raising one', () => {
    // Creeper takes T1 over from Ultimo and binds nothing of its own.
    expect(lastStatus('ultimo T1 | - | - | creeper | pheasant T1')).toBe('auction/card-already-bound');
    expect(lastStatus('ultimo T1 | - | - | creeper | pheasant T2')).toBe('active');
  });

  it('2.4 a card is bound whoever holds it: the hands are not asked', () => {
    const auction = held(
      'B.collector: ultimo T1 | A.interceptor: - | A.collector: - | B.interceptor: griffin T1 | ...',
    );
    expect(auction.standings.map(({ void: drawn }) => drawn?.code ?? 'counts')).toEqual(['counts', 'counts']);
    expect(lastStatus('griffin T1 | - | - | pheasant T1')).toBe('auction/card-already-bound');
  });

  it('2.4 Mariage binds king and queen: it excludes the king’s Pheasant, and may raise his Ultimo', () => {
    expect(lastStatus('mariage H | - | - | pheasant HK')).toBe('auction/card-already-bound');
    expect(lastStatus('pheasant HK | - | - | mariage H')).toBe('auction/card-already-bound');
    expect(lastStatus('ultimo HK | - | - | mariage H')).toBe('active');
  });

  it('2.4 what the other party has bound is free', () => {
    expect(statuses('pheasant SK | ultimo SK | ...')).toEqual(['active', 'active']);
  });
});

describe('2.5 contra', () => {
  const contras = (source: string) =>
    held(source).standings.map(({ contra }) => (contra === null ? '-' : seatNames[contra]));

  it('2.5 an active Schlemm may be contra’d by either opponent', () => {
    expect(contras('ultimo T1 | contra ultimo T1 | ...')).toEqual(['A.interceptor']);
    expect(contras('ultimo T1 | - | contra ultimo T1 | ...')).toEqual(['A.collector']);
    expect(auctionViolations('ultimo T1 | - | contra ultimo T1 | ...')).toEqual([]);
  });

  it('2.5 a trophy may be contra’d', () => {
    expect(contras('royal | contra royal | ...')).toEqual(['A.interceptor']);
  });

  it('2.5 a Schlemm is contra’d once', () => {
    expect(auctionViolations('game | contra game | contra game | ...')).toEqual(['auction/contra-target']);
    expect(contras('game | contra game | contra game | ...')).toEqual(['A.interceptor']);
  });

  it('2.5 there is no recontra', () => {
    expect(auctionViolations('game | contra game | - | contra game | ...')).toEqual(['auction/contra-target']);
  });

  it('2.5 the own party’s Schlemm is no target', () => {
    expect(auctionViolations('game | - | - | contra game | ...')).toEqual(['auction/contra-target']);
  });

  it('2.5 a message cannot be contra’d', () => {
    expect(auctionViolations('vogerl | contra vogerl | ...')).toEqual(['auction/contra-target']);
  });

  it('2.5 a Schlemm that nobody announced, or with other parameters, cannot be contra’d', () => {
    expect(auctionViolations('- | contra game | ...')).toEqual(['auction/contra-target']);
    expect(auctionViolations('ultimo T1 | contra ultimo SK | ...')).toEqual(['auction/contra-target']);
  });

  it('2.5 when it is raised, the raising one can be contra’d anew', () => {
    const source = 'game | contra game | - | bridge | - | - | contra bridge | ...';
    expect(auctionViolations(source)).toEqual([]);
    expect(contras(source)).toEqual(['A.interceptor', 'A.collector']);
  });

  it('2.5 a contra on a raised Schlemm is void', () => {
    expect(auctionViolations('game | - | - | bridge | - | contra game | ...')).toEqual(['auction/contra-target']);
  });

  it('2.5 the same Schlemm of both parties is contra’d for each apart', () => {
    expect(contras('game | contra game, game | - | contra game | ...')).toEqual(['A.interceptor', 'B.interceptor']);
  });
});
