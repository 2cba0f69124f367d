/** A seat is an index into the session's list of players; play runs counterclockwise to the next index (S1). */
export type Seat = number;

/** The two sides of most deals (S4). */
export const sides = ['declarer', 'opponents'] as const;
export type SessionSide = (typeof sides)[number];
export type BySide<T> = Readonly<Record<SessionSide, T>>;

export function otherSide(side: SessionSide): SessionSide {
  return side === 'declarer' ? 'opponents' : 'declarer';
}

/** Who sits at the table in one deal. With five players the dealer takes no part (S1). */
export interface SessionTable {
  readonly players: number;
  readonly dealer: Seat;
  /** The four active seats in order from forehand. */
  readonly active: readonly Seat[];
  /** The next active seat after each seat, the dealer who sits out too. */
  readonly next: readonly Seat[];
  /** The active seats in order from each of them. */
  readonly from: readonly (readonly Seat[])[];
  readonly forehand: Seat;
}

const tables: readonly (readonly SessionTable[])[] = [4, 5].map((players) =>
  Array.from({ length: players }, (_, dealer) => laid(players, dealer)),
);

function laid(players: number, dealer: Seat): SessionTable {
  const round = Array.from({ length: players }, (_, step) => (dealer + 1 + step) % players);
  const active = round.slice(0, 4);
  const next = Array.from({ length: players }, (_, seat) => {
    const after = (seat + 1) % players;
    return active.includes(after) ? after : (after + 1) % players;
  });
  const from = next.map((_, seat) => {
    const at = active.indexOf(seat);
    return [...active.slice(at), ...active.slice(0, at)];
  });
  return Object.freeze({ players, dealer, active, next, from, forehand: active[0]! });
}

/** By dealer. @param players 4 or 5 */
export function tablesFor(players: number): readonly SessionTable[] {
  return tables[players - 4]!;
}

/** @param players 4 or 5 */
export function tableOf(players: number, dealer: Seat): SessionTable {
  return tablesFor(players)[dealer]!;
}

export function isActive(table: SessionTable, seat: Seat): boolean {
  return table.players === 4 || seat !== table.dealer;
}

/** The active seats in order from one of them. */
export function orderFrom(table: SessionTable, seat: Seat): readonly Seat[] {
  return table.from[seat]!;
}
