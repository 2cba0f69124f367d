import { hash } from '@node-rs/argon2';
import { type Said, seal, type SealingKey } from '../../apps/web/src/sheets/here/seal.js';
import type { Client, Given, Member } from './given.js';
import { send, SHOWN, type Shown } from './matches.js';

/** The key as a phone takes it along. */
export async function sealingKey(by: Client): Promise<SealingKey> {
  const { data } = await by.graphql('{ sealingKey { id publicKey } }');
  return data!['sealingKey'] as SealingKey;
}

export interface AnswerWish {
  readonly by: { readonly id: string };
  readonly pin: string;
  readonly said?: Said;
  readonly at?: number;
}

/** What somebody says to a sheet on the phone of somebody else, as the pages seal it. */
export function sealedAnswer(key: SealingKey, sheet: unknown, { by, pin, said, at }: AnswerWish): Promise<string> {
  return seal(key, sheet, by.id, pin, said ?? { answer: 'confirmed' }, at ?? Date.now());
}

/** Gives somebody a PIN without the password that it would take. */
export async function givePin({ database }: Given, { accountId }: Member, pin: string): Promise<void> {
  await database.query('UPDATE "account" SET "pin_hash" = $2, "pin_failures" = 0 WHERE "id" = $1', [
    accountId,
    await hash(pin),
  ]);
}

export interface SealedSaid {
  readonly __typename: string;
  readonly problem?: { readonly code: string; readonly message: string } | null;
  readonly problems?: readonly { readonly code: string }[];
  readonly match?: Shown;
}

/** Brings a sealed answer to a sheet that is there. */
export async function bring(
  by: Client,
  { id: matchId, revision }: Pick<Shown, 'id' | 'revision'>,
  sealed: string,
  more: Record<string, unknown> = {},
): Promise<SealedSaid> {
  const said: unknown = await send(
    by,
    `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $sealed: SealedText!) {
      answerSealed(idempotencyKey: $key, matchId: $matchId, revision: $revision, sealedAnswer: $sealed) {
        __typename
        ... on SealedAnswered { problem { code message } match { ${SHOWN} } }
        ... on Refused { problems { code } }
      } }`,
    { matchId, revision, sealed, ...more },
  );
  return said as SealedSaid;
}
