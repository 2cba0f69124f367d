import type { DemoPlan } from '../plan/demo.js';
import type { Progress } from './progress.js';
import type { Register } from './register.js';
import { sideBySide } from './side-by-side.js';
import { REFUSED, Visitor } from './visitor.js';

/** Of all accounts of the demo. */
export const PASSWORD = 'tarokk-demo';
/** Of the one captain who has set a PIN. */
export const PIN = '212121';

interface LoggedIn {
  readonly me: { readonly account: { readonly id: string }; readonly person: { readonly id: string } };
}

const LOGGED_IN = `... on LoggedIn { me { account { id } person { id } } } ${REFUSED}`;
const BECOME_FIRST_ADMIN = `mutation ($token: String!, $name: Name!, $username: Name!, $password: String!) {
  becomeFirstAdmin(input: { token: $token, name: $name, jury: true, username: $username, password: $password }) { ${LOGGED_IN} } }`;
const ACCEPT = `mutation ($token: String!, $username: Name!, $password: String!) {
  acceptInvitation(input: { token: $token, username: $username, password: $password }) { ${LOGGED_IN} } }`;
const INVITE = `mutation ($key: IdempotencyKey!, $personId: UUID!) {
  invite(input: { idempotencyKey: $key, personId: $personId }) { ... on InvitationMade { address account { id } } ${REFUSED} } }`;
const SET_OFFICES = `mutation ($key: IdempotencyKey!, $accountId: UUID!, $jury: Boolean!, $admin: Boolean!, $reason: Words!) {
  setOffices(input: { idempotencyKey: $key, accountId: $accountId, jury: $jury, admin: $admin, reason: $reason }) {
    ... on OfficesSet { account { id } } ${REFUSED} } }`;
const ADD_PERSON = `mutation ($key: IdempotencyKey!, $name: Name!) {
  addPerson(input: { idempotencyKey: $key, name: $name }) { ... on PersonSaved { person { id } } ${REFUSED} } }`;

const MY_ACCOUNT = '{ me { account { id } } }';
const CREATE_TOKEN = `mutation ($key: IdempotencyKey!, $name: Name!, $scopes: [Scope!]!, $days: Int!, $password: String!) {
  createApiToken(input: { idempotencyKey: $key, name: $name, scopes: $scopes, days: $days, password: $password }) { ... on ApiTokenMade { secret } ${REFUSED} } }`;
const SET_PIN = `mutation ($key: IdempotencyKey!, $password: String!, $pin: String!) {
  setPin(input: { idempotencyKey: $key, password: $password, pin: $pin }) { ... on PinSaved { done } ${REFUSED} } }`;

/** The first admin, by the link that the terminal of the server shows; until there is a jury they are of it too. */
export async function foundOffice(url: string, link: string, { admin }: DemoPlan, register: Register): Promise<void> {
  const visitor = new Visitor(url);
  const { me } = await visitor.ask<LoggedIn>(BECOME_FIRST_ADMIN, {
    ...credentialsOf(admin),
    token: tokenOf(link),
    name: admin,
  });
  register.enterPerson(admin, me.person.id);
  register.enterVisitor(admin, visitor);
}

/** Everybody of whom the plan tells, and accounts for the jury and for whoever is needed to act for a team. */
export async function enterPeople(url: string, plan: DemoPlan, register: Register, progress: Progress): Promise<void> {
  const { jurors, guests, before, now } = plan;
  const teams = new Set([...before.teams, ...now.teams]);
  const admin = register.visitor(plan.admin);
  const everybody = [...jurors, ...guests, ...[...teams].flatMap(({ members }) => members)];
  await sideBySide(everybody, AT_A_TIME, async (name) => {
    const { person } = await admin.ask<{ readonly person: { readonly id: string } }>(ADD_PERSON, { name });
    register.enterPerson(name, person.id);
  });
  const captains = [...teams].map(({ members: [captain] }) => captain!);
  const withAccount = [...captains, ...jurors, playingJuror(plan), playerOf(plan)];
  let done = 0;
  await sideBySide(withAccount, AT_A_TIME, async (name) => {
    const accountId = await invite(url, admin, name, register);
    if (jurors.includes(name) || name === playingJuror(plan)) {
      await admin.ask(SET_OFFICES, { accountId, jury: true, admin: false, reason: register.words.office.appointed });
    }
    progress('accounts', ++done, withAccount.length);
  });
}

/** @returns the id of the account */
async function invite(url: string, by: Visitor, name: string, register: Register): Promise<string> {
  const personId = register.person(name);
  const { address, account } = await by.ask<{ readonly address: string; readonly account: { readonly id: string } }>(
    INVITE,
    { personId },
  );
  const visitor = new Visitor(url);
  await visitor.ask(ACCEPT, { ...credentialsOf(name), token: tokenOf(address) });
  register.enterVisitor(name, visitor);
  return account.id;
}

/** The admin leaves the jury, of which they were only to found the office. */
export async function leaveJury(admin: Visitor, { words }: Register): Promise<void> {
  const { account } = await admin.ask<{ readonly account: { readonly id: string } }>(MY_ACCOUNT);
  await admin.ask(SET_OFFICES, {
    accountId: account.id,
    jury: false,
    admin: true,
    reason: words.office.appointed,
  });
}

/** Lets a program of somebody read and hand in sheets for a year; answers with the secret. */
export async function letProgramIn(by: Visitor, { words }: Register): Promise<string> {
  const token = { name: words.office.program, scopes: ['READ', 'SUBMIT'], days: 366, password: PASSWORD };
  return (await by.ask<{ readonly secret: string }>(CREATE_TOKEN, token)).secret;
}

/** From now on they are asked for it when they confirm a match. */
export async function setPin(by: Visitor): Promise<void> {
  await by.ask(SET_PIN, { password: PASSWORD, pin: PIN });
}

/** A jury member who plays too, and leaves the matches of their team to others (D12). */
export function playingJuror({ now }: DemoPlan): string {
  return now.teams[0]!.members[1]!;
}

/** Somebody with an account who is no captain. */
export function playerOf({ now }: DemoPlan): string {
  return now.teams[1]!.members[1]!;
}

const AT_A_TIME = 4;

export function usernameOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(' ', '.');
}

function credentialsOf(name: string): { readonly username: string; readonly password: string } {
  return { username: usernameOf(name), password: PASSWORD };
}

/** What stands behind `#` of a link. */
function tokenOf(link: string): string {
  return link.split('#')[1]!;
}
