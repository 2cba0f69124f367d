import { text } from '../../language.js';
import { type Item, type NamedItem } from '../ruleset-data.js';
import { type Declaration } from './holding.js';
import { inOneGroup, type Variant } from './variant.js';

/** P1.1, low to high. */
export const contracts: readonly NamedItem[] = [
  { id: 'powinnosc', name: text('duty', 'Pflicht', 'kötelesség'), native: 'powinność' },
  { id: 'pagat', name: text('pagat', 'Pagat', 'pagát'), native: 'pagat' },
  { id: 'brewer', name: text('brewer', 'Brewer', 'brewer'), native: 'brewer' },
  { id: 'zolo-brewer', name: text('solo brewer', 'Solo-Brewer', 'szóló brewer'), native: 'zolo brewer' },
];

export const bonuses: readonly NamedItem[] = [
  { id: 'pagat', name: text('pagat', 'Pagat', 'pagát'), native: 'pagat' },
  { id: 'walat', name: text('valat', 'Valat', 'volát'), native: 'walat' },
];

/** P2 (D10: a lower one that the cards contain is true as well). */
export const declarations: readonly Declaration[] = [
  {
    id: 'barwy',
    name: text('suits', 'Farben', 'színek'),
    native: 'barwy',
    points: 3,
    isTrue: ({ taroks }) => taroks <= 2,
  },
  {
    id: 'maly-tarok',
    name: text('small tarok', 'kleines Tarock', 'kis tarokk'),
    native: 'mały tarok',
    points: 2,
    isTrue: ({ taroks }) => taroks === 8 || taroks === 9,
  },
  {
    id: 'duzy-tarok',
    name: text('big tarok', 'großes Tarock', 'nagy tarokk'),
    native: 'duży tarok',
    points: 4,
    isTrue: ({ taroks }) => taroks >= 10,
  },
  {
    id: 'honery',
    name: text('honours', 'Honneurs', 'honőrök'),
    native: 'honery',
    points: 4,
    isTrue: ({ kings, honours }) => (kings >= 2 && honours >= 2) || (kings >= 3 && honours >= 1),
  },
  {
    id: 'trul',
    name: text('trull', 'Trull', 'trull'),
    native: 'trul',
    points: 5,
    isTrue: ({ honours }) => honours === 3,
  },
  {
    id: 'trul-honer',
    name: text('trull with kings', 'Trull mit Königen', 'trull királyokkal'),
    native: 'trul-honer',
    points: 6,
    isTrue: ({ kings, honours }) => honours === 3 && kings >= 1,
  },
  {
    id: 'kenix-trul',
    name: text('trull of kings', 'Königstrull', 'királytrull'),
    native: 'kenix-trul',
    points: 5,
    isTrue: ({ kings }) => kings === 4,
  },
  {
    id: 'kenix-trul-honer',
    name: text('trull of kings with honours', 'Königstrull mit Honneurs', 'királytrull honőrökkel'),
    native: 'kenix-trul-honer',
    points: 6,
    isTrue: ({ kings, honours }) => kings === 4 && honours >= 1,
  },
];

/** P6 */
export const items: readonly Item[] = [
  { id: 'game', name: text('game', 'Spiel', 'játék'), native: 'gra' },
  ...bonuses,
  ...declarations,
  { id: 'pot-pagat', name: text('pagat lost', 'Pagat verloren', 'elvesztett pagát') },
  { id: 'pot-mund', name: text('moon lost', 'Mond verloren', 'elvesztett hold') },
  { id: 'pot-skiz', name: text('skíz lost', 'Sküs verloren', 'elvesztett skíz') },
  { id: 'pot-collected', name: text('pot collected', 'Pott kassiert', 'elvitt kassza') },
  { id: 'pot-zero', name: text('nothing won', 'nichts gewonnen', 'semmi nyereség') },
];

/** P1.3 */
export const kontras: readonly string[] = ['kontra', 're', 'sub', 'mord'];

/** P2: one of the last five, except `trul` and `kenix-trul` together; and what cannot be true of one hand (P6). */
const exclusive: readonly (readonly string[])[] = [
  ['barwy', 'maly-tarok', 'duzy-tarok'],
  ['barwy', 'trul'],
  ['barwy', 'trul-honer'],
  ['honery', 'trul', 'trul-honer', 'kenix-trul-honer'],
  ['honery', 'trul-honer', 'kenix-trul', 'kenix-trul-honer'],
];

export const polish: Variant = {
  contracts: { duty: 'powinnosc', pagat: 'pagat', three: 'brewer', solo: 'zolo-brewer' },
  allTricks: 'walat',
  kontras,
  declarations: () => declarations,
  conflict: (what, other) => inOneGroup(exclusive, what, other),
  ofOneSeat: [
    ['trul', 'trul-honer'],
    ['kenix-trul', 'kenix-trul-honer'],
  ],
  forehandMayBidPagat: () => false,
  mayStayUnplayed: false,
  honoursAtRisk: true,
  furtherScoredKeys: ['lost'],
};
