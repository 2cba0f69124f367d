import { expect } from '@jest/globals';
import { raw } from '../ask.js';
import type { Client } from '../given.js';

/** Short, so that a list of a few items has several pages. */
const PAGE = 2;

interface Page {
  readonly totalCount: number | null;
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** What each page says of the whole list, and how many items all have together; nothing where it is not for the caller. */
export async function pagedThrough(
  by: Client,
  field: string,
  given: string,
  documentOf: (selection: string) => string,
): Promise<{ readonly counts: readonly (number | null)[]; readonly nodes: number }> {
  const counts: (number | null)[] = [];
  let nodes = 0;
  for (let after: string | null = null; ;) {
    const edge: string = after === null ? '' : `, after: "${after}"`;
    const selection = `${field}(${[`first: ${PAGE}${edge}`, given].join(' ')})
      { totalCount nodes { __typename } pageInfo { hasNextPage endCursor } }`;
    const { data, errors } = await raw(by, documentOf(selection));
    if (errors.length > 0) {
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(errors[0]!.extensions['code']);
      return { counts, nodes };
    }
    const answer = data as { of?: Page; list?: { of: Page } | null };
    const page = answer.of ?? answer.list?.of;
    if (page === undefined) return { counts, nodes };
    counts.push(page.totalCount);
    nodes += page.nodes.length;
    if (!page.pageInfo.hasNextPage) return { counts, nodes };
    after = page.pageInfo.endCursor;
  }
}
