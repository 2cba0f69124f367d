import assert from 'node:assert/strict';
import { type Client, newKey } from './given.js';

/** What an import made of one document. */
export interface ImportedDocument {
  readonly outcome: 'ENTERED' | 'ALREADY_THERE' | 'REFUSED';
  readonly state: string | null;
  readonly match: { readonly id: string; readonly order: number; readonly date: string } | null;
  readonly problems: readonly { readonly code: string; readonly path: string; readonly message: string }[];
}

export interface ImportAnswer {
  readonly __typename: string;
  readonly dryRun: boolean;
  readonly importId: string | null;
  readonly entered: number;
  readonly alreadyThere: number;
  readonly refused: number;
  readonly documents: readonly ImportedDocument[];
  readonly problems: ImportedDocument['problems'];
}

export const IMPORT = `mutation ($key: IdempotencyKey!, $documents: [JSON!]!, $settings: ImportSettings, $origin: ImportOrigin, $dryRun: Boolean) {
  importMatches(idempotencyKey: $key, documents: $documents, settings: $settings, origin: $origin, dryRun: $dryRun) {
    __typename
    ... on MatchesImported {
      dryRun importId entered alreadyThere refused
      documents { outcome state match { id order date } problems { code path message } }
    }
    ... on Refused { problems { code path message } }
  }
}`;

/** The warnings of matches long ago are answered for all of them. */
export const remarked = { remark: 'From the archive of the association' };
export const approved = { ...remarked, approve: 'As it stands in the yearbook' };

export interface ImportWish {
  readonly settings?: Record<string, unknown>;
  readonly origin?: Record<string, unknown>;
  readonly dryRun?: boolean;
  readonly key?: string;
}

export async function importMatches(
  by: Client,
  documents: readonly unknown[],
  { settings = remarked, origin, dryRun = false, key = newKey() }: ImportWish = {},
): Promise<ImportAnswer> {
  const { data, errors } = await by.graphql(IMPORT, { key, documents, settings, origin, dryRun });
  assert.deepEqual(errors, []);
  return data!['importMatches'] as ImportAnswer;
}

export function outcomes({ documents }: ImportAnswer): readonly string[] {
  return documents.map(({ outcome }) => outcome);
}

/** The codes of the problems of each document. */
export function problemCodes({ documents }: ImportAnswer): readonly (readonly string[])[] {
  return documents.map(({ problems }) => problems.map(({ code }) => code));
}
