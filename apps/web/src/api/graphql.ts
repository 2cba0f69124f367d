import type { Documents } from '../generated/documents.js';
import type { Language } from '@tarokk/rules';
import { makeDocument, type MakeDocument } from './document.js';

export { nameOf, type Query, type ResultOf, textOf, type VariablesOf } from './document.js';

/** A query with the types of its variables and its answer, which `node scripts/build.mjs types` makes from the schema. */
export const graphql = makeDocument as MakeDocument<Documents>;

/** As the schema names a language. A subscription has no header that could say it. */
export function schemaLanguage(language: Language): Uppercase<Language> {
  return language.toUpperCase() as Uppercase<Language>;
}
