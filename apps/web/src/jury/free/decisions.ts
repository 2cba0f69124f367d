import { graphql } from '../../graphql/graphql.js';
import { refused } from '../../graphql/refused.js';
import { type Decision, decisionBy, type SeenByJuror } from '../decision.js';

/** The game as the juror sees it. */
interface Seen extends SeenByJuror {
  gameId: string;
}

const admit = graphql(
  `
    mutation Admit($key: IdempotencyKey!, $gameId: UUID!, $revision: Int!, $state: FreeGameState, $reason: Words) {
      moved: admitFreeGame(
        input: { idempotencyKey: $key, gameId: $gameId, seen: { revision: $revision, state: $state }, reason: $reason }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const refuse = graphql(
  `
    mutation Refuse($key: IdempotencyKey!, $gameId: UUID!, $revision: Int!, $state: FreeGameState, $reason: Words!) {
      moved: refuseFreeGame(
        input: { idempotencyKey: $key, gameId: $gameId, seen: { revision: $revision, state: $state }, reason: $reason }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const reopen = graphql(
  `
    mutation ReopenGame(
      $key: IdempotencyKey!
      $gameId: UUID!
      $revision: Int!
      $state: FreeGameState
      $reason: Words!
    ) {
      moved: reopenFreeGame(
        input: { idempotencyKey: $key, gameId: $gameId, seen: { revision: $revision, state: $state }, reason: $reason }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const withdraw = graphql(
  `
    mutation WithdrawGame(
      $key: IdempotencyKey!
      $gameId: UUID!
      $revision: Int!
      $state: FreeGameState
      $reason: Words
    ) {
      moved: withdrawFreeGame(
        input: { idempotencyKey: $key, gameId: $gameId, seen: { revision: $revision, state: $state }, reason: $reason }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const gameDecisions = ['ADMITTED', 'REFUSED', 'REOPENED', 'WITHDRAWN'] as const;
export type GameDecision = (typeof gameDecisions)[number];

/** How the jury brings a free game to a state (12). */
export const decisionsOnGame: Readonly<Record<GameDecision, Decision<Seen>>> = {
  ADMITTED: decisionBy(admit, false),
  REFUSED: decisionBy(refuse, true),
  REOPENED: decisionBy(reopen, true),
  WITHDRAWN: decisionBy(withdraw, false),
};
