import { GraphQLError } from 'graphql';
import { rowsOf, type Slice } from '../../platform/graphql/connection.js';
import { isUuid } from '../../platform/inputs/plain-forms.js';

interface CreatedRow {
  readonly id: string;
  readonly createdAt: Date;
}

/** How a page of rows is read in the order in which they were made. */
export interface PageByCreation {
  readonly where: { readonly OR?: { createdAt: Date | { lt?: Date; gt?: Date }; id?: { lt?: string; gt?: string } }[] };
  readonly orderBy: { createdAt?: 'asc' | 'desc'; id?: 'asc' | 'desc' }[];
  readonly take: number;
}

/** @throws GraphQLError when the cursor is none of such a list */
export function pageByCreation(slice: Slice, newestFirst: boolean): PageByCreation {
  const falling = newestFirst !== slice.backwards;
  const [direction, beyond] = falling ? (['desc', 'lt'] as const) : (['asc', 'gt'] as const);
  return {
    where: slice.edge === null ? {} : afterKeys(slice.edge, beyond),
    orderBy: [{ createdAt: direction }, { id: direction }],
    take: rowsOf(slice),
  };
}

/** The cursor of a row in such a list. */
export function creationKeys({ createdAt, id }: CreatedRow): readonly string[] {
  return [createdAt.toISOString(), id];
}

function afterKeys([time = '', id = '']: readonly string[], beyond: 'lt' | 'gt'): PageByCreation['where'] {
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id)) {
    throw new GraphQLError('The cursor is none that this list gave out.', { extensions: { code: 'INPUT_INVALID' } });
  }
  return { OR: [{ createdAt: { [beyond]: createdAt } }, { createdAt, id: { [beyond]: id } }] };
}
