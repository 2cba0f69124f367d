import { type CardSet } from '../cards/card-set.js';
import { type Text } from '../language.js';
import { type ActName } from './acts.js';
import { type CodeMeaning } from './code-meaning.js';
import { type Pack } from './pack.js';
import { type StateUse } from './state.js';

/** The value of every option of the ruleset, by id. */
export type Options = Readonly<Record<string, string>>;

/** Something with an id in records and results and a name for people. */
export interface NamedItem {
  readonly id: string;
  readonly name: Text;
  /** The name in the language of the game itself, where it has one of its own. */
  readonly native?: string;
}

export interface OptionDescription {
  readonly id: string;
  /** Default first. */
  readonly values: readonly string[];
  readonly meaning: Text;
}

/** A kind of settlement line. */
export interface Item extends NamedItem {
  /** Lines of this item keep the order in which the settlement lists them, instead of that by side and seat. */
  readonly asListed?: true;
}

/** What an entry of each phase may be, and the values its fields may have. */
export interface RecordForm {
  readonly start: readonly ActName[];
  readonly calling: readonly ActName[];
  readonly exchange: readonly ActName[];
  readonly say: readonly ActName[];
  readonly after: readonly ActName[];
  /** Bids besides `pass`. */
  readonly bids: readonly string[];
  /** What `call` may name: tarocks or kings. */
  readonly callable: CardSet;
  /** How `take` names what is taken: 1 … most; with `exposed`, how many packets were exposed is said as well. */
  readonly take?: { readonly key: 'level' | 'triple' | 'packet'; readonly most: number; readonly exposed: boolean };
  /** `give-up` says how many packets were seen. */
  readonly seen?: { readonly most: number };
  /** `kontra` may have `of`. */
  readonly kontraOf?: true;
}

export const scoredKeys = [
  'contract',
  'level',
  'declarers',
  'partner',
  'points',
  'tricks',
  'kontra',
  'bonuses',
  'declarations',
  'claims',
  'talonHonours',
  'contras',
  'rufer',
  'agreed',
  'lost',
  'skiz',
] as const;
export type ScoredKey = (typeof scoredKeys)[number];

export interface ScoredBonusForm {
  readonly id: string;
  /** Silent ones are listed too. */
  readonly silent: boolean;
  /** `won` is given; otherwise it follows from points and tricks. */
  readonly won: boolean;
  readonly doubled: boolean;
}

/** What a scored deal requires and allows: the section "Scored deals" of the ruleset. */
export interface ScoredForm {
  /** `played` first. */
  readonly outcomes: readonly string[];
  contracts(outcome: string): readonly string[];
  /** @param contract empty if the outcome has none */
  keys(outcome: string, contract: string, options: Options, players: number): readonly ScoredKey[];
  /** Points and tricks. */
  counts(contract: string): { readonly points: 'side' | 'seat'; readonly tricks: 'side' | 'seat' };
  readonly bonuses: readonly ScoredBonusForm[];
  readonly severalDeclarers?: true;
  readonly claims?: readonly string[];
  readonly lost?: { readonly cards: CardSet } | { readonly items: readonly string[] };
}

/** What a tarock game is as data: all that a deal on its way has to know of it. */
export interface RulesetData extends NamedItem {
  /** Records of a version replay for ever. */
  readonly version: number;
  readonly players: readonly number[];
  readonly pack: Pack;
  /** What one point of a payment is. */
  readonly unit: Text;
  readonly options: readonly OptionDescription[];
  readonly contracts: readonly NamedItem[];
  readonly bonuses: readonly NamedItem[];
  /** Names of the levels of kontra; their number is the maximum. */
  readonly kontras: readonly string[];
  declarations(options: Options): readonly NamedItem[];
  /** In the order of the settlement. */
  readonly items: readonly Item[];
  /** `notice` is known (S11). */
  readonly notice: boolean;
  /** The key `fines` is known. */
  fines(options: Options): boolean;
  uses(options: Options): StateUse;
  /** Whether `factor` and `rounds` of `start` fit each other; asked only if `uses` says so. */
  fits?(factor: number, rounds: readonly number[], options: Options, players: number): boolean;
  readonly form: RecordForm;
  readonly scored: ScoredForm;
  /** Codes of violations and warnings of this ruleset alone, in the order of its file. */
  readonly codes: Readonly<Record<string, CodeMeaning>>;
}

/** Every option with the value given or its default. */
export function withDefaults(descriptions: readonly OptionDescription[], given: Options): Options {
  const options: Record<string, string> = {};
  for (const { id, values } of descriptions) options[id] = given[id] ?? values[0]!;
  return options;
}
