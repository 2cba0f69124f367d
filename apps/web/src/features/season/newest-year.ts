import { graphql } from '../../api/graphql.js';
import type { PageContext } from '../../api/context.js';
import { load, thisYear } from '../../api/load.js';

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
  const { seasons } = await load(context, newestSeason, {});
  return String(seasons.nodes[0]?.year ?? thisYear(context));
}
