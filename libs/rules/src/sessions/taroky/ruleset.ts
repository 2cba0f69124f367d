import { text } from '../../language.js';
import { allTarocks, pack54 } from '../pack.js';
import { type Carried, type Ruleset } from '../ruleset.js';
import { type DealFacts } from '../facts.js';
import { type SessionState } from '../state.js';
import { czechCodes, polishCodes } from './codes.js';
import * as czechNames from './czech-names.js';
import { movesOf } from './moves.js';
import { options } from './options.js';
import { plausiblyPlayed } from './plausible.js';
import { TarokyPlay } from './play.js';
import * as polishNames from './polish-names.js';
import { settle as settlePolish } from './polish-settlement.js';
import { contradiction, scoredForm } from './scored.js';
import { settle as settleCzech } from './settlement.js';
import { contractsOf } from './variant.js';

const { czech } = czechNames;
const { polish } = polishNames;

/** C1.4 (D1), P1.2: after a misdeal or a throw-in the same dealer deals again. */
function carry({ outcome }: DealFacts, { woods }: SessionState): Carried {
  return { again: outcome === 'misdeal' || outcome === 'thrown-in', factor: 1, rounds: [], woods };
}

/** Part C. */
export const taroky: Ruleset = {
  id: 'taroky',
  version: 1,
  name: text('Czech Taroky', 'Tschechisches Taroky', 'cseh taroky'),
  native: 'Taroky',
  players: [4, 5],
  pack: pack54,
  unit: text('haléř', 'Heller', 'haléř'),
  options,
  contracts: czechNames.contracts,
  bonuses: czechNames.bonuses,
  kontras: czechNames.kontras,
  declarations: czechNames.declarations,
  items: czechNames.items,
  notice: false,
  fines: ({ zid }) => zid === 'on',
  // S10: also without the option `zid`, which alone moves it.
  uses: () => ({ rounds: false, pot: true, woods: false }),
  form: {
    start: [],
    calling: ['call', 'varsava'],
    exchange: ['discard', 'decline', 'take', 'surrender'],
    say: ['announce', 'kontra', 'declare'],
    after: [],
    bids: contractsOf(czech),
    callable: allTarocks,
    take: { key: 'level', most: 3, exposed: false },
  },
  scored: scoredForm(
    czech,
    {
      unplayed: ['contract', 'declarers', 'partner', 'declarations'],
      surrendered: ['contract', 'declarers'],
      misdeal: [],
    },
    [czechNames.VARSAVA],
  ),
  codes: czechCodes,
  play: (course) => new TarokyPlay(course, czech),
  moves: movesOf(czech),
  plausible: plausiblyPlayed(czech),
  contradiction: (facts) => contradiction(facts, czech),
  settle: settleCzech,
  carry: (facts, _lines, { state }) => carry(facts, state),
};

/** Part P. */
export const tarokyPolish: Ruleset = {
  id: 'taroky-polish',
  version: 1,
  name: text('Polish Taroki', 'Polnisches Taroki', 'lengyel taroki'),
  native: 'Taroki',
  players: [4, 5],
  pack: pack54,
  unit: text('game point', 'Spielpunkt', 'játékpont'),
  options: [],
  contracts: polishNames.contracts,
  bonuses: polishNames.bonuses,
  kontras: polishNames.kontras,
  declarations: () => polishNames.declarations,
  items: polishNames.items,
  notice: false,
  fines: () => false,
  uses: () => ({ rounds: false, pot: true, woods: false }),
  form: {
    start: ['throw-in'],
    calling: ['call'],
    exchange: ['discard', 'decline', 'take'],
    say: ['announce', 'kontra', 'declare'],
    after: [],
    bids: contractsOf(polish),
    callable: allTarocks,
    take: { key: 'level', most: 3, exposed: false },
  },
  scored: scoredForm(polish, { 'thrown-in': [] }, []),
  codes: polishCodes,
  play: (course) => new TarokyPlay(course, polish),
  moves: movesOf(polish),
  plausible: plausiblyPlayed(polish),
  contradiction: (facts) => contradiction(facts, polish),
  settle: settlePolish,
  carry: (facts, _lines, { state }) => carry(facts, state),
};
