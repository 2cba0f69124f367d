import { type Type } from '@nestjs/common';
import { ArgsType, Field, type FieldMiddleware, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import { MOST_COUNTED } from '../database/counting.js';
import { USUAL_PAGE, usualLimits } from '../configuration/usual-limits.js';
import { PlainText, WholeNumber } from '../inputs/fields.js';

@ArgsType()
export class PageArguments {
  @WholeNumber(
    1,
    usualLimits.page,
    `How many from the beginning, or after \`after\`; 1–${usualLimits.page}, usually ${USUAL_PAGE}.`,
    { nullable: true },
  )
  first?: number | null;

  @PlainText(1_000, 'The cursor of the item before the page.', { nullable: true })
  after?: string | null;

  @WholeNumber(1, usualLimits.page, `How many from the end, or before \`before\`; 1–${usualLimits.page}.`, {
    nullable: true,
  })
  last?: number | null;

  @PlainText(1_000, 'The cursor of the item behind the page.', { nullable: true })
  before?: string | null;
}

/** What part of a list is wanted, in terms of a keyset: `limit` items on one side of a cursor. */
export interface Slice {
  readonly limit: number;
  readonly backwards: boolean;
  /** The sort keys of the item at the edge, which is not part of the page; null at the end of the list. */
  readonly edge: readonly string[] | null;
}

/** @throws GraphQLError when the arguments contradict each other, are out of range, or a cursor is none of ours */
export function sliceOf({ first, after, last, before }: PageArguments): Slice {
  if (first != null && last != null) throw pageError('Give first or last, not both.');
  if (after != null && before != null) throw pageError('Give after or before, not both.');
  const backwards = last != null || before != null;
  if (backwards ? first != null || after != null : last != null)
    throw pageError('first goes with after, last with before.');
  // The largest page is bounded with the other limits, before anything is executed.
  const limit = first ?? last ?? USUAL_PAGE;
  if (limit < 1) throw pageError(`A page has at least one item, not ${limit}.`);
  return { limit, backwards, edge: keysIn(after ?? before ?? null) };
}

/** How many rows a repository should read: one more tells whether there are others. */
export function rowsOf({ limit }: Slice): number {
  return limit + 1;
}

/** Forms of sort keys that are days, or instants as `toISOString` writes them. */
export const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const INSTANT = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])(:[0-5]\d){2}\.\d{3}Z$/;

/**
 * The sort keys at the edge, in the forms that those of this list have; null at the end of the list.
 * @throws GraphQLError for a cursor of another list
 */
export function edgeOf({ edge }: Slice, ...forms: readonly RegExp[]): readonly string[] | null {
  if (edge === null) return null;
  if (edge.length === forms.length && forms.every((form, place) => form.test(edge[place]!))) return edge;
  throw foreignCursor();
}

@ObjectType({ description: 'Where a page stands in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'There are items behind this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'There are items before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first item; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last item; null on an empty page.' })
  endCursor!: string | null;
}

export interface Edge<T> {
  readonly cursor: string;
  readonly node: T;
}

export interface Connection<T> {
  readonly edges: readonly Edge<T>[];
  readonly nodes: readonly T[];
  readonly pageInfo: PageInfo;
  /** How many items the list has; null beyond `MOST_COUNTED`. Counts them when it is called. */
  readonly totalCount: () => Promise<number | null>;
}

/**
 * The page made of rows.
 * @param rows in the direction of reading (backwards: the nearest to the cursor first), `rowsOf(slice)` of them if there are
 * @param keysOf the sort keys of an item, which become its cursor
 * @param count how many items the whole list has, `ROWS_COUNTED` at most: on the same conditions as the rows
 */
export function connection<T>(
  rows: readonly T[],
  slice: Slice,
  keysOf: (item: T) => readonly string[],
  count: () => number | Promise<number>,
): Connection<T> {
  const taken = rows.slice(0, slice.limit);
  const nodes = slice.backwards ? taken.toReversed() : taken;
  const edges = nodes.map((node) => ({ node, cursor: cursorOf(keysOf(node)) }));
  const [more, behindEdge] = [rows.length > slice.limit, slice.edge !== null];
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: slice.backwards ? behindEdge : more,
      hasPreviousPage: slice.backwards ? more : behindEdge,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: async () => {
      const counted = await count();
      return counted > MOST_COUNTED ? null : counted;
    },
  };
}

/** The same page with its items shown otherwise. */
export function shownAs<T, S>({ edges, ...page }: Connection<T>, show: (item: T) => S): Connection<S> {
  const shown = edges.map(({ cursor, node }) => ({ cursor, node: show(node) }));
  return { ...page, edges: shown, nodes: shown.map(({ node }) => node) };
}

/** Nothing is counted for whoever does not ask. */
const countWhenSelected: FieldMiddleware = ({ source }) => (source as Connection<unknown>).totalCount();

/** The GraphQL types of a list of such items: `VenueConnection` and `VenueEdge`. */
export function connectionOf<T>(node: Type<T>, name = node.name): Type<Connection<T>> {
  @ObjectType(`${name}Edge`, { description: 'An item of a list with its place.' })
  class EdgeType {
    @Field(() => String, { description: 'The place of the item, for `after` and `before`.' })
    cursor!: string;

    @Field(() => node, { description: 'The item.' })
    node!: T;
  }

  @ObjectType(`${name}Connection`, { description: 'A page of a list.' })
  class ConnectionType {
    @Field(() => [EdgeType], { description: 'The items with their places.' })
    edges!: readonly Edge<T>[];

    @Field(() => [node], { description: 'The items alone.' })
    nodes!: readonly T[];

    @Field(() => PageInfo, { description: 'Where the page stands.' })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      nullable: true,
      description: `How many items the whole list has, of those that you may see; null for more than ${MOST_COUNTED.toLocaleString('en')}. Counted only when it is asked for.`,
      complexity: 20,
      middleware: [countWhenSelected],
    })
    totalCount!: () => Promise<number | null>;
  }
  return ConnectionType;
}

function cursorOf(keys: readonly string[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

function keysIn(cursor: string | null): readonly string[] | null {
  if (cursor === null) return null;
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(keys) && keys.length > 0 && keys.every(isKey)) return keys;
  } catch {
    // said below
  }
  throw foreignCursor();
}

/** For a cursor whose keys the list cannot have given out. */
export function foreignCursor(): GraphQLError {
  return pageError('The cursor is none that this list gave out.');
}

/** What the database can compare: it has no text with a NUL. */
function isKey(key: unknown): key is string {
  return typeof key === 'string' && !key.includes('\0');
}

function pageError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INPUT_INVALID' } });
}
