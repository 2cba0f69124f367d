import { getNamedType, type GraphQLInputType, isInputObjectType } from 'graphql';
import { raw } from '../ask.js';
import { attempt, documentOf, queryFields } from './arguments.js';
import { mutations } from './mutations.js';
import { queries, type QueryRow } from './queries.js';
import { type Role, roles } from './setup.js';
import { alone, type Setups } from './setups.js';
import type { Watch } from './watch.js';

/**
 * What each role came to: `yes`, `nothing` (nothing was shown, nothing was done), or the code with which it was refused; nothing of a
 * role that did not try.
 */
export type Outcomes = Readonly<Partial<Record<Role, string>>>;
export type Matrix = ReadonlyMap<string, Outcomes>;

/** One attempt at a mutation. */
export interface Tried {
  readonly name: string;
  readonly role: Role;
  /** `done` or a code. */
  readonly outcome: string;
  readonly request: string;
}

/** Several rows at a time; most of their time goes to waiting for the office. */
const AT_ONCE = 6;

/**
 * Tries every mutation as every role that `isTried` names.
 *
 * @param refused the roles that are tried first, since all of them can try the same: a refusal changes nothing
 */
export async function tryMutations(
  setups: Setups,
  isTried: (name: string, role: Role) => boolean,
  refused: (name: string, role: Role) => boolean,
): Promise<readonly Tried[]> {
  const names = Object.keys(mutations);
  const tryOne = (name: string): Promise<readonly Tried[]> => {
    const chosen = roles.filter((role) => isTried(name, role));
    const [first, last] = [true, false].map((each) => chosen.filter((role) => refused(name, role) === each));
    return tryMutation(setups, name, [...first!, ...last!]);
  };
  const tried = await inParallel(
    names.filter((name) => !alone.includes(name)),
    tryOne,
  );
  for (const name of alone) {
    tried.set(name, await tryOne(name));
    setups.today();
  }
  return names.flatMap((name) => tried.get(name)!);
}

async function tryMutation(setups: Setups, name: string, chosen: readonly Role[]): Promise<readonly Tried[]> {
  const { given, season } = mutations[name]!;
  let setup = await setups.setup(season);
  let options = await given(setup);
  const tried: Tried[] = [];
  for (const role of chosen) {
    const { outcome, answer } = await attempt(setup[role], name, options);
    tried.push({ name, role, outcome, request: answer.requestId! });
    if (outcome !== 'done' || role === chosen.at(-1)) continue;
    // What is done is done: the next one tries it on something new.
    setup = await setups.setup(season);
    options = await given(setup);
  }
  return tried;
}

/** Their writes carry no request: they are no acts of which the log tells. */
const unnamed = ['login', 'logout'];

export async function matrixOfMutations(tried: readonly Tried[], watch: Watch): Promise<Matrix> {
  const changed = await watch.changedBy(tried.map(({ request }) => request));
  const matrix = new Map<string, Outcomes>();
  for (const { name, role, outcome, request } of tried) {
    const row = matrix.get(name) ?? {};
    const isDone = changed.has(request) || unnamed.includes(name);
    matrix.set(name, { ...row, [role]: outcome !== 'done' ? outcome : isDone ? 'yes' : 'nothing' });
  }
  return matrix;
}

/** Mutations of which nobody else has to know, and why. */
export const unrecorded: Readonly<Record<string, string>> = {
  startDraft: 'a draft is its side’s own; only one of a Grand Prix is told of (D42)',
  saveDraft: 'as above',
  deleteDraft: 'as above',
  checkSealed: 'nothing has been said yet: a wrong guess is counted, and the tenth is told to whose it would be',
  login: 'who logs in is nobody’s news',
  markNoticesSeen: 'what somebody has read is their own',
};

/** Mutations that have changed something without recording an event, and that stand in no list of exceptions. */
export async function silentMutations(tried: readonly Tried[], watch: Watch): Promise<readonly string[]> {
  const requests = tried.filter(({ outcome }) => outcome === 'done').map(({ request }) => request);
  const [changed, recorded] = [await watch.changedBy(requests), await watch.recordedBy(requests)];
  const silent = tried.filter(({ request }) => changed.has(request) && !recorded.has(request));
  return [...new Set(silent.map(({ name }) => name))].filter((name) => !Object.hasOwn(unrecorded, name));
}

/** What refused attempts have left in the database all the same. */
export async function leftByRefusals(tried: readonly Tried[], watch: Watch): Promise<readonly string[]> {
  const refused = tried.filter(({ outcome }) => outcome !== 'done');
  const changed = await watch.changedBy(refused.map(({ request }) => request));
  return refused.flatMap(({ name, role, request }) =>
    (changed.get(request) ?? []).map((relation) => `${name} by ${role}: ${relation}`),
  );
}

export async function matrixOfQueries(setups: Setups): Promise<Matrix> {
  const done = await inParallel(queries, (row) => outcomesOfQuery(setups, row));
  return new Map(queries.map((row) => [nameOf(row), done.get(row)!]));
}

async function outcomesOfQuery(
  setups: Setups,
  { field, given, selection, season = 'past', shows = [] }: QueryRow,
): Promise<Outcomes> {
  const setup = await setups.setup(season);
  const options = await given(setup);
  const document = documentOf('query', queryFields[field]!, Object.keys(options), selection);
  return ofEachRole(async (role) => {
    const { data, errors } = await raw(setup[role], document, options);
    if (errors.length > 0) return String(errors[0]!.extensions['code']);
    return isShown(data![field], shows) ? 'yes' : 'nothing';
  });
}

export function isShown(answer: unknown, shows: readonly string[]): boolean {
  const shown = shows.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], answer);
  return shown != null && !(Array.isArray(shown) && shown.length === 0);
}

export async function ofEachRole(outcome: (role: Role) => Promise<string>): Promise<Outcomes> {
  const pairs = await Promise.all(roles.map(async (role) => [role, await outcome(role)] as const));
  return Object.fromEntries(pairs) as Record<Role, string>;
}

/** As the document calls a row: a field, and what of it is meant. */
export function nameOf({ field, of }: Pick<QueryRow, 'field' | 'of'>): string {
  return of === undefined ? field : `${field}: ${of}`;
}

/** Fields of `Query` with an argument that names an object by its id. */
export function queriesByIds(): readonly string[] {
  return Object.values(queryFields)
    .filter(
      ({ name, args }) =>
        // The search finds something of which nobody had the id.
        name === 'search' || args.some((each) => /^id$|Id$/.test(each.name) || namesAnObject(each.type)),
    )
    .map(({ name }) => name);
}

function namesAnObject(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return Object.values(named.getFields()).some((field) => namesAnObject(field.type));
  return named.name === 'UUID' || named.name === 'ID';
}

async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<Map<T, R>> {
  const done = new Map<T, R>();
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) done.set(next, await work(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}
