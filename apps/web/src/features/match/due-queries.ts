import { graphql, type ResultOf } from '../../api/graphql.js';

/** A match of which something is due, as lists show it. */
export const dueMatch = graphql(`
  fragment DueMatch on Match {
    id
    date
    order
    standing
    sides {
      id
      name
    }
    raw {
      a
      b
    }
  }
`);

/** The matches that wait for a word of the reader's sides: to be confirmed, to be answered, to be corrected. */
export const dueMatches = graphql(
  `
    fragment DueMatches on Query {
      toConfirm: myMatches(waiting: TO_CONFIRM, first: 30) {
        nodes {
          ...DueMatch
        }
      }
      disputed: myMatches(waiting: DISPUTED, first: 30) {
        nodes {
          ...DueMatch
        }
      }
      returned: myMatches(waiting: RETURNED, first: 30) {
        nodes {
          ...DueMatch
        }
      }
    }
  `,
  [dueMatch],
);

export type DueMatch = ResultOf<typeof dueMatch>;

/** The latest day first, as the office has them; of one day in the order in which they were played. */
export function inOrderOfPlay<T extends Pick<DueMatch, 'date' | 'order'>>(matches: readonly T[]): readonly T[] {
  return matches.toSorted((one, other) => other.date.localeCompare(one.date) || one.order - other.order);
}
