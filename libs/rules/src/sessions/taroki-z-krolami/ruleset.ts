import { text } from '../../language.js';
import { kingSet, pack54 } from '../pack.js';
import { type Ruleset } from '../ruleset.js';
import { codes } from './codes.js';
import { moves } from './moves.js';
import { bids, bonuses, contracts, declarations, items, kontras } from './names.js';
import { options } from './options.js';
import { plausible } from './plausible.js';
import { KingsTarokiPlay } from './play.js';
import { contradiction, scored } from './scored.js';
import { settle } from './settlement.js';

/** Taroki z królami, the game of Kozy. */
export const tarokiZKrolami: Ruleset = {
  id: 'taroki-z-krolami',
  version: 1,
  name: text('Taroki with kings', 'Taroki mit Königen', 'királyos taroki'),
  native: 'Taroki z królami',
  players: [4],
  pack: pack54,
  unit: text('game point', 'Spielpunkt', 'játékpont'),
  options,
  contracts,
  bonuses,
  kontras,
  declarations: () => declarations,
  items,
  notice: false,
  fines: () => false,
  uses: () => ({ rounds: false, pot: false, woods: false }),
  form: {
    start: ['throw-in', 'four-kings'],
    calling: ['call', 'throw-in', 'announce', 'kontra'],
    exchange: ['take', 'discard', 'give-up'],
    say: ['announce', 'kontra', 'declare'],
    after: [],
    bids,
    callable: kingSet,
    take: { key: 'packet', most: 6, exposed: true },
    seen: { most: 6 },
  },
  scored,
  codes,
  play: (course) => new KingsTarokiPlay(course),
  moves,
  plausible,
  contradiction,
  settle,
  // 1.1: the deal passes on after every deal, and nothing else is carried.
  carry: (_facts, _lines, { state }) => ({ again: false, factor: 1, rounds: [], woods: state.woods }),
};
