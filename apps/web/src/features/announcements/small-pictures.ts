import type { Definition } from '@tarokk/rules';
import { emblems } from '../trophies/emblems.js';
import type { Pip, Small } from './small-picture.js';
import { idInRules } from '../../api/enum-name.js';

/** As many of the first tricks, and tricks that certain cards have to take. */
interface Tricks {
  readonly first?: number;
  readonly certain?: readonly number[];
}

/** As `drawn` has them; asked for there, the list would load the rules. A test holds the two together. */
const tricks: Readonly<Partial<Record<Definition['id'], Tricks>>> = {
  game: { first: 5 },
  'cash-box': { first: 6 },
  bridge: { first: 7 },
  octave: { first: 8 },
  misere: { first: 9 },
  valat: { first: 10 },
  piccolo: { first: 2, certain: [3] },
  city: { first: 3, certain: [4] },
  center: { first: 4, certain: [5] },
  'little-bird': { first: 5, certain: [6] },
  'big-bird': { first: 6, certain: [7] },
  ultimo: { certain: [10] },
  'pre-ultimo': { certain: [9] },
  dragon: { certain: [8] },
  griffin: { certain: [7] },
  turul: { certain: [6] },
  pheasant: { certain: [1] },
  falcon: { certain: [2] },
  'transylvanian-pheasant': { certain: [1, 2] },
  'timisoara-pheasant': { certain: [1, 3] },
  'klausenburg-pheasant': { certain: [2, 4] },
  creeper: { certain: [9, 10] },
  phoenix: { certain: [9, 10] },
  obscur: { first: 5 },
};

/** Of those that are about cards alone the first ones. */
const cards: Readonly<Partial<Record<Definition['id'], string>>> = {
  'suit-count': 'HQ HC HJ',
  'tarock-count': 'T5 T7 T8',
  vogerl: 'T2',
  flush: 'SK SQ SC',
  wonok: 'SQ HQ DQ',
  visi: 'T18',
  lamour: 'T19',
  angel: 'T20',
  honour: 'T21',
  heads: 'T22 T21',
  trull: 'T22 T21 T1',
  gang: 'HK HQ HC',
  fleet: 'DK DQ DC',
  'red-and-black': 'HK HQ HC',
  army: 'CK CQ CC',
  legion: 'DK DQ DC',
  amazon: 'S10',
  'pagat-catch': 'T1',
  lauer: 'T1',
  'four-kings': 'DK HK CK',
  'silent-moon-catch': 'T22 T21',
  ...emblems,
};

/** How an announcement or a bonus is drawn in a list; a trophy by the cards by which it is known. @param id as the schema writes it */
export function smallPictureOf(id: string): Small {
  const kind = idInRules(id);
  const meant = tricks[kind];
  return meant === undefined ? { cards: cards[kind]?.split(' ') ?? [] } : { pips: pipsOf(meant) };
}

function pipsOf({ first = 0, certain = [] }: Tricks): readonly Pip[] {
  const ground = certain.length === 0 ? 'on' : 'any';
  return Array.from({ length: 10 }, (_, trick) => (certain.includes(trick + 1) ? 'on' : trick < first ? ground : null));
}
