import type { Setup } from './setup.js';

const of = (argument: string, ...values: readonly string[]): readonly string[] =>
  values.map((value) => `${argument}: ${value}`);
const id = (value: string): string => `"${value}"`;

/** What the filters of lists name beside what the setup has. */
export interface Filtered {
  readonly plannedMatchId: string;
  readonly matchId: string;
  readonly webhookId: string;
  readonly account: string;
  /** Somebody who has won trophies. */
  readonly winner: string;
  /** A team or pair for which trophies were won. */
  readonly winningSide: string;
}

/** Every list of the schema that has pages: with which arguments it is asked for, beside nothing but what it demands. */
export function connections(
  { season, captain, team }: Setup,
  { plannedMatchId, matchId, webhookId, account, winner, winningSide }: Filtered,
): Readonly<Record<string, readonly string[]>> {
  const days = [`from: "${season}-01-01"`, `from: "2199-01-01"`];
  return {
    'Me.apiTokens': ['', 'usable: true'],
    'Me.deliveries': ['', ...of('webhookId', id(webhookId))],
    'Me.logins': [''],
    'Me.notices': ['', 'withSeen: true'],
    'Me.notifications': ['', 'withRead: false'],
    'Person.matches': [''],
    'Person.trophies': ['', 'order: OLDEST'],
    'Query.accounts': ['', ...of('office', 'JURY', 'ADMIN')],
    'Query.auditEntries': [
      '',
      ...days,
      'until: "2199-01-01"',
      `chain: "season ${season}"`,
      'object: "match"',
      `objectId: ${id(matchId)}`,
      `accountId: ${id(account)}`,
      'action: "submitMatch"',
    ],
    'Query.auditLinks': ['chain: "office"', `chain: "season ${season}"`],
    'Query.drafts': ['', ...of('sideId', id(team.id))],
    'Query.freeCredits': [`seasonYear: ${season}, personId: ${id(captain.id)}`],
    'Query.freeGameQueue': of('queue', 'TO_DECIDE', 'REOPENED', 'OBJECTED'),
    'Query.freeGames': [
      '',
      `seasonYear: ${season}`,
      `personId: ${id(captain.id)}`,
      ...of('kinds', 'VARIANT', '[VARIANT, SESSION]'),
      ...of('states', '[SUBMITTED]', '[ADMITTED, REFUSED]', '[]'),
    ],
    'Query.juryQueue': [
      ...of('queue', 'TO_DECIDE', 'WITH_ERRORS', 'UNCONFIRMED', 'DISPUTED', 'OPEN', 'REOPENED', 'RETURNED'),
      ...[`seasonYear: ${season}`, `sideId: ${id(team.id)}`, 'competition: CHAMPIONSHIP'].map(
        (each) => `queue: TO_DECIDE, ${each}`,
      ),
    ],
    'Query.logActs': [
      '',
      ...days,
      'until: "2199-01-01"',
      `matchId: ${id(matchId)}`,
      `side: ${id(team.name)}`,
      `seasonYear: ${season}`,
      ...of('kinds', 'MATCH', '[MATCH, CUP]'),
      `by: ${id(captain.name)}`,
    ],
    'Query.matchImports': [''],
    'Query.matches': [
      '',
      ...days,
      'until: "2199-01-01"',
      `seasonYear: ${season}`,
      `sideId: ${id(team.id)}`,
      `personId: ${id(captain.id)}`,
      'competition: CHAMPIONSHIP',
      ...of('states', '[APPROVED]', '[SUBMITTED, DISPUTED]'),
    ],
    'Query.milestones': ['', 'order: OLDEST'],
    'Query.myMatches': ['', ...of('waiting', 'TO_CONFIRM', 'DISPUTED', 'RETURNED', 'FOR_OTHERS')],
    'Query.oldLists': [''],
    'Query.oldTables': ['', `seasonYear: ${season}`, 'competition: CHAMPIONSHIP', 'competition: CUP'],
    'Query.pairs': [`seasonYear: ${season}`],
    'Query.persons': ['', ...of('search', id(captain.name), '"player"', '"nobody whatever"')],
    'Query.plannedMatches': [
      '',
      ...days,
      'until: "2199-01-01"',
      `seasonYear: ${season}`,
      `sideId: ${id(team.id)}`,
      'withCancelled: true',
    ],
    'Query.requests': [
      '',
      `seasonYear: ${season}`,
      `sideId: ${id(team.id)}`,
      `plannedMatchId: ${id(plannedMatchId)}`,
      ...of('kinds', '[PRIVATE_VENUE]', '[CUP_PLAYER]'),
      ...of('states', '[UNDECIDED]', '[GRANTED, UNDECIDED]'),
    ],
    'Query.rulings': ['', `seasonYear: ${season}`, `sideId: ${id(team.id)}`, 'rule: "4"'],
    'Query.seasons': [''],
    'Query.teams': [
      `seasonYear: ${season}`,
      ...of('states', 'TAKES_PART', 'PROPOSED', '[WITHDRAWN, TAKES_PART]').map(
        (each) => `seasonYear: ${season}, ${each}`,
      ),
    ],
    'Query.trophies': [
      '',
      'order: OLDEST',
      `personId: ${id(winner)}`,
      'class: GREAT',
      'competition: FREE_CHAMPIONSHIP',
      `seasonYear: ${season}`,
      'search: "golgotha"',
      `sideId: ${id(winningSide)}`,
      'trophy: GOLGOTHA',
      ...days,
      'until: "2020-01-01"',
      'listNumbers: { first: 1, last: 2 }',
    ],
    'Query.trophyHundredths': ['', 'order: OLDEST'],
    'Query.trophyRanking': ['', `seasonYear: ${season}`, 'class: GREAT', 'search: "player"'],
    'Query.venues': ['', 'withClosed: true'],
    'Side.matches': [''],
    'Side.trophies': ['', 'order: OLDEST'],
  };
}
