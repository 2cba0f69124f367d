import { graphql, refused } from './ask.js';

/** Saves a public place in the list of the jury (D23): a write that needs nothing else. */
export const SAVE_VENUE = graphql(
  `mutation ($key: IdempotencyKey!, $name: Name!, $id: UUID, $closed: Boolean) {
    saveVenue(input: { idempotencyKey: $key, name: $name, public: true, venueId: $id, closed: $closed }) {
      __typename
      ... on VenueSaved { venue { id } }
      ...refused
    }
  }`,
  [refused],
);
