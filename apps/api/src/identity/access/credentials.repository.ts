import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { Prisma } from '../../platform/database/generated/client.js';
import { PrismaService } from '../../platform/database/prisma.service.js';

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

/** What a statement finds by the hash of a secret. */
interface FoundCredential {
  /** In hexadecimal digits. */
  readonly tokenHash: string;
  /** Its last use was noted longer ago than `PRECISION`, or never: it is noted again. */
  readonly stale: boolean;
}

/** Minutes between two notes of when a login or token was last used: reading should not write. */
const PRECISION = '5 minutes';

const logins = (hashes: string): Prisma.Sql => Prisma.sql`
  SELECT hash AS "tokenHash", l."id" AS "loginId", a."id" AS "accountId", a."person_id" AS "personId", a."jury", a."admin",
         l."last_used_at" < now() - ${PRECISION}::interval AS "stale"
  FROM jsonb_array_elements_text(${hashes}::jsonb) AS hash
  JOIN "login" l ON l."token_hash" = decode(hash, 'hex') JOIN "account" a ON a."id" = l."account_id"
  WHERE l."revoked_at" IS NULL AND l."expires_at" > now() AND a."disabled_at" IS NULL`;

const tokens = (hashes: string): Prisma.Sql => Prisma.sql`
  SELECT hash AS "tokenHash", t."id" AS "tokenId", t."scopes", a."id" AS "accountId", a."person_id" AS "personId", a."jury", a."admin",
         COALESCE(t."last_used_at" < now() - ${PRECISION}::interval, true) AS "stale"
  FROM jsonb_array_elements_text(${hashes}::jsonb) AS hash
  JOIN "api_token" t ON t."token_hash" = decode(hash, 'hex') JOIN "account" a ON a."id" = t."account_id"
  WHERE t."revoked_at" IS NULL AND t."expires_at" > now() AND a."disabled_at" IS NULL`;

@Injectable()
export class CredentialsRepository {
  private readonly logins = this.gathered<KnownLogin & FoundCredential>(logins);
  private readonly tokens = this.gathered<KnownToken & FoundCredential>(tokens);

  constructor(private readonly prisma: PrismaService) {}

  /** The login with this token, unless it has expired or was revoked, or its account is closed. */
  async findLogin(tokenHash: Uint8Array): Promise<KnownLogin | null> {
    const found = await this.logins.load(Buffer.from(tokenHash).toString('hex'));
    if (found?.stale)
      await this.prisma.login.update({ where: { id: found.loginId }, data: { lastUsedAt: new Date() } });
    return found;
  }

  async findToken(tokenHash: Uint8Array): Promise<KnownToken | null> {
    const found = await this.tokens.load(Buffer.from(tokenHash).toString('hex'));
    if (found?.stale)
      await this.prisma.apiToken.update({ where: { id: found.tokenId }, data: { lastUsedAt: new Date() } });
    return found;
  }

  /** One statement for all requests that come in together. Nothing is remembered: a secret can be revoked at any time. */
  private gathered<Row extends FoundCredential>(
    statement: (hashes: string) => Prisma.Sql,
  ): DataLoader<string, Row | null> {
    const find = async (hashes: readonly string[]): Promise<(Row | null)[]> => {
      const rows = await this.prisma.$queryRaw<Row[]>(statement(JSON.stringify([...new Set(hashes)])));
      const found = new Map(rows.map((row) => [row.tokenHash, row]));
      return hashes.map((hash) => found.get(hash) ?? null);
    };
    return new DataLoader(find, { cache: false, batchScheduleFn: (start) => setImmediate(start) });
  }
}
