import assert from 'node:assert/strict';
import { type State, states } from '@tarokk/competition';
import { graphql, refused, send, type VariablesOf } from './ask.js';
import { newDay } from './days.js';
import type { Member, Team } from './given.js';
import { type MatchAnswer, move, type MoveName, type Shown, shownMatch, submit } from './matches.js';
import { sheetOf, type SheetOptions } from './sheets.js';

/** Who makes the matches of a test, and for whom. */
export interface People {
  readonly teams: readonly [Team, Team];
  /** Of the first team: they enter. */
  readonly a: Member;
  /** Of the second team: they confirm or dispute. */
  readonly b: Member;
  readonly juror: Member;
}

const RULE = graphql(
  `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $ruling: RulingInput!) {
    ruleOnMatch(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision }, ruling: $ruling }) {
      __typename
      ... on MatchRuled { match { ...shownMatch } }
      ...refused
    }
  }`,
  [shownMatch, refused],
);
type Ruling = VariablesOf<typeof RULE>['ruling'];

export function rule(
  by: Member,
  match: Pick<Shown, 'id' | 'revision'>,
  ruling: Omit<Ruling, 'reason'> & { readonly reason?: string },
): Promise<MatchAnswer> {
  return send(by, RULE, { matchId: match.id, revision: match.revision, ruling: { reason: 'Seen by all', ...ruling } });
}

export type StateName = Exclude<State, 'draft'>;

/** Those that a match of the office can be in; a draft is none yet. */
export const statesOfMatches = states.filter((state): state is StateName => state !== 'draft');

/** The mutation by which a match gets to a state without a new sheet. */
export const movesTo: Partial<Record<State, MoveName>> = {
  confirmed: 'confirmMatch',
  disputed: 'disputeMatch',
  approved: 'approveMatch',
  returned: 'returnMatch',
  reopened: 'reopenMatch',
  open: 'leaveMatchOpen',
  submitted: 'resumeMatch',
  withdrawn: 'withdrawMatch',
};

/**
 * A match in a state, brought there as people do it. What is left open is of the kind `open`, with a ruling that this may
 * stand; a disputed match has a ruling too.
 */
export async function matchIn(state: StateName, people: People, options: SheetOptions = {}): Promise<Shown> {
  const kind = state === 'open' ? ({ kind: 'open', games: 2 } as const) : {};
  const sheet = sheetOf(people.teams, { date: newDay(), ...kind, ...options });
  let match = done(await submit(people.a, sheet, { requestRuling: true }));
  const by = async (who: Member, name: MoveName): Promise<void> => {
    match = done(await move(who, name, match, { reason: 'so it was' }));
  };
  switch (state) {
    case 'submitted':
      return match;
    case 'withdrawn':
      await by(people.a, 'withdrawMatch');
      return match;
    case 'disputed':
      await by(people.b, 'disputeMatch');
      return done(await rule(people.juror, match, { kind: 'POINTS', game: 1, points: { a: 100, b: 100 } }));
    case 'open':
      match = done(await rule(people.juror, match, { kind: 'STANDS', code: 'REQUEST_OPEN_MATCH' }));
      await by(people.juror, 'leaveMatchOpen');
      return match;
    case 'confirmed':
    case 'approved':
    case 'returned':
    case 'reopened':
      await by(people.b, 'confirmMatch');
      if (state === 'returned') await by(people.juror, 'returnMatch');
      if (state === 'approved' || state === 'reopened') await by(people.juror, 'approveMatch');
      if (state === 'reopened') await by(people.juror, 'reopenMatch');
      return match;
  }
}

/** The match as it is after something that was not refused. */
export function done({ match, problems }: MatchAnswer): Shown {
  assert.equal(problems, undefined);
  return match!;
}
