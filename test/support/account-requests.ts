import { hash } from '@node-rs/argon2';
import { type Client, type Given, newKey, type Person } from './given.js';
import type { Answer } from './office.js';

/** Requests about accounts, as a page would send them. */
export const requests = {
  login: `mutation ($name: Name!, $password: String!) { login(name: $name, password: $password) {
    ... on LoggedIn { me { username account { id username } person { contact { email } } } } ...problems } }`,
  me: '{ me { username account { id username jury admin state } person { id name } pin language } }',
  logout: 'mutation { logout { done } }',
  logoutEverywhere: 'mutation { logoutEverywhere { done } }',
  logins: '{ me { logins { nodes { id current userAgent } } } }',
  revokeLogin: `mutation ($key: IdempotencyKey!, $id: UUID!) { revokeLogin(idempotencyKey: $key, id: $id) {
    ... on LoginRevoked { loginId } ...problems } }`,
  changePassword: `mutation ($key: IdempotencyKey!, $old: String!, $new: String!) {
    changePassword(idempotencyKey: $key, old: $old, new: $new) { ... on PasswordChanged { done } ...problems } }`,
  invite: `mutation ($key: IdempotencyKey!, $personId: UUID!, $email: EmailAddress, $language: Language) {
    invite(idempotencyKey: $key, personId: $personId, email: $email, language: $language) {
      ... on InvitationMade { address mailed account { id state person { name } } link { delivery expiresAt } } ...problems } }`,
  acceptInvitation: `mutation ($token: String!, $username: Name!, $password: String!) {
    acceptInvitation(token: $token, username: $username, password: $password) {
      ... on LoggedIn { me { username account { state } } } ...problems } }`,
  becomeFirstAdmin: `mutation ($token: String!, $name: Name!, $username: Name!, $password: String!) {
    becomeFirstAdmin(token: $token, name: $name, username: $username, password: $password) {
      ... on LoggedIn { me { username account { admin } person { name } } } ...problems } }`,
  requestPasswordReset: `mutation ($name: Name!) { requestPasswordReset(name: $name) {
    ... on PasswordResetRequested { done } ...problems } }`,
  makeResetLink: `mutation ($key: IdempotencyKey!, $accountId: UUID!) {
    makeResetLink(idempotencyKey: $key, accountId: $accountId) {
      ... on ResetLinkMade { address mailed link { delivery expiresAt } } ...problems } }`,
  resetPassword: `mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) {
    ... on LoggedIn { me { username } } ...problems } }`,
  setOffices: `mutation ($key: IdempotencyKey!, $accountId: UUID!, $jury: Boolean!, $admin: Boolean!) {
    setOffices(idempotencyKey: $key, accountId: $accountId, jury: $jury, admin: $admin, reason: "As the meeting decided") {
      ... on OfficesSet { account { jury admin } } ...problems } }`,
  closeAccount: `mutation ($key: IdempotencyKey!, $accountId: UUID!) {
    closeAccount(idempotencyKey: $key, accountId: $accountId, reason: "He left") {
      ... on AccountClosed { account { state } } ...problems } }`,
  reopenAccount: `mutation ($key: IdempotencyKey!, $accountId: UUID!) {
    reopenAccount(idempotencyKey: $key, accountId: $accountId, reason: "He is back") {
      ... on AccountReopened { account { state } } ...problems } }`,
  createApiToken: `mutation ($key: IdempotencyKey!, $name: Name!, $scopes: [Scope!]!, $days: Int!) {
    createApiToken(idempotencyKey: $key, name: $name, scopes: $scopes, days: $days) {
      ... on ApiTokenMade { secret apiToken { id name scopes lastUsedAt } } ...problems } }`,
  revokeApiToken: `mutation ($key: IdempotencyKey!, $id: UUID!) { revokeApiToken(idempotencyKey: $key, id: $id) {
    ... on ApiTokenRevoked { tokenId } ...problems } }`,
  apiTokens: '{ me { apiTokens { nodes { id name scopes lastUsedAt revokedAt } } } }',
  setPin: `mutation ($key: IdempotencyKey!, $password: String!, $pin: String!) {
    setPin(idempotencyKey: $key, password: $password, pin: $pin) { ... on PinSaved { done } ...problems } }`,
  removePin: `mutation ($key: IdempotencyKey!, $password: String!) {
    removePin(idempotencyKey: $key, password: $password) { ... on PinSaved { done } ...problems } }`,
  notices: '{ me { notices { nodes { id kind message(lang: EN) by { name } } } } }',
  markNoticesSeen: `mutation ($key: IdempotencyKey!, $ids: [UUID!]!) { markNoticesSeen(idempotencyKey: $key, ids: $ids) {
    ... on NoticesSeen { me { notices { nodes { id } } } } ...problems } }`,
  setContact: `mutation ($key: IdempotencyKey!, $personId: UUID!, $email: Name, $password: String) {
    setContact(idempotencyKey: $key, personId: $personId, email: $email, password: $password) {
      ... on PersonSaved { person { contact { email } } } ...problems } }`,
  setLanguage: `mutation ($key: IdempotencyKey!, $language: Language!) {
    setLanguage(idempotencyKey: $key, language: $language) { ... on LanguageSet { me { language } } ...problems } }`,
} as const;

/** What came back, of whichever request. */
export interface Outcome {
  readonly problems?: readonly { readonly code: string; readonly path: string; readonly message: string }[];
  readonly address?: string | null;
  readonly mailed?: boolean | null;
  readonly secret?: string | null;
  readonly account?: { readonly id: string; readonly username: string; readonly state: string };
  readonly person?: Person;
  readonly apiToken?: { readonly id: string };
  readonly [field: string]: unknown;
}

const FRAGMENT = 'fragment problems on Refused { problems { code path message } }';

/** Sends a request with a new idempotency key, unless there is one, and answers with its one field. */
export async function send(
  by: Client,
  request: keyof typeof requests,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Outcome> {
  const { data, errors } = await ask(by, request, variables);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0] as Outcome;
}

/** The whole answer, for requests that are not even executed. */
export function ask(
  by: Client,
  request: keyof typeof requests,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const query = requests[request];
  const keyed = query.includes('$key') ? { key: newKey(), ...variables } : variables;
  return by.graphql(query.includes('...problems') ? `${query}\n${FRAGMENT}` : query, keyed);
}

/** The code with which a request is refused before anything is executed. */
export async function refusalOf(...request: Parameters<typeof ask>): Promise<unknown> {
  const { errors } = await ask(...request);
  return errors[0]?.extensions['code'];
}

export async function codesOf(...request: Parameters<typeof send>): Promise<string[]> {
  const { problems } = await send(...request);
  return (problems ?? []).map(({ code }) => code);
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
