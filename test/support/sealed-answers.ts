import { hash } from '@node-rs/argon2';
import { seal, type SealingKey, type SheetAnswer } from '../../apps/web/src/features/sheets/here/seal.js';
import { ask, graphql, send, type VariablesOf } from './ask.js';
import type { Client, Given, Member } from './given.js';
import { type Shown, shownMatch } from './matches.js';

/** The key as a phone takes it along. */
export async function sealingKey(by: Client): Promise<SealingKey> {
  const { sealingKey: key } = await ask(by, graphql('{ sealingKey { id publicKey } }'));
  return key!;
}

export interface AnswerOptions {
  readonly by: { readonly id: string };
  readonly pin: string;
  readonly answer?: SheetAnswer;
  readonly at?: number;
}

/** What somebody says to a sheet on the phone of somebody else, as the pages seal it. */
export function sealedAnswer(key: SealingKey, sheet: unknown, { by, pin, answer, at }: AnswerOptions): Promise<string> {
  return seal(key, sheet, by.id, pin, answer ?? { answer: 'confirmed' }, at ?? Date.now());
}

/** Gives somebody a PIN without the password that it would take. */
export async function givePin({ database }: Given, { accountId }: Member, pin: string): Promise<void> {
  await database.query('UPDATE "account" SET "pin_hash" = $2, "pin_failures" = 0 WHERE "id" = $1', [
    accountId,
    await hash(pin),
  ]);
}

export const BRING = graphql(
  `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $sealed: SealedText!) {
    answerSealed(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision }, sealedAnswer: $sealed }) {
      __typename
      ... on SealedAnswered { problem { code message } match { ...shownMatch } }
      ... on Refused { problems { code } }
    }
  }`,
  [shownMatch],
);

export const CHECK = graphql(`
  mutation ($key: IdempotencyKey!, $sheet: JSON!, $sealed: SealedText!) {
    checkSealed(input: { idempotencyKey: $key, document: $sheet, sealedAnswer: $sealed }) {
      __typename
      ... on SealedChecked { waits problem { code message } }
      ... on Refused { problems { code } }
    }
  }
`);

export interface SealedResult {
  readonly __typename: string;
  readonly problem?: { readonly code: string; readonly message: string } | null;
  readonly problems?: readonly { readonly code: string }[];
  readonly match?: Shown | null;
}

/** Brings a sealed answer to a sheet that is there. */
export async function bring(
  by: Client,
  { id: matchId, revision }: Pick<Shown, 'id' | 'revision'>,
  sealed: string,
  more: Partial<VariablesOf<typeof BRING>> = {},
): Promise<SealedResult> {
  return send(by, BRING, { matchId, revision, sealed, ...more });
}
