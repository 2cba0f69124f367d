import type { ResultOf, VariablesOf } from 'gql.tada';
import { graphql } from '../../graphql/graphql.js';
import { refused } from '../../graphql/refused.js';

export const importMatches = graphql(
  `
    mutation ImportMatches(
      $key: IdempotencyKey!
      $documents: [JSON!]!
      $settings: ImportSettings
      $origin: ImportOrigin
      $dryRun: Boolean!
    ) {
      importMatches(
        input: { idempotencyKey: $key, documents: $documents, settings: $settings, origin: $origin, dryRun: $dryRun }
      ) {
        __typename
        ... on MatchesImported {
          documents {
            outcome
            state
            match {
              id
            }
            problems {
              code
              message
              path
              rule
            }
          }
        }
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export type ImportSettings = NonNullable<VariablesOf<typeof importMatches>['settings']>;
export type Imported = Extract<
  ResultOf<typeof importMatches>['importMatches'],
  { __typename: 'MatchesImported' }
>['documents'][number];

/** What was imported so far. */
export const importsSoFar = graphql(`
  query ImportsSoFar($after: String) {
    matchImports(first: 20, after: $after) {
      nodes {
        id
        name
        begunAt
        complete
        documents
        entered
        alreadyThere
        refused
        importedBy {
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const oldListsSoFar = graphql(`
  query OldListsSoFar($after: String) {
    oldLists(first: 20, after: $after) {
      nodes {
        id
        source
        entries
        trophies
        enteredAt
        importedBy {
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const oldTablesSoFar = graphql(`
  query OldTablesSoFar($after: String) {
    oldTables(first: 20, after: $after) {
      nodes {
        id
        title
        seasonYear
        competition
        source
        enteredAt
        importedBy {
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const importOldTrophies = graphql(
  `
    mutation ImportOldTrophies(
      $key: IdempotencyKey!
      $csv: String!
      $source: Name
      $createPlayers: Boolean!
      $acknowledgeRepeated: Boolean!
      $dryRun: Boolean!
    ) {
      importOldTrophies(
        input: {
          idempotencyKey: $key
          csv: $csv
          source: $source
          createPlayers: $createPlayers
          acknowledgeRepeated: $acknowledgeRepeated
          dryRun: $dryRun
        }
      ) {
        __typename
        ... on OldListChecked {
          entries
          trophies
          players
          newPlayers
          renumbered
          sentences
        }
        ... on OldTrophiesImported {
          entries
          trophies
          players
          newPlayers
        }
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const importOldTable = graphql(
  `
    mutation ImportOldTable(
      $key: IdempotencyKey!
      $csv: String!
      $source: Name!
      $title: Name!
      $year: Int!
      $competition: Competition!
      $dryRun: Boolean!
    ) {
      importOldTable(
        input: {
          idempotencyKey: $key
          csv: $csv
          source: $source
          title: $title
          seasonYear: $year
          competition: $competition
          dryRun: $dryRun
        }
      ) {
        __typename
        ... on OldTableChecked {
          rows
          columns
        }
        ... on OldTableImported {
          id
          rows
        }
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const oldListRemoval = graphql(`
  query OldListRemoval($id: UUID!) {
    previewOldListRemoval(oldListId: $id) {
      entries
      trophies
      renumbered
      sentences
    }
  }
`);

export const removeOldList = graphql(
  `
    mutation RemoveOldList($key: IdempotencyKey!, $id: UUID!, $reason: Words!) {
      removed: removeOldList(input: { idempotencyKey: $key, oldListId: $id, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const removeOldTrophy = graphql(
  `
    mutation RemoveOldTrophy($key: IdempotencyKey!, $id: UUID!, $reason: Words!) {
      removed: removeOldTrophy(input: { idempotencyKey: $key, trophyId: $id, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

/** A player's trophies from the oldest: those of old lists among them. */
export const oldTrophies = graphql(`
  query OldTrophies($player: UUID!, $after: String) {
    trophies(personId: $player, order: OLDEST, first: 100, after: $after) {
      nodes {
        id
        date
        count
        evidence
        name
        ordinal
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const removeOldTable = graphql(
  `
    mutation RemoveOldTable($key: IdempotencyKey!, $id: UUID!, $reason: Words!) {
      removed: removeOldTable(input: { idempotencyKey: $key, oldTableId: $id, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export type ImportSoFar = ResultOf<typeof importsSoFar>['matchImports']['nodes'][number];
export type OldListSoFar = ResultOf<typeof oldListsSoFar>['oldLists']['nodes'][number];
export type OldTableSoFar = ResultOf<typeof oldTablesSoFar>['oldTables']['nodes'][number];
