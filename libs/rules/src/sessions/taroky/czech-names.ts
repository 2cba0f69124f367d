import { intersection, isEmpty, difference, cardSet } from '../../cards/card-set.js';
import { text } from '../../language.js';
import { allTarocks, T1 } from '../pack.js';
import { type Item, type NamedItem, type Options } from '../ruleset-data.js';
import { type Declaration } from './holding.js';
import { inOneGroup, type Variant } from './variant.js';

/** C2.1, low to high. */
const bidden: readonly NamedItem[] = [
  { id: 'povinnost', name: text('first duty', 'erste Pflicht', 'első kötelesség'), native: 'základní povinnost' },
  { id: 'druha', name: text('second duty', 'zweite Pflicht', 'második kötelesség'), native: 'druhá povinnost' },
  { id: 'trojka', name: text('three', 'Dreier', 'hármas'), native: 'trojka' },
  { id: 'solo', name: text('solo', 'Solo', 'szóló'), native: 'sólo' },
];

export const VARSAVA = 'varsava';

export const contracts: readonly NamedItem[] = [
  ...bidden,
  { id: VARSAVA, name: text('Warsaw', 'Warschau', 'varsói'), native: 'Varšava' },
];

export const bonuses: readonly NamedItem[] = [
  { id: 'pagat', name: text('pagat', 'Pagat', 'pagát'), native: 'pagát' },
  { id: 'valat', name: text('valat', 'Valat', 'volát'), native: 'valát' },
];

const otherTaroks = difference(allTarocks, cardSet([T1]));

/** C5.3 */
const always = {
  taroky: {
    id: 'taroky',
    name: text('ten taroks', 'zehn Tarock', 'tíz tarokk'),
    native: 'taroky',
    points: 100,
    isTrue: ({ taroks }) => taroks >= 10,
  },
  tarocky: {
    id: 'tarocky',
    name: text('eight taroks', 'acht Tarock', 'nyolc tarokk'),
    native: 'taročky',
    points: 50,
    isTrue: ({ taroks }) => taroks === 8 || taroks === 9,
  },
  barvy: {
    id: 'barvy',
    name: text('suits', 'Farben', 'színek'),
    native: 'barvy',
    points: 100,
    isTrue: ({ hand }) => isEmpty(intersection(hand, otherTaroks)),
  },
  barvicky: {
    id: 'barvicky',
    name: text('small suits', 'kleine Farben', 'kis színek'),
    native: 'barvičky',
    points: 50,
    isTrue: ({ hand, taroks }) => taroks === 2 || (taroks === 1 && !isEmpty(intersection(hand, otherTaroks))),
  },
  trul: {
    id: 'trul',
    name: text('trull', 'Trull', 'trull'),
    native: 'trul',
    points: 50,
    isTrue: ({ honours }) => honours === 3,
  },
  honery: {
    id: 'honery',
    name: text('honours', 'Honneurs', 'honőrök'),
    native: 'honéry',
    points: 50,
    isTrue: ({ kings, honours }) => kings + honours >= 4,
  },
  kralovske: {
    id: 'kralovske-honery',
    name: text('royal honours', 'königliche Honneurs', 'királyi honőrök'),
    native: 'královské honéry',
    points: 100,
    isTrue: ({ kings }) => kings === 4,
  },
} satisfies Record<string, Declaration>;

const { taroky, tarocky, barvy, barvicky, trul, honery, kralovske } = always;

const bothSuits: readonly Declaration[] = [taroky, tarocky, barvy, barvicky, trul, honery, kralovske];
const oneSuits: readonly Declaration[] = [
  taroky,
  tarocky,
  { ...barvy, points: 50, isTrue: ({ taroks }) => taroks <= 2 },
  trul,
  honery,
  kralovske,
];

/** Option `barvy`. */
export function declarations(options: Options): readonly Declaration[] {
  return options['barvy'] === 'one' ? oneSuits : bothSuits;
}

/** C6.2 */
export const items: readonly Item[] = [
  { id: 'misdeal', name: text('misdeal', 'Vergeben', 'félreosztás') },
  { id: 'surrender', name: text('surrender', 'Aufgabe', 'feladás') },
  { id: 'game', name: text('game', 'Spiel', 'játék') },
  ...bonuses,
  ...bothSuits,
  { id: VARSAVA, name: text('Warsaw', 'Warschau', 'varsói'), native: 'Varšava' },
  {
    id: 'pot-varsava',
    name: text('Warsaw, to the pool', 'Warschau, in den Pott', 'varsói, a kasszába'),
    native: 'Varšava',
  },
  { id: 'pot-pagat', name: text('pool for the pagat', 'Pott für den Pagat', 'kassza a pagátért') },
  { id: 'fine', name: text('fine', 'Strafe', 'bírság') },
];

/** C5.4 */
export const kontras: readonly string[] = ['flek', 'reflek', 'super'];

/** C5.3 and the contradictions of C9. */
const exclusive: readonly (readonly string[])[] = [
  ['taroky', 'tarocky', 'barvy', 'barvicky'],
  ['honery', 'kralovske-honery'],
  ['barvy', 'trul'],
  ['barvicky', 'trul'],
];

export const czech: Variant = {
  contracts: { duty: 'povinnost', pagat: 'druha', three: 'trojka', solo: 'solo' },
  allTricks: 'valat',
  kontras,
  declarations,
  conflict: (what, other) => inOneGroup(exclusive, what, other),
  ofOneSeat: [['kralovske-honery'], ['trul']],
  forehandMayBidPagat: ({ zid }) => zid === 'on',
  mayStayUnplayed: true,
  honoursAtRisk: false,
  furtherScoredKeys: [],
};
