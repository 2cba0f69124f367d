import { graphql, type ResultOf } from '../../../api/graphql.js';
import { matchImportFields, oldListFields, oldTableFields } from './columns.js';
import type { InputOf } from '../../../api/mutate.js';

export const importedMatches = graphql(`
  fragment ImportedMatches on MatchesImported {
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
`);

export type ImportSettings = NonNullable<InputOf<'importMatches'>['settings']>;
export type ImportedDocument = ResultOf<typeof importedMatches>['documents'][number];

/** What was imported so far. */
export const importsSoFar = graphql(
  `
    query ImportsSoFar($after: String) {
      matchImports(first: 20, after: $after) {
        nodes {
          ...MatchImportFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [matchImportFields],
);

export const oldListsSoFar = graphql(
  `
    query OldListsSoFar($after: String) {
      oldLists(first: 20, after: $after) {
        nodes {
          ...OldListFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [oldListFields],
);

export const oldTablesSoFar = graphql(
  `
    query OldTablesSoFar($after: String) {
      oldTables(first: 20, after: $after) {
        nodes {
          ...OldTableFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [oldTableFields],
);

export const importedOldTrophies = graphql(`
  fragment ImportedOldTrophies on ImportOldTrophiesResult {
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
  }
`);

export const importedOldTable = graphql(`
  fragment ImportedOldTable on ImportOldTableResult {
    __typename
    ... on OldTableChecked {
      rows
      columns
    }
    ... on OldTableImported {
      id
      rows
    }
  }
`);

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
