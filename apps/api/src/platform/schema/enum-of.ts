import { registerEnumType } from '@nestjs/graphql';

/** GraphQL's name of an id of the rules library: `auction/turn-order` is AUCTION_TURN_ORDER. */
export function enumName(id: string): string {
  return id.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase();
}

/**
 * Makes a GraphQL enum from ids of the rules library, given as a table of their descriptions or as a list. Inside, the
 * values stay the library's ids, so its documents are answered as they are.
 */
export function enumOf<Id extends string>(
  name: string,
  description: string,
  ids: readonly Id[] | Readonly<Record<Id, string>>,
  describe: (id: Id) => string = (id) => (ids as Readonly<Record<Id, string>>)[id],
): Record<string, Id> {
  const list = Array.isArray(ids) ? (ids as readonly Id[]) : (Object.keys(ids) as Id[]);
  const values = Object.fromEntries(list.map((id) => [enumName(id), id]));
  const valuesMap = Object.fromEntries(list.map((id) => [enumName(id), { description: describe(id) }]));
  registerEnumType(values, { name, description, valuesMap });
  return values;
}
