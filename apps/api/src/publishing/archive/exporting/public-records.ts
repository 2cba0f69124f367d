import type { LogEntry } from '../../audit/chain.js';

/** What of a table everybody may see: it is what the API shows to people without an account. */
export interface PublicRecords {
  /** SQL on a row `t`. */
  readonly where: string;
  /** SQL for the columns that are shown, by their names; null: all. */
  readonly columns: Readonly<Record<string, string>> | null;
  /** Whether everybody may read an entry of the log on one of them; null: no entry at all. */
  readonly mayRead: ((entry: LogEntry) => boolean) | null;
}

const matchIsPublic = (match: string): string =>
  `EXISTS (SELECT FROM "match" m WHERE m."id" = ${match} AND m."state" IN ('approved', 'reopened'))`;

/** Why something was done is told to the jury; save of rulings, whose reasons everybody reads. */
const withoutReason = ({ reason }: LogEntry): boolean => reason === null;

/** Homes are nobody's business: the list of the jury decides, else who planned the match (D23). */
const publicVenue = `CASE WHEN COALESCE((SELECT v."public" FROM "venue" v WHERE v."name_key" = lower(t."venue_name")), t."venue_public")
  THEN t."venue_name" END`;

/** Columns as they are. */
function own(...columns: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(columns.map((column) => [column, `t."${column}"`]));
}

/** Tables that are not here are for full archives alone. */
export const publicRecords: Readonly<Record<string, PublicRecords>> = {
  season: { where: 'true', columns: null, mayRead: withoutReason },
  side: { where: 'true', columns: null, mayRead: withoutReason },
  team: { where: 't."confirmed_at" IS NOT NULL', columns: null, mayRead: withoutReason },
  membership: { where: 'true', columns: null, mayRead: withoutReason },
  pair: { where: 'true', columns: null, mayRead: withoutReason },
  pair_player: { where: 'true', columns: null, mayRead: withoutReason },
  planned_match: {
    where: `t."cancelled_at" IS NULL AND t."competition" <> 'free-championship'`,
    columns: {
      id: 't."id"',
      season: 't."season"',
      side_a: 't."side_a"',
      side_b: 't."side_b"',
      date: 't."date"',
      order: 't."order"',
      venue_name: publicVenue,
      competition: 't."competition"',
    },
    mayRead: null,
  },
  match: {
    where: `t."state" IN ('approved', 'reopened')`,
    columns: own(
      ...['id', 'season', 'date', 'order', 'side_a', 'side_b', 'kind', 'competitions', 'state', 'entered_by'],
      ...['confirmed_by', 'revision', 'raw_a', 'raw_b', 'points_a', 'points_b', 'verdict', 'submitted_at'],
      ...['state_since', 'approved_at', 'admitted_games', 'planned_match_id'],
    ),
    // Only those who sat at the table are told that it was disputed.
    mayRead: (entry) => withoutReason(entry) && entry.before?.['disputed_by'] == null,
  },
  match_revision: {
    where: matchIsPublic('t."match_id"'),
    columns: own('match_id', 'number', 'season', 'sheet', 'sheet_hash', 'entered_by', 'created_at'),
    // Remarks on findings are for the jury.
    mayRead: ({ reason, after }) => reason === null && JSON.stringify(after?.['remarks'] ?? {}) === '{}',
  },
  match_ruling: {
    where: matchIsPublic('t."match_id"'),
    columns: null,
    mayRead: () => true,
  },
  cup: {
    where: 'true',
    columns: own(
      'season',
      'entries_until',
      'entries_until_reason',
      'event',
      'event_named_on',
      'recorded',
      'seed',
      'drawn_on',
    ),
    mayRead: withoutReason,
  },
  cup_entry: { where: 'true', columns: own('season', 'pair_id', 'place'), mayRead: withoutReason },
  // A number of matches that only one pair wants is not public. Reasons are for everybody (10).
  cup_act: {
    where: `t."kind" <> 'matches-wished'`,
    columns: own(
      ...['season', 'number', 'id', 'kind', 'pair_id', 'other_id', 'goes_on', 'tie', 'round', 'matches', 'day'],
      ...['leaves_id', 'comes_id', 'what', 'reason', 'by_jury', 'made_on'],
    ),
    mayRead: ({ after }) => after?.['kind'] !== 'matches-wished',
  },
  grand_prix: {
    where: 't."cancelled_at" IS NULL',
    columns: {
      ...own('id', 'season', 'name', 'date', 'seed', 'closed_at'),
      venue_name: publicVenue,
    },
    mayRead: null,
  },
  grand_prix_entry: {
    where: 'true',
    columns: own('grand_prix_id', 'pair_id', 'season', 'place', 'drawn'),
    mayRead: withoutReason,
  },
  grand_prix_pairing: { where: 'true', columns: null, mayRead: withoutReason },
  free_factor: { where: 'true', columns: null, mayRead: withoutReason },
  free_game: {
    where: `t."state" IN ('admitted', 'reopened')`,
    columns: own('id', 'season', 'date', 'order', 'kind', 'subject', 'state', 'revision', 'verdict', 'state_since'),
    // Who handed it in and who objected is told to those who played.
    mayRead: null,
  },
  free_game_revision: {
    where: `EXISTS (SELECT FROM "free_game" g WHERE g."id" = t."game_id" AND g."state" IN ('admitted', 'reopened'))`,
    columns: own('game_id', 'number', 'season', 'sheet', 'sheet_hash', 'created_at'),
    mayRead: null,
  },
  season_names: { where: 'true', columns: null, mayRead: () => true },
  trophy: { where: 'true', columns: null, mayRead: () => true },
};
