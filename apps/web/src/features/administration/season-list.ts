import { graphql } from '../../api/graphql.js';

export const namedPeople = graphql(`
  query NamedPeople($names: [Name!]!) {
    namedPeople(names: $names) {
      name
      known {
        id
        name
      }
      alike {
        id
        name
      }
    }
  }
`);

export const setUpFromList = graphql(`
  fragment SetUpFromList on SeasonSetUp {
    entered
    teams {
      id
    }
    pairs {
      id
    }
    warnings {
      message
    }
  }
`);
