import { graphql, type ResultOf } from '../../../api/graphql.js';
import { eventFields } from '../../grand-prix/queries.js';

export const deskEvents = graphql(`
  query DeskEvents($year: Int!) {
    season(seasonYear: $year) {
      year
      closed
    }
    seasons(first: 25) {
      nodes {
        year
      }
    }
    grandPrixYear(seasonYear: $year) {
      events {
        id
        name
        date
        phase
        venue {
          name
        }
        entries {
          number
        }
      }
    }
  }
`);

export const deskEvent = graphql(
  `
    query DeskEvent($id: UUID!) {
      grandPrix(id: $id) {
        ...EventFields
        version
        where: venue {
          public
        }
        season {
          closed
        }
      }
    }
  `,
  [eventFields],
);

export type DeskEvent = NonNullable<ResultOf<typeof deskEvent>['grandPrix']>;

/** Tells that something was played, approved or decided. */
export const deskEventChanged = graphql(`
  subscription DeskEventChanged($id: UUID!, $after: String) {
    grandPrixChanged(id: $id, after: $after) {
      kind
    }
  }
`);
