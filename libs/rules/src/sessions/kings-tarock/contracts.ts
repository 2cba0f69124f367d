import { text } from '../../language.js';
import { type NamedItem } from '../ruleset-data.js';

/** How a game is played (section 2): sides for points, declarers for tricks, or everybody for himself. */
export type ContractKind = 'positive' | 'negative' | 'trischaken';

/** What the declarer does with the talon (5.1). */
export type TalonUse = 'triple' | 'all' | 'untouched';

export interface Contract extends NamedItem {
  readonly kind: ContractKind;
  /** 0 for the Rufer's games, which stand between `call` and class 1 (3.3). */
  readonly rank: number;
  readonly callsKing: boolean;
  readonly talon: TalonUse;
  readonly value: number;
  /** Value if it is lost. */
  readonly lost: number;
  /** Bonuses count so many times. */
  readonly bonusTimes: number;
  /** Tricks of a declarer who wins a negative game. */
  readonly exactly: number;
}

const positive = { kind: 'positive', callsKing: false, bonusTimes: 1, exactly: 0 } as const;
const negative = { kind: 'negative', callsKing: false, talon: 'untouched', bonusTimes: 0 } as const;

/** Section 2, in its order. */
export const contracts: readonly Contract[] = [
  {
    ...positive,
    id: 'koenigrufer',
    name: text('king-calling', 'Königrufer', 'királyhívó'),
    native: 'Königrufer',
    rank: 0,
    callsKing: true,
    talon: 'triple',
    value: 1,
    lost: 1,
  },
  {
    ...negative,
    id: 'trischaken',
    name: text('Trischaken', 'Trischaken', 'Trischaken'),
    native: 'Trischaken',
    kind: 'trischaken',
    rank: 0,
    value: 1,
    lost: 1,
    exactly: 0,
  },
  {
    ...positive,
    id: 'sechserdreier',
    name: text('six-card three', 'Sechserdreier', 'hatlapos hármas'),
    native: 'Sechserdreier',
    rank: 0,
    talon: 'all',
    value: 4,
    lost: 8,
  },
  {
    ...negative,
    id: 'piccolo',
    name: text('piccolo', 'Piccolo', 'piccolo'),
    native: 'Piccolo',
    rank: 1,
    value: 2,
    lost: 2,
    exactly: 1,
  },
  {
    ...positive,
    id: 'solorufer',
    name: text('solo king-calling', 'Solorufer', 'szólóhívó'),
    native: 'Solorufer',
    rank: 2,
    callsKing: true,
    talon: 'untouched',
    value: 2,
    lost: 2,
    bonusTimes: 2,
  },
  {
    ...negative,
    id: 'bettler',
    name: text('beggar', 'Bettler', 'koldus'),
    native: 'Bettler',
    rank: 3,
    value: 4,
    lost: 4,
    exactly: 0,
  },
  {
    ...positive,
    id: 'aufrufer',
    name: text('king-calling with a bird', 'Aufrufer', 'felhívó'),
    native: 'Aufrufer (Besserrufer)',
    rank: 4,
    callsKing: true,
    talon: 'triple',
    value: 1,
    lost: 1,
  },
  {
    ...positive,
    id: 'dreier',
    name: text('three', 'Dreier', 'hármas'),
    native: 'Dreier (Blick)',
    rank: 5,
    talon: 'triple',
    value: 4,
    lost: 4,
  },
  {
    ...negative,
    id: 'piccolo-ouvert',
    name: text('open piccolo', 'Piccolo ouvert', 'nyílt piccolo'),
    native: 'Piccolo ouvert',
    rank: 6,
    value: 5,
    lost: 5,
    exactly: 1,
  },
  {
    ...negative,
    id: 'bettler-ouvert',
    name: text('open beggar', 'Bettler ouvert', 'nyílt koldus'),
    native: 'Bettler ouvert',
    rank: 7,
    value: 6,
    lost: 6,
    exactly: 0,
  },
  {
    ...positive,
    id: 'solodreier',
    name: text('solo three', 'Solodreier', 'szólóhármas'),
    native: 'Solodreier',
    rank: 8,
    talon: 'untouched',
    value: 6,
    lost: 6,
    bonusTimes: 2,
  },
];

const byId: ReadonlyMap<string, Contract> = new Map(contracts.map((contract) => [contract.id, contract]));

/** @param id a contract of this game, as records that have been read have it */
export function contractOf(id: string | null): Contract {
  return byId.get(id ?? '')!;
}

/** After it nobody can bid (3.2). */
export const highestRank = Math.max(...contracts.map(({ rank }) => rank));
