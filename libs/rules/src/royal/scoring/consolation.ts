import { bits } from '../../cards/card-set.js';
import { parseCard } from '../../cards/card.js';
import { honourSet } from '../deck.js';
import { type CardSet } from '../../cards/card-set.js';
import { lowerTarocks, type LowerTarock } from '../record/match.js';

/** What of the cards dealt to a party counts for its consolation (7.1). */
export interface ConsolationCards {
  /** Tarocks held, 0–20. */
  readonly tarocks: number;
  /** How many of T22 and T21, 0–2. */
  readonly honours: number;
  /** Of T18, T17 and T16. */
  readonly has: readonly LowerTarock[];
}

/** One line of the table of 7.1 and its points. */
export interface ConsolationLine {
  readonly id: 'tarocks' | 'honours' | LowerTarock | 'defence' | 'cut';
  readonly points: number;
}

const lowerTarockBit = (code: LowerTarock): number => 1 << (parseCard(code) & 31);
const LOWER_TAROCKS = lowerTarocks.reduce((mask, code) => mask | lowerTarockBit(code), 0);

/** @param dealt the twenty cards of both hands */
export function consolationCards(dealt: CardSet): ConsolationCards {
  const { tarocks } = dealt;
  return {
    tarocks: bits(tarocks),
    honours: bits(tarocks & honourSet.tarocks),
    has: lowerTarocks.filter((code) => (tarocks & lowerTarockBit(code)) !== 0),
  };
}

const MOST_ATTACKING = 100;
const MOST_DEFENDING = 90;

const tarockPoints = (held: number): number => (held >= 13 ? 40 : held >= 11 ? 50 : 60);
const honourPoints = (held: number): number => (held === 2 ? 0 : held === 1 ? 20 : 30);
const MISSING_LOWER_TAROCK = 5;
const DEFENCE = 20;

/**
 * Points of 7.1.
 * @param lower how many of T18, T17 and T16 are held, 0–3
 */
export function consolation(tarocks: number, honours: number, lower: number, defends: boolean): number {
  const sum =
    tarockPoints(tarocks) + honourPoints(honours) + (3 - lower) * MISSING_LOWER_TAROCK + (defends ? DEFENCE : 0);
  return Math.min(sum, defends ? MOST_DEFENDING : MOST_ATTACKING);
}

/** @param tarocks the tarocks dealt to the party, as a mask of a `CardSet` */
export function consolationOfDealt(tarocks: number, defends: boolean): number {
  return consolation(bits(tarocks), bits(tarocks & honourSet.tarocks), bits(tarocks & LOWER_TAROCKS), defends);
}

/** 7.1 as lines that add up to the consolation, the cut at 100 or 90 as a line of its own; lines of 0 are left out. */
export function consolationLines(cards: ConsolationCards, defends: boolean): readonly ConsolationLine[] {
  const lines: ConsolationLine[] = [
    { id: 'tarocks', points: tarockPoints(cards.tarocks) },
    { id: 'honours', points: honourPoints(cards.honours) },
    ...lowerTarocks.map((id) => ({ id, points: cards.has.includes(id) ? 0 : MISSING_LOWER_TAROCK })),
    { id: 'defence', points: defends ? DEFENCE : 0 },
  ];
  const sum = lines.reduce((total, line) => total + line.points, 0);
  const cut = consolation(cards.tarocks, cards.honours, cards.has.length, defends) - sum;
  lines.push({ id: 'cut', points: cut });
  return lines.filter(({ points }) => points !== 0);
}
