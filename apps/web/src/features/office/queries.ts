import { notFound } from '@tanstack/react-router';
import type { PageContext, WrittenText } from '../../api/context.js';
import { graphql, type ResultOf, schemaLanguage } from '../../api/graphql.js';
import { load } from '../../api/load.js';

/** What the office says of itself, each kind once, in the reader's language where it is written in it. */
export const officeTexts = graphql(`
  query OfficeTexts($language: Language!) {
    office {
      texts(language: $language) {
        kind
        language
        words
      }
    }
  }
`);

export type OfficeText = ResultOf<typeof officeTexts>['office']['texts'][number];

/** What they are about, as the schema names it. */
export const kindInSchema = {
  about: 'ABOUT',
  contact: 'CONTACT',
  imprint: 'IMPRINT',
  join: 'JOIN',
} as const satisfies Record<WrittenText, OfficeText['kind']>;

/** For the page of a text; there is none while nothing is written. */
export async function loadOfficeText(context: PageContext, kind: WrittenText): Promise<void> {
  const { office } = await load(context, officeTexts, { language: schemaLanguage(context.namesIn) });
  if (!office.texts.some((text) => text.kind === kindInSchema[kind])) throw notFound();
}
