import { grandPrixMatch, type GrandPrixMatch, type OfficialMatch } from '@tarokk/competition';
import type { AnnouncementId } from '@tarokk/rules';
import type { Snapshot } from '../../database/snapshot.js';
import type { EventRow, PairingRow } from '../../grand-prix/event-row.js';
import { assigned, type HandedIn, standingOf } from '../../grand-prix/event-standing.js';
import { selectEvents } from '../../grand-prix/events-query.js';
import { idIn, type Line, numberIn, type Row, textIn, textOrNullIn } from '../format/rows.js';
import type { CompetitionArchive, CompetitionRecount } from './competition-archive.js';

/** An approved or reopened match of an event, and what it counts there; null for nothing (D13). */
interface EventMatch extends HandedIn {
  readonly date: string;
  readonly order: number;
  readonly counts: (countsOnlyFor: string | null) => GrandPrixMatch | null;
}

/** Grand Prix (11): the places of each event, from its approved matches. */
export const grandPrixArchive: CompetitionArchive = {
  tables: [{ file: 'grand-prix/places.ndjson', whose: 'pair' }],
  async *kept(_table, snapshot, season) {
    const events = await snapshot.all<EventRow & Row>(
      `${selectEvents} WHERE g."season" = $1 AND g."cancelled_at" IS NULL ORDER BY g."date", g."id"`,
      [season],
    );
    const matches = await keptMatches(snapshot, season);
    yield* events.flatMap((event) => placesOf(event, matches.get(event.id) ?? []));
  },
  recount: () => new GrandPrixRecount(),
};

interface KeptMatch {
  readonly event: string;
  readonly id: string;
  readonly plannedMatchId: string | null;
  readonly date: string;
  readonly order: number;
  readonly kind: string;
  readonly state: string;
  readonly sides: readonly [string, string];
  readonly raw: readonly [number, number];
  readonly trophies: readonly [readonly AnnouncementId[], readonly AnnouncementId[]];
}

/** As the office keeps them, by event. */
async function keptMatches(snapshot: Snapshot, season: number): Promise<ReadonlyMap<string, readonly EventMatch[]>> {
  const rows = await snapshot.all<KeptMatch & Row>(
    `SELECT grand_prix_of(m."season", m."side_a", m."side_b", m."date") AS "event", m."id",
       m."planned_match_id" AS "plannedMatchId", m."date"::text AS "date", m."order", m."kind", m."state",
       json_build_array(m."side_a", m."side_b") AS "sides", json_build_array(m."raw_a", m."raw_b") AS "raw",
       json_build_array(
         ARRAY(SELECT t."trophy" FROM "trophy" t WHERE t."match_id" = m."id" AND t."party" = 0),
         ARRAY(SELECT t."trophy" FROM "trophy" t WHERE t."match_id" = m."id" AND t."party" = 1)) AS "trophies"
     FROM "match" m
     WHERE m."season" = $1 AND 'grand-prix' = ANY (m."competitions") AND m."state" IN ('approved', 'reopened')`,
    [season],
  );
  const counts = ({ id, sides, raw, kind, state, trophies }: KeptMatch): EventMatch['counts'] => {
    const counted = { id, sides, raw, games: GAMES_A_MATCH, trophies, provisional: false };
    return (countsOnlyFor) => (kind === 'match' && state === 'approved' ? { ...counted, countsOnlyFor } : null);
  };
  return byEvent(rows.map((row) => [row.event, { ...row, counts: counts(row) }]));
}

const GAMES_A_MATCH = 8;

class GrandPrixRecount implements CompetitionRecount {
  readonly trophies = [];
  private readonly names = new Map<string, string>();
  private readonly events: Row[] = [];
  private readonly entries: { readonly event: string; readonly place: number; readonly pair: string }[] = [];
  private readonly pairings: (PairingRow & { readonly event: string; readonly place: number })[] = [];
  private readonly planned = new Map<string, string>();
  private readonly matches: EventMatch[] = [];

  take(table: string, line: Line): void {
    switch (table) {
      case 'side':
        this.names.set(idIn(line, 'id'), textIn(line, 'name'));
        break;
      case 'grand_prix':
        idIn(line, 'id');
        textIn(line, 'date');
        if (textOrNullIn(line, 'cancelled_at') === null) this.events.push(line.row);
        break;
      case 'grand_prix_entry':
        this.entries.push({
          ...{ event: idIn(line, 'grand_prix_id'), pair: idIn(line, 'pair_id') },
          place: numberIn(line, 'place', 1),
        });
        break;
      case 'grand_prix_pairing':
        this.pairings.push({
          ...{ id: idIn(line, 'id'), event: idIn(line, 'grand_prix_id') },
          ...{ slot: numberIn(line, 'slot', 1), place: numberIn(line, 'place', 1) },
          sides: [idIn(line, 'side_a'), idIn(line, 'side_b')],
          countsOnlyFor: textOrNullIn(line, 'counts_only_for'),
          plannedMatchId: idIn(line, 'planned_match_id'),
          wishes: [],
        });
        break;
      case 'match':
        if (textOrNullIn(line, 'planned_match_id') !== null) {
          this.planned.set(idIn(line, 'id'), idIn(line, 'planned_match_id'));
        }
        break;
    }
  }

  count(match: OfficialMatch): void {
    const { id, sheet } = match;
    if (!sheet.competitions.includes('grand-prix')) return;
    const { sides, date, order } = sheet;
    const plannedMatchId = this.planned.get(id) ?? null;
    const counts: EventMatch['counts'] = (countsOnlyFor) => grandPrixMatch(match, countsOnlyFor);
    this.matches.push({ id, sides, plannedMatchId, date, order, counts });
  }

  follows(): readonly Row[] {
    const events = this.events
      .map((row) => this.event(row))
      .sort((a, b) => compare(a.date, b.date) || compare(a.id, b.id));
    const matches = byEvent(
      this.matches.flatMap((match) => {
        const event = this.eventOf(match, events);
        return event === null ? [] : [[event, match] as const];
      }),
    );
    return events.flatMap((event) => placesOf(event, matches.get(event.id) ?? []));
  }

  private event(row: Row): EventRow {
    const { id, date, closed_at: closedAt } = row as { id: string; date: string; closed_at: string | null };
    const entries = this.entries.filter(({ event }) => event === id).sort((a, b) => a.place - b.place);
    const pairings = this.pairings.filter(({ event }) => event === id);
    return {
      ...{ id, date, closedAt, year: 0, name: '', venue: { name: '', public: false }, seed: null },
      ...{ version: 1, cancelledAt: null },
      entries: entries.map(({ pair }) => ({
        ...{ id: pair, name: this.names.get(pair) ?? '', players: ['', ''] as const },
        drawn: null,
      })),
      pairings: pairings.sort((a, b) => a.slot - b.slot || a.place - b.place),
    };
  }

  /** Of the events in which both play the one of that day, or else the nearest: as the database looks for it. */
  private eventOf({ sides, date }: EventMatch, events: readonly EventRow[]): string | null {
    const distance = (event: EventRow): number => Math.abs(Date.parse(event.date) - Date.parse(date));
    const [nearest] = events
      .filter(({ entries }) => sides.every((side) => entries.some(({ id }) => id === side)))
      .sort((a, b) => distance(a) - distance(b) || compare(a.date, b.date) || compare(a.id, b.id));
    return nearest?.id ?? null;
  }
}

/** By date and number within each event. */
function byEvent(
  matches: readonly (readonly [event: string, match: EventMatch])[],
): ReadonlyMap<string, readonly EventMatch[]> {
  const found = new Map<string, EventMatch[]>();
  const inOrder = matches.toSorted(
    ([, a], [, b]) => compare(a.date, b.date) || a.order - b.order || compare(a.id, b.id),
  );
  for (const [event, match] of inOrder) found.set(event, [...(found.get(event) ?? []), match]);
  return found;
}

/** Only what was approved: what else was handed in is in no archive. The reason of a place follows from the rest. */
function placesOf(event: EventRow, matches: readonly EventMatch[]): readonly Row[] {
  const placed = assigned(event.pairings, matches);
  const pairings = event.pairings.map((pairing) => {
    const match = placed.get(pairing.id);
    return { ...pairing, matchId: match?.id ?? null, played: match?.counts(pairing.countsOnlyFor) ?? null };
  });
  return standingOf(event, pairings).table.rows.map(({ rank, pair, standing }) => {
    const { matches: played, games, total, raws, trophies } = standing;
    return { event: event.id, rank, pair: pair.id, name: pair.name, matches: played, games, total, raws, trophies };
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
