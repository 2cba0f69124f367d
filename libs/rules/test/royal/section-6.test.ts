import { describe, expect, it } from '@jest/globals';
import { cardCode } from '../../src/cards/card.js';
import { noCards } from '../../src/cards/card-set.js';
import { type Announcement } from '../../src/royal/announcements/announcement.js';
import { announcementIds, type AnnouncementId } from '../../src/royal/announcements/ids.js';
import { raises } from '../../src/royal/announcements/raising.js';
import { everyAnnouncement } from '../../src/royal/interface/every-announcement.js';
import { statuses } from './notation/auction.js';

/** The raising ids of each announcement, one line a condition; what is not written here does not raise it. */
type Row = Readonly<Partial<Record<Condition, string>>>;
type Condition = 'always' | 'same card' | 'bird' | 'king' | 'king of its suit' | 'same suit' | 'red suit';

const valatTrophies = 'scale quart pyramid spectrum stella full court grand harpy gloria triumph royal';
const bTrophies = 'scale spectrum full court grand';
const boundWithStella: Row = { always: `${bTrophies} stella` };
const lateCard = {
  bird: 'creeper trojka full triumph royal',
  king: 'phoenix bethlehem grand color spectrum gloria',
  'king of its suit': 'mariage famille court',
} as const;

/** Section 6 read row by row: what raises each announcement. */
const raisedBy: Readonly<Record<AnnouncementId, Row>> = {
  'suit-count': {},
  'tarock-count': {},
  vogerl: {},
  flush: {},
  wonok: {},
  visi: {},
  lamour: {},
  angel: {},
  honour: { always: 'heads trull' },
  heads: { always: 'trull' },
  trull: {},
  game: { always: `cash-box bridge octave misere valat ${valatTrophies}` },
  'cash-box': { always: `bridge octave misere valat ${valatTrophies}` },
  bridge: { always: `octave misere valat ${valatTrophies}` },
  octave: { always: `misere valat ${valatTrophies}` },
  misere: { always: `valat ${valatTrophies}` },
  valat: { always: valatTrophies },
  piccolo: { always: bTrophies },
  city: boundWithStella,
  center: boundWithStella,
  'little-bird': boundWithStella,
  'big-bird': boundWithStella,
  ultimo: { 'same card': 'pre-ultimo dragon griffin turul', ...lateCard },
  'pre-ultimo': { 'same card': 'dragon griffin turul', ...lateCard },
  dragon: {
    'same card': 'griffin turul',
    bird: 'trojka full triumph royal',
    king: 'bethlehem grand color spectrum gloria',
    'king of its suit': 'famille court',
  },
  griffin: { 'same card': 'turul' },
  turul: {},
  pheasant: { always: 'transylvanian-pheasant timisoara-pheasant hawk stella' },
  falcon: { always: 'transylvanian-pheasant klausenburg-pheasant hawk stella' },
  gang: { always: 'fleet red-and-black army legion' },
  fleet: { always: 'red-and-black army legion' },
  'red-and-black': { always: 'army legion' },
  army: { always: 'legion' },
  legion: {},
  amazon: { always: 'spadille manille djinn mariage centaur famille sphinx court harpy' },
  'pagat-catch': { always: 'golgotha harpy royal' },
  'transylvanian-pheasant': { always: 'hawk stella' },
  'timisoara-pheasant': { always: 'hawk stella' },
  'klausenburg-pheasant': { always: 'stella' },
  creeper: { always: 'trojka full triumph royal' },
  phoenix: { always: 'bethlehem grand' },
  spadille: { always: 'sphinx', 'red suit': 'mariage famille court' },
  manille: { always: 'sphinx' },
  djinn: {},
  mariage: { 'same suit': 'famille court' },
  'moon-catch': { always: 'golgotha centaur harpy gloria triumph royal' },
  hawk: { always: 'stella' },
  color: { always: 'famille bethlehem quart spectrum court grand gloria' },
  scale: { always: 'spectrum full court grand' },
  golgotha: { always: 'harpy royal' },
  centaur: { always: 'harpy' },
  trojka: { always: 'pyramid full triumph royal' },
  famille: { 'same suit': 'court' },
  bethlehem: { always: 'grand' },
  sphinx: {},
  quart: {},
  pyramid: {},
  spectrum: { always: 'court grand' },
  stella: {},
  full: {},
  court: {},
  grand: {},
  harpy: {},
  gloria: {},
  triumph: { always: 'royal' },
  royal: {},
};

const suitLetters = 'SCHD';

function holds(condition: Condition, lower: Announcement, higher: Announcement): boolean {
  const [card, other] = [lower.cards[0], higher.cards[0]].map((one) => (one === undefined ? '' : cardCode(one)));
  const [suit, otherSuit] = [lower.suits[0], higher.suits[0]].map((one) => (one === undefined ? '' : suitLetters[one]));
  switch (condition) {
    case 'always':
      return true;
    case 'same card':
      return card === other;
    case 'bird':
      return card!.startsWith('T');
    case 'king':
      return card!.endsWith('K');
    case 'king of its suit':
      return card === `${otherSuit}K`;
    case 'same suit':
      return suit === otherSuit;
    case 'red suit':
      return otherSuit === 'H' || otherSuit === 'D';
  }
}

function raisedAsWritten(lower: Announcement, higher: Announcement): boolean {
  const row = Object.entries(raisedBy[lower.id]) as [Condition, string][];
  return row.some(([condition, ids]) => ids.split(' ').includes(higher.id) && holds(condition, lower, higher));
}

const every = everyAnnouncement(noCards);
const nameOf = ({ id, cards, suits }: Announcement): string =>
  [id, ...cards.map(cardCode), ...suits.map((suit) => suitLetters[suit]!)].join(' ');

describe('6 what raises what', () => {
  it.each(announcementIds)(
    '6 %s is raised by what section 6 says, with these parameters, and by nothing else',
    (id) => {
      const wrong: string[] = [];
      for (const lower of every.filter((one) => one.id === id)) {
        for (const higher of every) {
          if (raises(higher, lower) !== raisedAsWritten(lower, higher))
            wrong.push(`${nameOf(lower)} → ${nameOf(higher)}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('6 all parameters are looked at: 8 high cards, 56 pairs and 336 triples of them, 4 suits, 4 pairs of suits', () => {
    const count = (id: AnnouncementId): number => every.filter((one) => one.id === id).length;
    expect(
      ['ultimo', 'timisoara-pheasant', 'hawk', 'famille', 'djinn', 'red-and-black'].map((id) =>
        count(id as AnnouncementId),
      ),
    ).toEqual([8, 56, 336, 4, 2, 4]);
  });
});

describe('6 pairs in an auction', () => {
  it.each([
    ['honour', 'trull'],
    ['game', 'royal'],
    ['valat', 'pyramid'],
    ['ultimo T1', 'turul T1'],
    ['gang S', 'army'],
    ['piccolo', 'court H'],
    ['big-bird', 'stella T1 T2 T3'],
    ['pheasant T1', 'hawk T2 T3 T4'],
    ['klausenburg-pheasant T1 T2', 'stella T1 T2 T3'],
    ['spadille', 'mariage D'],
    ['amazon', 'manille'],
    ['pagat-catch', 'golgotha'],
    ['ultimo T1', 'creeper'],
    ['dragon T1', 'royal'],
    ['ultimo SK', 'color'],
    ['pre-ultimo SK', 'phoenix'],
    ['pre-ultimo SK', 'mariage S'],
    ['dragon SK', 'famille S'],
    ['manille', 'sphinx'],
    ['mariage S', 'court S'],
    ['color', 'quart'],
    ['scale', 'spectrum'],
    ['spectrum', 'grand'],
    ['bethlehem', 'grand'],
    ['trojka', 'pyramid'],
    ['moon-catch', 'gloria'],
    ['golgotha', 'royal'],
    ['centaur', 'harpy'],
    ['triumph', 'royal'],
  ])('6 %s → %s: announced by the partner, the second raises the first', (lower, higher) => {
    expect(statuses(`${lower} | - | - | ${higher} | ...`)).toEqual(['raised', 'active']);
    expect(statuses(`${higher} | - | - | ${lower} | ...`)).toEqual(['active', 'auction/lower-than-active']);
  });

  it.each([
    ['ultimo T1', 'pre-ultimo T2', 'another card'],
    ['ultimo SK', 'creeper', 'Creeper is of birds'],
    ['ultimo T1', 'phoenix', 'Phoenix is of kings'],
    ['dragon T1', 'creeper', 'Creeper begins with trick 9'],
    ['dragon SK', 'mariage H', 'Mariage begins with trick 9, and of another suit'],
    ['griffin T1', 'trojka', 'no trick of Trojka'],
    ['ultimo HK', 'mariage S', 'the king of another suit'],
    ['spadille', 'piccolo', 'independent'],
    ['piccolo', 'stella T1 T2 T3', 'Stella takes trick 3 with another card'],
    ['ultimo T1', 'pyramid', 'no pair, though Trojka → Pyramid is one'],
    ['phoenix', 'color', 'no pair, though Bethlehem → Grand is one'],
    ['creeper', 'pyramid', 'no pair, though Trojka → Pyramid is one'],
    ['visi', 'heads', 'independent'],
    ['amazon', 'spectrum', 'independent'],
    ['pagat-catch', 'triumph', 'Triumph needs no Pagat catch'],
  ])('6 %s and %s stand side by side: %s', (one, other) => {
    expect(statuses(`${one} | - | - | ${other} | ...`)).toEqual(['active', 'active']);
    expect(statuses(`${other}, ${one} | ...`)).toEqual(['active', 'active']);
  });

  it.each([
    ['spadille', 'mariage S'],
    ['manille', 'mariage S'],
    ['djinn S', 'sphinx'],
    ['manille', 'court S'],
    ['mariage S', 'famille H'],
    ['famille S', 'court H'],
    ['trojka', 'bethlehem'],
    ['scale', 'stella T1 T2 T3'],
    ['hawk T1 T2 T3', 'scale'],
    ['quart', 'spectrum'],
  ])('6 %s → %s is no pair: as trophies they exclude each other', (one, other) => {
    expect(statuses(`${one} | - | - | ${other} | ...`)).toEqual(['active', 'auction/second-trophy']);
  });

  it('6 dragon SK → mariage S is no pair: the king is bound already', () => {
    expect(statuses('dragon SK | - | - | mariage S | ...')).toEqual(['active', 'auction/card-already-bound']);
  });

  it('6 messages neither raise nor are raised', () => {
    expect(statuses('suit-count S 2, vogerl, game | - | - | wonok, bridge | ...')).toEqual([
      'active',
      'active',
      'raised',
      'active',
      'active',
    ]);
  });
});
