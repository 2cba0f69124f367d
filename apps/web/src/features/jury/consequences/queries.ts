import { graphql, type ResultOf } from '../../../api/graphql.js';

/** All that a decision would change: rows of the table as figures, the rest in words. */
export const consequenceFields = graphql(`
  fragment ConsequenceFields on Consequences {
    besideTable
    table {
      team {
        id
        name
      }
      before {
        rank
        points
        best
        remaining
      }
      after {
        rank
        points
        best
        remaining
      }
    }
    cup {
      forJury {
        tie
      }
    }
  }
`);

/** What a decision would change; nothing is changed by asking. */
const previewFields = graphql(
  `
    fragment PreviewFields on DecisionPreview {
      problems {
        code
        path
        rule
        message
      }
      consequences {
        ...ConsequenceFields
      }
    }
  `,
  [consequenceFields],
);

export const consequencesOfMatch = graphql(
  `
    query ConsequencesOf($id: UUID!, $revision: Int!, $state: MatchState, $decision: PreviewedDecision!) {
      preview: previewDecision(matchId: $id, seen: { revision: $revision, state: $state }, decision: $decision) {
        ...PreviewFields
      }
    }
  `,
  [previewFields],
);

export const consequencesOfGame = graphql(
  `
    query ConsequencesOfGame($id: UUID!, $revision: Int!, $state: FreeGameState, $decision: PreviewedFreeDecision!) {
      preview: previewFreeDecision(gameId: $id, seen: { revision: $revision, state: $state }, decision: $decision) {
        ...PreviewFields
      }
    }
  `,
  [previewFields],
);

export type Preview = ResultOf<typeof previewFields>;
export type Consequences = NonNullable<Preview['consequences']>;
