import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { Scope } from '../../../platform/requests/caller.js';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { hashOfSecret, newSecret } from '../../access/secrets.js';
import { type Connection, connection, type Slice } from '../../../platform/graphql/connection.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { type Refused, refused } from '../../../platform/problems/refused.types.js';
import { Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { NoticesRepository } from '../notices/notices.repository.js';
import { Passwords } from '../passwords/passwords.service.js';
import { creationKeys } from '../page-by-creation.js';
import type { ApiTokenMade, ApiTokenRevoked } from './api-token.types.js';
import { type ApiTokenRow, ApiTokensRepository } from './api-tokens.repository.js';
import type { CreateApiTokenInput, RevokeApiTokenInput } from './api-tokens.inputs.js';

/** Tokens of one account that can be used at a time. */
const MOST = 50;
/** Days that a token lasts at most; one of an admin is for a script that is run once. */
const LONGEST = 366;
const LONGEST_OF_ADMINS = 30;
const DAY = 24 * 3_600_000;
/** So that programs that look for leaked secrets know one when they see it. */
const PREFIX = 'tarokk_';

const problems = {
  name: problemKind('token/name', {
    path: 'name',
    text: text(
      'The name of a token has at most 100 characters.',
      'Der Name eines Tokens hat höchstens 100 Zeichen.',
      'A token neve legfeljebb 100 karakter.',
    ),
  }),
  scopes: problemKind('token/scopes', {
    path: 'scopes',
    text: text(
      'Say what the token may be used for.',
      'Gib an, wofür das Token benutzt werden darf.',
      'Add meg, mire használható a token.',
    ),
  }),
  days: problemKind('token/days', {
    path: 'days',
    text: text('A token lasts from 1 to 366 days.', 'Ein Token gilt 1 bis 366 Tage.', 'A token 1–366 napig érvényes.'),
  }),
  notJury: problemKind('token/not-jury', {
    path: 'scopes',
    text: text(
      'Only a member of the jury makes tokens for the jury.',
      'Nur ein Jurymitglied macht Tokens für die Jury.',
      'Zsűri-tokent csak zsűritag készíthet.',
    ),
  }),
  adminDays: problemKind('token/admin-days', {
    path: 'days',
    text: text(
      'A token with the scope ADMIN lasts from 1 to 30 days.',
      'Ein Token mit der Berechtigung ADMIN gilt 1 bis 30 Tage.',
      'Az ADMIN jogosultságú token 1–30 napig érvényes.',
    ),
  }),
  notAdmin: problemKind('token/not-admin', {
    path: 'scopes',
    text: text(
      'Only an admin makes tokens with the scope ADMIN.',
      'Nur ein Admin macht Tokens mit der Berechtigung ADMIN.',
      'ADMIN jogosultságú tokent csak admin készíthet.',
    ),
  }),
  tooMany: problemKind('token/too-many', {
    text: text(
      'This account has {most} tokens that can be used. Revoke one first.',
      'Dieses Konto hat {most} benutzbare Tokens. Widerrufe zuerst eines.',
      'Ennek a fióknak {most} használható tokenje van. Előbb vonj vissza egyet.',
    ),
  }),
  unknown: problemKind('token/unknown', {
    path: 'id',
    text: text(
      'You have no such token, or it is revoked already.',
      'Ein solches Token hast du nicht, oder es ist schon widerrufen.',
      'Nincs ilyen tokened, vagy már vissza van vonva.',
    ),
  }),
};

@Injectable()
export class ApiTokens {
  constructor(
    private readonly repository: ApiTokensRepository,
    private readonly notices: NoticesRepository,
    private readonly passwords: Passwords,
    private readonly writes: Writes,
  ) {}

  async list(accountId: string, slice: Slice, onlyUsable: boolean): Promise<Connection<ApiTokenRow>> {
    const rows = await this.repository.list(accountId, slice, onlyUsable);
    return connection(rows, slice, creationKeys, () => this.repository.count(accountId, onlyUsable));
  }

  async create(caller: AccountCaller, options: CreateApiTokenInput): Promise<ApiTokenMade | Refused> {
    const misfit = tokenRefusal(options, caller);
    if (misfit !== null) return misfit;
    const { password, name, days, scopes } = options;
    const tooMany = await this.passwords.countAttempt(caller);
    if (tooMany !== null) return tooMany;
    const made: { secret?: string } = {};
    const answer = await this.writes.run<ApiTokenMade>(
      caller,
      { action: 'createApiToken', key: options.idempotencyKey, input: { name, days, scopes } },
      async (transaction) => {
        const account = await this.passwords.confirmed(transaction, caller, password, 'password');
        if (isRefused(account)) return account;
        const accountId = account.id;
        if ((await this.repository.countUsable(transaction, accountId)) >= MOST) {
          return refused(problems.tooMany({ most: MOST }));
        }
        made.secret = PREFIX + newSecret();
        const { id } = await this.repository.create(transaction, {
          accountId,
          name,
          scopes: [...new Set<Scope>(['read', ...scopes])],
          tokenHash: hashOfSecret(made.secret),
          expiresAt: new Date(Date.now() + days * DAY),
        });
        await this.notices.tell(transaction, accountId, 'token-made', { name });
        await record(transaction, { type: 'token-made', id: accountId });
        return { __typename: 'ApiTokenMade', tokenId: id };
      },
    );
    if (isRefused(answer)) return answer;
    await this.passwords.forgetAttempts(caller);
    return { __typename: 'ApiTokenMade', tokenId: answer.tokenId, ...made };
  }

  revoke(
    caller: AccountCaller,
    { idempotencyKey: key, tokenId: id }: RevokeApiTokenInput,
  ): Promise<ApiTokenRevoked | Refused> {
    return this.writes.run<ApiTokenRevoked>(
      caller,
      { action: 'revokeApiToken', key, input: { id } },
      async (transaction) => {
        const isRevoked = await this.repository.revoke(transaction, caller.account.id, id);
        if (!isRevoked) return refused(problems.unknown());
        await record(transaction, { type: 'access-changed', id: caller.account.id });
        return { __typename: 'ApiTokenRevoked', tokenId: id };
      },
    );
  }
}

function tokenRefusal({ name, scopes, days }: CreateApiTokenInput, { account }: AccountCaller): Refused | null {
  if (Array.from(name).length > 100) return refused(problems.name());
  if (scopes.length === 0) return refused(problems.scopes());
  if (days < 1 || days > LONGEST) return refused(problems.days());
  if (scopes.includes('jury') && !account.jury) return refused(problems.notJury());
  if (!scopes.includes('admin')) return null;
  if (!account.admin) return refused(problems.notAdmin());
  return days > LONGEST_OF_ADMINS ? refused(problems.adminDays()) : null;
}
