import { createHash, randomBytes } from 'node:crypto';
import { type Client, client, type Given, type Member } from './given.js';
import type { Office } from './office.js';

/** Somebody's program, that may do only what these scopes say. */
export async function programOf(
  { database }: Given,
  office: Office,
  { accountId }: Member,
  scopes: readonly string[],
): Promise<Client> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `INSERT INTO "api_token" ("account_id", "name", "scopes", "token_hash", "expires_at")
     VALUES ($1, 'a program', $2, $3, now() + interval '1 day')`,
    [accountId, [...scopes], createHash('sha256').update(token).digest()],
  );
  return client(office, { authorization: `Bearer ${token}` });
}
