import { Injectable } from '@nestjs/common';
import { text } from '@tarokk/rules';
import type { Scope } from '../../../platform/requests/caller.js';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { hashOfSecret, newSecret } from '../../access/secrets.js';
import { type Connection, connection, type Slice } from '../../../platform/graphql/connection.js';
import { isRefused } from '../../../platform/graphql/problems/is-refused.js';
import type { Refused } from '../../../platform/graphql/problems/refused.types.js';
import { Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { AccountsRepository } from '../accounts.repository.js';
import { Passwords } from '../passwords/passwords.service.js';
import { creationKeys } from '../page-by-creation.js';
import { refusedByOffice } from '../refused-by-office.js';
import type { ApiTokenMade, ApiTokenRevoked } from './api-token.types.js';
import { type ApiTokenRow, ApiTokensRepository } from './api-tokens.repository.js';

/** Tokens of one account that can be used at a time. */
const MOST = 50;
/** Days that a token lasts at most; one of an admin is for a script that is run once. */
const LONGEST = 366;
const LONGEST_OF_ADMINS = 30;
const DAY = 24 * 3_600_000;
/** So that programs that look for leaked secrets know one when they see it. */
const PREFIX = 'tarokk_';

export interface TokenOptions {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly days: number;
  /** For the scope `admin` alone. */
  readonly password: string | null;
}

const words = {
  name: text(
    'The name of a token has at most 100 characters.',
    'Der Name eines Tokens hat höchstens 100 Zeichen.',
    'A token neve legfeljebb 100 karakter.',
  ),
  scopes: text(
    'Say what the token may be used for.',
    'Gib an, wofür das Token benutzt werden darf.',
    'Add meg, mire használható a token.',
  ),
  days: text('A token lasts from 1 to 366 days.', 'Ein Token gilt 1 bis 366 Tage.', 'A token 1–366 napig érvényes.'),
  notJury: text(
    'Only a member of the jury makes tokens for the jury.',
    'Nur ein Jurymitglied macht Tokens für die Jury.',
    'Zsűri-tokent csak zsűritag készíthet.',
  ),
  adminDays: text(
    'A token with the scope ADMIN lasts from 1 to 30 days.',
    'Ein Token mit der Berechtigung ADMIN gilt 1 bis 30 Tage.',
    'Az ADMIN jogosultságú token 1–30 napig érvényes.',
  ),
  notAdmin: text(
    'Only an admin makes tokens with the scope ADMIN.',
    'Nur ein Admin macht Tokens mit der Berechtigung ADMIN.',
    'ADMIN jogosultságú tokent csak admin készíthet.',
  ),
  passwordNeeded: text(
    'A token with the scope ADMIN needs the password of the account.',
    'Ein Token mit der Berechtigung ADMIN braucht das Passwort des Kontos.',
    'ADMIN jogosultságú tokenhez a fiók jelszava kell.',
  ),
  tooMany: text(
    'This account has {most} tokens that can be used. Revoke one first.',
    'Dieses Konto hat {most} benutzbare Tokens. Widerrufe zuerst eines.',
    'Ennek a fióknak {most} használható tokenje van. Előbb vonj vissza egyet.',
  ),
  unknown: text(
    'You have no such token, or it is revoked already.',
    'Ein solches Token hast du nicht, oder es ist schon widerrufen.',
    'Nincs ilyen tokened, vagy már vissza van vonva.',
  ),
};

@Injectable()
export class ApiTokens {
  constructor(
    private readonly repository: ApiTokensRepository,
    private readonly accounts: AccountsRepository,
    private readonly passwords: Passwords,
    private readonly writes: Writes,
  ) {}

  async list(accountId: string, slice: Slice): Promise<Connection<ApiTokenRow>> {
    const rows = await this.repository.list(accountId, slice);
    return connection(rows, slice, creationKeys, () => this.repository.count(accountId));
  }

  async create(caller: AccountCaller, key: string, options: TokenOptions): Promise<ApiTokenMade | Refused> {
    const misfit = tokenRefusal(options, caller);
    if (misfit !== null) return misfit;
    const { password, name, days, scopes } = options;
    const ofAdmin = scopes.includes('admin');
    const tooMany = ofAdmin ? await this.passwords.countAttempt(caller) : null;
    if (tooMany !== null) return tooMany;
    const made: { secret?: string } = {};
    const answer = await this.writes.run<ApiTokenMade>(
      caller,
      { action: 'createApiToken', key, input: { name, days, scopes } },
      async (transaction) => {
        const accountId = caller.account.id;
        const account = ofAdmin
          ? await this.passwords.confirmed(transaction, caller, password ?? '', 'password')
          : await this.accounts.lock(transaction, accountId);
        if (account !== null && isRefused(account)) return account;
        if ((await this.repository.countUsable(transaction, accountId)) >= MOST) {
          return refusedByOffice('token/too-many', '', words.tooMany, { most: MOST });
        }
        made.secret = PREFIX + newSecret();
        const { id } = await this.repository.create(transaction, {
          ...{ accountId, name },
          scopes: [...new Set<Scope>(['read', ...scopes])],
          tokenHash: hashOfSecret(made.secret),
          expiresAt: new Date(Date.now() + days * DAY),
        });
        await record(transaction, { type: 'token-made', id: accountId });
        return { __typename: 'ApiTokenMade', tokenId: id };
      },
    );
    if (isRefused(answer)) return answer;
    if (ofAdmin) await this.passwords.forgetAttempts(caller);
    return { __typename: 'ApiTokenMade', tokenId: answer.tokenId, ...made };
  }

  revoke(caller: AccountCaller, key: string, id: string): Promise<ApiTokenRevoked | Refused> {
    return this.writes.run<ApiTokenRevoked>(
      caller,
      { action: 'revokeApiToken', key, input: { id } },
      async (transaction) => {
        const isRevoked = await this.repository.revoke(transaction, caller.account.id, id);
        if (!isRevoked) return refusedByOffice('token/unknown', 'id', words.unknown);
        await record(transaction, { type: 'access-changed', id: caller.account.id });
        return { __typename: 'ApiTokenRevoked', tokenId: id };
      },
    );
  }
}

function tokenRefusal({ name, scopes, days, password }: TokenOptions, { account }: AccountCaller): Refused | null {
  if (Array.from(name).length > 100) return refusedByOffice('token/name', 'name', words.name);
  if (scopes.length === 0) return refusedByOffice('token/scopes', 'scopes', words.scopes);
  if (days < 1 || days > LONGEST) return refusedByOffice('token/days', 'days', words.days);
  if (scopes.includes('jury') && !account.jury) return refusedByOffice('token/not-jury', 'scopes', words.notJury);
  if (!scopes.includes('admin')) return null;
  if (!account.admin) return refusedByOffice('token/not-admin', 'scopes', words.notAdmin);
  if (days > LONGEST_OF_ADMINS) return refusedByOffice('token/admin-days', 'days', words.adminDays);
  return password === null ? refusedByOffice('token/password-needed', 'password', words.passwordNeeded) : null;
}
