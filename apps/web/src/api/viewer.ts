import { redirect } from '@tanstack/react-router';
import { graphql, type ResultOf } from './graphql.js';
import type { PageContext } from './context.js';
import { load } from './load.js';

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
  const { me } = await load(context, viewer, {});
  if (me !== null) return me;
  throw redirect({ to: '/login', search: { next: href } });
}

/** Before a page that is for who is logged in. */
export async function toLogin({
  context,
  location,
}: {
  readonly context: PageContext;
  readonly location: { readonly publicHref: string };
}): Promise<void> {
  await viewerOf(context, location.publicHref);
}
