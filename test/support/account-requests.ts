import assert from 'node:assert/strict';
import { hash } from '@node-rs/argon2';
import { graphql, refused, textOf } from './ask.js';
import { type Client, client, type Given, type Person } from './given.js';
import type { Office } from './office.js';

/** Requests about accounts, as a page would send them. */
export const requests = {
  login: graphql(
    `mutation ($name: Name!, $password: String!) {
      login(input: { name: $name, password: $password }) {
        ... on LoggedIn { me { username account { id username } person { contact { email } } } }
        ...refused
      }
    }`,
    [refused],
  ),
  me: graphql('{ me { username account { id username jury admin state } person { id name } pin language } }'),
  logout: graphql('mutation { logout { done } }'),
  logoutEverywhere: graphql(
    `mutation ($keep: [UUID!]! = []) {
      logoutEverywhere(input: { keepTokenIds: $keep }) { ... on LoggedOut { done } ...refused }
    }`,
    [refused],
  ),
  logins: graphql('{ me { logins { nodes { id current userAgent } } } }'),
  revokeLogin: graphql(
    `mutation ($key: IdempotencyKey!, $id: UUID!) {
      revokeLogin(input: { idempotencyKey: $key, loginId: $id }) { ... on LoginRevoked { loginId } ...refused }
    }`,
    [refused],
  ),
  changePassword: graphql(
    `mutation ($key: IdempotencyKey!, $password: String!, $newPassword: String!, $keep: [UUID!]! = []) {
      changePassword(input: { idempotencyKey: $key, password: $password, newPassword: $newPassword, keepTokenIds: $keep }) {
        ... on PasswordChanged { done }
        ...refused
      }
    }`,
    [refused],
  ),
  invite: graphql(
    `mutation ($key: IdempotencyKey!, $personId: UUID!, $email: EmailAddress, $language: Language) {
      invite(input: { idempotencyKey: $key, personId: $personId, email: $email, language: $language }) {
        ... on InvitationMade { address mailed account { id state person { name } } link { delivery expiresAt } }
        ...refused
      }
    }`,
    [refused],
  ),
  acceptInvitation: graphql(
    `mutation ($token: String!, $username: Name!, $password: String!) {
      acceptInvitation(input: { token: $token, username: $username, password: $password }) {
        ... on LoggedIn { me { username account { state } } }
        ...refused
      }
    }`,
    [refused],
  ),
  becomeFirstAdmin: graphql(
    `mutation ($token: String!, $name: Name!, $jury: Boolean! = false, $username: Name!, $password: String!) {
      becomeFirstAdmin(input: { token: $token, name: $name, jury: $jury, username: $username, password: $password }) {
        ... on LoggedIn { me { username account { admin jury } person { name } } }
        ...refused
      }
    }`,
    [refused],
  ),
  requestPasswordReset: graphql(
    `mutation ($name: Name!) {
      requestPasswordReset(input: { name: $name }) { ... on PasswordResetRequested { done } ...refused }
    }`,
    [refused],
  ),
  makeResetLink: graphql(
    `mutation ($key: IdempotencyKey!, $accountId: UUID!) {
      makeResetLink(input: { idempotencyKey: $key, accountId: $accountId }) {
        ... on ResetLinkMade { address mailed link { delivery expiresAt } }
        ...refused
      }
    }`,
    [refused],
  ),
  resetPassword: graphql(
    `mutation ($token: String!, $password: String!) {
      resetPassword(input: { token: $token, password: $password }) { ... on LoggedIn { me { username } } ...refused }
    }`,
    [refused],
  ),
  setOffices: graphql(
    `mutation ($key: IdempotencyKey!, $accountId: UUID!, $jury: Boolean!, $admin: Boolean!) {
      setOffices(
        input: { idempotencyKey: $key, accountId: $accountId, jury: $jury, admin: $admin, reason: "As the meeting decided" }
      ) {
        ... on OfficesSet { account { jury admin } }
        ...refused
      }
    }`,
    [refused],
  ),
  closeAccount: graphql(
    `mutation ($key: IdempotencyKey!, $accountId: UUID!) {
      closeAccount(input: { idempotencyKey: $key, accountId: $accountId, reason: "He left" }) {
        ... on AccountClosed { account { state } }
        ...refused
      }
    }`,
    [refused],
  ),
  reopenAccount: graphql(
    `mutation ($key: IdempotencyKey!, $accountId: UUID!) {
      reopenAccount(input: { idempotencyKey: $key, accountId: $accountId, reason: "He is back" }) {
        ... on AccountReopened { account { state } }
        ...refused
      }
    }`,
    [refused],
  ),
  createApiToken: graphql(
    `mutation ($key: IdempotencyKey!, $name: Name!, $scopes: [Scope!]!, $days: Int!, $password: String!) {
      createApiToken(
        input: { idempotencyKey: $key, name: $name, scopes: $scopes, days: $days, password: $password }
      ) {
        ... on ApiTokenMade { secret apiToken { id name scopes lastUsedAt } }
        ...refused
      }
    }`,
    [refused],
  ),
  revokeApiToken: graphql(
    `mutation ($key: IdempotencyKey!, $id: UUID!) {
      revokeApiToken(input: { idempotencyKey: $key, tokenId: $id }) { ... on ApiTokenRevoked { tokenId } ...refused }
    }`,
    [refused],
  ),
  apiTokens: graphql('{ me { apiTokens { nodes { id name scopes lastUsedAt revokedAt } } } }'),
  setPin: graphql(
    `mutation ($key: IdempotencyKey!, $password: String!, $pin: String!) {
      setPin(input: { idempotencyKey: $key, password: $password, pin: $pin }) { ... on PinSaved { done } ...refused }
    }`,
    [refused],
  ),
  removePin: graphql(
    `mutation ($key: IdempotencyKey!, $password: String!) {
      removePin(input: { idempotencyKey: $key, password: $password }) { ... on PinSaved { done } ...refused }
    }`,
    [refused],
  ),
  notices: graphql('{ me { notices { nodes { id kind message(language: EN) by { name } } } } }'),
  markNoticesSeen: graphql(
    `mutation ($key: IdempotencyKey!, $ids: [UUID!]!) {
      markNoticesSeen(input: { idempotencyKey: $key, ids: $ids }) {
        ... on NoticesSeen { me { notices { nodes { id } } } }
        ...refused
      }
    }`,
    [refused],
  ),
  setContact: graphql(
    `mutation ($key: IdempotencyKey!, $personId: UUID!, $email: Name, $password: String) {
      setContact(input: { idempotencyKey: $key, personId: $personId, email: $email, password: $password }) {
        ... on PersonSaved { person { contact { email } } }
        ...refused
      }
    }`,
    [refused],
  ),
  setLanguage: graphql(
    `mutation ($key: IdempotencyKey!, $language: Language!) {
      setLanguage(input: { idempotencyKey: $key, language: $language }) { ... on LanguageSet { me { language } } ...refused }
    }`,
    [refused],
  ),
};

/** Somebody who has logged in with a password, as a browser does. */
export async function loggedIn(office: Pick<Office, 'url'>, name: string, password: string): Promise<Client> {
  const response = await fetch(`${office.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: textOf(requests.login), variables: { name, password } }),
  });
  const [cookie] = response.headers.getSetCookie();
  assert.ok(cookie !== undefined, await response.text());
  return client(office, { cookie: cookie.split(';')[0]! });
}

/** The token behind `#` of a link. */
export function tokenOf(address: string | null | undefined): string {
  return address?.split('#')[1] ?? '';
}

/** Makes an account one that can be logged in to; cheap costs are enough for a test. */
export async function givePassword(
  { database }: Given,
  { accountId }: { readonly accountId: string },
  username: string,
  password: string,
): Promise<void> {
  const passwordHash = await hash(password, { memoryCost: 64, timeCost: 1 });
  await database.query('UPDATE "account" SET "username" = $2, "password_hash" = $3 WHERE "id" = $1', [
    accountId,
    username,
    passwordHash,
  ]);
}

export async function giveEmail({ database }: Given, { id }: Person, email: string): Promise<void> {
  await database.query('INSERT INTO "contact" ("person_id", "email") VALUES ($1, $2)', [id, email]);
}
