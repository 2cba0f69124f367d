import { createHash, randomBytes } from 'node:crypto';
import { type Client, client, type Given, type Member } from './given.js';
import type { Office } from './office.js';

/** Somebody's program, that may do only what these scopes say. */
export async function programOf(
  world: Given,
  office: Office,
  owner: Member,
  scopes: readonly string[],
): Promise<Client> {
  return client(office, await newToken(world, owner, scopes));
}

/** What such a program sends with each request. */
export async function newToken(
  { database }: Given,
  { accountId }: Member,
  scopes: readonly string[],
): Promise<{ readonly authorization: string }> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `INSERT INTO "api_token" ("account_id", "name", "scopes", "token_hash", "expires_at")
     VALUES ($1, 'a program', $2, $3, now() + interval '1 day')`,
    [accountId, [...scopes], createHash('sha256').update(token).digest()],
  );
  return { authorization: `Bearer ${token}` };
}
