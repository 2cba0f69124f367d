import { text, type Text } from '../language.js';

/** What a code says: the rule that is broken, or null for what only the form of a record says, and the sentence. */
export interface CodeMeaning {
  readonly rule: string | null;
  readonly text: Text;
}

/** @param rule its number in the ruleset's own document, or `S…` of the session record */
export function meaning(rule: string | null, en: string, de: string, hu: string): CodeMeaning {
  return { rule, text: text(en, de, hu) };
}
