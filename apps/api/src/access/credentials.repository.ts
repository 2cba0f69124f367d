import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { PrismaService } from '../database/prisma.service.js';

export interface KnownLogin {
  readonly loginId: string;
  readonly accountId: string;
  readonly personId: string;
  readonly jury: boolean;
  readonly admin: boolean;
}

export interface KnownToken extends Omit<KnownLogin, 'loginId'> {
  readonly tokenId: string;
  readonly scopes: readonly string[];
}

interface FoundLogin extends KnownLogin {
  /** In hexadecimal digits. */
  readonly tokenHash: string;
  readonly stale: boolean;
}

/** Minutes between two notes of when a login or token was last used: reading should not write. */
const PRECISION = '5 minutes';

const logins = `
  SELECT hash AS "tokenHash", l."id" AS "loginId", a."id" AS "accountId", a."person_id" AS "personId", a."jury", a."admin",
         l."last_used_at" < now() - interval '${PRECISION}' AS "stale"
  FROM jsonb_array_elements_text($1::jsonb) AS hash
  JOIN "login" l ON l."token_hash" = decode(hash, 'hex') JOIN "account" a ON a."id" = l."account_id"
  WHERE l."revoked_at" IS NULL AND l."expires_at" > now() AND a."disabled_at" IS NULL`;

const token = `
  SELECT t."id" AS "tokenId", t."scopes", a."id" AS "accountId", a."person_id" AS "personId", a."jury", a."admin",
         COALESCE(t."last_used_at" < now() - interval '${PRECISION}', true) AS "stale"
  FROM "api_token" t JOIN "account" a ON a."id" = t."account_id"
  WHERE t."token_hash" = $1 AND t."revoked_at" IS NULL AND t."expires_at" > now() AND a."disabled_at" IS NULL`;

@Injectable()
export class CredentialsRepository {
  /** One statement for all requests that come in together. Nothing is remembered: a login can be revoked at any time. */
  private readonly logins = new DataLoader<string, FoundLogin | null>((hashes) => this.findLogins(hashes), {
    cache: false,
    batchScheduleFn: (find) => setImmediate(find),
  });

  constructor(private readonly prisma: PrismaService) {}

  /** The login with this token, unless it has expired or was revoked, or its account is closed. */
  async findLogin(tokenHash: Uint8Array): Promise<KnownLogin | null> {
    const found = await this.logins.load(Buffer.from(tokenHash).toString('hex'));
    if (found?.stale)
      await this.prisma.login.update({ where: { id: found.loginId }, data: { lastUsedAt: new Date() } });
    return found;
  }

  async findToken(tokenHash: Uint8Array): Promise<KnownToken | null> {
    const [found] = await this.prisma.direct<KnownToken & { stale: boolean }>('token', token, [Buffer.from(tokenHash)]);
    if (found?.stale)
      await this.prisma.apiToken.update({ where: { id: found.tokenId }, data: { lastUsedAt: new Date() } });
    return found ?? null;
  }

  /** @param hashes in hexadecimal digits, in any order and also twice */
  private async findLogins(hashes: readonly string[]): Promise<(FoundLogin | null)[]> {
    const rows = await this.prisma.direct<FoundLogin>('logins', logins, [JSON.stringify([...new Set(hashes)])]);
    const found = new Map(rows.map((row) => [row.tokenHash, row]));
    return hashes.map((hash) => found.get(hash) ?? null);
  }
}
