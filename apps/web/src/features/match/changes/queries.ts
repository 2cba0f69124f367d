import type { Language } from '@tarokk/rules';
import { queryOptions } from '@tanstack/react-query';
import { graphql, type ResultOf } from '../../../api/graphql.js';
import type { PageContext } from '../../../api/context.js';
import type { Ask } from '../../../api/ask.js';
import { countedFields, verifiedFields } from '../queries.js';

const sheetOfMatch = graphql(
  `
    query SheetOfMatch($id: UUID!, $number: Int!) {
      match(id: $id) {
        handedIn(number: $number) {
          document
          verification {
            games {
              ...VerifiedFields
            }
          }
          games {
            ...CountedFields
          }
        }
      }
    }
  `,
  [verifiedFields, countedFields],
);

export type SheetOfMatch = NonNullable<NonNullable<ResultOf<typeof sheetOfMatch>['match']>['handedIn']>;

/** A sheet of a match as it was handed in. That never changes, so it is asked for once. */
export function sheetNumbered(ask: Ask, language: Language, id: string, number: number) {
  return queryOptions({
    queryKey: ['sheet of a match', id, number, language],
    queryFn: async (): Promise<SheetOfMatch | null> => {
      const { match } = await ask(sheetOfMatch, { id, number });
      return match?.handedIn ?? null;
    },
    staleTime: Infinity,
  });
}

/** Asks for all sheets of a match, where it has several: what a page says of corrections is in its first text. */
export async function sheetsReady(
  { queries, ask, namesIn }: PageContext,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<void> {
  if (revision === 1) return;
  const numbers = Array.from({ length: revision }, (_, index) => index + 1);
  await Promise.all(numbers.map((number) => queries.query(sheetNumbered(ask, namesIn, id, number))));
}
