import assert from 'node:assert/strict';
import type { SheetRecord } from '@tarokk/competition';
import { type Client, newKey } from './given.js';

/** What a mutation on a match answers, whatever it is. */
export interface Said {
  readonly __typename: string;
  readonly outcome?: string;
  readonly from?: string;
  readonly to?: string;
  readonly differences?: readonly string[];
  readonly match?: Shown;
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

export const SHOWN = 'id state revision enteredBy confirmedBy disputedBy';
const REFUSED = '... on Refused { problems { code rule path message } }';

/** Sends a mutation and answers with its result; an error is a failure of the test. */
export async function send(by: Client, mutation: string, variables: Record<string, unknown> = {}): Promise<Said> {
  const { data, errors } = await by.graphql(mutation, { key: newKey(), ...variables });
  assert.deepEqual(errors, []);
  return Object.values(data!)[0] as Said;
}

export const SUBMIT = `mutation ($key: IdempotencyKey!, $sheet: JSON!, $remarks: [RemarkInput!], $draftId: UUID, $matchId: UUID,
  $requestRuling: Boolean, $dispute: Words, $pin: String) {
  submitSheet(idempotencyKey: $key, sheet: $sheet, remarks: $remarks, draftId: $draftId, matchId: $matchId,
    requestRuling: $requestRuling, dispute: $dispute, pin: $pin) {
    __typename
    ... on SheetSubmitted { outcome match { ${SHOWN} } }
    ... on SheetDiffers { differences match { ${SHOWN} } }
    ... on SheetMalformed { problems { path message } }
    ${REFUSED}
  }
}`;

/** Remarks for the warnings that made-up matches have. */
export const remarks = ['date/old', 'venue/unknown', 'seat/unusual', 'places/none-left'].map((code) => ({
  code,
  words: 'we know',
}));

export function submit(by: Client, sheet: SheetRecord | object, wish: Record<string, unknown> = {}): Promise<Said> {
  return send(by, SUBMIT, { sheet, remarks, requestRuling: false, ...wish });
}

/** What a mutation that moves a match takes beside the match itself, by its name. */
const extras: Readonly<Record<string, string>> = {
  disputeMatch: '$reason: Words!, $game: Int, $path: Name',
  withdrawMatch: '$reason: Words',
  revokeConfirmation: '$reason: Words',
  confirmMatch: '$reason: Words, $pin: String',
  approveMatch: '$reason: Words',
  returnMatch: '$reason: Words!',
  reopenMatch: '$reason: Words!',
  leaveMatchOpen: '$reason: Words!',
  resumeMatch: '$reason: Words',
  closeOpenMatch: '$reason: Words!',
};

export function moveOf(name: string): string {
  const declared = extras[name]!;
  const given = [...declared.matchAll(/\$(\w+)/g)].map(([, each]) => `${each!}: $${each!}`).join(', ');
  return `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, ${declared}) {
    ${name}(idempotencyKey: $key, matchId: $matchId, revision: $revision, state: $state, ${given}) {
      __typename
      ... on MatchMoved { from to match { ${SHOWN} } }
      ${REFUSED}
    }
  }`;
}

/** Moves a match that was seen as it is in `match`. */
export function move(
  by: Client,
  name: string,
  match: Pick<Shown, 'id' | 'revision'>,
  wish: Record<string, unknown> = {},
): Promise<Said> {
  return send(by, moveOf(name), { matchId: match.id, revision: match.revision, ...wish });
}

export function codes({ problems = [] }: Said): readonly string[] {
  return problems.map(({ code }) => code);
}

/** The match as somebody sees it; null if he does not. */
export async function look<T = Shown>(by: Client, id: string, fields = SHOWN): Promise<T | null> {
  const { data, errors } = await by.graphql(`query ($id: UUID!) { match(id: $id) { ${fields} } }`, { id });
  assert.deepEqual(errors, []);
  return data!['match'] as T | null;
}
