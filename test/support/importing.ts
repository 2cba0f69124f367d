import { done, graphql, type Input, refused, type ResultOf, send, type VariablesOf } from './ask.js';
import type { Client } from './given.js';

export const IMPORT = graphql(
  `mutation (
    $key: IdempotencyKey!, $documents: [JSON!]!, $settings: ImportSettings, $origin: ImportOrigin, $dryRun: Boolean
  ) {
    importMatches(input: { idempotencyKey: $key, documents: $documents, settings: $settings, origin: $origin, dryRun: $dryRun }) {
      __typename
      ... on MatchesImported {
        dryRun importId entered alreadyThere refused
        documents { outcome state match { id order date } problems { code path message } }
      }
      ...refused
    }
  }`,
  [refused],
);

export type ImportAnswer = Extract<ResultOf<typeof IMPORT>['importMatches'], { __typename: 'MatchesImported' }>;

/** The warnings of matches long ago are answered for all of them. */
export const remarked = { remark: 'From the archive of the association' };
export const approved = { ...remarked, approve: 'As it stands in the yearbook' };

export type ImportOptions = Partial<Omit<Input<VariablesOf<typeof IMPORT>>, 'documents'>>;

/** What becomes of each document, of an import that is not refused as a whole. */
export function importMatches(
  by: Client,
  documents: readonly unknown[],
  options: ImportOptions = {},
): Promise<ImportAnswer> {
  return done(by, IMPORT, { documents, settings: remarked, dryRun: false, ...options });
}

/** Why an import is refused as a whole. */
export async function importRefused(
  by: Client,
  documents: readonly unknown[],
  options: ImportOptions = {},
): Promise<readonly { readonly code: string; readonly path: string }[]> {
  return (await send(by, IMPORT, { documents, settings: remarked, dryRun: false, ...options })).problems ?? [];
}

export function outcomes({ documents }: ImportAnswer): readonly string[] {
  return documents.map(({ outcome }) => outcome);
}

/** The codes of the problems of each document. */
export function problemCodes({ documents }: ImportAnswer): readonly (readonly string[])[] {
  return documents.map(({ problems }) => problems.map(({ code }) => code));
}
