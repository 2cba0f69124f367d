import {
  approvedByEvent,
  type ApprovedEventMatch,
  compare,
  eventPlaces,
  grandPrixMatch,
  type GrandPrixRow,
  type KeptEvent,
  type KeptPairing,
  type OfficialMatch,
} from '@tarokk/competition';
import { idIn, type ArchiveLine, numberIn, type ArchiveRow, textIn, textOrNullIn } from '../format/rows.js';
import type { CompetitionArchive, CompetitionRecount } from './competition-archive.js';

/** Grand Prix (11): the places of each event, from its approved matches. */
export const grandPrixArchive: CompetitionArchive = {
  table: { file: 'grand-prix/places.ndjson', whose: 'pair' },
  recount: () => new GrandPrixRecount(),
};

class GrandPrixRecount implements CompetitionRecount {
  readonly trophies = [];
  private readonly names = new Map<string, string>();
  private readonly events: ArchiveRow[] = [];
  private readonly entries: { readonly event: string; readonly place: number; readonly pair: string }[] = [];
  private readonly pairings: (KeptPairing & { readonly event: string; readonly place: number })[] = [];
  private readonly planned = new Map<string, string>();
  private readonly matches: ApprovedEventMatch[] = [];

  take(table: string, line: ArchiveLine): void {
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
          event: idIn(line, 'grand_prix_id'),
          pair: idIn(line, 'pair_id'),
          place: numberIn(line, 'place', 1),
        });
        break;
      case 'grand_prix_pairing':
        this.pairings.push({
          id: idIn(line, 'id'),
          event: idIn(line, 'grand_prix_id'),
          slot: numberIn(line, 'slot', 1),
          place: numberIn(line, 'place', 1),
          sides: [idIn(line, 'side_a'), idIn(line, 'side_b')],
          countsOnlyFor: textOrNullIn(line, 'counts_only_for'),
          plannedMatchId: idIn(line, 'planned_match_id'),
          proposals: [],
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
    const counts: ApprovedEventMatch['counts'] = (countsOnlyFor) => grandPrixMatch(match, countsOnlyFor);
    this.matches.push({ id, sides, plannedMatchId, date, order, counts });
  }

  follows(): readonly ArchiveRow[] {
    const events = this.events
      .map((row) => this.event(row))
      .sort((a, b) => compare(a.date, b.date) || compare(a.id, b.id));
    const matches = approvedByEvent(
      this.matches.flatMap((match) => {
        const event = this.eventOf(match, events);
        return event === null ? [] : [[event, match] as const];
      }),
    );
    return events.flatMap((event) =>
      eventPlaces(event, matches.get(event.id) ?? []).map((place) => grandPrixLine(event, place)),
    );
  }

  private event(row: ArchiveRow): KeptEvent {
    const { id, date, closed_at: closedAt } = row as { id: string; date: string; closed_at: string | null };
    const entries = this.entries.filter(({ event }) => event === id).sort((a, b) => a.place - b.place);
    const pairings = this.pairings.filter(({ event }) => event === id);
    return {
      id,
      date,
      closedAt,
      year: 0,
      name: '',
      venue: { name: '', public: false },
      seed: null,
      version: 1,
      cancelledAt: null,
      appointedJuror: null,
      entries: entries.map(({ pair }) => ({
        id: pair,
        name: this.names.get(pair) ?? '',
        players: ['', ''] as const,
        drawn: null,
      })),
      pairings: pairings.sort((a, b) => a.slot - b.slot || a.place - b.place),
    };
  }

  /** Of the events in which both play the one of that day, or else the nearest: as the database looks for it. */
  private eventOf({ sides, date }: ApprovedEventMatch, events: readonly KeptEvent[]): string | null {
    const distance = (event: KeptEvent): number => Math.abs(Date.parse(event.date) - Date.parse(date));
    const [nearest] = events
      .filter(({ entries }) => sides.every((side) => entries.some(({ id }) => id === side)))
      .sort((a, b) => distance(a) - distance(b) || compare(a.date, b.date) || compare(a.id, b.id));
    return nearest?.id ?? null;
  }
}

/** A place of an event: its reason follows from the rest. */
export function grandPrixLine(event: KeptEvent, { rank, pair, standing }: GrandPrixRow): ArchiveRow {
  const { matches, games, total, raws, trophies } = standing;
  return { event: event.id, rank, pair: pair.id, name: pair.name, matches, games, total, raws, trophies };
}
