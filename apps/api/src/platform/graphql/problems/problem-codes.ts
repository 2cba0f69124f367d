/**
 * Every code that a refusal or a finding can have, by what comes before the slash: `lifecycle/own-entry`. Whatever answers with
 * another does not compile. The libraries' codes are among them as they stand in sheets, logs and archives.
 * GraphQL has them as `LIFECYCLE_OWN_ENTRY`. None is taken out as long as a stored remark may be to it.
 */
const codes = {
  account: [
    ...['admin-by-login', 'closed', 'is-closed', 'is-open', 'last-admin', 'not-accepted'],
    ...['too-many-attempts', 'unknown'],
  ],
  agreement: ['begun', 'no-open-tie', 'not-playing', 'stands'],
  appointment: ['concerned', 'no-account', 'not-needed'],
  auction: [
    ...['after-end', 'card-already-bound', 'contra-target', 'false-message', 'lower-than-active', 'not-finished'],
    ...['raise-not-by-partner', 'repeated', 'second-catch', 'second-flight', 'second-trophy', 'turn-order'],
  ],
  claim: ['points'],
  competitions: ['combination'],
  contact: ['email-taken'],
  cup: [
    ...['begun', 'begun-already', 'beyond-agreed', 'beyond-cup', 'beyond-next-entries', 'changed-since'],
    ...['deadline-past', 'drawn-already', 'drawn-in-future', 'entered-already', 'entries-closed', 'entries-open'],
    ...['extra-time-not-due', 'final-beyond-next-entries', 'full', 'in-another-pair', 'jury-concerned', 'late'],
    ...['list-closed', 'no-event', 'no-later', 'no-loose-end', 'no-seed', 'not-drawn'],
    ...['not-entered', 'not-in-cup', 'not-in-pair', 'not-meeting', 'not-of-pair', 'not-two-persons'],
    ...['not-yours', 'of-the-jury', 'of-the-pairs', 'opponent-unknown', 'other-day-unexplained', 'out'],
    ...[
      'pair-or-players',
      'previous-not-over',
      'still-to-play',
      'substitution',
      'tie-over',
      'too-few',
      'too-few-matches',
    ],
    ...['too-late', 'too-many-matches', 'unknown', 'unknown-pair'],
  ],
  date: ['future', 'old'],
  deal: ['lamour-angel', 'too-few-tarocks'],
  draft: [
    ...['match-cancelled', 'no-object', 'not-your-side', 'other-side', 'too-deep', 'too-large'],
    ...['too-many', 'unknown', 'unknown-match', 'version-needed'],
  ],
  draw: ['other-dealer'],
  'first-admin': ['exists'],
  free: [
    ...['counts-elsewhere', 'exists', 'factor-late', 'factor-range', 'factor-used', 'future'],
    ...['jury-alone', 'jury-concerned', 'match-decided', 'moved-already', 'new-revision-needed', 'newer-revision'],
    ...['no-factor', 'no-objection', 'no-such-move', 'no-such-revision', 'no-trophy', 'not-for-you'],
    ...['not-in-it', 'not-whole', 'not-yours', 'nothing-admitted', 'one-kind', 'order'],
    ...['other-competition', 'other-day', 'other-kind', 'players', 'points-missing', 'points-of-the-jury'],
    ...['problems', 'reason-needed', 'record', 'season-closed', 'seats', 'substitution'],
    ...['too-many', 'too-many-points', 'trophy-of-nobody', 'unknown', 'unknown-game', 'unknown-person'],
    ...['word-on-objections', 'word-on-refuted'],
  ],
  'grand-prix': [
    ...['agreed-otherwise', 'begun', 'cancelled', 'changed', 'closed', 'deviations'],
    ...['drawn-already', 'entered-already', 'full', 'jury-concerned', 'name-taken', 'no-event'],
    ...['no-seed', 'no-team', 'not-agreed', 'not-closed', 'not-drawn', 'not-entered'],
    ...['not-of-pair', 'not-scheduled', 'not-yours', 'of-the-jury', 'other-day', 'other-year'],
    ...['player-entered', 'same-team', 'substitution', 'too-few', 'too-many-meetings', 'undecided'],
    ...['unknown', 'unknown-pair', 'unknown-pairing', 'which-team'],
  ],
  guest: ['of-opponents', 'unmarked'],
  import: [
    ...['ambiguous-person', 'ambiguous-side', 'compressed', 'differs', 'more-problems', 'no-competition'],
    ...['no-date', 'no-documents', 'no-number-left', 'no-such-finding', 'no-venue', 'not-json'],
    ...['other-import', 'remark-needed', 'same-person', 'same-side', 'too-long', 'too-many-documents'],
    ...['unknown-format', 'unknown-person', 'unknown-side', 'unreadable'],
  ],
  input: [
    ...['day', 'email', 'id', 'idempotency-key', 'length'],
    ...['list', 'name', 'number', 'sha256', 'sheet', 'value'],
    ...['words'],
  ],
  invitation: ['has-account', 'holds-office'],
  lifecycle: [
    ...['already-confirmed', 'errors', 'event-closed', 'jury-concerned', 'new-revision-needed', 'no-place-left'],
    ...['no-such-move', 'not-open', 'not-revocable', 'not-whole', 'not-yours', 'own-entry'],
    ...['reason-needed', 'remarks-needed', 'ruling-needed', 'season-closed'],
  ],
  link: ['expired', 'revoked', 'unknown', 'used'],
  login: ['unknown', 'wrong'],
  match: [
    ...['entered-already', 'exists', 'moved-already', 'newer-sheet', 'no-new-sheet', 'no-such-game'],
    ...['no-such-line', 'no-such-revision', 'not-yours', 'too-many', 'unknown'],
  ],
  merge: [
    ...['changed-since', 'erased', 'merged-since', 'one-cup', 'one-event', 'one-game'],
    ...['one-pair', 'one-table', 'other-way', 'same-entry', 'too-many-matches', 'two-accounts'],
    ...['two-pairs', 'two-teams', 'unknown'],
  ],
  notice: ['too-many'],
  notification: ['too-many'],
  'old-list': [
    ...['already-imported', 'line', 'more-problems', 'no-lines', 'repeated', 'too-many-lines'],
    ...['unknown-entry', 'unknown-list'],
  ],
  'old-table': ['already-imported', 'line', 'more-problems', 'unknown'],
  pair: ['name-taken', 'not-two-persons', 'not-yours', 'rename-after-match', 'there-already', 'unknown'],
  password: ['is-username', 'needed', 'too-common', 'too-long', 'too-short', 'wrong'],
  person: [
    ...['email-taken', 'erased', 'last-admin', 'name', 'no-former-name', 'not-a-phone'],
    ...['not-an-email', 'not-yours', 'same-as-before', 'same-name', 'unknown'],
  ],
  pin: ['locked', 'misspelt', 'needed', 'too-simple', 'wrong'],
  places: ['none-left'],
  'planned-match': [
    ...['cancelled', 'changed-meanwhile', 'handed-in', 'not-yours', 'of-schedule', 'one-side'],
    ...['order-out-of-range', 'order-taken', 'other-season', 'past', 'season-closed', 'side-kind'],
    ...['unconfirmed', 'unknown', 'unknown-side'],
  ],
  play: ['bound-card-due', 'bound-card-early', 'bound-card-order', 'revoke'],
  record: ['malformed'],
  request: [
    ...['asked-already', 'before-meeting', 'changed-meanwhile', 'decided-already', 'granted-already', 'incomplete'],
    ...['jury-concerned', 'jury-free', 'match-cancelled', 'no-juror', 'no-member', 'no-team'],
    ...['no-tie', 'not-needed', 'not-played', 'not-your-side', 'open-match', 'other-competition'],
    ...['private-venue', 'reason-needed', 'room-left', 'season-closed', 'superfluous', 'team-full'],
    ...['unknown', 'unknown-match', 'unknown-person', 'withdrawn'],
  ],
  reset: ['no-address', 'no-mail', 'own'],
  ruling: ['malformed', 'no-finding', 'not-holding', 'wrong-state'],
  schedule: [
    ...['counts-for-nobody', 'itself', 'needless-fourth', 'not-three', 'repeated', 'two-tables'],
    ...['unknown'],
  ],
  sealed: ['not-accepted', 'other-sheet', 'spent', 'stale', 'unreadable'],
  season: [
    ...['closed', 'cup-undecided', 'draft-left-behind', 'exists', 'free-game-undecided', 'grand-prix-undecided'],
    ...['match-undecided', 'meeting-elsewhere', 'no-meeting', 'not-closed', 'out-of-range', 'plan-left-behind'],
    ...['unknown'],
  ],
  seat: ['unusual'],
  sheet: [
    ...['auction', 'consolation', 'errors', 'impossible', 'malformed', 'no-season'],
    ...['not-your-side', 'rulings-of-the-jury', 'side-of-other-season', 'unknown-person', 'unknown-side'],
  ],
  substitution: ['not-here', 'returned', 'second'],
  'team-invitation': ['by-jury', 'no-place', 'not-usable', 'of-member', 'unknown', 'whom'],
  team: [
    ...['captain-leaves', 'day-elsewhere', 'day-of-jury', 'fourth-member', 'has-matches', 'has-played'],
    ...['member-already', 'member-played', 'name-taken', 'no-member', 'not-a-member', 'not-proposed'],
    ...['not-taking-part', 'not-willing', 'not-yours', 'other-team', 'reason-needed', 'rename-after-match'],
    ...['season-over', 'too-few', 'too-large', 'unknown', 'unknown-person'],
  ],
  token: [...['admin-days', 'days', 'name', 'not-admin', 'not-jury'], ...['scopes', 'too-many', 'unknown']],
  username: ['misspelt', 'taken'],
  venue: ['name-taken', 'no-words', 'unknown'],
  webhook: [
    ...['credentials', 'inner', 'key-gone', 'kinds', 'malformed', 'name'],
    ...['not-offered', 'paused', 'port', 'scheme', 'still-waiting', 'too-many'],
    ...['too-often', 'unknown', 'unknown-delivery'],
  ],
  write: ['key-reused', 'no-room', 'too-many'],
} as const;

type Codes = typeof codes;
/** What stands before the slash. */
export type Slice = keyof Codes;
/** What stands behind it. */
export type CodeOf<S extends Slice> = Codes[S][number];

export type ProblemCode = { [S in Slice]: `${S}/${Codes[S][number]}` }[Slice];

/** In the order of the alphabet. */
export const problemCodes = Object.entries(codes).flatMap(([slice, all]) =>
  all.map((code) => `${slice}/${code}` as ProblemCode),
);

const known = new Set<string>(problemCodes);

export function isProblemCode(code: string | null | undefined): code is ProblemCode {
  return typeof code === 'string' && known.has(code);
}
