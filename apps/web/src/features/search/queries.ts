import type { Language } from '@tarokk/rules';
import { graphql, type ResultOf, type VariablesOf } from '../../api/graphql.js';
import { enumName } from '../../api/enum-name.js';
import type { WordsSought } from './address.js';

export const searchEverything = graphql(`
  query SearchEverything($text: Name!, $first: Int!, $language: Language!) {
    search(text: $text, first: $first, language: $language) {
      count
      groups {
        kind
        count
        hits {
          __typename
          ... on Announcement {
            announcement: id
            name
            plainWords
            worth: points
          }
          ... on AnnouncementWithCard {
            name
            card
            cardName
            trick
            said: announcement {
              id
              points
            }
          }
          ... on Person {
            personId: id
            name
            teams {
              team {
                id
                name
                seasonYear
              }
            }
          }
          ... on Team {
            sideId: id
            name
            seasonYear
          }
          ... on Pair {
            sideId: id
            name
            seasonYear
            players {
              person {
                id
                name
              }
            }
          }
          ... on Match {
            matchId: id
            date
            competitions
            raw {
              a
              b
            }
            points {
              a
              b
            }
            sides {
              id
              name
            }
            playedBy {
              id
              name
            }
          }
          ... on Trophy {
            trophyId: id
            kind: trophy
            trophyName: name(language: $language)
            trophyDate: date
            announcer {
              id
              name
            }
            listNumbers {
              first
            }
          }
          ... on RuleChapter {
            number
            name
          }
        }
      }
    }
  }
`);

export type Group = ResultOf<typeof searchEverything>['search']['groups'][number];
export type Hit = Group['hits'][number];

/** Of each group, where all are shown, and of one alone. */
const FEW = 3;
const MANY = 50;

export function searchVariables(
  text: string,
  { group }: WordsSought,
  language: Language,
): VariablesOf<typeof searchEverything> {
  return { text, first: group === undefined ? FEW : MANY, language: enumName(language) };
}
