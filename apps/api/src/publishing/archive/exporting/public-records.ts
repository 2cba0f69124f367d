import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { LogEntry } from '@tarokk/archive';

/** What of a table everybody may see: it is what the API shows to people without an account. */
export interface PublicRecords {
  /** Which rows `t` are shown; null: all. */
  readonly where: Expression<SqlBool> | null;
  /** What is shown of a row `t`, by the names of the columns; null: all. */
  readonly columns: Readonly<Record<string, Expression<unknown>>> | null;
  /** Whether everybody may read an entry of the log on one of them; null: no entry at all. */
  readonly mayRead: ((entry: LogEntry) => boolean) | null;
}

const eb = expressionBuilder<Tables>();

/** The match of a row `t` is approved or reopened. */
const matchIsPublic = eb.exists(
  eb
    .selectFrom('match as m')
    .select('m.id')
    .where(sql<boolean>`m.id = t.match_id`)
    .where('m.state', 'in', ['approved', 'reopened']),
);

/** The game of a row `t` is admitted or reopened. */
const gameIsPublic = eb.exists(
  eb
    .selectFrom('freeGame as g')
    .select('g.id')
    .where(sql<boolean>`g.id = t.game_id`)
    .where('g.state', 'in', ['admitted', 'reopened']),
);

/** Why something was done is told to the jury; save of rulings, whose reasons everybody reads. */
const withoutReason = ({ reason }: LogEntry): boolean => reason === null;

/** Homes are nobody's business: the list of the jury decides, else who planned the match (D23). */
const listed = eb
  .selectFrom('venue as v')
  .select('v.public')
  .where(sql<boolean>`v.name_key = lower(t.venue_name)`);
const publicVenue = sql`CASE WHEN COALESCE(${listed}, t.venue_public) THEN t.venue_name END`;

/** Columns as they are. */
function own(...columns: readonly string[]): Readonly<Record<string, Expression<unknown>>> {
  return Object.fromEntries(columns.map((column) => [column, sql.ref(`t.${column}`)]));
}

/** Tables that are not here are for full archives alone. */
export const publicRecords: Readonly<Record<string, PublicRecords>> = {
  season: { where: null, columns: null, mayRead: withoutReason },
  side: { where: null, columns: null, mayRead: withoutReason },
  team: { where: sql`t.confirmed_at IS NOT NULL`, columns: null, mayRead: withoutReason },
  membership: { where: null, columns: null, mayRead: withoutReason },
  pair: { where: null, columns: null, mayRead: withoutReason },
  pair_player: { where: null, columns: null, mayRead: withoutReason },
  planned_match: {
    where: sql`t.cancelled_at IS NULL AND t.competition <> 'free-championship'`,
    columns: {
      ...own('id', 'season', 'side_a', 'side_b', 'date', 'order', 'competition'),
      venue_name: publicVenue,
    },
    mayRead: null,
  },
  match: {
    where: sql`t.state IN ('approved', 'reopened')`,
    columns: own(
      ...['id', 'season', 'date', 'order', 'side_a', 'side_b', 'kind', 'competitions', 'state', 'entered_by'],
      ...['confirmed_by', 'revision', 'raw_a', 'raw_b', 'points_a', 'points_b', 'verdict', 'submitted_at'],
      ...['state_since', 'approved_at', 'admitted_games', 'planned_match_id'],
    ),
    // Only those who sat at the table are told that it was disputed.
    mayRead: (entry) => withoutReason(entry) && entry.before?.['disputed_by'] == null,
  },
  match_revision: {
    where: matchIsPublic,
    columns: own('match_id', 'number', 'season', 'sheet', 'sheet_hash', 'entered_by', 'created_at'),
    // Remarks on findings are for the jury.
    mayRead: ({ reason, after }) => reason === null && JSON.stringify(after?.['remarks'] ?? {}) === '{}',
  },
  match_ruling: {
    where: matchIsPublic,
    columns: null,
    mayRead: () => true,
  },
  cup: {
    where: null,
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
  cup_entry: { where: null, columns: own('season', 'pair_id', 'place'), mayRead: withoutReason },
  // A number of matches that only one pair wants is not public. Reasons are for everybody (10).
  cup_act: {
    where: sql`t.kind <> 'matches-wished'`,
    columns: own(
      ...['season', 'number', 'id', 'kind', 'pair_id', 'other_id', 'goes_on', 'tie', 'round', 'matches', 'day'],
      ...['leaves_id', 'comes_id', 'what', 'reason', 'by_jury', 'made_on'],
    ),
    mayRead: ({ after }) => after?.['kind'] !== 'matches-wished',
  },
  grand_prix: {
    where: sql`t.cancelled_at IS NULL`,
    columns: {
      ...own('id', 'season', 'name', 'date', 'seed', 'closed_at'),
      venue_name: publicVenue,
    },
    mayRead: null,
  },
  grand_prix_entry: {
    where: null,
    columns: own('grand_prix_id', 'pair_id', 'season', 'place', 'drawn'),
    mayRead: withoutReason,
  },
  grand_prix_pairing: { where: null, columns: null, mayRead: withoutReason },
  free_factor: { where: null, columns: null, mayRead: withoutReason },
  free_game: {
    where: sql`t.state IN ('admitted', 'reopened')`,
    columns: own('id', 'season', 'date', 'order', 'kind', 'subject', 'state', 'revision', 'verdict', 'state_since'),
    // Who handed it in and who objected is told to those who played.
    mayRead: null,
  },
  free_game_revision: {
    where: gameIsPublic,
    columns: own('game_id', 'number', 'season', 'sheet', 'sheet_hash', 'created_at'),
    mayRead: null,
  },
  season_names: { where: null, columns: null, mayRead: () => true },
  trophy: { where: null, columns: null, mayRead: () => true },
};
