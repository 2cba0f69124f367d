import { type Card } from '../../cards/card.js';
import { HEARTS } from '../../cards/card.js';
import { isBird, isKing, kingOf } from '../deck.js';
import { type Announcement } from './announcement.js';
import { catalogue } from './catalogue.js';
import { type AnnouncementId } from './ids.js';

/** When a pair X → Y of section 6 holds, beyond the two ids. */
type Condition = (lower: Announcement, higher: Announcement) => boolean;

const always: Condition = () => true;
const sameCard: Condition = (lower, higher) => lower.cards[0] === higher.cards[0];
const sameSuit: Condition = (lower, higher) => lower.suits[0] === higher.suits[0];
const withBird: Condition = (lower) => isBird(lower.cards[0] as Card);
const withKing: Condition = (lower) => isKing(lower.cards[0] as Card);
const withKingOfSuit: Condition = (lower, higher) => lower.cards[0] === kingOf(higher.suits[0]!);
const inRedSuit: Condition = (_lower, higher) => higher.suits[0]! >= HEARTS;

const ids = (list: string): AnnouncementId[] => list.split(' ') as AnnouncementId[];

interface Chain {
  readonly chain: AnnouncementId[];
  readonly when: Condition;
}

/** Each raises all to its left. */
const chains: readonly Chain[] = [
  { chain: ids('honour heads trull'), when: always },
  { chain: ids('game cash-box bridge octave misere valat'), when: always },
  { chain: ids('ultimo pre-ultimo dragon griffin turul'), when: sameCard },
  { chain: ids('gang fleet red-and-black army legion'), when: always },
];

interface Pairs {
  readonly lower: AnnouncementId[];
  readonly higher: AnnouncementId[];
  readonly when: Condition;
}

const pairs = (lower: string, higher: string, when: Condition = always): Pairs => ({
  lower: ids(lower),
  higher: ids(higher),
  when,
});

const valatTrophies = catalogue.filter(({ valat }) => valat).map(({ id }) => id);

const allPairs: readonly Pairs[] = [
  pairs('game cash-box bridge octave misere valat', valatTrophies.join(' ')),
  pairs('piccolo city center little-bird big-bird', 'scale spectrum full court grand'),
  pairs('city center little-bird big-bird', 'stella'),
  pairs('pheasant', 'transylvanian-pheasant timisoara-pheasant hawk stella'),
  pairs('falcon', 'transylvanian-pheasant klausenburg-pheasant hawk stella'),
  pairs('transylvanian-pheasant timisoara-pheasant', 'hawk stella'),
  pairs('klausenburg-pheasant', 'stella'),
  pairs('hawk', 'stella'),
  pairs('spadille', 'mariage famille court', inRedSuit),
  pairs('amazon', 'spadille manille djinn mariage centaur famille sphinx court harpy'),
  pairs('pagat-catch', 'golgotha harpy royal'),
  pairs('ultimo pre-ultimo', 'creeper', withBird),
  pairs('ultimo pre-ultimo dragon', 'trojka full triumph royal', withBird),
  pairs('creeper', 'trojka full triumph royal'),
  pairs('ultimo pre-ultimo', 'phoenix', withKing),
  pairs('ultimo pre-ultimo dragon', 'bethlehem grand color spectrum gloria', withKing),
  pairs('phoenix', 'bethlehem grand'),
  pairs('ultimo pre-ultimo', 'mariage', withKingOfSuit),
  pairs('ultimo pre-ultimo dragon', 'famille court', withKingOfSuit),
  pairs('spadille manille', 'sphinx'),
  pairs('mariage', 'famille court', sameSuit),
  pairs('famille', 'court', sameSuit),
  pairs('color', 'famille bethlehem quart spectrum court grand gloria'),
  pairs('scale', 'spectrum full court grand'),
  pairs('spectrum', 'court grand'),
  pairs('bethlehem', 'grand'),
  pairs('trojka', 'pyramid full triumph royal'),
  pairs('moon-catch', 'golgotha centaur harpy gloria triumph royal'),
  pairs('golgotha', 'harpy royal'),
  pairs('centaur', 'harpy'),
  pairs('triumph', 'royal'),
];

const size = catalogue.length;
const indexOf = new Map<string, number>(catalogue.map(({ id }, index) => [id, index]));
const table: (Condition | undefined)[] = new Array<Condition | undefined>(size * size).fill(undefined);

function enter(lower: AnnouncementId, higher: AnnouncementId, when: Condition): void {
  const place = indexOf.get(higher)! * size + indexOf.get(lower)!;
  if (table[place]) throw new Error(`${lower} → ${higher} stands twice`);
  table[place] = when;
}

for (const { chain, when } of chains) {
  for (const [place, higher] of chain.entries()) for (const lower of chain.slice(0, place)) enter(lower, higher, when);
}
for (const { lower, higher, when } of allPairs)
  for (const low of lower) for (const high of higher) enter(low, high, when);

/** Whether section 6 has the pair `lower` → `higher` for these parameters; the list is complete, nothing follows from it. */
export function raises(higher: Announcement, lower: Announcement): boolean {
  const when = table[higher.index * size + lower.index];
  return when !== undefined && when(lower, higher);
}

/** For each announcement of the catalogue whether it takes part in any pair of section 6 with another, either way round. */
export function related(a: number, b: number): boolean {
  return table[a * size + b] !== undefined || table[b * size + a] !== undefined;
}
