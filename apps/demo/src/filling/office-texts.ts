import { languages } from '@tarokk/rules';
import { officeTexts } from '../office-texts.js';
import { REFUSED, type Visitor } from './visitor.js';

const SET = `mutation ($key: IdempotencyKey!, $kind: OfficeTextKind!, $language: Language!, $words: Words!) {
  setOfficeText(input: { idempotencyKey: $key, kind: $kind, language: $language, words: $words }) { ... on OfficeTextSet { kind } ${REFUSED} } }`;

/** What stands at the foot of every page, in all languages of the office. */
export async function writeOfficeTexts(admin: Visitor): Promise<void> {
  for (const language of languages) {
    for (const [kind, words] of Object.entries(officeTexts[language])) {
      await admin.ask(SET, { kind: kind.toUpperCase(), language: language.toUpperCase(), words });
    }
  }
}
