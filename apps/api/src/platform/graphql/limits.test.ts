import { buildSchema, type GraphQLObjectType, parse } from 'graphql';
import { describe, expect, it } from '@jest/globals';
import { measure, refuseExcess } from './limits.js';
import { usualLimits } from '../configuration/usual-limits.js';

const schema = buildSchema(`
  type Query { team: Team! teams: [Team!]! either: Either page(first: Int, last: Int): Page! }
  type Page { nodes: [Team!]! edges: [Edge!]! }
  type Edge { node: Team! }
  type Team { name: String! rival: Team members: [Person!]! captains: [Person!]! tags: [String!]! }
  type Person { name: String! }
  union Either = Team | Person
`);
(schema.getType('Query') as GraphQLObjectType).getFields()['team']!.extensions = { complexity: 50 };
(schema.getType('Team') as GraphQLObjectType).getFields()['captains']!.extensions = { atMost: 2 };

const measured = (query: string, variables = {}): ReturnType<typeof measure> =>
  measure(schema, parse(query), variables);

describe('the measure of a query', () => {
  it('counts a field as one level and one point, or the points that it declares', () => {
    expect(measured('{ team { name } }')).toEqual({ depth: 2, aliases: 0, cost: 51, page: 0 });
  });

  it('counts what lies under a list ten times, and a list of plain values once', () => {
    expect(measured('{ teams { name tags members { name } } }')).toEqual({
      depth: 3,
      aliases: 0,
      cost: 1 + 10 * (2 + 11),
      page: 0,
    });
  });

  it('counts what lies under a list that the rules bound as often as it can occur', () => {
    expect(measured('{ team { captains { name } } }').cost).toBe(50 + 1 + 2);
  });

  it('counts what lies in a page as often as the page has items, also when a variable or its default says so', () => {
    const costs = [
      measured('{ page(first: 100) { nodes { name } } }'),
      measured('query ($n: Int) { page(last: $n) { edges { node { name } } } }', { n: 40 }),
      measured('{ page { ...P } } fragment P on Page { nodes { name } }'),
      measured('query ($n: Int = 60) { page(first: $n) { nodes { name } } }'),
    ];
    expect(costs.map(({ cost }) => cost)).toEqual([1 + 1 + 100, 1 + 1 + 40 * 2, 1 + 1 + 25, 1 + 1 + 60]);
    expect(costs.map(({ page }) => page)).toEqual([100, 40, 0, 60]);
  });

  it('counts a fragment wherever it is spread, and looks into inline fragments and unions', () => {
    const query =
      '{ either { ... on Team { ...T } ... on Person { n: name } } teams { ...T } } fragment T on Team { t: name }';
    expect(measured(query)).toEqual({ depth: 2, aliases: 3, cost: 1 + 2 + 1 + 10, page: 0 });
  });

  it('takes the largest of several operations, of which one is executed', () => {
    expect(measured('query A { teams { name } } query B { team { rival { name } } }')).toEqual({
      depth: 3,
      aliases: 0,
      cost: 52,
      page: 0,
    });
  });

  it('takes no notice of what lies under introspection, which graphql-js bounds itself, but counts each whole schema', () => {
    const query = '{ __schema { types { fields { type { name } } } } }';
    expect(measured(query)).toEqual({ depth: 1, aliases: 0, cost: 4000, page: 0 });
    expect(measured('{ __typename __type(name: "Team") { name } }').cost).toBe(2);
  });
});

describe('a query that asks for too much', () => {
  const chain = (levels: number): string =>
    `{ team ${'{ rival '.repeat(levels - 2)}{ name }${' }'.repeat(levels - 2)} }`;

  it('is refused by its depth, with the limit', () => {
    expect(() => refuseExcess(measure(schema, parse(chain(usualLimits.depth)), {}))).not.toThrow();
    expect(() => refuseExcess(measure(schema, parse(chain(usualLimits.depth + 1)), {}))).toThrow(
      'The query is 13 levels deep; at most 12 are allowed. Ask for less at a time.',
    );
  });

  it('is refused by its page, with the limit', () => {
    const page = (size: number): ReturnType<typeof measure> =>
      measure(schema, parse(`{ page(last: ${size}) { nodes { name } } }`), {});
    expect(() => refuseExcess(page(100))).not.toThrow();
    expect(() => refuseExcess(page(101))).toThrow(
      'The query asks for a page of 101 items; at most 100 are allowed. Ask for less at a time.',
    );
  });

  it('is refused by limits of the own choosing', () => {
    const strict = { ...usualLimits, cost: 60 };
    expect(() => refuseExcess(measure(schema, parse('{ page { nodes { name } } }'), {}), strict)).not.toThrow();
    expect(() => refuseExcess(measure(schema, parse('{ page(first: 60) { nodes { name } } }'), {}), strict)).toThrow(
      'The query costs 62 points; at most 60 are allowed.',
    );
  });

  it('is measured in little time even where fragments double at every step', () => {
    const doubling = Array.from({ length: 60 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(
      ' ',
    );
    const query = `{ ...F0 } ${doubling} fragment F60 on Query { team { name } }`;
    expect(() => refuseExcess(measure(schema, parse(query), {}))).toThrow(/points; at most 10000 are allowed/);
  });
});
