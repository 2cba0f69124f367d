import { tarock, type Card } from '../../cards/card.js';
import { text } from '../../language.js';
import { type Item, type NamedItem } from '../ruleset-data.js';

/** A bonus of 6.2 with its values; `valat` has none of its own (7.4). */
export interface Bonus extends NamedItem {
  readonly announced: number;
  /** 0: never scored silently. */
  readonly silent: number;
  /** Only the holder of these announces it (6.3). */
  readonly holds: readonly Card[];
}

export const bonuses: readonly Bonus[] = [
  {
    id: 'pagat-ultimo',
    name: text('pagat ultimo', 'Pagat Ultimo', 'pagát ultimó'),
    native: 'Pagat ultimo',
    announced: 2,
    silent: 1,
    holds: [tarock(1)],
  },
  {
    id: 'two',
    name: text('two (II)', 'Zweier (II)', 'kettes (II)'),
    native: 'Zweier',
    announced: 4,
    silent: 2,
    holds: [tarock(2)],
  },
  {
    id: 'three',
    name: text('three (III)', 'Dreier (III)', 'hármas (III)'),
    native: 'Dreier (III)',
    announced: 6,
    silent: 3,
    holds: [tarock(3)],
  },
  {
    id: 'king-ultimo',
    name: text('king ultimo', 'König Ultimo', 'király ultimó'),
    native: 'König ultimo',
    announced: 2,
    silent: 1,
    holds: [],
  },
  { id: 'trula', name: text('trull', 'Trull', 'trull'), native: 'Trula', announced: 2, silent: 1, holds: [] },
  {
    id: 'kings',
    name: text('four kings', 'Vier Könige', 'négy király'),
    native: 'Könige',
    announced: 2,
    silent: 1,
    holds: [],
  },
  {
    id: 'grammaboy',
    name: text('grammaboy', 'Grammaboy', 'grammaboy'),
    native: 'Grammaboy',
    announced: 2,
    silent: 0,
    holds: [],
  },
  {
    id: 'rossputin',
    name: text('roßputin', 'Roßputin', 'roßputyin'),
    native: 'Roßputin',
    announced: 4,
    silent: 2,
    holds: [tarock(17), tarock(18)],
  },
  { id: 'valat', name: text('valat', 'Valat', 'volát'), native: 'Valat', announced: 0, silent: 0, holds: [] },
];

const byId: ReadonlyMap<string, Bonus> = new Map(bonuses.map((bonus) => [bonus.id, bonus]));

export function bonusOf(id: string): Bonus {
  return byId.get(id)!;
}

/** One of these an aufrufer needs (6.4). */
export const birds: readonly string[] = ['pagat-ultimo', 'two', 'three'];

/** The items of 7.3 in the order of the settlement. */
export const items: readonly Item[] = [
  { id: 'give-up', name: text('given up', 'aufgegeben', 'feladva') },
  // 3.4: several declarers in order from the Rufer, like consecutive games.
  { id: 'game', name: text('game', 'Spiel', 'játék'), asListed: true },
  ...bonuses.filter(({ id }) => id !== 'valat'),
  { id: 'trischaken', name: text('Trischaken', 'Trischaken', 'Trischaken') },
];

export const kontras: readonly string[] = ['contra', 'contra back'];
