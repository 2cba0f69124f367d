import { print } from '@0no-co/graphql.web';
import { initGraphQLTada, type TadaDocumentNode } from 'gql.tada';
import type { Language } from '../language/languages.js';
import type { introspection } from '../generated/schema.js';

/** A query with the types of its variables and its answer, from the committed schema. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: {
    DateTime: string;
    Day: string;
    IdempotencyKey: string;
    JSON: unknown;
    Name: string;
    UUID: string;
    Words: string;
  };
}>();

/** As the schema names a language. A subscription has no header that could say it. */
export function schemaLanguage(language: Language): 'EN' | 'DE' | 'HU' {
  return language.toUpperCase() as 'EN' | 'DE' | 'HU';
}

export type Query<Answer, Variables> = TadaDocumentNode<Answer, Variables>;

const texts = new WeakMap<object, string>();

/** The text that is sent; the server knows a query again by it. */
export function textOf(query: Query<unknown, never>): string {
  const known = texts.get(query);
  if (known !== undefined) return known;
  const text = print(query);
  texts.set(query, text);
  return text;
}
