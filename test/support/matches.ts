import type { SheetRecord } from '@tarokk/competition';
import { ask, graphql, type Query, refused, send, type VariablesOf } from './ask.js';
import type { Client } from './given.js';

/** What a mutation on a match answers, whatever it is. */
export interface MatchAnswer {
  readonly __typename: string;
  readonly outcome?: string;
  readonly from?: string;
  readonly to?: string;
  readonly differences?: readonly string[];
  readonly sealed?: { readonly problem: { readonly code: string; readonly message: string } | null } | null;
  readonly match?: Shown | null;
  readonly problems?: readonly {
    readonly code: string;
    readonly rule: string | null;
    readonly path: string;
    readonly message: string;
  }[];
}

/** A match as the tests look at it. */
export interface Shown {
  readonly id: string;
  readonly state: string;
  readonly revision: number;
  readonly enteredBy: string;
  readonly confirmedBy: readonly string[];
  readonly disputedBy: string | null;
}

export const shownMatch = graphql(
  'fragment shownMatch on Match { id state revision enteredBy confirmedBy disputedBy }',
);
export const moved = graphql('fragment moved on MatchMoved { from to match { ...shownMatch } }', [shownMatch]);

export const SUBMIT = graphql(
  `mutation (
    $key: IdempotencyKey!, $sheet: JSON!, $remarks: [RemarkInput!], $draftId: UUID, $matchId: UUID,
    $requestRuling: Boolean, $dispute: Words, $pin: String, $sealed: SealedText
  ) {
    submitSheet(
      input: { idempotencyKey: $key, document: $sheet, remarks: $remarks, draftId: $draftId, matchId: $matchId,
      requestRuling: $requestRuling, dispute: $dispute, pin: $pin, sealedAnswer: $sealed }
    ) {
      __typename
      ... on SheetSubmitted { outcome sealed { problem { code message } } match { ...shownMatch } }
      ... on SheetDiffers { differences match { ...shownMatch } }
      ...refused
    }
  }`,
  [shownMatch, refused],
);

/** Remarks for the warnings that made-up matches have. */
export const remarks = (['DATE_OLD', 'VENUE_UNKNOWN', 'SEAT_UNUSUAL', 'PLACES_NONE_LEFT'] as const).map((code) => ({
  code,
  words: 'we know',
}));

export function submit(
  by: Client,
  sheet: SheetRecord | object,
  options: Partial<VariablesOf<typeof SUBMIT>> = {},
): Promise<MatchAnswer> {
  return send(by, SUBMIT, { sheet, remarks, requestRuling: false, ...options });
}

/** What moves a match, by its name. */
export const MOVES = {
  disputeMatch: graphql(
    `mutation (
      $key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!, $game: Int,
      $path: Name
    ) {
      disputeMatch(
        input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision, state: $state }, reason: $reason, game: $game,
        path: $path }
      ) {
        __typename ...moved ...refused
      }
    }`,
    [moved, refused],
  ),
  withdrawMatch: graphql(
    `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words) {
      withdrawMatch(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision, state: $state }, reason: $reason }) {
        __typename ...moved ...refused
      }
    }`,
    [moved, refused],
  ),
  revokeConfirmation: graphql(
    `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words) {
      revokeConfirmation(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision, state: $state }, reason: $reason }) {
        __typename ...moved ...refused
      }
    }`,
    [moved, refused],
  ),
  confirmMatch: graphql(
    `mutation (
      $key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words, $pin: String
    ) {
      confirmMatch(
        input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision, state: $state }, reason: $reason, pin: $pin }
      ) {
        __typename ...moved ...refused
      }
    }`,
    [moved, refused],
  ),
  approveMatch: graphql(
    `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words) {
      approveMatch(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision, state: $state }, reason: $reason }) {
        __typename ...moved ...refused
      }
    }`,
    [moved, refused],
  ),
  returnMatch: graphql(
    `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!) {
      returnMatch(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision, state: $state }, reason: $reason }) {
        __typename ...moved ...refused
      }
    }`,
    [moved, refused],
  ),
  reopenMatch: graphql(
    `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!) {
      reopenMatch(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision, state: $state }, reason: $reason }) {
        __typename ...moved ...refused
      }
    }`,
    [moved, refused],
  ),
  leaveMatchOpen: graphql(
    `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!) {
      leaveMatchOpen(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision, state: $state }, reason: $reason }) {
        __typename ...moved ...refused
      }
    }`,
    [moved, refused],
  ),
  resumeMatch: graphql(
    `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words) {
      resumeMatch(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision, state: $state }, reason: $reason }) {
        __typename ...moved ...refused
      }
    }`,
    [moved, refused],
  ),
  closeOpenMatch: graphql(
    `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!) {
      closeOpenMatch(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision, state: $state }, reason: $reason }) {
        __typename ...moved ...refused
      }
    }`,
    [moved, refused],
  ),
};
export type MoveName = keyof typeof MOVES;

/** As if each took what most of them take: that one is refused without its reason is what some tests are about. */
export const moveOf = (name: MoveName): (typeof MOVES)['confirmMatch'] => MOVES[name] as (typeof MOVES)['confirmMatch'];

/** What a test says of a move; the match is the one that was seen. */
export interface MoveOptions {
  readonly key?: string;
  readonly matchId?: string;
  readonly revision?: number;
  readonly state?: NonNullable<VariablesOf<(typeof MOVES)['approveMatch']>['state']>;
  readonly reason?: string;
  readonly game?: number;
  readonly path?: string;
  readonly pin?: string;
}

/** Moves a match that was seen as it is in `match`. */
export function move(
  by: Client,
  name: MoveName,
  match: Pick<Shown, 'id' | 'revision'>,
  options: MoveOptions = {},
): Promise<MatchAnswer> {
  return send(by, moveOf(name), { matchId: match.id, revision: match.revision, ...options });
}

export function codes({ problems = [] }: Pick<MatchAnswer, 'problems'>): readonly string[] {
  return problems.map(({ code }) => code);
}

const LOOK = graphql('query ($id: UUID!) { match(id: $id) { ...shownMatch } }', [shownMatch]);

/**
 * The match as somebody sees it; null if they do not.
 * @param query asks for other fields of `match(id: $id)`
 */
export function look(by: Client, id: string): Promise<Shown | null>;
export function look<M>(by: Client, id: string, query: Query<{ match: M | null }, { id: string }>): Promise<M | null>;
export async function look(
  by: Client,
  id: string,
  query: Query<{ match: unknown }, { id: string }> = LOOK,
): Promise<unknown> {
  return (await ask(by, query, { id })).match;
}
