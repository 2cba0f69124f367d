import { graphql, type ResultOf } from '../../../api/graphql.js';

/** What an act changes, in words, and whether it leaves something to the jury. */
export const changeFields = graphql(`
  fragment CupActedFields on CupActed {
    consequences {
      sentences
      forJury {
        tie
      }
    }
  }
`);

export type CupChanges = ResultOf<typeof changeFields>['consequences'];

export const drawnCup = graphql(`
  fragment DrawnCup on CupDrawn {
    seed
    rounds {
      round
      name
      lastDay
      movedOn
    }
  }
`);
