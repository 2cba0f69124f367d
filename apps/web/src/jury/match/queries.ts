import type { ResultOf } from 'gql.tada';
import { graphql } from '../../graphql/graphql.js';
import { matchFields } from '../../match/queries.js';

/** All that is known of a match, for who decides it. */
export const deskMatch = graphql(
  `
    query DeskMatch($id: UUID!, $lang: Language!) {
      match(id: $id) {
        ...MatchFields
        revision
        openErrors
        admittedGames
        possibleMoves
        stateSince
        enteredBy
        findings {
          code
          game
          mayStand
          message
          path
          rule
          severity
          stands
        }
        approvals {
          kind
          message
          state
          request {
            id
          }
        }
        moves {
          number
          actor
          from
          to
          game
          reason
          createdAt
          by {
            name
          }
        }
        isPublic: venue {
          public
        }
        handedIn: revisions {
          number
          createdAt
          enteredBy
          sheet
          by {
            name
          }
          remarks {
            code
            words
          }
        }
        ruled: rulings {
          number
          revision
          kind
          game
          reason
          revoked
          points {
            a
            b
          }
          by {
            name
          }
        }
      }
    }
  `,
  [matchFields],
);

export type DeskMatch = NonNullable<ResultOf<typeof deskMatch>['match']>;
export type Revision = DeskMatch['handedIn'][number];

/** What waits longest in the queue from which one came. */
export const nextInQueue = graphql(`
  query NextInQueue($queue: JuryQueue!) {
    juryQueue(queue: $queue, first: 2) {
      nodes {
        match {
          id
          sides {
            name
          }
        }
      }
    }
  }
`);

/** An earlier sheet with its verdicts, which only the present one has by itself. */
export const earlierSheet = graphql(`
  query EarlierSheet($record: JSON!, $lang: Language!) {
    verifyMatch(record: $record, lang: $lang) {
      __typename
      ... on VerifiedMatch {
        games {
          number
          attackers
          score {
            a {
              consolation
              contra
              limit
              total
            }
            b {
              consolation
              contra
              limit
              total
            }
          }
          announcements {
            announce
            party
            seat
            status
            points
            reason
            rule
            card
            cards
            count
            suit
            suits
            contra {
              points
            }
          }
          silent {
            bonus
            party
            points
            reason
          }
          violations {
            message
            rule
          }
        }
      }
    }
  }
`);
