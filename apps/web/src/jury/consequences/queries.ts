import type { ResultOf } from 'gql.tada';
import { graphql } from '../../graphql/graphql.js';

const trophyFields = graphql(`
  fragment ChangedTrophy on Trophy {
    id
    ordinal(language: $lang)
    announcer {
      name(language: $lang)
    }
  }
`);

/** All that a decision would change. */
export const consequenceFields = graphql(
  `
    fragment ConsequenceFields on Consequences {
      sentences(language: $lang)
      renumbered
      table {
        team {
          name
        }
        before {
          rank
          matches
          points
        }
        after {
          rank
          matches
          points
        }
      }
      entered {
        ...ChangedTrophy
      }
      removed {
        ...ChangedTrophy
      }
      milestones {
        number
        change
        player {
          name
        }
      }
      cup {
        forJury {
          tie
        }
      }
      free {
        player {
          id
          name
        }
        before {
          rank
          points
        }
        after {
          rank
          points
        }
      }
    }
  `,
  [trophyFields],
);

/** What a decision would change; nothing is changed by asking. */
const previewFields = graphql(
  `
    fragment PreviewFields on DecisionPreview {
      problems {
        code
        path
        rule
        message(language: $lang)
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
    query ConsequencesOf(
      $id: UUID!
      $revision: Int!
      $state: MatchState
      $decision: PreviewedDecision!
      $lang: Language!
    ) {
      preview: previewDecision(matchId: $id, seen: { revision: $revision, state: $state }, decision: $decision) {
        ...PreviewFields
      }
    }
  `,
  [previewFields],
);

export const consequencesOfGame = graphql(
  `
    query ConsequencesOfGame(
      $id: UUID!
      $revision: Int!
      $state: FreeGameState
      $decision: PreviewedFreeDecision!
      $lang: Language!
    ) {
      preview: previewFreeDecision(gameId: $id, seen: { revision: $revision, state: $state }, decision: $decision) {
        ...PreviewFields
      }
    }
  `,
  [previewFields],
);

export type Preview = ResultOf<typeof previewFields>;
export type Consequences = NonNullable<Preview['consequences']>;
