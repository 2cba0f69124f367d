import { GraphQLError } from 'graphql';
import { rowsOf, type Slice } from '../../platform/graphql/connection.js';
import { isUuid } from '../../platform/inputs/plain-forms.js';

interface Made {
  readonly id: string;
  readonly createdAt: Date;
}

/** How a page of rows is read in the order in which they were made. */
export interface PageOfMade {
  readonly where: { readonly OR?: { createdAt: Date | { lt?: Date; gt?: Date }; id?: { lt?: string; gt?: string } }[] };
  readonly orderBy: { createdAt?: 'asc' | 'desc'; id?: 'asc' | 'desc' }[];
  readonly take: number;
}

/** @throws GraphQLError when the cursor is none of such a list */
export function inOrderOfMaking(slice: Slice, newestFirst: boolean): PageOfMade {
  const falling = newestFirst !== slice.backwards;
  const [direction, beyond] = falling ? (['desc', 'lt'] as const) : (['asc', 'gt'] as const);
  return {
    where: slice.edge === null ? {} : behind(slice.edge, beyond),
    orderBy: [{ createdAt: direction }, { id: direction }],
    take: rowsOf(slice),
  };
}

/** The cursor of a row in such a list. */
export function orderOfMaking({ createdAt, id }: Made): readonly string[] {
  return [createdAt.toISOString(), id];
}

function behind([time = '', id = '']: readonly string[], beyond: 'lt' | 'gt'): PageOfMade['where'] {
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id)) {
    throw new GraphQLError('The cursor is none that this list gave out.', { extensions: { code: 'INPUT_INVALID' } });
  }
  return { OR: [{ createdAt: { [beyond]: createdAt } }, { createdAt, id: { [beyond]: id } }] };
}
