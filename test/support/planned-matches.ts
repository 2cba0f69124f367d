import { done, graphql, refused } from './ask.js';
import type { Client } from './given.js';

const PLAN = graphql(
  `mutation (
    $key: IdempotencyKey!, $sideA: UUID!, $sideB: UUID!, $date: Day!, $venue: PlannedVenueInput!,
    $competition: Competition! = CHAMPIONSHIP
  ) {
    planMatch(
      input: { idempotencyKey: $key, sideA: $sideA, sideB: $sideB, date: $date, venue: $venue, competition: $competition }
    ) {
      ... on PlannedMatchSaved { plannedMatch { id version } }
      ...refused
    }
  }`,
  [refused],
);

interface Place {
  readonly name: string;
  readonly public: boolean;
}

interface Side {
  readonly id: string;
}

/** Not public, so that the jury has to allow it (9, D23). */
export const privatePlace: Place = { name: 'Szüret utca 4', public: false };

/** A match of two sides that is planned for a day. */
export async function planMatch(
  by: Client,
  [sideA, sideB]: readonly [Side, Side],
  date: string,
  venue: Place = privatePlace,
  competition: 'CHAMPIONSHIP' | 'CUP' = 'CHAMPIONSHIP',
): Promise<{ readonly id: string; readonly version: number }> {
  return (await done(by, PLAN, { sideA: sideA.id, sideB: sideB.id, date, venue, competition })).plannedMatch;
}

const ASK = graphql(
  `mutation ($key: IdempotencyKey!, $kind: RequestKind!, $side: UUID!, $plan: UUID!, $words: Words!) {
    askJury(input: { idempotencyKey: $key, kind: $kind, sideId: $side, plannedMatchId: $plan, words: $words }) {
      ... on JuryRequestSaved { request { id version } }
      ...refused
    }
  }`,
  [refused],
);

/** What a side asks of the jury about a planned match. */
export async function askJury(
  by: Client,
  side: Side,
  plan: { readonly id: string },
  words: string,
  kind: 'PRIVATE_VENUE' | 'POSTPONEMENT' = 'PRIVATE_VENUE',
): Promise<{ readonly id: string; readonly version: number }> {
  return (await done(by, ASK, { kind, side: side.id, plan: plan.id, words })).request;
}

/** The jury's decision on a request. */
export const DECIDE_REQUEST = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!, $grant: Boolean!, $reason: Words) {
    decideRequest(input: { idempotencyKey: $key, requestId: $id, version: $version, grant: $grant, reason: $reason }) {
      __typename ...refused
    }
  }`,
  [refused],
);
