import { definitionOf, type Text, type TrophyClass } from '@tarokk/rules';
import { classOf, seasonOfTrophy, type TrophyEntry } from './entry.js';
import { listKey, originIn } from './order.js';
import { yearOf } from '../calendar/day.js';

/** An entry of the trophy list as the office keeps it, and as archives have it. What is kept under the name that it has in the entry is not said again. */
export interface KeptTrophy extends Omit<
  TrophyEntry,
  'origin' | 'place' | 'season' | 'announcer' | 'partner' | 'side' | 'opponents' | 'opposingSide'
> {
  readonly position: string;
  /** `YYYY-MM-DD`; of a database also the beginning of that day in UTC. */
  readonly date: Date | string | null;
  readonly season: number | null;
  readonly class: TrophyClass | null;
  readonly name: Text | null;
  readonly announcerId: string;
  readonly partnerId: string | null;
  readonly sideId: string | null;
  readonly opponentIds: readonly string[];
  readonly opposingId: string | null;
  readonly game: number | null;
  readonly party: 0 | 1 | null;
  readonly order: number | null;
}

export function keptTrophy(entry: TrophyEntry): KeptTrophy {
  const { origin: _, place, announcer, partner, side, opponents, opposingSide, ...columns } = entry;
  return {
    ...columns,
    // From what the entry is made stands at its end.
    position: listKey(entry),
    date: place.date,
    season: seasonOfTrophy(entry),
    class: classOf(entry),
    // Null where the plain name is meant.
    name: isPlain(entry) ? null : entry.name,
    announcerId: announcer,
    partnerId: partner,
    sideId: side,
    opponentIds: opponents,
    opposingId: opposingSide,
    game: place.match?.game ?? null,
    party: place.match?.party ?? null,
    order: place.match?.order ?? null,
  };
}

/** The entry that is kept as this. */
export function trophyOf(row: KeptTrophy): TrophyEntry {
  const { position, class: _, announcerId, partnerId, sideId, opponentIds, opposingId, ...others } = row;
  const { date: day, season, game, party, order, ...columns } = others;
  const date = day instanceof Date ? day.toISOString().slice(0, 10) : day;
  const isOfYearBefore = date !== null && season !== null && season !== yearOf(date);
  return {
    ...columns,
    origin: originIn(position),
    place: {
      date,
      match: game === null || party === null || order === null ? null : { order, game, party },
    },
    ...(isOfYearBefore && { season }),
    name: row.name ?? (row.trophy === null ? null : definitionOf(row.trophy).name),
    announcer: announcerId,
    partner: partnerId,
    side: sideId,
    opponents: opponentIds,
    opposingSide: opposingId,
  };
}

function isPlain({ trophy, name }: TrophyEntry): boolean {
  return name === null || (trophy !== null && name.en === definitionOf(trophy).name.en);
}
