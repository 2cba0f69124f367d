import { text } from '../../language.js';
import { allTarocks, pack42 } from '../pack.js';
import { type Ruleset } from '../ruleset.js';
import { codes } from './codes.js';
import { moves } from './moves.js';
import { bids, bonuses, contracts, declarations, items, kontras } from './names.js';
import { options } from './options.js';
import { plausible } from './plausible.js';
import { HungarianPlay } from './play.js';
import { contradiction, scored } from './scored.js';
import { settle, unsportingClaims } from './settlement.js';
import { carry, stakesFit } from './stakes.js';

/** Hungarian Tarokk (XX-calling, Paskievics). */
export const hungarian: Ruleset = {
  id: 'hungarian',
  version: 1,
  name: text('Hungarian Tarokk', 'Ungarisches Tarock', 'magyar tarokk'),
  native: 'Húszashívásos tarokk',
  players: [4, 5],
  pack: pack42,
  unit: text('point', 'Punkt', 'pont'),
  options,
  contracts,
  bonuses,
  kontras,
  declarations: () => declarations,
  items,
  notice: true,
  fines: () => false,
  uses: ({ 'doubled-rounds': rounds }) => ({ rounds: rounds !== 'off', pot: false, woods: false }),
  fits: stakesFit,
  form: {
    start: [],
    calling: [],
    exchange: ['discard', 'annul'],
    say: ['declare', 'call', 'announce', 'kontra'],
    after: ['claim-tarokks'],
    bids: [...bids, 'hold'],
    callable: allTarocks,
  },
  scored,
  codes,
  play: (course) => new HungarianPlay(course),
  moves,
  plausible,
  contradiction,
  settle,
  carry: (facts, _lines, circumstances) => carry(facts, circumstances),
  remarks: unsportingClaims,
};
