import { graphql } from '../graphql/graphql.js';
import type { PageContext } from '../application/context.js';
import { ready } from '../application/ready.js';
import { thisYear } from '../application/roots.js';

export const newestSeason = graphql(`
  query NewestSeason {
    seasons(first: 1) {
      nodes {
        year
      }
    }
  }
`);

/** Of the newest season, whose year nobody has to know; where there is none yet, of today in the office. */
export async function newestYear(context: PageContext): Promise<string> {
  const { seasons } = await ready(context, newestSeason, {});
  return String(seasons.nodes[0]?.year ?? thisYear(context));
}
