import { definitionOf, type AnnouncementId, type Text } from '@tarokk/rules';
import { classOf, listKey, originIn, seasonOfTrophy, yearOf, type TrophyEntry } from '@tarokk/competition';

/** An entry of the trophy list as the database keeps it. */
export interface TrophyRow {
  readonly id: string;
  /** As `listKey` says it: from what the entry is made stands at its end. */
  readonly position: string;
  readonly date: string | null;
  readonly season: number | null;
  readonly count: number;
  readonly trophy: AnnouncementId | null;
  readonly class: string | null;
  /** Null where the plain name is meant. */
  readonly name: Text | null;
  readonly announcer_id: string;
  readonly partner_id: string | null;
  readonly side_id: string | null;
  readonly opponent_ids: readonly string[];
  readonly opposing_id: string | null;
  readonly competitions: readonly string[];
  readonly match_id: string | null;
  readonly free_game_id: string | null;
  readonly game: number | null;
  readonly party: 0 | 1 | null;
  readonly order: number | null;
  readonly evidence: TrophyEntry['evidence'];
  readonly remark: TrophyEntry['remark'];
}

export function trophyRow(entry: TrophyEntry): TrophyRow {
  const { date, match } = entry.place;
  return {
    id: entry.id,
    position: listKey(entry),
    date,
    season: seasonOfTrophy(entry),
    count: entry.count,
    trophy: entry.trophy,
    class: classOf(entry),
    name: isPlain(entry) ? null : entry.name,
    announcer_id: entry.announcer,
    partner_id: entry.partner,
    side_id: entry.side,
    opponent_ids: entry.opponents,
    opposing_id: entry.opposingSide,
    competitions: entry.competitions,
    match_id: entry.matchId,
    free_game_id: entry.freeGameId,
    game: match?.game ?? null,
    party: match?.party ?? null,
    order: match?.order ?? null,
    evidence: entry.evidence,
    remark: entry.remark,
  };
}

export function trophyOf(row: TrophyRow): TrophyEntry {
  const { game, party, order, date, season } = row;
  const isOfYearBefore = date !== null && season !== null && season !== yearOf(date);
  return {
    id: row.id,
    origin: originIn(row.position),
    place: {
      date,
      match: game === null || party === null || order === null ? null : { order, game, party },
    },
    ...(isOfYearBefore && { season }),
    count: row.count,
    trophy: row.trophy,
    name: row.name ?? (row.trophy === null ? null : definitionOf(row.trophy).name),
    announcer: row.announcer_id,
    partner: row.partner_id,
    side: row.side_id,
    opponents: row.opponent_ids,
    opposingSide: row.opposing_id,
    competitions: row.competitions,
    matchId: row.match_id,
    freeGameId: row.free_game_id,
    evidence: row.evidence,
    remark: row.remark,
  };
}

function isPlain({ trophy, name }: TrophyEntry): boolean {
  return name === null || (trophy !== null && name.en === definitionOf(trophy).name.en);
}
