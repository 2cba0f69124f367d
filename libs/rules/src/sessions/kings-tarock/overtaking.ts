import { cardSet, difference, has } from '../../cards/card-set.js';
import { T1 } from '../pack.js';
import { overtaking } from '../trick-play.js';
import { type Restriction } from '../trick-rules.js';
import { type ContractKind } from './contracts.js';

const pagat = cardSet([T1]);

/** In Trischaken T1 is the last tarock of its hand. */
const pagatLast: Restriction = {
  code: 'play/pagat',
  narrow: (legal, { hand }) =>
    has(hand, T1) && (hand.tarocks & ~pagat.tarocks) !== 0 ? difference(legal, pagat) : legal,
};
const mustOvertake = overtaking('play/overtake');

/** What the games ask of play beyond S3 (7.1). */
export const restrictions: Readonly<Record<ContractKind, readonly Restriction[]>> = {
  positive: [],
  negative: [mustOvertake],
  trischaken: [pagatLast, mustOvertake],
};
