import { type PersonId, type SideId } from '../sheet/sheet.js';
import { byName, compare, type Named } from '../wording/alphabetical.js';
import { type GrandPrixEvent } from './event.js';
import { type GrandPrixRow, type GrandPrixTable } from './table.js';

/** One Grand Prix in the overview of its year. */
export interface EventOfYear {
  readonly event: Pick<GrandPrixEvent, 'id' | 'name' | 'date' | 'place'>;
  readonly final: boolean;
  readonly pairs: number;
  /** The pairs on the first rank; none before the first game. */
  readonly leaders: readonly Named[];
}

/** What a player did in one of them. */
export interface AppearanceOfYear {
  readonly event: string;
  readonly pair: SideId;
  readonly partner: PersonId;
  readonly rank: number;
  readonly total: number;
}

export interface PlayerOfYear {
  readonly player: Named;
  /** By date. */
  readonly appearances: readonly AppearanceOfYear[];
  /** First places in closed events. */
  readonly wins: number;
  /** The highest total of the year. */
  readonly best: number;
}

/** All Grand Prix of a year by date, and what became of each player in them; the rules make no ranking of the year. */
export interface GrandPrixYear {
  readonly events: readonly EventOfYear[];
  /** By name. */
  readonly players: readonly PlayerOfYear[];
}

export function grandPrixYear(
  events: readonly { readonly event: GrandPrixEvent; readonly table: GrandPrixTable }[],
  nameOf: (player: PersonId) => string,
): GrandPrixYear {
  const byDate = events.toSorted((a, b) => compare(a.event.date, b.event.date) || byName(a.event, b.event));
  const players = new Map<PersonId, { readonly appearance: AppearanceOfYear; readonly won: boolean }[]>();
  for (const { event, table } of byDate) {
    for (const row of table.rows) {
      const { rank, pair, standing } = row;
      const [first, second] = event.pairs.find(({ id }) => id === pair.id)!.players;
      for (const [player, partner] of [
        [first, second],
        [second, first],
      ] as const) {
        const appearance = { event: event.id, pair: pair.id, partner, rank, total: standing.total };
        const won = table.final && isLeading(row);
        players.set(player, [...(players.get(player) ?? []), { appearance, won }]);
      }
    }
  }
  return {
    events: byDate.map(({ event: { id, name, date, place }, table: { final, rows } }) => ({
      event: { id, name, date, place },
      final,
      pairs: rows.length,
      leaders: rows.filter(isLeading).map(({ pair }) => pair),
    })),
    players: [...players]
      .map(([id, all]) => ({
        player: { id, name: nameOf(id) },
        appearances: all.map(({ appearance }) => appearance),
        wins: all.filter(({ won }) => won).length,
        best: Math.max(...all.map(({ appearance }) => appearance.total)),
      }))
      .sort((a, b) => byName(a.player, b.player)),
  };
}

function isLeading({ rank, standing }: GrandPrixRow): boolean {
  return rank === 1 && standing.games > 0;
}
