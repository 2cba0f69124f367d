import { text } from '../../language.js';
import { type Item, type NamedItem } from '../ruleset-data.js';

/** The bids of section 2, low to high. */
export const contracts: readonly NamedItem[] = [
  { id: '1', name: text('one', 'Eins', 'egyes'), native: 'jeden' },
  { id: '2', name: text('two', 'Zwei', 'kettes'), native: 'dwa' },
  { id: '3', name: text('three', 'Drei', 'hármas'), native: 'trzy' },
  { id: '4', name: text('four', 'Vier', 'négyes'), native: 'cztery' },
];

export const bids: readonly string[] = contracts.map(({ id }) => id);

/** What a bid means for the talon and for the game (2.3). */
export interface Contract {
  /** Into how many packets the talon is divided. */
  readonly packets: number;
  /** Cards of a packet. */
  readonly size: number;
  /** Game points. */
  readonly game: number;
}

const byBid: readonly Contract[] = [
  { packets: 2, size: 3, game: 1 },
  { packets: 3, size: 2, game: 2 },
  { packets: 6, size: 1, game: 3 },
  { packets: 0, size: 0, game: 4 },
];

export function contractOf(bid: string): Contract {
  return byBid[bids.indexOf(bid)]!;
}

export function contractName(bid: string): NamedItem['name'] {
  return contracts[bids.indexOf(bid)]!.name;
}

const trul: NamedItem = { id: 'trul', name: text('trull', 'Trull', 'trull'), native: 'trul' };
const fourKings: NamedItem = {
  id: 'four-kings',
  name: text('four kings', 'Vier Könige', 'négy király'),
  native: 'cztery króle',
};
const pagatUltimo: NamedItem = {
  id: 'pagat-ultimo',
  name: text('pagat ultimo', 'Pagat Ultimo', 'pagát ultimó'),
  native: 'pagat ultymo',
};
const kingUltimo: NamedItem = {
  id: 'king-ultimo',
  name: text('king ultimo', 'König Ultimo', 'király ultimó'),
  native: 'król ultymo',
};
const walat: NamedItem = { id: 'walat', name: text('valat', 'Valat', 'volát'), native: 'walat' };

export const bonuses: readonly NamedItem[] = [trul, fourKings, pagatUltimo, kingUltimo, walat];

/** A declaration of 5.1: exactly so many taroks in hand. */
export interface Declaration extends NamedItem {
  readonly taroks: number;
  readonly points: number;
}

/** In the order of the settlement. */
export const declarations: readonly Declaration[] = [
  { id: 'taroks-12', taroks: 12, points: 3, name: text('12 tarocks', '12 Tarock', '12 tarokk'), native: '12 taroki' },
  { id: 'taroks-11', taroks: 11, points: 2, name: text('11 tarocks', '11 Tarock', '11 tarokk'), native: '11 taroki' },
  { id: 'taroks-10', taroks: 10, points: 1, name: text('10 tarocks', '10 Tarock', '10 tarokk'), native: '10 taroki' },
  {
    id: 'taroks-2',
    taroks: 2,
    points: 1,
    name: text('two tarocks', 'zwei Tarock', 'két tarokk'),
    native: 'dwa taroki',
  },
  { id: 'taroks-1', taroks: 1, points: 2, name: text('one tarock', 'ein Tarock', 'egy tarokk'), native: 'jeden tarok' },
  {
    id: 'taroks-0',
    taroks: 0,
    points: 3,
    name: text('no tarock', 'kein Tarock', 'tarokk nélkül'),
    native: 'bez taroki',
  },
];

export const losses: readonly NamedItem[] = [
  { id: 'king-lost', name: text('called king lost', 'gerufener König verloren', 'elveszett hívott király') },
  { id: 'pagat-lost', name: text('pagat lost', 'Pagat verloren', 'elveszett pagát') },
  { id: 'xxi-lost', name: text('moon lost', 'Mond verloren', 'elveszett hold') },
];

/** The items of 7.1 in the order of the settlement. */
export const items: readonly Item[] = [
  { id: 'give-up', name: text('giving up', 'Aufgeben', 'feladás') },
  { id: 'game', name: text('game', 'Spiel', 'játék') },
  ...declarations,
  trul,
  fourKings,
  pagatUltimo,
  kingUltimo,
  ...losses,
  walat,
];

/** 3.3 */
export const kontras: readonly string[] = ['kontra', 're', 'sub', 'mort'];
