import { type Sheet } from './score-sheet.js';

/** What both Taroky have, by the ids of their contracts. */
const taroky = (ids: {
  readonly three: string;
  readonly pagat: string;
  readonly excluded: readonly string[];
}): Sheet[] => [
  { points: [40, 31] },
  { tricks: [7, 6] },
  { contract: ids.three, partner: 'P' },
  { contract: ids.pagat },
  { bonuses: ['pagat D announced lost', 'pagat O silent won'] },
  { tricks: [12, 0], points: [66, 4], bonuses: ['pagat O silent won'] },
  { declarations: ids.excluded.map((what) => `O ${what}`) },
  { declarations: ['O trul', 'O trul'] },
  { declarations: ['O trul', 'D trul'] },
];

/** For each ruleset score sheets that cannot all be true of one deal: each contradiction of its section once. */
export const impossibleSheets: Readonly<Record<string, readonly Sheet[]>> = {
  hungarian: [
    { points: [50, 43] },
    { tricks: [5, 5] },
    { tricks: [9, 0], points: [70, 24] },
    { bonuses: ['trull D announced won', 'trull O silent won'] },
    { tricks: [0, 9], points: [10, 84], bonuses: ['pagat-ultimo D announced won'] },
    { bonuses: ['trull D announced lost', 'trull D silent won'] },
    { bonuses: ['volat D announced lost', 'volat D announced lost 1'] },
    { bonuses: ['four-kings D silent lost'] },
    { bonuses: ['pagat-ultimo D silent lost', 'pagat-ultimo O silent lost'] },
    { bonuses: ['trull D silent won', 'xxi-catch O silent won'] },
    { bonuses: ['xxi-catch D announced won', 'trull O silent won'] },
    { declarations: ['O tarokks-8'], claims: ['O tarokks-8'] },
  ],
  taroky: [
    ...taroky({ three: 'trojka', pagat: 'druha', excluded: ['taroky', 'tarocky'] }),
    { outcome: 'surrendered', contract: 'trojka' },
  ],
  'taroky-polish': [
    ...taroky({ three: 'brewer', pagat: 'pagat', excluded: ['honery', 'kenix-trul'] }),
    { lost: ['O T21', 'D T21'] },
    { tricks: [12, 0], points: [66, 4], lost: ['D T22'] },
    { lost: ['O T22', 'D T1'] },
    { lost: ['O T1'], bonuses: ['pagat O silent won'] },
  ],
  'taroki-z-krolami': [
    { points: [36, 35] },
    { tricks: [6, 5] },
    { contract: '1', kontra: 1 },
    { bonuses: ['four-kings O announced lost'] },
    { bonuses: ['king-ultimo D silent lost'] },
    { bonuses: ['trul D announced won', 'trul O silent won'] },
    { bonuses: ['four-kings D announced lost', 'four-kings D silent won'] },
    { bonuses: ['trul O silent lost'] },
    { bonuses: ['pagat-ultimo D announced lost', 'pagat-ultimo O silent won'] },
    { lost: ['O king-lost'] },
    { bonuses: ['pagat-ultimo O silent lost'], lost: ['O pagat-lost'] },
    { bonuses: ['trul D announced won'], lost: ['D xxi-lost'] },
    { declarations: ['O taroks-1', 'O taroks-0'] },
    { lost: ['D xxi-lost', 'D xxi-lost'] },
  ],
  'kings-tarock': [
    { points: [40, 29] },
    { tricks: [7, 4] },
    { contract: 'dreier', partner: 'P' },
    { contract: 'solorufer', declarers: 'DO' },
    { contract: 'dreier', bonuses: ['king-ultimo D announced won'] },
    { bonuses: ['trula D announced won', 'trula O silent won'] },
    { bonuses: ['kings D silent won', 'kings D silent won'] },
    { bonuses: ['two D announced lost', 'two D silent won'] },
    { bonuses: ['three O silent lost'] },
    { tricks: [12, 0], points: [68, 2], bonuses: ['two O silent won'] },
    { bonuses: ['pagat-ultimo O announced won', 'king-ultimo D announced won'] },
    { contract: 'aufrufer', bonuses: ['pagat-ultimo O announced lost'] },
    { contract: 'bettler', tricks: [0, 4, 4, 4], contras: ['D D 1'] },
    { contract: 'piccolo', tricks: [1, 4, 4, 3], contras: ['D O 1', 'D O 2'] },
    { contract: 'trischaken', points: [20, 20, 20, 11], tricks: [3, 3, 3, 3], rufer: 'O' },
    { contract: 'sechserdreier', declarers: 'O' },
  ],
};
