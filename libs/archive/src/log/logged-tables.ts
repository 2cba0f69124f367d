/** A table whose rows are objects of the log, and may be in archives. */
export interface LoggedTable {
  readonly table: string;
  /** What the log calls a row of it. */
  readonly object: string;
  /** The columns by which the log knows a row. */
  readonly key: readonly string[];
  /** Columns that the log never holds. */
  readonly hidden: readonly string[];
}

/** All of them, as the migrations of the office make them: written by `UPDATE_FILES=1 npx jest guards`. */
export const loggedTables: readonly LoggedTable[] = [
  {
    table: 'office',
    object: 'office',
    key: ['id'],
    hidden: [],
  },
  {
    table: 'person',
    object: 'person',
    key: ['id'],
    hidden: [],
  },
  {
    table: 'account',
    object: 'account',
    key: ['id'],
    hidden: ['username', 'password_hash', 'pin_hash', 'pin_failures'],
  },
  {
    table: 'api_token',
    object: 'API token',
    key: ['id'],
    hidden: ['name', 'token_hash', 'last_used_at'],
  },
  {
    table: 'one_time_link',
    object: 'one-time link',
    key: ['id'],
    hidden: ['token_hash'],
  },
  {
    table: 'person_merge',
    object: 'person merge',
    key: ['id'],
    hidden: [],
  },
  {
    table: 'season',
    object: 'season',
    key: ['year'],
    hidden: [],
  },
  {
    table: 'side',
    object: 'side',
    key: ['id'],
    hidden: [],
  },
  {
    table: 'team',
    object: 'team',
    key: ['id'],
    hidden: [],
  },
  {
    table: 'team_invitation',
    object: 'team invitation',
    key: ['id'],
    hidden: ['name', 'email', 'token_hash'],
  },
  {
    table: 'proposed_member',
    object: 'proposed member',
    key: ['team_id', 'person_id'],
    hidden: [],
  },
  {
    table: 'membership',
    object: 'membership',
    key: ['season', 'person_id'],
    hidden: [],
  },
  {
    table: 'venue',
    object: 'venue',
    key: ['id'],
    hidden: [],
  },
  {
    table: 'planned_match',
    object: 'planned match',
    key: ['id'],
    hidden: [],
  },
  {
    table: 'request',
    object: 'request',
    key: ['id'],
    hidden: [],
  },
  {
    table: 'match',
    object: 'match',
    key: ['id'],
    hidden: ['open_errors'],
  },
  {
    table: 'match_revision',
    object: 'match revision',
    key: ['match_id', 'number'],
    hidden: ['sheet'],
  },
  {
    table: 'private_place',
    object: 'private place',
    key: ['match_id', 'of', 'number'],
    hidden: [],
  },
  {
    table: 'match_move',
    object: 'match move',
    key: ['match_id', 'number'],
    hidden: ['sheet'],
  },
  {
    table: 'sealed_answer',
    object: 'sealed answer',
    key: ['id'],
    hidden: ['digest'],
  },
  {
    table: 'match_ruling',
    object: 'match ruling',
    key: ['match_id', 'number'],
    hidden: [],
  },
  {
    table: 'trophy',
    object: 'trophy',
    key: ['id'],
    hidden: ['remark'],
  },
  {
    table: 'pair',
    object: 'pair',
    key: ['id'],
    hidden: [],
  },
  {
    table: 'pair_player',
    object: 'pair player',
    key: ['pair_id', 'person_id'],
    hidden: [],
  },
  {
    table: 'grand_prix',
    object: 'grand prix',
    key: ['id'],
    hidden: [],
  },
  {
    table: 'grand_prix_entry',
    object: 'grand prix entry',
    key: ['grand_prix_id', 'pair_id'],
    hidden: [],
  },
  {
    table: 'grand_prix_player',
    object: 'grand prix player',
    key: ['grand_prix_id', 'person_id'],
    hidden: [],
  },
  {
    table: 'grand_prix_pairing',
    object: 'grand prix pairing',
    key: ['id'],
    hidden: [],
  },
  {
    table: 'grand_prix_wish',
    object: 'grand prix wish',
    key: ['pairing_id', 'pair_id'],
    hidden: [],
  },
  {
    table: 'cup',
    object: 'cup',
    key: ['season'],
    hidden: [],
  },
  {
    table: 'cup_entry',
    object: 'cup entry',
    key: ['season', 'pair_id'],
    hidden: [],
  },
  {
    table: 'cup_player',
    object: 'cup player',
    key: ['season', 'person_id'],
    hidden: [],
  },
  {
    table: 'cup_act',
    object: 'cup act',
    key: ['season', 'number'],
    hidden: [],
  },
  {
    table: 'free_factor',
    object: 'free factor',
    key: ['season', 'ruleset'],
    hidden: [],
  },
  {
    table: 'free_game',
    object: 'free game',
    key: ['id'],
    hidden: [],
  },
  {
    table: 'free_game_revision',
    object: 'free game revision',
    key: ['game_id', 'number'],
    hidden: ['sheet'],
  },
  {
    table: 'free_game_move',
    object: 'free game move',
    key: ['game_id', 'number'],
    hidden: [],
  },
  {
    table: 'season_export',
    object: 'season export',
    key: ['id'],
    hidden: [],
  },
  {
    table: 'notification_setting',
    object: 'notification setting',
    key: ['account_id', 'kind', 'channel'],
    hidden: [],
  },
  {
    table: 'webhook',
    object: 'webhook',
    key: ['id'],
    hidden: ['name', 'url', 'last_delivered_at'],
  },
  {
    table: 'match_import',
    object: 'import',
    key: ['id'],
    hidden: [],
  },
  {
    table: 'old_list',
    object: 'old list',
    key: ['id'],
    hidden: [],
  },
  {
    table: 'old_table',
    object: 'old table',
    key: ['id'],
    hidden: ['sheet'],
  },
  {
    table: 'season_names',
    object: 'season names',
    key: ['season'],
    hidden: [],
  },
  {
    table: 'office_text',
    object: 'office text',
    key: ['kind', 'language'],
    hidden: [],
  },
];
