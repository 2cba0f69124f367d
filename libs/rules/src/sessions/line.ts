import { type Phrase } from './phrase.js';
import { type DealFacts } from './facts.js';
import { type Item } from './ruleset-data.js';
import { type Seat, type SessionSide, type SessionTable } from './seats.js';

/** One explained line of a settlement; payments and pot add up to zero (S4). */
export interface Line {
  readonly item: string;
  readonly side: SessionSide | null;
  readonly seat: Seat | null;
  readonly announced: boolean | null;
  readonly won: boolean;
  /** ≥ 0; the amount is points × factor. */
  readonly points: number;
  /** ≥ 1 */
  readonly factor: number;
  readonly payments: readonly number[];
  readonly pot: number;
  readonly reason: Phrase;
}

/** What all ways of paying say of a line. */
export interface LineHead {
  readonly item: string;
  readonly won: boolean;
  readonly points: number;
  readonly factor: number;
  readonly reason: Phrase;
  readonly side?: SessionSide;
  readonly seat?: Seat;
  readonly announced?: boolean;
}

function line(head: LineHead, payments: readonly number[], pot: number): Line {
  return {
    item: head.item,
    side: head.side ?? null,
    seat: head.seat ?? null,
    announced: head.announced ?? null,
    won: head.won,
    points: head.points,
    factor: head.factor,
    payments,
    pot,
    reason: head.reason,
  };
}

/** Two against two each winner gets what each loser pays; a lone player plays against each of the three (S4). */
export function paidBySides(
  head: LineHead & { readonly side: SessionSide },
  facts: DealFacts,
  table: SessionTable,
): Line {
  const amount = head.points * head.factor;
  const lone = facts.partner === null;
  const declarerWins = (head.side === 'declarer') === head.won;
  const payments = new Array<number>(table.players).fill(0);
  for (const seat of table.active) {
    const declaring = seat === facts.declarers[0] || seat === facts.partner;
    const share = declaring && lone ? 3 * amount : amount;
    payments[seat] = declaring === declarerWins ? share : 0 - share;
  }
  return line(head, payments, 0);
}

/** A line that pays in a way of its own; what the players do not get goes into the pot. */
export function paidAs(head: LineHead, payments: readonly number[]): Line {
  return line(head, payments, 0 - payments.reduce((sum, payment) => sum + payment, 0));
}

/** One seat wins from each of the others named, or pays each of them. */
export function paidByOne(head: LineHead & { readonly seat: Seat }, others: readonly Seat[], players: number): Line {
  const amount = head.won ? head.points * head.factor : 0 - head.points * head.factor;
  const payments = new Array<number>(players).fill(0);
  for (const other of others) {
    payments[other] = payments[other]! - amount;
    payments[head.seat] = payments[head.seat]! + amount;
  }
  return line(head, payments, 0);
}

/**
 * The lines that pay anything, in the order of the ruleset's items; within one announced before silent, `declarer` before
 * `opponents`, then by seat.
 */
export function inItemOrder(lines: readonly Line[], items: readonly Item[]): readonly Line[] {
  const ranks = ranksOf(items);
  const ordered: Line[] = [];
  const places: number[] = [];
  for (const line of lines) {
    if (line.points === 0) continue;
    const rank = ranks.get(line.item)!;
    const place = 1000 * rank + (items[rank]!.asListed ? 0 : order(line));
    // A few lines that settlements list almost in order: each goes behind the last that is not after it.
    let at = ordered.length;
    for (; at > 0 && places[at - 1]! > place; at--) {
      ordered[at] = ordered[at - 1]!;
      places[at] = places[at - 1]!;
    }
    ordered[at] = line;
    places[at] = place;
  }
  return ordered;
}

const knownRanks = new WeakMap<readonly Item[], ReadonlyMap<string, number>>();

function ranksOf(items: readonly Item[]): ReadonlyMap<string, number> {
  const known = knownRanks.get(items);
  if (known !== undefined) return known;
  const ranks = new Map(items.map((item, index) => [item.id, index]));
  knownRanks.set(items, ranks);
  return ranks;
}

/** Less than 1000. */
function order({ announced, side, seat }: Line): number {
  return (announced === false ? 100 : 0) + (side === 'opponents' ? 10 : 0) + (seat ?? 0);
}

/** What goes into the pot altogether. */
export function sumOfPots(lines: readonly Line[]): number {
  let sum = 0;
  for (const { pot } of lines) sum += pot;
  return sum;
}

/** Sums of payments by player. */
export function sumOfPayments(lines: readonly Line[], players: number): number[] {
  const sums = new Array<number>(players).fill(0);
  for (const { payments } of lines)
    for (let seat = 0; seat < players; seat++) sums[seat] = sums[seat]! + payments[seat]!;
  return sums;
}
