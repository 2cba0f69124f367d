import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLNamedType,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { afterAll, describe, expect, it } from '@jest/globals';
import { raw } from '../support/ask.js';
import { ownOffice } from '../support/own-office.js';
import { projectRoot } from '../support/project.js';

const committed = readFileSync(join(projectRoot, 'schema.graphql'), 'utf8');

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
