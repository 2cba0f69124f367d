import type { StateName } from '../matches-in-states.js';
import type { Arguments } from './arguments.js';
import { matchOf } from './preparations.js';
import type { Setup } from './setup.js';

/**
 * What is tried: the arguments of a mutation that concern the captain, their team, their pair, or a match of theirs, with all that
 * they need made anew. They must be such that somebody can do it.
 */
export type Given = (setup: Setup) => Arguments | Promise<Arguments>;

/**
 * The season in which the teams play: last year's, this year's, one that is all to come; or such ones that are nobody else's. In
 * `ownAutumn` the office lives in the November of an earlier season.
 */
export type When = 'past' | 'present' | 'future' | 'ownFuture' | 'ownPast' | 'ownAutumn';

export interface Row {
  readonly given: Given;
  readonly season: When;
  /** Other arguments that it may have, so that every text of it is tried. */
  readonly also?: readonly Given[];
}

const inSeason =
  (season: When) =>
  (given: Given, ...also: readonly Given[]): Row => ({ given, season, also });

export const past = inSeason('past');
export const present = inSeason('present');
export const future = inSeason('future');
export const ownFuture = inSeason('ownFuture');
export const ownPast = inSeason('ownPast');
export const ownAutumn = inSeason('ownAutumn');

export const reason = 'So it was';

export const onMatch = (state: StateName, more: Arguments = {}): Row =>
  past(async (setup) => ({ ...(await matchOf(setup, state)), ...more }));

export const onTeam = (more: (setup: Setup) => Arguments): Row =>
  present((setup) => ({ teamId: setup.team.id, ...more(setup) }));
