import {
  allTies,
  cupActKinds,
  cupFactsOf,
  type CupMatch,
  cupMatch,
  cupOf,
  type KeptCupAct,
  type OfficialMatch,
  type Tie,
} from '@tarokk/competition';
import { idIn, type ArchiveLine, numberIn, type ArchiveRow, textIn, textOrNullIn, wrong } from '../format/rows.js';
import type { ArchivedPersons } from '../verification/persons.js';
import type { CompetitionArchive, CompetitionRecount } from './competition-archive.js';

/** The Hungarian Cup (10): who met whom, and who went on. */
export const cupArchive: CompetitionArchive = {
  table: { file: 'cup/ties.ndjson', whose: 'tie' },
  recount: (season, persons) => new CupRecount(season, persons),
};

class CupRecount implements CompetitionRecount {
  readonly trophies = [];
  private cup: ArchiveRow | null = null;
  private readonly entries: { readonly place: number; readonly pair: string }[] = [];
  private readonly pairs = new Map<string, readonly [string, string]>();
  private readonly names = new Map<string, string>();
  private readonly acts: KeptCupAct[] = [];
  private readonly matches: CupMatch[] = [];

  constructor(
    private readonly season: number,
    private readonly persons: ArchivedPersons,
  ) {}

  take(table: string, line: ArchiveLine): void {
    switch (table) {
      case 'side':
        this.names.set(idIn(line, 'id'), textIn(line, 'name'));
        break;
      case 'pair':
        this.pairs.set(idIn(line, 'id'), [this.person(line, 'first_id')!, this.person(line, 'second_id')!]);
        break;
      case 'cup':
        this.cup = line.row;
        break;
      case 'cup_entry':
        this.entries.push({ place: numberIn(line, 'place', 1), pair: idIn(line, 'pair_id') });
        break;
      case 'cup_act':
        this.acts.push(this.act(line));
        break;
    }
  }

  count(match: OfficialMatch): void {
    const counting = cupMatch(match);
    if (counting !== null) this.matches.push(counting);
  }

  follows(): readonly ArchiveRow[] {
    const { seed, drawn_on: drawnOn } = this.cup ?? {};
    if (typeof seed !== 'string') return [];
    const entries = this.entries
      .toSorted((a, b) => a.place - b.place)
      .map(({ pair }) => ({
        id: pair,
        name: this.names.get(pair) ?? '',
        players: this.pairs.get(pair) ?? (['', ''] as const),
      }));
    const acts = this.acts.toSorted((a, b) => a.number - b.number);
    const undated = {
      entriesUntil: '',
      entriesUntilReason: null,
      nextEntriesUntil: null,
      event: null,
      eventNamedOn: null,
      recorded: false,
      appointedJuror: null,
      drawnOn: typeof drawnOn === 'string' ? drawnOn : null,
    };
    const facts = cupFactsOf({ ...undated, year: this.season, seed, entries, acts, matches: [] })!;
    return allTies(cupOf({ ...facts, matches: this.matches })).map(cupTieLine);
  }

  /** Who was merged into another is that other. */
  private person(line: ArchiveLine, column: string): string | null {
    const id = textOrNullIn(line, column);
    return id === null ? null : (this.persons.mergedInto.get(id) ?? id);
  }

  private act(line: ArchiveLine): KeptCupAct {
    const { row } = line;
    const kind = textIn(line, 'kind') as KeptCupAct['kind'];
    if (!cupActKinds.includes(kind)) wrong(line, 'kind');
    return {
      id: idIn(line, 'id'),
      number: numberIn(line, 'number', 1),
      kind,
      pairId: textOrNullIn(line, 'pair_id'),
      otherId: textOrNullIn(line, 'other_id'),
      goesOn: textOrNullIn(line, 'goes_on'),
      tie: textOrNullIn(line, 'tie'),
      round: textOrNullIn(line, 'round'),
      matches: typeof row['matches'] === 'number' ? row['matches'] : null,
      day: textOrNullIn(line, 'day'),
      leavesId: this.person(line, 'leaves_id'),
      comesId: this.person(line, 'comes_id'),
      what: Array.isArray(row['what']) ? (row['what'] as string[]) : null,
      reason: textOrNullIn(line, 'reason'),
      byJury: row['by_jury'] === true,
      accountId: '',
      madeOn: textIn(line, 'made_on'),
    };
  }
}

/** A tie as archives have it: its sentence follows from the rest. */
export function cupTieLine({ id, sides, points, outcome }: Tie): ArchiveRow {
  const pairs = sides.map((side) => (side.kind === 'pair' ? side.pair : null));
  const decided = outcome.state === 'decided' ? outcome : null;
  const { by = null, goesOn = null, out = [] } = decided ?? {};
  return { tie: id, pairs, points, state: outcome.state, decidedBy: by, goesOn, out };
}
