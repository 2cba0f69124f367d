import { notFound } from '@tanstack/react-router';
import { graphql, type ResultOf } from '../../../api/graphql.js';
import { matchFields, trophiesOfMatch } from '../../match/queries.js';
import type { ExampleRecord } from '../../../game/replay/replay.js';

/** All that is known of a match, for who decides it. */
export const deskMatch = graphql(
  `
    query DeskMatch($id: UUID!) {
      match(id: $id) {
        ...MatchFields
        ...TrophiesOfMatch
        openErrors
        admittedGames
        possibleMoves
        concerned
        stateSince
        enteredBy
        games {
          possible {
            state
            excludedBy
            message
            tried {
              search
              steps
            }
          }
        }
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
        handedIn: revisions {
          number
          createdAt
          enteredBy
          by {
            name
          }
          remarks {
            code
            words
          }
        }
      }
    }
  `,
  [matchFields, trophiesOfMatch],
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

/** The order of a queue, for the keys that walk through it. */
export const queueAround = graphql(`
  query QueueAround($queue: JuryQueue!) {
    juryQueue(queue: $queue, first: 100) {
      nodes {
        ageInDays
        overdue
        concerned
        match {
          id
          date
          sides {
            id
            name
          }
          raw {
            a
            b
          }
        }
      }
    }
  }
`);

/** A game that gives what the sheet says of a scored one. */
export const fittingGame = graphql(`
  query FittingGame($id: UUID!) {
    match(id: $id) {
      id
      sides {
        name
      }
      games {
        number
        possible {
          game
        }
      }
    }
  }
`);

type FittingMatch = NonNullable<ResultOf<typeof fittingGame>['match']>;

/** The game that was found for one of the sheet; where none was, there is no page of it. */
export function fittingRecord({ games }: FittingMatch, game: string): ExampleRecord {
  const record = games.find(({ number }) => String(number) === game)?.possible?.game;
  if (record == null) throw notFound();
  return record as ExampleRecord;
}
