import { redirect } from '@tanstack/react-router';
import type { ResultOf } from 'gql.tada';
import { graphql } from '../graphql/graphql.js';
import type { PageContext } from './context.js';
import { ready } from './ready.js';

export const viewer = graphql(`
  query Viewer {
    me {
      account {
        id
        jury
        admin
        appointedForEvent
      }
      person {
        id
        name
      }
    }
  }
`);

export type Viewer = NonNullable<ResultOf<typeof viewer>['me']>;

/** Who looks at the page; who is not logged in is led to the login, and comes back from there. */
export async function viewerOf(context: PageContext, href: string): Promise<Viewer> {
  const { me } = await ready(context, viewer, {});
  if (me !== null) return me;
  throw redirect({ to: '/login', search: { next: href } });
}
