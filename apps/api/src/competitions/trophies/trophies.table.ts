import { classOf } from '@tarokk/competition';
import type { Cell, DownloadedTable } from '../../platform/tables/table.js';
import { hasTrophies, namedTrophies, numberedListIn, type NamedTrophy } from './list-rows.js';

/** What an old list said of partner, team and opponents stands where nobody is known by it (D50). */
export const trophiesTable: DownloadedTable = {
  name: 'trophies',
  season: 'possible',
  // Old lists are of years in which the office had no season (D50).
  otherYears: hasTrophies,
  asOf: false,
  columns: [
    'date',
    'player',
    'trophy',
    'name',
    'class',
    'count',
    'partner',
    'team',
    'opponents',
    'competition',
    'evidence',
    'first_of_kind',
    'last_of_kind',
    'first_of_player',
    'last_of_player',
    'first_of_list',
    'last_of_list',
    'match_id',
    'player_id',
    'id',
  ],
  async *rows(snapshot, { season }) {
    const numbered = await numberedListIn(snapshot);
    for await (const named of namedTrophies(snapshot, numbered, (eb) =>
      season === null ? eb.lit(true) : eb('t.season', '=', season),
    ))
      yield cellsOf(named);
  },
};

function cellsOf({ entry, player, partner, team, opponents }: NamedTrophy): readonly Cell[] {
  const { place, trophy, name, count, remark, evidence, ofKind, ofAnnouncer, ofAll, matchId, announcer, id } = entry;
  return [
    place.date,
    player,
    trophy,
    name?.en ?? null,
    classOf(entry),
    count,
    partner ?? (remark?.partner || null),
    team ?? (remark?.team || null),
    opponents.join('; ') || remark?.opponents || null,
    entry.competitions.join(' ') || null,
    evidence,
    ofKind?.first ?? null,
    ofKind?.last ?? null,
    ofAnnouncer.first,
    ofAnnouncer.last,
    ofAll.first,
    ofAll.last,
    matchId,
    announcer,
    id,
  ];
}
