import { type Card } from '../../cards/card.js';
import { type Act, type Bid, type SessionEntry, type AnnouncementTurn } from '../acts.js';
import { type Options } from '../ruleset-data.js';
import { type Seat } from '../seats.js';

/** An entry of the exchange as a seat sees it: of what another discards it knows how many tarocks there are, if that is said. */
export type SeenEntry =
  | Exclude<SessionEntry, { readonly act: 'discard' }>
  | {
      readonly seat: Seat;
      readonly act: 'discard';
      /** The seat's own discards; of another seat what it has laid open, perhaps nothing. */
      readonly cards: readonly Card[];
      /** How many tarocks are among the discards, as announced; 0 where nothing is. */
      readonly tarocks: number;
    };

/**
 * What a seat may know of a deal: its own cards and all that was said, shown and played so far. The phases are those of
 * records; what a game does not use, or what has not come yet, is empty.
 */
export interface SeatView {
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Options not given have their default. */
  readonly options: Options;
  /** 4, or 5 with a dealer who sits out. */
  readonly players: number;
  readonly dealer: Seat;
  readonly seat: Seat;
  /** As dealt. */
  readonly hand: readonly Card[];
  /** The talon from the top, null for what the seat has not seen; cards at the end that it has not seen may be left out. */
  readonly talon: readonly (Card | null)[];
  readonly start: readonly SessionEntry[];
  readonly auction: readonly Bid[];
  readonly calling: readonly SessionEntry[];
  readonly exchange: readonly SeenEntry[];
  readonly announcements: readonly AnnouncementTurn[];
  /** What the seat has said already in a turn of announcements that it has not ended. */
  readonly saying: readonly Act[];
  /** The last one may be incomplete. */
  readonly tricks: readonly (readonly Card[])[];
  readonly after: readonly SessionEntry[];
}

/** The cards that the seat has seen among some of the talon. */
export function seenTalon({ talon }: SeatView, from = 0, to = talon.length): readonly Card[] {
  return talon.slice(from, to).filter((card) => card !== null);
}

/** What a seat has discarded on record, undefined if it has not. */
export function discardOf({ exchange }: SeatView, seat: Seat): Extract<SeenEntry, { act: 'discard' }> | undefined {
  for (const entry of exchange) if (entry.act === 'discard' && entry.seat === seat) return entry;
  return undefined;
}
