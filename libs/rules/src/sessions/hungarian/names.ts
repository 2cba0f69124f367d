import { text } from '../../language.js';
import { type Item, type NamedItem } from '../ruleset-data.js';

/** Bids of 2.1, low to high: the place in the list and one more is the level, which is also the game value g. */
export const contracts: readonly NamedItem[] = [
  { id: 'three', name: text('three', 'Drei', 'hármas'), native: 'hármas' },
  { id: 'two', name: text('two', 'Zwei', 'kettes'), native: 'kettes' },
  { id: 'one', name: text('one', 'Eins', 'egyes'), native: 'egyes' },
  { id: 'solo', name: text('solo', 'Solo', 'szóló'), native: 'szóló' },
];

export const bids: readonly string[] = contracts.map(({ id }) => id);

/** 1–4; 0 for anything else. */
export function levelOf(bid: string): number {
  return bids.indexOf(bid) + 1;
}

/** The bonuses of 7.2. */
export const bonuses: readonly NamedItem[] = [
  { id: 'double-game', name: text('double game', 'Doppelspiel', 'dupla játék'), native: 'dupla játék' },
  { id: 'volat', name: text('volát', 'Volat', 'volát'), native: 'volát' },
  { id: 'trull', name: text('trull', 'Trull', 'trull'), native: 'trull' },
  { id: 'four-kings', name: text('four kings', 'Vier Könige', 'négy király'), native: 'négykirály' },
  { id: 'pagat-ultimo', name: text('pagat ultimo', 'Pagat Ultimo', 'pagát ultimó'), native: 'pagátultimó' },
  { id: 'xxi-catch', name: text('XXI-catch', 'Mondfang', 'XXI-fogás'), native: 'XXI-fogás' },
];

export const declarations: readonly NamedItem[] = [
  { id: 'tarokks-8', name: text('eight tarocks', 'acht Tarock', 'nyolc tarokk'), native: 'nyolc tarokk' },
  { id: 'tarokks-9', name: text('nine tarocks', 'neun Tarock', 'kilenc tarokk'), native: 'kilenc tarokk' },
];

/** The items of 9.1 in the order of the settlement. */
export const items: readonly Item[] = [
  { id: 'trial', name: text('lost trial', 'verlorener Versuch', 'elveszett próba') },
  { id: 'game', name: text('game', 'Spiel', 'játék') },
  ...bonuses,
  { id: 'tarokks', name: text('declared tarocks', 'gemeldete Tarock', 'bemondott tarokkok') },
  { id: 'tarokks-claim', name: text('tarocks claimed', 'nachträglich verlangte Tarock', 'utólag kért tarokkok') },
  {
    id: 'dealer-honours',
    name: text('honours for the dealer', 'Honneurs für den Geber', 'honőrök az osztónak'),
    asListed: true,
  },
];

export const kontras: readonly string[] = ['kontra', 'rekontra', 'szubkontra', 'hirskontra', 'mordkontra'];
