import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { broughtRows } from '../../platform/database/rows.js';

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

/** A table of secrets as one statement reads it for many. */
const columnsOfSecret = { tokenHash: 'bytea', hash: 'text' } as const;

/** Whether the last use of a row was noted so long ago that it is noted again. */
function isStale(row: 'l' | 't'): RawBuilder<boolean> {
  return sql`COALESCE(${sql.ref(`${row}.lastUsedAt`)} < now() - ${PRECISION}::interval, true)`;
}

@Injectable()
export class CredentialsRepository {
  private readonly logins = gathered((hashes) => this.loginsOf(hashes));
  private readonly tokens = gathered((hashes) => this.tokensOf(hashes));

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

  private loginsOf(hashes: readonly string[]): Promise<(KnownLogin & FoundCredential)[]> {
    return this.prisma.$kysely
      .selectFrom(broughtRows('given', secrets(hashes), columnsOfSecret))
      .innerJoin('login as l', 'l.tokenHash', 'given.tokenHash')
      .innerJoin('account as a', 'a.id', 'l.accountId')
      .select(['given.hash as tokenHash', 'l.id as loginId', 'a.id as accountId', 'a.personId', 'a.jury', 'a.admin'])
      .select(isStale('l').as('stale'))
      .where('l.revokedAt', 'is', null)
      .where('l.expiresAt', '>', sql<Date>`now()`)
      .where('a.disabledAt', 'is', null)
      .execute();
  }

  private tokensOf(hashes: readonly string[]): Promise<(KnownToken & FoundCredential)[]> {
    return this.prisma.$kysely
      .selectFrom(broughtRows('given', secrets(hashes), columnsOfSecret))
      .innerJoin('apiToken as t', 't.tokenHash', 'given.tokenHash')
      .innerJoin('account as a', 'a.id', 't.accountId')
      .select(['given.hash as tokenHash', 't.id as tokenId', 't.scopes', 'a.id as accountId', 'a.personId'])
      .select(['a.jury', 'a.admin', isStale('t').as('stale')])
      .where('t.revokedAt', 'is', null)
      .where('t.expiresAt', '>', sql<Date>`now()`)
      .where('a.disabledAt', 'is', null)
      .execute();
  }
}

function secrets(hashes: readonly string[]): { readonly tokenHash: Uint8Array; readonly hash: string }[] {
  return hashes.map((hash) => ({ tokenHash: Buffer.from(hash, 'hex'), hash }));
}

/** One statement for all requests that come in together. Nothing is remembered: a secret can be revoked at any time. */
function gathered<Row extends FoundCredential>(
  read: (hashes: readonly string[]) => Promise<readonly Row[]>,
): DataLoader<string, Row | null> {
  const find = async (hashes: readonly string[]): Promise<(Row | null)[]> => {
    const rows = await read([...new Set(hashes)]);
    const found = new Map(rows.map((row) => [row.tokenHash, row]));
    return hashes.map((hash) => found.get(hash) ?? null);
  };
  return new DataLoader(find, { cache: false, batchScheduleFn: (start) => setImmediate(start) });
}
