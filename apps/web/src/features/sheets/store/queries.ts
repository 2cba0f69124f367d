import { graphql } from '../../../api/graphql.js';

export const seasonDirectory = graphql(`
  query SeasonDirectory($year: Int!) {
    me {
      account {
        id
        jury
      }
      person {
        id
        name
      }
      pin
    }
    sealingKey {
      id
      publicKey
    }
    season(seasonYear: $year) {
      year
      closed
      annualMeeting
    }
    teams(seasonYear: $year, first: 100) {
      nodes {
        id
        name
        members {
          firstDay
          lastDay
          person {
            id
            name
          }
        }
      }
    }
    pairs(seasonYear: $year, first: 100) {
      nodes {
        id
        name
        players {
          lastDay
          person {
            id
            name
          }
        }
      }
    }
    venues(first: 100) {
      nodes {
        name
        public
      }
    }
  }
`);

/** The pairs of ties that are still to play: of a cup of the year before, postponed ones (D51). */
export const tiesToPlay = graphql(`
  query TiesToPlay($year: Int!) {
    cup(seasonYear: $year) {
      seasonYear
      toPlay {
        tie {
          sides {
            pair {
              id
              name
              players {
                lastDay
                person {
                  id
                  name
                }
              }
            }
          }
        }
      }
    }
  }
`);

/** Whom the office knows beyond the sides of the season: anybody may be a guest (9, D19). */
export const personsFound = graphql(`
  query PersonsFound($search: Name!) {
    persons(search: $search, first: 8) {
      nodes {
        id
        name
      }
    }
  }
`);

export const personNamed = graphql(`
  query PersonNamed($id: UUID!) {
    person(id: $id) {
      id
      name
    }
  }
`);

export const plansOfSide = graphql(`
  query PlansOfSide($side: UUID!, $from: Day!) {
    matches(
      sideId: $side
      from: $from
      first: 50
      states: [SUBMITTED, DISPUTED, CONFIRMED, RETURNED, OPEN, APPROVED, REOPENED]
    ) {
      nodes {
        id
        date
        order
        enteredBy
        standing
        raw {
          a
          b
        }
        sides {
          id
        }
      }
    }
    plannedMatches(sideId: $side, from: $from, first: 50) {
      nodes {
        id
        date
        order
        competition
        sideA {
          id
        }
        sideB {
          id
        }
        venue {
          name
          public
        }
      }
    }
  }
`);

const draftFields = graphql(`
  fragment DraftFields on Draft {
    id
    version
    updatedAt
    document
    side {
      id
    }
    plannedMatch {
      id
    }
  }
`);

export const officeDrafts = graphql(
  `
    query OfficeDrafts {
      drafts(first: 100) {
        nodes {
          ...DraftFields
        }
      }
    }
  `,
  [draftFields],
);

export const savedDraft = graphql(
  `
    fragment SavedDraft on SaveDraftResult {
      __typename
      ... on DraftSaved {
        version
        draft {
          id
        }
      }
      ... on DraftConflict {
        draft {
          ...DraftFields
        }
      }
    }
  `,
  [draftFields],
);

export const submittedSheet = graphql(`
  fragment SubmittedSheet on SubmitSheetResult {
    __typename
    ... on SheetSubmitted {
      outcome
      sealed {
        problem {
          code
          message
        }
      }
      match {
        id
      }
    }
    ... on SheetDiffers {
      differences
      match {
        id
        document
      }
    }
  }
`);

/** Whether what the other side has said to a sheet on this phone would be taken with it. */
export const checkedAnswer = graphql(`
  fragment CheckedAnswer on SealedChecked {
    waits
    problem {
      message
    }
  }
`);

/** What the own sides have handed in and others have not answered yet. */
export const ownSubmitted = graphql(`
  query OwnSubmitted {
    myMatches(waiting: FOR_OTHERS, first: 50) {
      nodes {
        id
        date
        order
        revision
        sides {
          id
        }
        document
      }
    }
  }
`);
