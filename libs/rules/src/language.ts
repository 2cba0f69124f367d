/** The languages of every text that a person reads. */
export const languages = ['en', 'de', 'hu'] as const;
export type Language = (typeof languages)[number];

/** One text in each language. */
export type Text = Readonly<Record<Language, string>>;

/** What a sentence of the program leaves open, by the names in its braces: `year` of `in {year}`. */
export type PlacesOf<Words extends string> = Words extends `${infer _Before}{${infer Place}}${infer After}`
  ? (Place extends `${infer Name}|${infer _Words}` ? Name : Place) | PlacesOf<After>
  : never;

/** The English is kept as a type, so that whoever fills the sentence in can be held to what it leaves open (`PlacesOf`). */
export function text<const English extends string>(
  en: English,
  de: string,
  hu: string,
): Text & { readonly en: English } {
  return Object.freeze({ en, de, hu });
}

/** A template taken apart. */
interface Parts {
  /** Texts and what stands in braces in turn, beginning with a text. */
  readonly pieces: readonly string[];
  /** Whether it has a Hungarian article that depends on what follows: `a(z)`. */
  readonly hasArticle: boolean;
}
const taken = new Map<string, Parts>();

function partsOf(template: string): Parts {
  let parts = taken.get(template);
  if (!parts) {
    const pieces = template.split(/\{(\w+(?:\|[^{}|]*\|[^{}|]*)?)\}/);
    parts = { pieces, hasArticle: template.includes('(z)') };
    taken.set(template, parts);
  }
  return parts;
}

/**
 * Fills the `{name}` places of a sentence; a place without a value stays as it is. `{name|match|matches}` is the first word
 * where the value is one, else the second: English and German need it, Hungarian has the singular after every number.
 * `a(z)` before a place becomes the Hungarian article of its value.
 * @param template one of the program's own sentences: each is taken apart once and kept
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  const { pieces, hasArticle } = partsOf(template);
  let filled = pieces[0]!;
  for (let index = 1; index < pieces.length; index += 2) {
    const [name, one, several] = pieces[index]!.split('|') as [string, string?, string?];
    const value = values[name];
    const word = one === undefined || value === undefined ? value : String(value) === '1' ? one : several;
    if (hasArticle && word !== undefined) filled = withArticle(filled, String(word));
    filled += `${word ?? `{${pieces[index]!}}`}${pieces[index + 1]!}`;
  }
  return filled;
}

function withArticle(before: string, word: string): string {
  return before.replace(/([Aa])\(z\)([^\p{L}\p{N}]*)$/u, (_, letter: string, between: string) => {
    const { az, Az } = hungarianArticle(word);
    return `${letter === 'A' ? Az : az}${between}`;
  });
}

/** The Hungarian article of a number or a name, inside a sentence and at its beginning: az 50, a 100, az 1000. */
export function hungarianArticle(word: string | number): { readonly az: 'a' | 'az'; readonly Az: 'A' | 'Az' } {
  return isSaidWithVowel(String(word)) ? { az: 'az', Az: 'Az' } : { az: 'a', Az: 'A' };
}

/**
 * Whether a Hungarian says a vowel first, so that the article is `az`: of a number when it begins with five, or with a one that is
 * said as `egy` or `ezer`; of a letter that stands alone, by its name.
 */
function isSaidWithVowel(words: string): boolean {
  const [first = ''] = /[\p{L}\p{N}]+/u.exec(words) ?? [];
  const [digits] = /^\d+/.exec(first) ?? [];
  if (digits !== undefined) return digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1);
  const bare = first.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.length === 1 ? /[aefilmnorsuxy]/.test(bare) : /^[aeiou]/.test(bare);
}
