/** Words with, where they lack some, those of another language. @param words none where the language has no words of an area */
export function filledIn(words: object = {}, instead: object = {}): object {
  const missing = Object.entries(instead).map(([key, theirs]: [string, unknown]) => {
    const own = (words as Readonly<Record<string, unknown>>)[key];
    return [key, areKeyed(theirs) && areKeyed(own) ? filledIn(own, theirs) : (own ?? theirs)] as const;
  });
  return Object.fromEntries(missing);
}

/** In the built pages a text that names something is a list of its parts (`compiled-words.ts`): it is one text. */
function areKeyed(words: unknown): words is object {
  return typeof words === 'object' && words !== null && !Array.isArray(words);
}
