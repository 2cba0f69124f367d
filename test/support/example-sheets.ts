import { findRuleset } from '@tarokk/rules';
import { type Sheet } from './score-sheet.js';

/** Announced and made, announced and not made, silent: as the counts of the sheet have it where it follows from them. */
const kinds = ['announced won', 'announced lost', 'silent won'];

/** Each bonus named in each way, and announced ones doubled as often as the ruleset has it. */
function eachBonus(ruleset: string, ids: readonly string[], rest: Sheet = {}): readonly Sheet[] {
  const { kontras } = findRuleset(ruleset)!;
  return ids.map((id, index) => {
    const level = (index % kontras.length) + 1;
    return { ...rest, bonuses: [`${id} D announced won ${level}`, `${id} O announced lost`] };
  });
}

const silently = (ids: readonly string[], side: string, rest: Sheet = {}): readonly Sheet[] =>
  ids.map((id) => ({ ...rest, bonuses: [`${id} ${side} silent won`] }));

/** A sheet for each declaration, by the opponent who sits next. */
const declared = (ids: readonly string[]): readonly Sheet[] => ids.map((id) => ({ declarations: [`O ${id}`] }));

const all9 = { points: [90, 4], tricks: [9, 0] } as const;
const all12 = { points: [66, 4], tricks: [12, 0] } as const;
const levels = (count: number, rest: Sheet): readonly Sheet[] =>
  Array.from({ length: count }, (_, index) => ({ ...rest, kontra: index + 1 }));

/** For each ruleset score sheets with every outcome, contract, bonus, declaration and level of kontra. */
export const exampleSheets: Readonly<Record<string, readonly Sheet[]>> = {
  hungarian: [
    { outcome: 'annulled' },
    { outcome: 'passed-out' },
    { outcome: 'trial-lost', contract: 'three' },
    ...['three', 'two', 'one', 'solo'].map((contract) => ({ contract })),
    ...levels(5, { points: [47, 47] }),
    ...eachBonus('hungarian', ['trull', 'four-kings', 'pagat-ultimo', 'xxi-catch']),
    ...silently(['trull', 'four-kings', 'pagat-ultimo', 'xxi-catch'], 'O'),
    { bonuses: ['pagat-ultimo O silent lost'] },
    { points: [71, 23] },
    all9,
    { points: [71, 23], bonuses: ['double-game D announced won 1', 'volat D announced lost'] },
    { points: [4, 90], tricks: [0, 9], bonuses: ['volat O announced won 2', 'double-game D announced lost'] },
    { ...all9, bonuses: ['trull D silent won', 'four-kings D announced won'] },
    { partner: null, declarations: ['O tarokks-8', 'D tarokks-9'] },
    { claims: ['P tarokks-8'] },
    { partner: null, claims: ['Q tarokks-9'] },
  ],
  taroky: [
    { outcome: 'misdeal' },
    { outcome: 'surrendered' },
    { outcome: 'unplayed', declarations: ['P barvicky'] },
    { points: [35, 35] },
    { contract: 'druha', bonuses: ['pagat D announced won'] },
    { contract: 'druha', bonuses: ['pagat D announced lost 3'] },
    ...[1, 2, 3].map((level) => ({ contract: 'trojka', level })),
    { contract: 'solo' },
    { contract: 'varsava', points: [26, 26, 18, 0], tricks: [4, 4, 4, 0] },
    { contract: 'varsava', points: [41, 20, 6, 3], tricks: [6, 3, 2, 1] },
    ...levels(3, {}),
    ...kinds.map((kind) => ({ bonuses: [`pagat O ${kind}`] })),
    { bonuses: ['pagat O silent lost'] },
    all12,
    { ...all12, bonuses: ['valat D announced won 1', 'valat O announced lost 2'] },
    ...declared(['taroky', 'tarocky', 'barvy', 'barvicky', 'trul', 'honery', 'kralovske-honery']),
  ],
  'taroky-polish': [
    { outcome: 'thrown-in' },
    { points: [35, 35] },
    { contract: 'pagat', bonuses: ['pagat D announced won'] },
    { contract: 'pagat', bonuses: ['pagat D announced lost 4'], lost: ['P T1'] },
    ...[1, 2, 3].map((level) => ({ contract: 'brewer', level })),
    { contract: 'zolo-brewer' },
    ...levels(4, {}),
    ...kinds.map((kind) => ({ bonuses: [`pagat O ${kind}`] })),
    { bonuses: ['pagat O silent lost'], lost: ['O T1', 'Q T21'] },
    { lost: ['O T22', 'Q T21'] },
    { points: [36, 34], declarations: ['O maly-tarok'] },
    { points: [38, 32], declarations: ['O maly-tarok'] },
    all12,
    { ...all12, bonuses: ['walat D announced won 1', 'walat O announced lost 2'] },
    ...declared([
      'barwy',
      'maly-tarok',
      'duzy-tarok',
      'honery',
      'trul',
      'trul-honer',
      'kenix-trul',
      'kenix-trul-honer',
    ]),
  ],
  'taroki-z-krolami': [
    ...['passed-out', 'thrown-in', 'given-up'].map((outcome) => ({ outcome })),
    ...['1', '2', '3', '4'].map((contract) => ({ contract })),
    ...levels(4, { contract: '3', points: [35, 35] }),
    ...eachBonus('taroki-z-krolami', ['trul']),
    { bonuses: ['four-kings D announced won'] },
    { bonuses: ['four-kings D announced lost'] },
    { bonuses: ['pagat-ultimo O announced won 3'] },
    { bonuses: ['pagat-ultimo D announced lost 2'] },
    { bonuses: ['king-ultimo D announced won 4'] },
    { bonuses: ['king-ultimo D announced lost'] },
    ...silently(['trul', 'four-kings', 'pagat-ultimo', 'king-ultimo'], 'D'),
    { bonuses: ['pagat-ultimo O silent lost'] },
    { lost: ['D king-lost', 'O pagat-lost', 'O xxi-lost'] },
    all12,
    { ...all12, bonuses: ['walat D announced won', 'walat O announced lost'] },
    ...declared(['taroks-12', 'taroks-11', 'taroks-10', 'taroks-2', 'taroks-1', 'taroks-0']),
  ],
  'kings-tarock': [
    { outcome: 'given-up', contract: 'koenigrufer' },
    { outcome: 'given-up', contract: 'aufrufer' },
    ...['koenigrufer', 'sechserdreier', 'solorufer', 'dreier', 'solodreier'].map((contract) => ({ contract })),
    { contract: 'sechserdreier', points: [35, 35] },
    { contract: 'aufrufer', bonuses: ['two D announced won', 'three O announced lost 2'] },
    ...levels(2, {}),
    ...eachBonus('kings-tarock', ['pagat-ultimo', 'two', 'three', 'king-ultimo', 'trula', 'kings', 'rossputin']),
    ...silently(['pagat-ultimo', 'two', 'three', 'king-ultimo', 'trula', 'kings', 'rossputin'], 'O'),
    { points: [51, 19], bonuses: ['grammaboy D announced won', 'grammaboy O announced lost 1'] },
    all12,
    { ...all12, contract: 'solodreier', bonuses: ['valat D announced won'] },
    { contract: 'dreier', bonuses: ['valat O announced lost 1'] },
    { contract: 'trischaken', points: [12, 30, 18, 11], tricks: [3, 3, 3, 3], agreed: 'Q' },
    { contract: 'trischaken', points: [12, 40, 18, 0], tricks: [4, 4, 4, 0] },
    { contract: 'piccolo', declarers: 'DO', tricks: [1, 0, 5, 6], contras: ['O P 1'] },
    { contract: 'bettler', tricks: [0, 4, 4, 4], contras: ['D O 2'] },
    { contract: 'piccolo-ouvert', tricks: [1, 4, 4, 3] },
    { contract: 'bettler-ouvert', tricks: [2, 4, 4, 2] },
  ],
};
