import type { TadaDocumentNode } from 'gql.tada';
import { graphql } from '../../graphql/graphql.js';
import { refused } from '../../graphql/refused.js';

/** The game as the juror sees it: another state or revision is refused. */
interface Seen {
  key: string;
  gameId: string;
  revision: number;
  state: never;
  reason: string | null;
}

type Outcome = { __typename: 'FreeGameMoved' } | { __typename: 'Refused'; problems: never };

const admit = graphql(
  `
    mutation Admit($key: IdempotencyKey!, $gameId: UUID!, $revision: Int!, $state: FreeGameState, $reason: Words) {
      moved: admitFreeGame(idempotencyKey: $key, gameId: $gameId, revision: $revision, state: $state, reason: $reason) {
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
        idempotencyKey: $key
        gameId: $gameId
        revision: $revision
        state: $state
        reason: $reason
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
        idempotencyKey: $key
        gameId: $gameId
        revision: $revision
        state: $state
        reason: $reason
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
        idempotencyKey: $key
        gameId: $gameId
        revision: $revision
        state: $state
        reason: $reason
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

interface Decision {
  readonly mutation: TadaDocumentNode<{ moved: Outcome }, Seen>;
  readonly needsReason: boolean;
}

function decision(mutation: object, needsReason: boolean): Decision {
  return { mutation: mutation as Decision['mutation'], needsReason };
}

/** How the jury brings a free game to a state (12). */
export const decisionsOnGame: Readonly<Record<GameDecision, Decision>> = {
  ADMITTED: decision(admit, false),
  REFUSED: decision(refuse, true),
  REOPENED: decision(reopen, true),
  WITHDRAWN: decision(withdraw, false),
};
