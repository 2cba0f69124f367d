import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  type GraphQLNamedType,
  type GraphQLType,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { afterAll, describe, expect, it } from '@jest/globals';
import { raw } from '../support/ask.js';
import { ownOffice } from '../support/own-office.js';
import { projectRoot } from '../support/project.js';

const committed = readFileSync(join(projectRoot, 'schema.graphql'), 'utf8');

const schema = buildSchema(committed);

/** Whether a place is what a caller gives: an argument, or a field of an input. */
const isGiven = (place: string): boolean => place.endsWith(')') || /^\w+Input\./.test(place);

/** Each field, argument and input field of the schema: `Match.seasonYear`, `Query.cup(seasonYear)`. */
const places = Object.values(schema.getTypeMap())
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) => {
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((field) => ({
        place: `${type.name}.${field.name}`,
        name: field.name,
        type: field.type as GraphQLType,
      }));
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      { place: `${type.name}.${field.name}`, name: field.name, type: field.type as GraphQLType },
      ...field.args.map((argument) => ({
        place: `${type.name}.${field.name}(${argument.name})`,
        name: argument.name,
        type: argument.type as GraphQLType,
      })),
    ]);
  });

const { office, end } = await ownOffice();
afterAll(end);

describe('schema.graphql', () => {
  it('is what the server serves (else: npm run schema)', async () => {
    const { data } = await raw(office, getIntrospectionQuery({ specifiedByUrl: true, oneOf: true }));
    const served = buildClientSchema(data as unknown as IntrospectionQuery);
    expect(printSchema(lexicographicSortSchema(served)).trim()).toBe(committed.replace(/^#.*\n/, '').trim());
  });

  it('describes every type, field, argument and enum value', () => {
    const types = Object.values(buildSchema(committed).getTypeMap()).filter(
      ({ name }) => !name.startsWith('__') && !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name),
    );
    expect(types.length).toBeGreaterThan(15);
    // The roots are GraphQL's own: their fields are described, they themselves need no words.
    const isRoot = ({ name }: GraphQLNamedType): boolean => ['Query', 'Mutation', 'Subscription'].includes(name);
    expect(types.flatMap((type) => undescribed(type, isRoot(type)))).toEqual([]);
  });

  it('calls the id of something else by what it is of: sideId, personId, plannedMatchId', () => {
    const plain: Readonly<Record<string, string>> = {
      sideA: 'the two sides of a match are told apart by their letters',
      sideB: 'the two sides of a match are told apart by their letters',
      players: 'four at a table, in the order of their seats',
      what: 'ties, pairs and acts alike',
      surplus: 'pairs of one side of a tie',
    };
    expect(
      places
        .filter(({ type }) => getNamedType(type).name === 'UUID')
        .map(({ place, name }) => ({ place, name }))
        .filter(({ name }) => !/^ids?$|Ids?$/.test(name) && !(name in plain))
        // A sheet has the names of its format, tarokk-sheet/1.
        .filter(({ place }) => !/^(MatchSheet|Sheet|Seated)/.test(place)),
    ).toEqual([]);
  });

  it('calls the year of a season seasonYear, but in the season itself', () => {
    expect(
      places
        .filter(({ name, type }) => getNamedType(type).name === 'Int' && /^(year|season)$/.test(name))
        .map(({ place }) => place)
        .sort(),
    ).toEqual(['Season.year', 'TrophiesOfYear.year']);
  });

  it('has previews that begin with preview, and dry runs that say dryRun', () => {
    const queries = Object.values(schema.getQueryType()!.getFields());
    expect(
      queries
        .filter(({ name, type }) => /Preview|Removal/.test(getNamedType(type).name) !== name.startsWith('preview'))
        .map(({ name }) => name),
    ).toEqual([]);
    const dryRuns = places.filter(({ name }) => /dry|simulat|trial/i.test(name));
    expect(dryRuns.length).toBeGreaterThan(10);
    expect(
      dryRuns.filter(({ name, type }) => name !== 'dryRun' || String(type) !== 'Boolean!').map(({ place }) => place),
    ).toEqual([]);
  });

  it('calls one thing by one word wherever a caller gives it', () => {
    const words: readonly { readonly type: RegExp; readonly not: RegExp; readonly but: RegExp }[] = [
      // What is searched for by words is `search`; the log is narrowed by a part of a name, which is not the same.
      // The query that is called so takes what is typed as `text`.
      { type: /^Name$/, not: /^(find|query|q|text|term)$/, but: /^Query\.search\(text/ },
      // A span of days is `from` and `until`, both included.
      // A change of rank is one since a day, and lists nothing of the days between.
      {
        type: /^Day$/,
        not: /^(to|since|after|before|till|first|last|start|end)/,
        but: /^Query\.championshipTable\(since/,
      },
      // A language is `language`.
      { type: /^Language$/, not: /^(?!language$)/, but: /^$/ },
      // The lists of a kind or state take several, and say so.
      { type: /^\w+(State|Kind)$/, not: /^(kind|state)$/, but: /^(\w+Input\.|Query\.\w*Queue)/ },
      // How many are wanted is `first` or `last`.
      { type: /^Int$/, not: /^(limit|take|top|size|count|offset|skip|page)$/, but: /^(AuctionCall|Sheet)/ },
      // The password of the caller is `password`, the one that is to come `newPassword`.
      { type: /^String$/, not: /^(old|new|current|present)$|^(old|current|present)Password$/, but: /^$/ },
      // The day of the annual meeting, who leaves, persons: as in other inputs of the same.
      { type: /./, not: /^(people|leavesId|meeting|filter|where)$/, but: /^$/ },
      // What a list leaves out or lets in is `with…`, and what is accepted in spite of a warning `acknowledge…`.
      { type: /^Boolean$/, not: /Only$|^(only|include|accept|confirm|force|ignore|allow)/, but: /\.accepted$/ },
    ];
    const given = places.filter(({ place }) => isGiven(place));
    expect(given.length).toBeGreaterThan(600);
    expect(
      words.flatMap(({ type, not, but }) =>
        given
          .filter(({ place, name, type: of }) => type.test(getNamedType(of).name) && not.test(name) && !but.test(place))
          .map(({ place }) => place),
      ),
    ).toEqual([]);
  });

  it('narrows a list by arguments of its own, and takes an input in mutations alone', () => {
    const queries = Object.values(schema.getQueryType()!.getFields());
    const inputs = queries.flatMap((field) =>
      field.args
        .filter(({ type }) => isInputObjectType(getNamedType(type)))
        .map(({ name }) => `${field.name}(${name})`),
    );
    // What a decision was made on, what is to be planned, a span: one thing with parts, not a heap of choices.
    expect(inputs.sort()).toEqual([
      'previewApproval(seen)',
      'previewDecision(seen)',
      'previewFreeDecision(seen)',
      'previewPlannedMatch(venue)',
      'trophies(listNumbers)',
    ]);
    const mutations = Object.values(schema.getMutationType()!.getFields());
    expect(
      mutations
        .filter(({ args }) => args.length > 0 && args.map(({ name }) => name).join() !== 'input')
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('has no list with holes, and no mutation without a result', () => {
    const withHoles = places.filter(({ type }) => {
      const list = getNullableType(type);
      return isListType(list) && !isNonNullType(list.ofType);
    });
    // A place in the draw that nobody has is a bye; a node that is not there leaves its place.
    expect(withHoles.map(({ place }) => place)).toEqual(['CupDraw.places', 'Query.nodes']);
    const mutations = Object.values(schema.getMutationType()!.getFields());
    expect(mutations.filter(({ type }) => !isNonNullType(type)).map(({ name }) => name)).toEqual([]);
  });
});

function undescribed(type: GraphQLNamedType, isRoot: boolean): string[] {
  const missing: string[] = [];
  const check = (name: string, description: string | null | undefined): void => {
    if (description === undefined || description === null || description.trim() === '') missing.push(name);
  };
  if (!isRoot) check(type.name, type.description);
  if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value.description);
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      check(`${type.name}.${field.name}`, field.description);
      for (const argument of field.args) check(`${type.name}.${field.name}(${argument.name})`, argument.description);
    }
  }
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) check(`${type.name}.${field.name}`, field.description);
  }
  return missing;
}
