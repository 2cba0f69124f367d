import { definitionOf } from '@tarokk/rules';
import { classOf, listKey, originIn, seasonOfTrophy, yearOf, type TrophyEntry } from '@tarokk/competition';
import { toDay } from '../../platform/database/days.js';
import type { NewRow, Row } from '../../platform/database/tables.js';

/** An entry of the trophy list as the database has it; as it comes out of JSON or of a snapshot its date is a text. */
export type TrophyRow = Omit<Row<'trophy'>, 'date'> & { readonly date: Date | string | null };

/** What has the same name in the entry and in the table is not said: it is kept as it is. */
export function trophyRow(entry: TrophyEntry): NewRow<'trophy'> {
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

export function trophyOf(row: TrophyRow): TrophyEntry {
  const { position, class: _, announcerId, partnerId, sideId, opponentIds, opposingId, ...others } = row;
  const { date: day, season, game, party, order, ...columns } = others;
  const date = day instanceof Date ? toDay(day) : day;
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
