import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { Answer } from '../office.js';
import { projectRoot } from '../project.js';

/** What arguments are given, by their names, or by `field.argument` at the root; a field whose arguments are not here is left out. */
export type Pool = Readonly<Record<string, readonly Given[]>>;
type Given = string | number | boolean | { readonly [field: string]: Given };

/** Of each list so many are read. */
const ITEMS = 3;

const schema = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'));

type Field = GraphQLField<unknown, unknown>;
type Path = readonly { readonly field: Field; readonly call: string; readonly on: GraphQLNamedType }[];

/**
 * Queries that read everything the schema has: for each way from the root to a type, without going in a circle, one that reads
 * all its fields that hold values. A field that the schema gets tomorrow is in them without anybody's doing.
 * @param steps how many fields lead from the root to what is read
 * @param closed beginnings that lead nowhere, as `leadsNowhere` says: no more than their own values is asked
 */
export function queriesOfSchema(pool: Pool, steps: number, closed: ReadonlySet<string>): readonly string[] {
  return selectionsFrom(schema.getQueryType()!, pool, steps, closed);
}

/** The same for what can be subscribed to: everything that comes with a change. */
export function subscriptionsOfSchema(pool: Pool, steps: number, closed: ReadonlySet<string>): readonly string[] {
  return selectionsFrom(schema.getSubscriptionType()!, pool, steps, closed).map(subscribed);
}

/** With what a way from the root can begin, `match(id: "…")`, and what asks whether it leads anywhere. */
export interface Beginning {
  readonly call: string;
  readonly isThere: string;
  /** Asks only for what there is one step further on. */
  readonly goesOn: string;
}

export function beginningsOfQueries(pool: Pool): readonly Beginning[] {
  return beginningsFrom(schema.getQueryType()!, pool);
}

export function beginningsOfSubscriptions(pool: Pool): readonly Beginning[] {
  return beginningsFrom(schema.getSubscriptionType()!, pool).map(({ call, isThere, goesOn }) => ({
    call,
    isThere: subscribed(isThere),
    goesOn: subscribed(goesOn),
  }));
}

function beginningsFrom(root: GraphQLObjectType, pool: Pool): readonly Beginning[] {
  const fields = Object.values(root.getFields()).filter(({ type }) => !isLeafType(getNamedType(type)));
  return fields.flatMap((field) =>
    callsOf(field, pool, true).map((call) => ({
      call,
      isThere: `{ ${call} { __typename } }`,
      goesOn: `{ ${call} ${stepsFrom(getNamedType(field.type))} }`,
    })),
  );
}

/** The names of what the fields of a type lead to; a field that needs arguments may lead somewhere. */
function stepsFrom(type: GraphQLNamedType): string {
  const parts = concrete(type).map((each, index) => {
    const onward = fieldsOf(each).filter((field) => !isLeafType(getNamedType(field.type)));
    const steps = onward.map((field) => {
      const alias = `${field.name}${String(index)}`;
      return needsArguments(field) ? `${alias}: __typename` : `${alias}: ${field.name} { __typename }`;
    });
    return steps.length === 0 ? '' : `... on ${each.name} { ${steps.join(' ')} }`;
  });
  return `{ __typename ${parts.join(' ')} }`;
}

type Asked = (document: string) => Promise<Pick<Answer, 'data' | 'errors'>>;

/** Whether a beginning answers somebody with nothing, or with something that has nothing behind it, whatever is asked. */
export async function leadsNowhere({ isThere, goesOn }: Beginning, ask: Asked): Promise<boolean> {
  const found = async (document: string) => {
    const { data, errors } = await ask(document);
    return { values: Object.values(data ?? {}).flat(), isWhole: errors.length === 0 };
  };
  const there = await found(isThere);
  if (there.values.every((value) => value === null)) return true;
  // Where a step is refused, others may still be open.
  const { values, isWhole } = await found(goesOn);
  const isNothing = (step: unknown): boolean => step === null || (Array.isArray(step) && step.length === 0);
  const steps = values.flatMap((value) => Object.entries(value as object).filter(([name]) => name !== '__typename'));
  return isWhole && steps.every(([, step]) => isNothing(step));
}

const subscribed = (selection: string): string => `subscription ${selection}`;

/** What the pool names and the schema does not have. */
export function unknownTo(pool: Pool): readonly string[] {
  const roots = [schema.getQueryType()!, schema.getSubscriptionType()!].flatMap((root) =>
    Object.values(root.getFields()),
  );
  const known = new Set([
    ...Object.keys(schema.getTypeMap()),
    ...roots.flatMap(({ name, args }) => args.flatMap((argument) => [argument.name, `${name}.${argument.name}`])),
  ]);
  return Object.keys(pool).filter((name) => !known.has(name));
}

function selectionsFrom(
  root: GraphQLObjectType,
  pool: Pool,
  steps: number,
  closed: ReadonlySet<string>,
): readonly string[] {
  const queries: string[] = [];
  const walk = (path: Path, type: GraphQLNamedType): void => {
    const leaves = leavesOf(type);
    if (leaves !== '') queries.push(written(path, leaves));
    if (path.length === steps || closed.has(path[0]!.call)) return;
    for (const each of concrete(type)) {
      for (const field of fieldsOf(each)) {
        const inner = getNamedType(field.type);
        if (isLeafType(inner) || path.some(({ on, field: gone }) => gone === field || on === inner)) continue;
        for (const call of callsOf(field, pool, false)) walk([...path, { field, call, on: each }], inner);
      }
    }
  };
  for (const field of Object.values(root.getFields())) {
    const inner = getNamedType(field.type);
    for (const call of callsOf(field, pool, true)) {
      const path: Path = [{ field, call, on: root }];
      if (isLeafType(inner)) queries.push(`{ ${call} }`);
      else walk(path, inner);
    }
  }
  return queries;
}

function written(path: Path, leaves: string): string {
  const selection = path.toReversed().reduce((inside, { call, on }, index) => {
    const own = `${call} ${inside}`;
    // Behind the first one comes, of a union or interface, one of its types.
    return index === path.length - 1 ? `{ ${own} }` : `{ ... on ${on.name} { ${own} } }`;
  }, leaves);
  return selection;
}

/** The fields of a type that hold values; of a union those of all its types, each under a name of its own. */
function leavesOf(type: GraphQLNamedType): string {
  const parts = concrete(type).map((each, index) => {
    const own = fieldsOf(each).filter((field) => isLeafType(getNamedType(field.type)) && !needsArguments(field));
    if (own.length === 0) return '';
    return `... on ${each.name} { ${own.map(({ name }) => `${name}${String(index)}: ${name}`).join(' ')} }`;
  });
  const written = parts.filter((part) => part !== '').join(' ');
  return written === '' ? '' : `{ __typename ${written} }`;
}

function concrete(type: GraphQLNamedType): readonly GraphQLNamedType[] {
  return isUnionType(type) || isInterfaceType(type) ? schema.getPossibleTypes(type) : [type];
}

function fieldsOf(type: GraphQLNamedType): readonly Field[] {
  return isObjectType(type) ? Object.values(type.getFields()) : [];
}

function needsArguments({ args }: Field): boolean {
  return args.some(isNeeded);
}

function isNeeded({ type, defaultValue }: GraphQLArgument): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}

/** The field with every choice of what it needs; none where the pool has nothing for it. */
function callsOf(field: Field, pool: Pool, isRoot: boolean): readonly string[] {
  const wanted = field.args.filter((argument) => isNeeded(argument) || isOffered(field, argument, pool, isRoot));
  let calls: readonly (readonly string[])[] = [[]];
  for (const argument of wanted) {
    const values = valuesOf(field, argument, pool, isRoot);
    calls = calls.flatMap((given) => values.map((value) => [...given, `${argument.name}: ${value}`]));
  }
  const pages = field.args.some(({ name }) => name === 'first') ? [`first: ${String(ITEMS)}`] : [];
  return calls.map((given) => {
    const all = [...given, ...pages];
    return all.length === 0 ? field.name : `${field.name}(${all.join(', ')})`;
  });
}

function isOffered(field: Field, { name }: GraphQLArgument, pool: Pool, isRoot: boolean): boolean {
  return isRoot && pool[`${field.name}.${name}`] !== undefined;
}

function valuesOf(field: Field, argument: GraphQLArgument, pool: Pool, isRoot: boolean): readonly string[] {
  const type = getNamedType(argument.type);
  const known = (isRoot ? pool[`${field.name}.${argument.name}`] : undefined) ?? pool[argument.name] ?? pool[type.name];
  if (known !== undefined) return known.map(isEnumType(type) ? String : literal);
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  return [];
}

/** As it is written in a query, where the names of fields stand without quotes. */
function literal(value: Given): string {
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, of]) => `${name}: ${literal(of)}`)
    .join(', ')} }`;
}
