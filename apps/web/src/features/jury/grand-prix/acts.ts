import { graphql } from '../../../api/graphql.js';

export const announcedGrandPrix = graphql(`
  fragment AnnouncedGrandPrix on GrandPrixSaved {
    grandPrix {
      id
      seasonYear
    }
  }
`);
