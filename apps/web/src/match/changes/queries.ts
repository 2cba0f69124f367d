import type { ResultOf } from 'gql.tada';
import type { Ask } from '../../graphql/ask.js';
import { graphql, schemaLanguage } from '../../graphql/graphql.js';
import type { Language } from '../../language/languages.js';
import { countedFields, verifiedFields } from '../queries.js';

const sheetsOfMatch = graphql(
  `
    query SheetsOfMatch($id: UUID!, $lang: Language!) {
      match(id: $id) {
        revisions {
          number
          sheet
          verification(lang: $lang) {
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

export type SheetOfMatch = NonNullable<ResultOf<typeof sheetsOfMatch>['match']>['revisions'][number];

/** Every sheet of a match as it was handed in; what was handed in never changes, so a number of sheets is asked for once. */
export function sheetsOf(
  ask: Ask,
  language: Language,
  { id, revision }: { readonly id: string; readonly revision: number },
) {
  return {
    queryKey: ['sheets of a match', id, revision, language],
    queryFn: async (): Promise<readonly SheetOfMatch[]> => {
      const { match } = await ask(sheetsOfMatch, { id, lang: schemaLanguage(language) });
      return match?.revisions ?? [];
    },
    staleTime: Infinity,
  };
}
