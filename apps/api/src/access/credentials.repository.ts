import { Injectable } from '@nestjs/common';
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

/** Minutes between two notes of when a login or token was last used: reading should not write. */
const PRECISION = '5 minutes';

const login = `
  SELECT l."id" AS "loginId", a."id" AS "accountId", a."person_id" AS "personId", a."jury", a."admin",
         l."last_used_at" < now() - interval '${PRECISION}' AS "stale"
  FROM "login" l JOIN "account" a ON a."id" = l."account_id"
  WHERE l."token_hash" = $1 AND l."revoked_at" IS NULL AND l."expires_at" > now() AND a."disabled_at" IS NULL`;

const token = `
  SELECT t."id" AS "tokenId", t."scopes", a."id" AS "accountId", a."person_id" AS "personId", a."jury", a."admin",
         COALESCE(t."last_used_at" < now() - interval '${PRECISION}', true) AS "stale"
  FROM "api_token" t JOIN "account" a ON a."id" = t."account_id"
  WHERE t."token_hash" = $1 AND t."revoked_at" IS NULL AND t."expires_at" > now() AND a."disabled_at" IS NULL`;

@Injectable()
export class CredentialsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The login with this token, unless it has expired or was revoked, or its account is closed. */
  async findLogin(tokenHash: Uint8Array): Promise<KnownLogin | null> {
    const [found] = await this.prisma.direct<KnownLogin & { stale: boolean }>('login', login, [Buffer.from(tokenHash)]);
    if (found?.stale)
      await this.prisma.login.update({ where: { id: found.loginId }, data: { lastUsedAt: new Date() } });
    return found ?? null;
  }

  async findToken(tokenHash: Uint8Array): Promise<KnownToken | null> {
    const [found] = await this.prisma.direct<KnownToken & { stale: boolean }>('token', token, [Buffer.from(tokenHash)]);
    if (found?.stale)
      await this.prisma.apiToken.update({ where: { id: found.tokenId }, data: { lastUsedAt: new Date() } });
    return found ?? null;
  }
}
