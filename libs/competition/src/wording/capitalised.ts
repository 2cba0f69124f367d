import type { Language } from '@tarokk/rules';

/** Words that stand at the beginning of a line, as a sentence begins. */
export function capitalised(words: string, language: Language): string {
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}
