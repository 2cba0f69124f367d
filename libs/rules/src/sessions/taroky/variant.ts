import { type Text } from '../../language.js';
import { type Options, type ScoredKey } from '../ruleset-data.js';
import { type Declaration } from './holding.js';

/** The contracts by what they are, low to high. */
export interface ContractIds {
  /** Four talon cards and a called partner. */
  readonly duty: string;
  /** The same with the pagát announced. */
  readonly pagat: string;
  /** Three talon cards, alone. */
  readonly three: string;
  /** No talon card, alone. */
  readonly solo: string;
}

/** What distinguishes the two games where they follow and refute deals; settlement is each game's own. */
export interface Variant {
  readonly contracts: ContractIds;
  /** The bonus of all twelve tricks. */
  readonly allTricks: string;
  readonly kontras: readonly string[];
  declarations(options: Options): readonly Declaration[];
  /** Whether a seat cannot make both declarations, by rule or because they cannot both be true. */
  conflict(what: string, other: string): boolean;
  /** Declarations of which only one seat can hold the cards. */
  readonly ofOneSeat: readonly (readonly string[])[];
  /** Forehand may open with the contract `pagat` (C8.3). */
  forehandMayBidPagat(options: Options): boolean;
  /** C5.5: without kontra and announcement the `duty` need not be played. */
  readonly mayStayUnplayed: boolean;
  /** P3.1: T1 wins a trick with T22 and T21; P5: who loses honours pays into the pot. */
  readonly honoursAtRisk: boolean;
  /** Keys of a scored deal beyond those that both games have. */
  readonly furtherScoredKeys: readonly ScoredKey[];
}

export const contractsOf = ({ contracts }: Variant): readonly string[] => [
  contracts.duty,
  contracts.pagat,
  contracts.three,
  contracts.solo,
];

/** Whether a contract is played with a called partner. */
export function hasPartner({ contracts }: Variant, contract: string | null): boolean {
  return contract === contracts.duty || contract === contracts.pagat;
}

/** Whether two ids belong to one of some groups. */
export function inOneGroup(groups: readonly (readonly string[])[], what: string, other: string): boolean {
  return groups.some((group) => group.includes(what) && group.includes(other));
}

/** What stands after the name of a contract or bonus in a reason: nothing, or the kontra said last. */
export function kontraWords(kontras: readonly string[]): readonly Text[] {
  return ['', ...kontras.map((name) => `, ${name}`)].map((word) => ({ en: word, de: word, hu: word }));
}
