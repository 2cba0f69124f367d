import type { ResultOf, VariablesOf } from 'gql.tada';
import type { PageContext } from '../application/context.js';
import { graphql, schemaLanguage } from '../graphql/graphql.js';
import { dueMatches } from '../match/due-queries.js';

const dueTies = graphql(`
  fragment DueTies on Season {
    year
    cup {
      toPlay {
        message(language: $lang)
        tie {
          id
          lastDay
          sides {
            pair {
              id
            }
          }
        }
      }
    }
  }
`);

/** What waits for somebody: the desk of the jury, sheets and matches of the own sides, ties of the cup. A tie may end in the year after its draw (D51). */
export const ownDue = graphql(
  `
    query OwnDue($lang: Language!, $year: Int!, $before: Int!, $isJuror: Boolean!, $isAdmin: Boolean!) {
      juryDesk @include(if: $isJuror) {
        requests
        disputed
        withErrors
        toDecide
        reopened
        freeGames
      }
      # What an office lacks before a match can be played: jurors, a season, teams.
      jury: accounts(office: JURY, first: 1) @include(if: $isAdmin) {
        nodes {
          id
        }
      }
      teams(seasonYear: $year, first: 1) @include(if: $isJuror) {
        nodes {
          id
        }
      }
      drafts(first: 10) {
        nodes {
          id
          title
          updatedAt
        }
      }
      ...DueMatches
      # Which of the disputes are the reader's own: those can be taken back.
      disputes: myMatches(waiting: DISPUTED, first: 30) {
        nodes {
          id
          possibleMoves
        }
      }
      season(seasonYear: $year) {
        ...DueTies
      }
      lastSeason: season(seasonYear: $before) {
        ...DueTies
      }
    }
  `,
  [dueMatches, dueTies],
);

export type OwnDue = ResultOf<typeof ownDue>;

/** The season by the calendar of the office. */
export function dueVariables(
  { madeAt, timeZone, language }: PageContext,
  { jury, admin }: { readonly jury: boolean; readonly admin: boolean },
): VariablesOf<typeof ownDue> {
  const year = Number(new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric' }).format(new Date(madeAt)));
  return { lang: schemaLanguage(language), year, before: year - 1, isJuror: jury, isAdmin: admin };
}
