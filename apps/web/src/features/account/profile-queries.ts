import { graphql, type ResultOf } from '../../api/graphql.js';

export const ownProfile = graphql(`
  query OwnProfile {
    me {
      pin
      person {
        id
        name
        pseudonymous
        contact {
          email
          phone
        }
      }
    }
  }
`);

export type OwnProfile = NonNullable<ResultOf<typeof ownProfile>['me']>;
