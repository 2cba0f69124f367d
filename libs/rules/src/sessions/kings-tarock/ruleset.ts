import { text } from '../../language.js';
import { kingSet, pack54 } from '../pack.js';
import { type Ruleset } from '../ruleset.js';
import { bonuses, items, kontras } from './bonuses.js';
import { codes } from './codes.js';
import { contracts } from './contracts.js';
import { moves } from './moves.js';
import { plausible } from './plausible.js';
import { KingsPlay } from './play.js';
import { contradiction, scored } from './scored.js';
import { carry, settle } from './settlement.js';

/** Kings Tarock (Königrufen with woods). */
export const kingsTarock: Ruleset = {
  id: 'kings-tarock',
  version: 1,
  name: text('Kings Tarock', 'Kings Tarock (Königrufen)', 'Kings Tarock (királyhívós tarokk)'),
  native: 'Königrufen',
  players: [4],
  pack: pack54,
  unit: text('point', 'Punkt', 'pont'),
  options: [],
  contracts,
  bonuses,
  kontras,
  declarations: () => [],
  items,
  notice: true,
  fines: () => false,
  uses: () => ({ rounds: false, pot: false, woods: true }),
  form: {
    start: [],
    calling: ['call'],
    exchange: ['take', 'discard', 'give-up'],
    say: ['announce', 'kontra', 'agree', 'not'],
    after: ['show'],
    bids: ['call', ...contracts.map(({ id }) => id)],
    callable: kingSet,
    take: { key: 'triple', most: 2, exposed: false },
    kontraOf: true,
  },
  scored,
  codes,
  play: (course) => new KingsPlay(course),
  moves,
  contradiction,
  settle,
  carry,
  plausible,
};
